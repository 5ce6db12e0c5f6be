// People come back: views keep their work, forms keep what still makes sense, and the defects that
// users found stay mended.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { DIST, cell, everywhere, launch, overflow, PHONE, ready, visit } from "./browser.mjs";

let browser;
before(async () => (browser = await launch()));
after(() => browser?.close());

const GIVEN = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

const button = (page, name) => page.getByRole("button", { name, exact: true });
const view = (page, name) => page.getByRole("link", { name, exact: true }).click();

test("Evolve keeps its run in other views, and its choices after a reload", async () => {
  const { page, wrong, context } = await visit(browser, "#evolve");
  const algorithm = page.getByRole("combobox", { name: "Algorithm", exact: true });
  await algorithm.selectOption("random-search");
  await page.getByLabel("Budget: evaluations").fill("100000000");
  await page.getByLabel("Seed").fill("5");
  await button(page, "Start").click();
  await page.getByRole("status").getByText("Running").waitFor();
  await view(page, "Play");
  // A new puzzle on the desk leaves the run alone.
  await page.evaluate((hash) => (location.hash = hash), GIVEN);
  await view(page, "Evolve");
  await button(page, "Pause").click();
  await page.getByText("Paused.").waitFor();
  assert.equal(await algorithm.inputValue(), "random-search");
  await algorithm.selectOption("row-ga");
  await page.getByText("Description and parameters").first().click();
  await page.getByLabel("population", { exact: false }).first().fill("30");
  await page.reload();
  await ready(page);
  assert.equal(await algorithm.inputValue(), "row-ga");
  assert.equal(await page.getByLabel("population", { exact: false }).first().inputValue(), "30");
  assert.equal(await page.getByLabel("Budget: evaluations").inputValue(), "100000000");
  assert.deepEqual(wrong, []);
  await context.close();
});

test("the contestants of a lesson have names, and a lesson leads to the next one", async () => {
  const { page, wrong, context } = await visit(browser, "#lessons=2");
  await button(page, "Start").click();
  await page.locator("evoku-race svg").waitFor();
  const names = await page.locator(".lane-title").allTextContents();
  assert.equal(new Set(names).size, 2);
  for (const name of names) assert.doesNotMatch(name, /^ga$/);
  const curves = await page.locator("evoku-race svg").textContent();
  for (const name of names) assert.ok(curves.includes(name), `${name} is not in the chart`);
  await button(page, "Next lesson").click();
  await page.getByRole("heading", { name: /^3\. / }).waitFor();
  assert.equal(new URL(page.url()).hash, "#lessons=3");
  // The lesson and its place stay while another view is shown.
  await view(page, "Play");
  await view(page, "Lessons");
  await page.getByRole("heading", { name: /^3\. / }).waitFor();
  assert.deepEqual(wrong, []);
  await context.close();
});

everywhere("a constraint's numbers don't become those of another kind", async (options) => {
  const { page, wrong, context } = await visit(browser, "#make", options);
  await page.getByRole("tab", { name: "By hand" }).click();
  await page.getByText("Constraints", { exact: true }).click();
  await page.getByLabel("Kind").selectOption("killer");
  await page.getByLabel("Numbers").fill("9");
  await page.getByLabel("Kind").selectOption("arrow");
  assert.equal(await page.getByLabel("Numbers").inputValue(), "");
  // Enter adds a constraint, once.
  await page.getByLabel("Kind").selectOption("killer");
  await cell(page, 1, 3).click();
  await cell(page, 1, 4).click({ modifiers: ["Shift"] });
  await page.getByLabel("Numbers").fill("9");
  await page.getByLabel("Numbers").press("Enter");
  await page.getByText("killer 9 r1c3 r1c4").waitFor();
  await page.getByLabel("Numbers").press("Enter");
  await page.getByText("The board already has this constraint.").waitFor();
  assert.equal(await page.locator(".constraints li").count(), 1);
  // A line with a gap is refused.
  await page.getByLabel("Kind").selectOption("thermometer");
  await cell(page, 5, 1).click();
  await cell(page, 5, 3).click({ modifiers: ["Shift"] });
  await button(page, "Add for the selected cells").click();
  await page.getByText("The cells must touch, one after the other.").waitFor();
  assert.equal(await page.locator(".constraints li").count(), 1);
  // The part of the view stays.
  await view(page, "Play");
  await view(page, "Make");
  await page.getByRole("tab", { name: "By hand", selected: true }).waitFor();
  assert.deepEqual(wrong, []);
  await context.close();
});

test("a fast drag skips no cell", async () => {
  const { page, context } = await visit(browser, `#${GIVEN}`);
  const [from, to] = [await cell(page, 2, 1).boundingBox(), await cell(page, 2, 9).boundingBox()];
  await page.mouse.move(from.x + 9, from.y + 9);
  await page.mouse.down();
  await page.mouse.move(to.x + 9, to.y + 9);
  await page.mouse.up();
  assert.equal(await page.locator('[aria-selected="true"]').count(), 9);
  await context.close();
});

test("the right arrow leads from the end of a row to the next row", async () => {
  const { page, context } = await visit(browser, `#${GIVEN}`);
  await cell(page, 1, 9).click();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("4");
  assert.equal(await page.evaluate(() => document.activeElement.dataset.cell), "9");
  await context.close();
});

test("large collections and puzzles without a single solution say so", async () => {
  const { page, context } = await visit(browser);
  const paste = async (text) => {
    await button(page, "Open").click();
    await page.getByLabel("Puzzle or link").fill(text);
    await page.getByLabel("Puzzle or link").press("Control+Enter");
    await page.getByRole("dialog").waitFor({ state: "detached" });
  };
  await paste(`${GIVEN}\n`.repeat(1200));
  await page.getByText("Only the first 1000 were opened.").waitFor();
  await paste(`55${GIVEN.slice(2)}`);
  await page.getByText("The puzzle has no solution.").waitFor();
  await paste("1...............");
  await page.getByText("The puzzle has several solutions.").waitFor();
  // Spaces are open cells.
  await paste(GIVEN.replaceAll(".", " ").match(/.{9}/g).join("\n"));
  await page.getByRole("gridcell", { name: "row 9 column 9, 9, given" }).waitFor();
  assert.equal(await page.locator("#notices .notice").count(), 0);
  await context.close();
});

test("on a phone, a new game begins at the top, and a hint moves no key", async () => {
  const options = { viewport: PHONE, hasTouch: true, isMobile: true };
  const { page, wrong, context } = await visit(browser, `#${GIVEN}`, options);
  await cell(page, 1, 3).tap();
  await page.getByRole("radio", { name: "Colour" }).tap();
  const key = () => page.locator(".key").first().evaluate((key) => key.getBoundingClientRect().top + scrollY);
  const before = await key();
  await button(page, "Check").tap();
  await page.getByText("Everything is right so far.").waitFor();
  await button(page, "Hint").tap();
  await button(page, "Which technique?").tap();
  assert.equal(await key(), before);
  await button(page, "Close").tap();
  await page.evaluate(() => scrollTo(0, 300));
  await page.evaluate((hash) => (location.hash = hash), GIVEN.replace("5", "."));
  await page.getByRole("gridcell", { name: "row 1 column 1, empty" }).waitFor();
  assert.equal(await page.evaluate(() => scrollY), 0);
  assert.equal(await page.locator('[aria-selected="true"]').count(), 0);
  assert.equal(await page.getByRole("radio", { name: "Digit" }).getAttribute("aria-checked"), "true");
  // Another view begins at its top too.
  await page.evaluate(() => scrollTo(0, 300));
  await view(page, "Measure");
  assert.equal(await page.evaluate(() => scrollY), 0);
  assert.deepEqual(wrong, []);
  await context.close();
});

test("a large board is enlarged on a phone", async () => {
  const { page, wrong, context } = await visit(browser, `#${".".repeat(256)}`, { viewport: PHONE });
  const width = async () => (await cell(page, 1, 1).boundingBox()).width;
  const before = await width();
  await button(page, "Enlarge the board").click();
  assert.ok((await width()) > 1.8 * before);
  assert.ok((await overflow(page)) <= 0);
  assert.deepEqual(wrong, []);
  await context.close();
});

test("charts are saved, as drawings and as pictures", async () => {
  const { page, wrong, context } = await visit(browser, "#evolve");
  await page.getByLabel("Budget: evaluations").fill("20000");
  await button(page, "Start").click();
  await page.getByText(/budget is spent|Solved/).waitFor();
  for (const [name, file] of [["Save as SVG", "run.svg"], ["Save as PNG", "run.png"]]) {
    const [saved] = await Promise.all([page.waitForEvent("download"), button(page, name).click()]);
    assert.equal(saved.suggestedFilename(), file);
  }
  assert.deepEqual(wrong, []);
  await context.close();
});

test("the default experiment has a verdict", async () => {
  const { page, wrong, context } = await visit(browser, "#measure");
  await button(page, "Measure").click();
  await page.getByText("All runs are finished.").waitFor({ timeout: 60_000 });
  await page.locator(".verdicts").getByText(/row-ga beats its baseline/).waitFor();
  await view(page, "Play");
  await view(page, "Measure");
  await page.locator(".verdicts").getByText(/row-ga beats its baseline/).waitFor();
  assert.deepEqual(wrong, []);
  await context.close();
});

test("arrow keys walk along the explanation, whose notation is folded", async () => {
  const { page, wrong, context } = await visit(browser, `#understand=${GIVEN}`);
  await page.getByText(/steps lead to the solution/).waitFor();
  await page.getByRole("button", { name: "Next step" }).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.getByText(/^2 of \d+$/).waitFor();
  await page.keyboard.press("ArrowLeft");
  await page.getByText(/^1 of \d+$/).waitFor();
  assert.equal(await page.locator(".step-words .code").isVisible(), false);
  assert.deepEqual(wrong, []);
  await context.close();
});

test("a format that can't express a puzzle is refused beside the text", async () => {
  const { page, context } = await visit(browser, `#play=${encodeURIComponent('{"puzzle": "................", "constraints": ["killer 3 r1c1 r1c2"]}')}`);
  await button(page, "Share").click();
  await page.getByLabel("Format").selectOption("line");
  await page.getByRole("dialog").getByRole("alert").getByText(/killer/).waitFor();
  assert.equal(await page.getByLabel("Text", { exact: true }).inputValue(), "");
  await context.close();
});

test("at 200 % zoom nothing is fixed over the contents, and controls have 24 pixels", async () => {
  const { page, wrong, context } = await visit(browser, "", { viewport: { width: 640, height: 400 } });
  const small = () =>
    page.evaluate(() =>
      [...document.querySelectorAll("button, a:not(.skip), select, input, summary")]
        .filter((one) => one.checkVisibility())
        .map((one) => [one.outerHTML.slice(0, 80), (one.closest("label") ?? one).getBoundingClientRect()])
        .filter(([, { width, height }]) => width < 24 || height < 24)
        .map(([words]) => words),
    );
  for (const name of ["play", "understand", "make", "evolve", "measure", "lessons"]) {
    await page.evaluate((name) => (location.hash = name), name);
    await page.locator(`evoku-${name}`).waitFor();
    assert.deepEqual(await small(), [], name);
    assert.ok((await overflow(page)) <= 0, name);
  }
  assert.equal(await page.locator("nav").first().evaluate((nav) => getComputedStyle(nav).position), "static");
  assert.deepEqual(wrong, []);
  await context.close();
});

test("the puzzle that is tapped before the engine runs is selected afterwards", async () => {
  const context = await browser.newContext({ locale: "en" });
  const page = await context.newPage();
  // Taps as soon as the board is drawn.
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      const cell = document.querySelector('.first-board [data-cell="2"]');
      if (!cell) return;
      observer.disconnect();
      cell.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  await page.goto(`file://${DIST}/evoku.html`);
  await ready(page);
  await page.keyboard.press("4");
  await page.getByRole("gridcell", { name: "row 1 column 3, 4", selected: true }).waitFor();
  await context.close();
});
