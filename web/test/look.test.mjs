// The appearance of every view, light and dark, on a phone and on a desk, in every language.
// SHOTS=folder saves screenshots.

import assert from "node:assert/strict";
import { mkdirSync } from "node:fs";
import { after, before, test } from "node:test";
import { DESK, everywhere, launch, overflow, PHONE, settled, violations, visit } from "./browser.mjs";

const shots = process.env.SHOTS;
if (shots) mkdirSync(shots, { recursive: true });

let browser;
before(async () => (browser = await launch()));
after(() => browser?.close());

async function views(page) {
  const links = await page
    .locator("nav a")
    .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  return links.map((href) => href.slice(1));
}

/** A language for each combination of colour scheme and screen. */
const LOCALES = { light: { phone: "en", desk: "es" }, dark: { phone: "fr", desk: "de" } };

for (const colorScheme of ["light", "dark"]) {
  for (const [name, viewport] of Object.entries({ phone: PHONE, desk: DESK })) {
    test(`${name}, ${colorScheme}: no violations, nothing sticks out`, async () => {
      const locale = LOCALES[colorScheme][name];
      const { page, wrong, context } = await visit(browser, "", { colorScheme, viewport, locale });
      for (const view of await views(page)) {
        await page.evaluate((hash) => (location.hash = hash), view);
        await settled(page);
        if (shots)
          await page.screenshot({
            path: `${shots}/${view}-${name}-${colorScheme}.png`,
            fullPage: true,
          });
        assert.deepEqual(await violations(page), [], view);
        assert.ok(
          (await overflow(page)) <= 0,
          `${view} sticks out by ${await overflow(page)} pixels`,
        );
      }
      assert.deepEqual(wrong, []);
      await context.close();
    });
  }
}

/**
 * The parts of views and dialogs that open on demand, each with the way to reach it from the first
 * view.
 */
const STATES = {
  hint: async (page) => {
    for (const words of ["Hint", "Which technique?", "Show me why"])
      await page.getByRole("button", { name: words }).click();
    await page.getByRole("button", { name: "Apply it" }).waitFor();
  },
  colours: (page) => page.getByRole("radio", { name: "Colour" }).click(),
  settings: (page) => page.getByText("Settings and keys").click(),
  new: (page) => page.getByRole("button", { name: "New" }).click(),
  open: async (page) => {
    await page.getByRole("button", { name: "Open" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Open", exact: true }).click();
    await page.getByRole("alert").waitFor();
  },
  share: (page) => page.getByRole("button", { name: "Share" }).click(),
  print: async (page) => {
    await page.getByRole("button", { name: "Print", exact: true }).click();
    await page.getByText("2 pages").waitFor({ timeout: 60_000 });
  },
  notice: (page) => page.evaluate(() => (location.hash = "play=53..7")),
  path: async (page) => {
    await page.evaluate(() => (location.hash = "understand"));
    await page.getByText(/steps lead/).waitFor();
    await page.getByRole("button", { name: "Next step" }).click();
  },
  order: async (page) => {
    await page.evaluate(() => (location.hash = "make"));
    for (const words of ["Variants and constraints", "Details"])
      await page.getByText(words).click();
  },
  setter: async (page) => {
    await page.evaluate(() => (location.hash = "make"));
    await page.getByRole("tab", { name: "By hand" }).click();
    for (const words of ["Constraints", "A new board"])
      await page.getByText(words, { exact: true }).click();
  },
};

everywhere("what opens has no violations either", async (options) => {
  for (const [name, reach] of Object.entries(STATES)) {
    const { page, context } = await visit(browser, "", options);
    await reach(page);
    await settled(page);
    const { width } = options.viewport;
    if (shots)
      await page.screenshot({ path: `${shots}/state-${name}-${width}.png`, fullPage: true });
    assert.deepEqual(await violations(page), [], name);
    assert.ok((await overflow(page)) <= 0, `${name} sticks out by ${await overflow(page)} pixels`);
    await context.close();
  }
});
