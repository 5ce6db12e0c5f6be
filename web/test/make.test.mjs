// Explains and makes puzzles as people do.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { cell, everywhere, launch, overflow, violations, visit } from "./browser.mjs";

let browser;
before(async () => (browser = await launch()));
after(() => browser?.close());

const HARD =
  "000704005020010070000080002090006250600070008053200010400090000030060090200407000".replaceAll(
    "0",
    ".",
  );

everywhere("the whole path is told step by step, with the ratings", async (options) => {
  const { page, wrong, context } = await visit(browser, `#understand=${HARD}`, options);
  await page.getByText(/steps lead to the solution/).waitFor();
  await page.getByRole("button", { name: "Next step" }).click();
  const first = await page.locator(".step-words").textContent();
  await page.getByRole("button", { name: "Next step" }).click();
  assert.notEqual(await page.locator(".step-words").textContent(), first);
  assert.ok((await page.locator("evoku-board .over svg *").count()) > 10);
  await page.getByRole("row", { name: /Solutions one/ }).waitFor();
  await page.getByRole("row", { name: /Sudoku Explainer/ }).waitFor({ timeout: 60_000 });
  await page.getByLabel(/each cell has in at least one solution/).check();
  await page.waitForFunction(
    () => document.querySelectorAll("evoku-board .over text.mark").length > 40,
  );
  assert.deepEqual(wrong, []);
  await context.close();
});

everywhere("puzzles are made to order, with a seed that makes them again", async (options) => {
  const { page, wrong, context } = await visit(browser, "#make", options);
  await page.getByLabel("Level").selectOption("easy");
  await page.getByLabel("Symmetry of the givens").selectOption("half-turn");
  await page.getByText("Details").click();
  await page.getByLabel("Seed").fill("7");
  const made = async () => {
    await page.getByRole("button", { name: "Generate a puzzle" }).click();
    await page.getByText("Seed 7:").waitFor({ timeout: 60_000 });
    return page.locator("evoku-board [role=grid]").textContent();
  };
  const first = await made();
  assert.ok(first.length >= 17);
  assert.equal(await made(), first);
  await page.getByRole("button", { name: "Play it" }).click();
  await page.getByRole("button", { name: "Hint" }).waitFor();
  assert.deepEqual(wrong, []);
  await context.close();
});

everywhere("cages are made, drawn and played", async (options) => {
  const { page, wrong, context } = await visit(browser, "#make", options);
  await page.getByLabel("Size").selectOption("2x2");
  await page.getByLabel("Level").selectOption("");
  await page.getByText("Variants and constraints").click();
  await page.getByLabel("Cages, lines, dots and clues").selectOption("killer");
  await page.getByRole("button", { name: "Generate a puzzle" }).click();
  await page.locator("evoku-board svg text.fill").first().waitFor({ timeout: 60_000 });
  await page.getByRole("button", { name: "Play it" }).click();
  await page.locator("evoku-play evoku-board svg text.fill").first().waitFor();
  await page.getByRole("button", { name: "Hint" }).click();
  await page.getByRole("button", { name: "Which technique?" }).waitFor();
  assert.deepEqual(wrong, []);
  await context.close();
});

everywhere("who sets a puzzle sees at once what it comes to", async (options) => {
  const { page, wrong, context } = await visit(browser, "#make", options);
  await page.getByRole("tab", { name: "By hand" }).click();
  await page.getByText("A new board").click();
  await page.getByLabel("Size").selectOption("2x2");
  await page.getByRole("button", { name: "Begin" }).click();
  await page.getByText("The puzzle has several solutions.").waitFor();
  const type = async (row, column, digit) => {
    await cell(page, row, column).click();
    await page.keyboard.press(String(digit));
  };
  await type(1, 1, 2);
  await type(2, 3, 1);
  await type(3, 2, 4);
  await type(4, 4, 3);
  await page.getByText("The puzzle has exactly one solution.").waitFor();
  await page.getByRole("row", { name: /Level/ }).waitFor();
  await type(1, 2, 2);
  await page.getByText("The puzzle has no solution.").waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByText("The puzzle has exactly one solution.").waitFor();
  await page.getByText("Constraints", { exact: true }).click();
  await page.getByLabel("Kind").selectOption("killer");
  await page.getByLabel("Numbers").fill("3");
  await cell(page, 1, 3).click();
  await cell(page, 1, 4).click({ modifiers: ["Shift"] });
  await page.getByRole("button", { name: "Add for the selected cells" }).click();
  await page.getByText("killer 3 r1c3 r1c4", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Remove killer 3 r1c3 r1c4" }).click();
  await page.getByText("killer 3 r1c3 r1c4", { exact: true }).waitFor({ state: "detached" });
  assert.deepEqual(wrong, []);
  await context.close();
});

everywhere("a puzzle is shared as a link and in every format, and comes back", async (options) => {
  const { page, wrong, context } = await visit(browser, `#${HARD}`, options);
  await page.getByRole("button", { name: "Share" }).click();
  const link = await page.getByLabel("Link that contains the puzzle").inputValue();
  const formats = await page
    .getByLabel("Format")
    .locator("option")
    .evaluateAll((all) => all.map((one) => one.value));
  assert.ok(formats.length > 10);
  const texts = {};
  for (const format of formats) {
    await page.getByLabel("Format").selectOption(format);
    texts[format] = await page.getByLabel("Text", { exact: true }).inputValue();
    // A format that can't express the puzzle is refused.
    const refusal = await page.getByRole("dialog").getByRole("alert").allTextContents();
    assert.ok(texts[format].length > 10 || refusal[0]?.length > 10, format);
  }
  assert.equal(texts.line.trim(), HARD);
  await context.close();
  const again = await visit(browser, link.slice(link.indexOf("#")), options);
  await again.page.getByRole("gridcell", { name: "row 1 column 4, 7, given" }).waitFor();
  assert.deepEqual([...wrong, ...again.wrong], []);
  await again.context.close();
});

test("a jigsaw is made of its regions, and others on the same board", async () => {
  const { page, wrong, context } = await visit(browser, "#make");
  await page.getByLabel("Size").selectOption("2x2");
  await page.getByLabel("Level").selectOption("");
  await page.getByText("Variants and constraints").click();
  await page.getByLabel(/Regions of a jigsaw/).fill("aaab accb dccb dddx");
  await page.getByRole("button", { name: "Generate a puzzle" }).click();
  await page.getByText(/region .* cells, expected 4/).waitFor({ timeout: 60_000 });
  await page.getByLabel(/Regions of a jigsaw/).fill("aaab accb dccb dddb");
  await page.getByRole("button", { name: "Generate a puzzle" }).click();
  await page.getByRole("button", { name: "Play it" }).click({ timeout: 60_000 });
  await page.getByText("Sudoku 4×4, jigsaw").waitFor();
  const thick = () => page.locator("evoku-board path.thick").getAttribute("d");
  const drawn = await thick();
  await page.evaluate(() => (location.hash = "make"));
  await page.getByLabel("Size").selectOption("played");
  await page.getByRole("button", { name: "Generate a puzzle" }).click();
  await page.getByRole("button", { name: "Play it" }).waitFor({ timeout: 60_000 });
  assert.equal(await thick(), drawn);
  assert.deepEqual(wrong, []);
  await context.close();
});

test("several puzzles are made at once, and all of them are on the desk", async () => {
  const { page, wrong, context } = await visit(browser, "#make");
  await page.getByText("Details").click();
  await page.getByLabel("Number of puzzles").fill("3");
  await page.getByRole("button", { name: "Generate a puzzle" }).click();
  await page.getByText(/^Seed \d+:/).waitFor({ timeout: 60_000 });
  await page.getByText("Puzzle 1 of 3").waitFor();
  await page.getByRole("button", { name: "Next puzzle" }).click();
  await page.getByRole("button", { name: "Play it" }).click();
  await page.getByText("Puzzle 2 of 3").waitFor();
  assert.deepEqual(wrong, []);
  await context.close();
});

everywhere("puzzles are printed as the command prints them", async (options) => {
  const { page, wrong, context } = await visit(browser, `#${HARD}`, options);
  await page.getByRole("button", { name: "Print", exact: true }).click();
  await page.getByText("2 pages; this is the first.").waitFor({ timeout: 60_000 });
  await page.getByLabel("With the solutions at the end").uncheck();
  await page.getByText("One page.").waitFor({ timeout: 60_000 });
  await page.getByLabel("Heading").fill("For the train");
  await page.keyboard.press("Tab");
  await page.locator("evoku-picture text", { hasText: "For the train" }).waitFor();
  await page.evaluate(() => (globalThis.print = () => {}));
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Print", exact: true }).click();
  assert.equal(await page.locator(".sheets > svg").count(), 1);
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    dialog.getByRole("button", { name: "Save as PDF" }).click(),
  ]);
  assert.match(readFileSync(await file.path(), "latin1"), /^%PDF-/);
  assert.deepEqual(wrong, []);
  await context.close();
});

everywhere("the regions of a jigsaw are drawn, and forgotten with the size", async (options) => {
  const { page, wrong, context } = await visit(browser, "#make", options);
  await page.getByLabel("Size").selectOption("2x2");
  await page.getByLabel("Level").selectOption("");
  await page.getByText("Variants and constraints").click();
  await page.getByText("jigsaw", { exact: true }).click();
  const rows = ["aaab", "accb", "dccb", "dddb"];
  for (const region of "abcd") {
    for (let row = 0; row < 4; row++)
      for (let column = 0; column < 4; column++)
        if (rows[row][column] === region) await cell(page, row + 1, column + 1).click({ modifiers: ["Shift"] });
    await page.locator("evoku-regions").getByRole("button", { name: region, exact: true }).click();
  }
  assert.equal(await page.getByLabel(/Regions of a jigsaw/).inputValue(), rows.join(""));
  await page.getByRole("button", { name: "Generate a puzzle" }).click();
  await page.getByRole("button", { name: "Play it" }).waitFor({ timeout: 60_000 });
  await page.getByLabel("Size").selectOption("2x3");
  assert.equal(await page.getByLabel(/Regions of a jigsaw/).inputValue(), "");
  await page.getByRole("button", { name: "Play it" }).click();
  await page.getByText("Sudoku 4×4, jigsaw").waitFor();
  assert.deepEqual(wrong, []);
  await context.close();
});

/** Opens the part that sets puzzles, with an empty board of 9x9. */
async function setting(options) {
  const visited = await visit(browser, "#make", options);
  await visited.page.getByRole("tab", { name: "By hand" }).click();
  await visited.page.getByText("Constraints", { exact: true }).click();
  return visited;
}

/** Adds a constraint of the chosen kind on cells. */
async function constrain(page, numbers, ...cells) {
  await page.getByLabel("Numbers").fill(numbers);
  for (const [index, [row, column]] of cells.entries())
    await cell(page, row, column).click({ modifiers: index ? ["Shift"] : [] });
  await page.getByRole("button", { name: "Add for the selected cells" }).click();
}

everywhere("kinds of constraints are searched for, and constraints selected on the board and in the list", async (options) => {
  const { page, wrong, context } = await setting(options);
  const kind = page.getByLabel("Kind");
  const shown = () => kind.locator("option").evaluateAll((all) => all.map(({ value }) => value));
  const all = (await shown()).length;
  await page.getByLabel("Search").fill("thermo");
  assert.ok((await shown()).includes("thermometer"));
  assert.ok((await shown()).length < 6);
  assert.match(await kind.inputValue(), /thermometer/);
  await page.getByLabel("Search").fill("killer");
  assert.equal(await kind.inputValue(), "killer");
  await constrain(page, "3", [1, 3], [1, 4]);
  await constrain(page, "5", [1, 4], [2, 4]);
  await page.getByLabel("Search").fill("");
  assert.equal((await shown()).length, all);
  const first = page.getByRole("button", { name: "killer 3 r1c3 r1c4", exact: true });
  const second = page.getByRole("button", { name: "killer 5 r1c4 r2c4", exact: true });
  await first.click();
  assert.equal(await page.locator('[role="gridcell"][aria-selected="true"]').count(), 2);
  const pressed = async () => Promise.all([first, second].map((one) => one.getAttribute("aria-pressed")));
  assert.deepEqual(await pressed(), ["true", "false"]);
  await cell(page, 1, 4).click();
  assert.deepEqual(await pressed(), ["true", "true"]);
  await cell(page, 2, 4).click();
  assert.deepEqual(await pressed(), ["false", "true"]);
  await constrain(page, "3", [1, 4], [1, 3]);
  await page.locator("#notices").getByText("The board already has this constraint.").waitFor();
  assert.deepEqual(await violations(page), []);
  assert.ok((await overflow(page)) <= 0);
  assert.deepEqual(wrong, []);
  await context.close();
});

test("kinds of constraints are found by their English and their own names", async () => {
  const { page, wrong, context } = await visit(browser, "#make", { locale: "fr" });
  await page.getByRole("tab").nth(1).click();
  await page.getByText("Contraintes", { exact: true }).click();
  const kind = page.locator("evoku-constraint-form select");
  for (const words of ["thermometer", "thermomètre"]) {
    await page.locator("evoku-constraint-form input[type=search]").fill(words);
    assert.match(await kind.inputValue(), /thermometer/, words);
  }
  assert.deepEqual(wrong, []);
  await context.close();
});

everywhere("clues that contradict each other are named and drawn", async (options) => {
  const { page, wrong, context } = await setting(options);
  await cell(page, 9, 9).click();
  await page.keyboard.press("7");
  await page.getByLabel("Search").fill("killer");
  await constrain(page, "3", [1, 1], [1, 2]);
  await constrain(page, "17", [5, 5], [5, 6]);
  await constrain(page, "4", [1, 8], [1, 9]);
  await page
    .getByText("These clues contradict each other, and none of them can be spared: killer 3 r1c1 r1c2, killer 4 r1c8 r1c9.")
    .waitFor();
  assert.equal(await page.locator(".constraints .broken").count(), 2);
  assert.equal(await page.getByRole("gridcell", { name: /orange/ }).count(), 4);
  assert.deepEqual(await violations(page), []);
  await page.getByRole("button", { name: "Undo" }).click();
  await page.locator(".constraints .broken").first().waitFor({ state: "detached" });
  assert.equal(await page.getByRole("gridcell", { name: /orange/ }).count(), 0);
  await cell(page, 9, 8).click();
  await page.keyboard.press("7");
  await page.getByText("none of them can be spared: r9c8, r9c9.").waitFor();
  assert.deepEqual(wrong, []);
  await context.close();
});
