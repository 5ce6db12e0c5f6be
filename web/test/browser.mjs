// Opens the page in a real browser for tests: an installed Chromium.

import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { fileURLToPath, pathToFileURL } from "node:url";
import { chromium } from "playwright-core";

export const DIST = join(dirname(dirname(fileURLToPath(import.meta.url))), "dist");
const PAGE = pathToFileURL(join(DIST, "evoku.html")).href;

const PLACES = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export const PHONE = { width: 360, height: 800 };
export const DESK = { width: 1280, height: 800 };

/** The kinds of screens on which the page is tested. */
export const SCREENS = {
  desk: { viewport: DESK, colorScheme: "light" },
  phone: { viewport: PHONE, colorScheme: "dark" },
};

/** Registers a test for every kind of screen. `act` gets the options of a visit. */
export function everywhere(name, act) {
  for (const [screen, options] of Object.entries(SCREENS))
    test(`${name} (${screen})`, () => act(options));
}

/** Starts the browser. */
export async function launch() {
  const executablePath = process.env.CHROMIUM ?? PLACES.find((place) => existsSync(place));
  if (!executablePath)
    throw new Error("no Chromium is here: apt-get install chromium, or set CHROMIUM to its path");
  return chromium.launch({ executablePath, args: FLAGS });
}

/** Opens the page, and records its errors and its requests. */
export async function visit(browser, hash = "", options = {}) {
  const { address = PAGE, ...more } = options;
  const context = await browser.newContext({
    viewport: DESK,
    locale: "en",
    reducedMotion: "reduce",
    ...more,
  });
  const page = await context.newPage();
  const wrong = [];
  const asked = [];
  page.on("pageerror", (error) => wrong.push(String(error)));
  page.on("console", (message) => message.type() === "error" && wrong.push(message.text()));
  page.on("request", (request) => asked.push(request.url()));
  page.on("dialog", (dialog) => {
    wrong.push(`a dialog of the browser: ${dialog.message()}`);
    return dialog.dismiss();
  });
  await page.goto(address + hash);
  await ready(page);
  return { page, context, wrong, asked };
}

export async function ready(page) {
  await page.waitForSelector("body[data-ready]", { timeout: 60_000 });
}

/** Waits until the page has drawn `count` frames. A page that is blocked draws none. */
export function frames(page, count) {
  return page.evaluate(
    (count) =>
      new Promise((done) => {
        const next = (left) => (left === 0 ? done() : requestAnimationFrame(() => next(left - 1)));
        next(count);
      }),
    count,
  );
}

/** Waits until the page has drawn 20 frames in a row without a change. */
export function settled(page) {
  return page.evaluate(
    () =>
      new Promise((done) => {
        let left = 20;
        const observer = new MutationObserver(() => (left = 20));
        observer.observe(document, {
          attributes: true,
          characterData: true,
          childList: true,
          subtree: true,
        });
        const next = () => {
          if (left-- > 0) return requestAnimationFrame(next);
          observer.disconnect();
          done();
        };
        next();
      }),
  );
}

/** A cell by its row and column, from 1. */
export function cell(page, row, column) {
  return page.getByRole("gridcell", { name: new RegExp(`^row ${row} column ${column},`) });
}

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** The violations that axe-core finds in the current state of the page. */
export async function violations(page) {
  await page.evaluate(AXE);
  const found = await page.evaluate(() => globalThis.axe.run());
  return found.violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map((node) => node.html)
        .slice(0, 3)
        .join(" ")}`,
  );
}

/** Presses Tab until the focused element has this name; fails after a hundred steps. */
export async function tabTo(page, name) {
  for (let step = 0; step < 100; step++) {
    await page.keyboard.press("Tab");
    const named = await page.evaluate(() => {
      const { activeElement: element } = document;
      return (
        element.getAttribute("aria-label") ??
        element.labels?.[0]?.textContent ??
        element.textContent
      );
    });
    if (named.startsWith(name)) return;
  }
  throw new Error(`Tab does not lead to "${name}"`);
}

/** The number of pixels by which the page is wider than the window. */
export function overflow(page) {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}
