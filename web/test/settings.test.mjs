// Settings of the page, and the player's own marks.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { cell, everywhere, launch, overflow, ready, violations, visit } from "./browser.mjs";

let browser;
before(async () => (browser = await launch()));
after(() => browser?.close());

const GIVEN = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

everywhere("mistakes are shown never, when asked, or at once, and the choice is kept", async (options) => {
  const { page, wrong, context } = await visit(browser, `#${GIVEN}`, options);
  const check = page.getByRole("button", { name: "Check" });
  const mistake = page.getByRole("gridcell", { name: "row 1 column 3, 1, wrong" });
  await cell(page, 1, 3).click();
  await page.keyboard.press("1");
  await page.getByRole("gridcell", { name: "row 1 column 3, 1" }).waitFor();
  assert.equal(await mistake.count(), 0);
  await check.click();
  await mistake.waitFor();
  await page.getByText("Settings and keys").click();
  await page.getByLabel("Show mistakes").selectOption("Never");
  await mistake.waitFor({ state: "detached" });
  assert.equal(await check.isVisible(), false);
  await page.reload();
  await ready(page);
  await page.getByText("Settings and keys").click();
  assert.equal(await page.getByLabel("Show mistakes").inputValue(), "never");
  assert.equal(await check.isVisible(), false);
  await page.getByLabel("Show mistakes").selectOption("At once");
  await mistake.waitFor();
  await page.reload();
  await ready(page);
  await mistake.waitFor();
  await cell(page, 1, 3).click();
  await page.keyboard.press("2");
  await page.getByRole("gridcell", { name: "row 1 column 3, 2, wrong" }).waitFor();
  await page.keyboard.press("4");
  await page.getByRole("gridcell", { name: "row 1 column 3, 4" }).waitFor();
  assert.deepEqual(await violations(page), []);
  assert.deepEqual(wrong, []);
  await context.close();
});

test("motion follows the browser until the user chooses, and the choice is kept", async () => {
  const { page, wrong, context } = await visit(browser, "", { reducedMotion: "no-preference" });
  const duration = () =>
    page.getByRole("button", { name: "Undo" }).evaluate((button) => getComputedStyle(button).transitionDuration);
  assert.match(await duration(), /0\.12s/);
  await page.emulateMedia({ reducedMotion: "reduce" });
  assert.equal(await duration(), "0s");
  await page.getByText("Settings and keys").click();
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.getByLabel("Reduce motion").check();
  assert.equal(await duration(), "0s");
  await page.reload();
  await ready(page);
  assert.equal(await duration(), "0s");
  await page.getByText("Settings and keys").click();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.getByLabel("Reduce motion").uncheck();
  assert.match(await duration(), /0\.12s/);
  assert.deepEqual(wrong, []);
  await context.close();
});

everywhere("candidates are coloured, and lines and arrows drawn, undone and kept", async (options) => {
  const { page, wrong, context } = await visit(browser, `#${GIVEN}`, options);
  await page.getByRole("radio", { name: "Colour" }).click();
  await cell(page, 1, 3).click();
  await cell(page, 2, 2).click({ modifiers: ["Shift"] });
  await cell(page, 5, 5).click({ modifiers: ["Shift"] });
  const lines = page.locator("evoku-board .own path");
  await page.getByRole("button", { name: "Line through the cells" }).click();
  await page.getByRole("button", { name: "Arrow through the cells" }).click();
  assert.equal(await lines.count(), 2);
  const [line, arrow] = await lines.evaluateAll((all) => all.map((path) => path.getAttribute("d")));
  assert.equal(line, "M250,50L150,150L450,450");
  assert.ok(arrow.startsWith(`${line}M`), arrow);
  await page.getByLabel("Colours go to").selectOption("4");
  await page.getByRole("button", { name: "blue" }).click();
  const coloured = page.getByRole("gridcell", { name: "row 1 column 3, empty, corner marks 4, 4 blue, Line through the cells" });
  await coloured.waitFor();
  await page.reload();
  await ready(page);
  await coloured.waitFor();
  assert.equal(await lines.count(), 2);
  assert.deepEqual(await violations(page), []);
  assert.ok((await overflow(page)) <= 0);
  for (const left of [2, 1, 0]) {
    await page.getByRole("button", { name: "Undo" }).click();
    assert.equal(await lines.count(), left);
  }
  await page.getByRole("gridcell", { name: "row 1 column 3, empty", exact: true }).waitFor();
  await page.getByRole("button", { name: "Redo" }).click();
  await cell(page, 2, 2).click();
  await page.keyboard.press("Delete");
  assert.equal(await lines.count(), 0);
  assert.deepEqual(wrong, []);
  await context.close();
});
