// The page's links to the book: they are there if the page knows where the book is, they lead to
// existing pages and places of the book, and the site contains the book if it was built.

import assert from "node:assert/strict";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath, pathToFileURL } from "node:url";
import { putBook } from "../build/book.mjs";
import { DIST, everywhere, launch, overflow, visit, violations } from "./browser.mjs";

const SOURCE = fileURLToPath(new URL("../../book/src/", import.meta.url));
const BUILT = fileURLToPath(new URL("../../target/book/html/", import.meta.url));
const HARD = "5....9......5..49.7.......284.165...........729.....4...5.7..84.8....5..1....82..";

let browser;
/** The folder with a page, and a book of empty pages that have the places of the real one. */
let folder;
let page;
before(async () => {
  browser = await launch();
  folder = mkdtempSync(join(tmpdir(), "evoku & book "));
  for (const name of readdirSync(SOURCE, { recursive: true }).filter((name) => name.endsWith(".md")))
    writePage(name);
  const address = pathToFileURL(join(folder, "book/")).href.replaceAll("&", "%26");
  const file = join(folder, "evoku.html");
  const written = readFileSync(join(DIST, "evoku.html"), "utf8");
  assert.ok(written.startsWith('<!doctype html>\n<html lang="en" data-book="">'));
  writeFileSync(file, written.replace('data-book=""', `data-book="${address}"`));
  page = pathToFileURL(file).href;
});
after(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The places of techniques in the book, as crates/book names them, from the examples of the book. */
const ANCHORS = readFileSync(new URL("../../book/examples.jsonl", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line).technique.toLowerCase().split(/[^a-z0-9]+/).filter(Boolean).join("-"))
  .map((slug) => `technique-${slug}`);

/** Writes a page with the places of its part of the book. */
function writePage(name) {
  const file = join(folder, "book", name.replace(/\bREADME\.md$/, "index.md").replace(/md$/, "html"));
  const places = name.startsWith("solving") ? [...new Set(ANCHORS)] : [];
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `<title>${name}</title>${places.map((place) => `<a id="${place}">here</a>`).join("")}`);
}

/** Checks that a link leads to an existing page, and to an existing place if it names one. */
async function leadsToBook(link) {
  const address = new URL(await link.getAttribute("href"));
  const file = fileURLToPath(`${address.origin === "null" ? "file://" : address.origin}${address.pathname}`);
  assert.ok(file.startsWith(join(folder, "book")) && existsSync(file), address.href);
  if (address.hash)
    assert.ok(readFileSync(file, "utf8").includes(`id="${address.hash.slice(1)}"`), address.href);
  // The real book, if it was built.
  const built = join(BUILT, file.slice(join(folder, "book").length));
  if (existsSync(join(BUILT, "index.html")))
    assert.ok(readFileSync(built, "utf8").includes(`id="${address.hash.slice(1)}`), address.href);
  assert.equal(await link.getAttribute("hreflang"), "en");
  assert.match(await link.getAttribute("title"), /\w/);
  return address;
}

/** Clicks on a link, and returns the address of the tab that it opens. */
async function followed(context, link) {
  const opened = context.waitForEvent("page");
  await link.click();
  const tab = await opened;
  await tab.waitForLoadState();
  const hash = new URL(tab.url()).hash.slice(1);
  if (hash) assert.equal(await tab.evaluate(() => document.querySelector(":target")?.id), hash);
  const url = tab.url();
  await tab.close();
  return url;
}

everywhere("each lesson leads to its chapter, and the view to the book", async (options) => {
  const { page: shown, wrong, context } = await visit(browser, "#lessons=1", { ...options, address: page });
  const chapters = readdirSync(join(SOURCE, "evolving")).filter((name) => /^\d/.test(name)).sort();
  assert.equal(chapters.length, 8);
  const lessons = shown.locator(".lesson-list button");
  for (const [index, chapter] of chapters.entries()) {
    await lessons.nth(index).click();
    const { pathname } = await leadsToBook(shown.locator(".lesson a.book"));
    assert.ok(pathname.endsWith(`/evolving/${chapter.replace(/md$/, "html")}`), pathname);
  }
  assert.match(await followed(context, shown.locator(".lesson a.book")), /8-experiments\.html$/);
  const book = shown.getByRole("link", { name: "The book", exact: true });
  await leadsToBook(book);
  assert.match(await followed(context, book), /\/book\/index\.html$/);
  // The lesson is still there.
  assert.equal(new URL(shown.url()).hash, "#lessons=8");
  assert.ok((await overflow(shown)) <= 0);
  assert.deepEqual(await violations(shown), []);
  assert.deepEqual(wrong, []);
  await context.close();
});

everywhere("a hint names its technique as a link to the article", async (options) => {
  const { page: shown, wrong, context } = await visit(browser, "", { ...options, address: page });
  const hint = shown.locator("evoku-hint");
  const link = hint.locator("a.book");
  await shown.getByRole("button", { name: "Hint" }).click();
  await hint.getByText("Look at").waitFor();
  assert.equal(await link.count(), 0, "the place comes before the technique");
  await shown.getByRole("button", { name: "Which technique?" }).click();
  await leadsToBook(link);
  // The sentence around the link is complete.
  assert.match(await hint.locator("p:has(a.book)").textContent(), /^(Full House|\w+ Single)\. Look at .*\.$/);
  await shown.getByRole("button", { name: "Show me why" }).click();
  await leadsToBook(hint.locator("strong a.book"));
  assert.match(await followed(context, link), /\/solving\/singles\.html#technique-/);
  assert.ok((await overflow(shown)) <= 0);
  assert.deepEqual(await violations(shown), []);
  assert.deepEqual(wrong, []);
  await context.close();
});

everywhere("each step names its technique as a link to the article", async (options) => {
  const { page: shown, wrong, context } = await visit(browser, `#understand=${HARD}`, { ...options, address: page });
  const link = shown.locator(".step-words h2 a.book");
  const techniques = shown.locator("evoku-understand .steps .technique");
  await techniques.first().waitFor({ timeout: 60_000 });
  const names = await techniques.allTextContents();
  const kinds = new Set(names);
  assert.ok(kinds.size > 3, String([...kinds]));
  for (const name of kinds) {
    await techniques.nth(names.indexOf(name)).click();
    assert.equal(await link.textContent(), name);
    await leadsToBook(link);
  }
  assert.match(await followed(context, link), /\/solving\/[a-z-]+\.html#technique-/);
  assert.ok((await overflow(shown)) <= 0);
  assert.deepEqual(await violations(shown), []);
  assert.deepEqual(wrong, []);
  await context.close();
});

test("other languages say that the book is in English", async () => {
  const words = { de: /Englisch/, fr: /anglais/, es: /inglés/ };
  for (const [locale, english] of Object.entries(words)) {
    const { page: shown, context } = await visit(browser, "#lessons=1", { locale, address: page });
    const titles = await shown.locator("a.book").evaluateAll((links) => links.map(({ title }) => title));
    assert.equal(titles.length, 2);
    for (const title of titles) assert.match(title, english);
    await context.close();
  }
});

test("a page without a book has no links to it", async () => {
  const { page: shown, context } = await visit(browser, "#lessons=1");
  assert.match(await shown.locator(".lesson h2").textContent(), /1\. /);
  assert.equal(await shown.locator("a.book").count(), 0);
  await shown.evaluate(() => (location.hash = "play"));
  for (const name of ["Hint", "Which technique?", "Show me why"]) await shown.getByRole("button", { name }).click();
  await shown.locator("evoku-hint strong").waitFor();
  assert.equal(await shown.locator("a.book").count(), 0);
  await context.close();
});

test("the site has the book if it was built, and links to it", () => {
  const [book, site] = [join(folder, "book"), join(folder, "site")];
  mkdirSync(site);
  assert.equal(putBook(join(folder, "nowhere"), site, "page"), "");
  assert.ok(!existsSync(join(site, "book")));
  assert.equal(putBook(book, site, "page"), "book/");
  assert.ok(existsSync(join(site, "book/solving/fish.html")));
  assert.equal(readFileSync(join(site, "book/evoku.html"), "utf8"), "page");
  // A book that is gone leaves the site.
  assert.equal(putBook(join(folder, "nowhere"), site, "page"), "");
  assert.ok(!existsSync(join(site, "book")));

  const [, address] = /<html lang="en" data-book="(.*?)">/.exec(readFileSync(join(DIST, "site/index.html"), "utf8"));
  assert.equal(address, existsSync(join(DIST, "site/book")) ? "book/" : "");
  if (address) {
    assert.ok(existsSync(join(DIST, "site", address, "index.html")));
    const copy = readFileSync(join(DIST, "site", address, "evoku.html"), "utf8").slice(0, 100);
    assert.match(copy, /data-book="\.\/"/);
  }
});
