// How it looks: every view, light and dark, on a phone and on a desk, in both languages.
// SHOTS=folder keeps the pictures for people.

import assert from "node:assert/strict";
import { mkdirSync } from "node:fs";
import { after, before, test } from "node:test";
import { DESK, PHONE, launch, overflow, violations, visit } from "./browser.mjs";

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

for (const colorScheme of ["light", "dark"]) {
  for (const [name, viewport] of Object.entries({ phone: PHONE, desk: DESK })) {
    test(`${name}, ${colorScheme}: no violations, nothing sticks out`, async () => {
      const locale = colorScheme === "dark" ? "de" : "en";
      const { page, wrong, context } = await visit(browser, "", { colorScheme, viewport, locale });
      for (const view of await views(page)) {
        await page.evaluate((hash) => (location.hash = hash), view);
        await page.waitForTimeout(600);
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
