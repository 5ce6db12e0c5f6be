// Plays as people do: with keyboard, mouse and touch.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { PHONE, cell, everywhere, launch, ready, tabTo, visit } from "./browser.mjs";

let browser;
before(async () => (browser = await launch()));
after(() => browser?.close());

const GIVEN = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const HARD = "...7.4..5.2..1..7.....8...2.9...625.6...7...8.532...1.4...9.....3..6..9.2..4.7...";
const SOLUTION =
  "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

test("opens from a file within a second or two, and asks nobody", async () => {
  const { page, wrong, asked, context } = await visit(browser);
  await cell(page, 1, 1).waitFor();
  assert.deepEqual(wrong, []);
  assert.deepEqual(
    asked.filter((address) => !/^(file|blob|data):/.test(address)),
    [],
  );
  await assert.rejects(page.evaluate(() => fetch("https://example.org/")));
  await context.close();
});

test("is played with the keyboard alone, with undo and redo", async () => {
  const { page, wrong, context } = await visit(browser, `#${GIVEN}`);
  await cell(page, 1, 1).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("5");
  await page.getByRole("gridcell", { name: "row 1 column 3, 5, clashes" }).waitFor();
  await page.keyboard.press("Control+z");
  await page.getByRole("gridcell", { name: "row 1 column 3, empty" }).waitFor();
  await page.keyboard.press("Control+y");
  await page.getByRole("gridcell", { name: "row 1 column 3, 5, clashes" }).waitFor();
  await page.keyboard.press("Backspace");
  await page.keyboard.press("Shift+Digit1");
  await page.keyboard.press("Control+Digit4");
  await page
    .getByRole("gridcell", { name: "row 1 column 3, empty, corner marks 1, centre marks 4" })
    .waitFor();
  await page.keyboard.press("v");
  await page.keyboard.press("2");
  await page.getByRole("gridcell", { name: /row 1 column 3, .*blue/ }).waitFor();
  assert.deepEqual(wrong, []);
  await context.close();
});

test("a board is one tab stop, and everything is reached with Tab", async () => {
  const { page, context } = await visit(browser, `#${GIVEN}`);
  assert.equal(await page.locator('[role="gridcell"][tabindex="0"]').count(), 1);
  const texts = new Set();
  for (let press = 0; press < 60; press++) {
    await page.keyboard.press("Tab");
    texts.add(
      await page.evaluate(
        () =>
          document.activeElement.getAttribute("aria-label") ?? document.activeElement.textContent,
      ),
    );
  }
  for (const name of ["row 1 column 1, 5, given", "Digit", "1, ", "Hint"])
    assert.ok(
      [...texts].some((words) => words.includes(name)),
      name,
    );
  await context.close();
});

everywhere("a puzzle is solved to the end, and kept between visits", async (options) => {
  const { page, context } = await visit(browser, `#${GIVEN}`, options);
  for (let index = 0; index < 80; index++) {
    if (GIVEN[index] !== ".") continue;
    await cell(page, Math.floor(index / 9) + 1, (index % 9) + 1).click();
    await page.keyboard.press(SOLUTION[index]);
  }
  await page.reload();
  await ready(page);
  await page.getByRole("gridcell", { name: "row 1 column 3, 4" }).waitFor();
  await page.getByText("Solved. Well done!").waitFor();
  await context.close();
});

everywhere("mistakes are found when they are asked for", async (options) => {
  const { page, context } = await visit(browser, `#${GIVEN}`, options);
  await cell(page, 1, 3).click();
  await page.keyboard.press("1");
  await page.getByRole("button", { name: "Check" }).click();
  await page.getByText("One digit is wrong.").waitFor();
  await page.getByRole("gridcell", { name: "row 1 column 3, 1, wrong" }).waitFor();
  await context.close();
});

test("cells are selected by dragging and with Shift, and by touch", async () => {
  const { page, context } = await visit(browser, `#${GIVEN}`);
  const from = await cell(page, 5, 2).boundingBox();
  const to = await cell(page, 5, 3).boundingBox();
  await page.mouse.move(from.x + 9, from.y + 9);
  await page.mouse.down();
  await page.mouse.move(to.x + 9, to.y + 9, { steps: 5 });
  await page.mouse.up();
  assert.equal(await page.locator('[aria-selected="true"]').count(), 2);
  await page.keyboard.press("x");
  await page.keyboard.press("6");
  assert.equal(await page.getByRole("gridcell", { name: /corner marks 6/ }).count(), 2);
  await context.close();

  const phone = await visit(browser, `#${GIVEN}`, {
    viewport: PHONE,
    hasTouch: true,
    isMobile: true,
  });
  await cell(phone.page, 1, 3).tap();
  await phone.page.getByRole("button", { name: /^4, / }).tap();
  await phone.page.getByRole("gridcell", { name: "row 1 column 3, 4" }).waitFor();
  await phone.context.close();
});

everywhere(
  "a hint comes in stages, is drawn on the board, and is done on request",
  async (options) => {
    const { page, wrong, context } = await visit(browser, `#${HARD}`, options);
    const words = page.locator("evoku-hint [role=status]");
    await page.getByRole("button", { name: "Hint" }).click();
    await page.getByRole("button", { name: "Which technique?" }).click();
    const before = await words.textContent();
    await page.getByRole("button", { name: "Show me why" }).click();
    assert.notEqual(await words.textContent(), before);
    assert.ok((await page.locator("evoku-board .over svg *").count()) > 0);
    await page.getByRole("button", { name: "Apply it" }).click();
    await page.getByRole("button", { name: "Hint" }).waitFor();
    assert.ok(await page.getByRole("button", { name: "Undo" }).isEnabled());
    assert.deepEqual(wrong, []);
    await context.close();
  },
);

test("a puzzle is made, played and explained with the keyboard alone", async () => {
  const { page, wrong, context } = await visit(browser);
  await tabTo(page, "Make");
  await page.keyboard.press("Enter");
  await tabTo(page, "Level");
  await page.keyboard.type("Easy");
  await tabTo(page, "Generate a puzzle");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Play it" }).waitFor({ timeout: 60_000 });
  await page.keyboard.press("Shift+Tab");
  await tabTo(page, "Play it");
  await page.keyboard.press("Enter");
  await tabTo(page, "row 1 column 1");
  await page.keyboard.press("h");
  for (const words of ["Which technique?", "Show me why", "Apply it"]) {
    await page.getByRole("button", { name: words }).waitFor();
    await page.keyboard.press("h");
  }
  await page.getByRole("button", { name: "Hint" }).waitFor();
  await page.keyboard.press("Shift+Tab");
  await page.goto(page.url().replace(/#.*/, "#understand"));
  await page.getByText(/steps lead to the solution/).waitFor();
  await tabTo(page, "Next step");
  await page.keyboard.press("Enter");
  await page.getByText(/^1 of \d+$/).waitFor();
  assert.deepEqual(wrong, []);
  await context.close();
});

test("text that is pasted or dropped is opened, whatever its format", async () => {
  const { page, wrong, context } = await visit(browser);
  const hand = (kind, text) =>
    page.evaluate(
      ([kind, text]) => {
        const data = new DataTransfer();
        data.setData("text/plain", text);
        const init = { bubbles: true, [kind === "paste" ? "clipboardData" : "dataTransfer"]: data };
        const event = kind === "paste" ? new ClipboardEvent(kind, init) : new DragEvent(kind, init);
        document.body.dispatchEvent(event);
      },
      [kind, text],
    );
  await hand("paste", "1..4..1..1..4..1");
  await page.getByText("Sudoku 4×4").waitFor();
  await hand("drop", `puzzle,name\n${GIVEN},one\n${GIVEN.replace("5", ".")},another\n`);
  await page.getByText("Puzzle 1 of 2").waitFor();
  await page.getByRole("button", { name: "Next puzzle" }).click();
  await page.getByText("another").waitFor();
  await hand("paste", "53..7");
  await page
    .locator("#notices")
    .getByText(/line 1/)
    .waitFor();
  assert.deepEqual(wrong, []);
  await context.close();
});

test("in German, steps are told in German", async () => {
  const { page, wrong, context } = await visit(browser, "", { locale: "de" });
  const status = page.locator("evoku-hint [role=status]");
  await page.getByRole("button", { name: "Tipp" }).click();
  await status.getByText(/^Sieh dir (Block|Zeile|Spalte) \d an\.$/).waitFor();
  await page.getByRole("button", { name: "Womit?" }).click();
  await status.getByText(/^(Nackter|Versteckter) Einer\. Sieh dir/).waitFor();
  await page.getByRole("button", { name: "Zeig mir, warum" }).click();
  await status.getByText(/Also: r\dc\d ist \d\.$/).waitFor();
  await page.getByRole("link", { name: "Erklären" }).click();
  const steps = page.locator("evoku-understand .steps .technique");
  await steps.first().waitFor();
  for (const name of await steps.allTextContents()) assert.doesNotMatch(name, /Single|House/);
  assert.deepEqual(wrong, []);
  await context.close();
});

test("automatic marks keep what was ruled out", async () => {
  const { page, wrong, context } = await visit(browser, `#${GIVEN}`);
  await page.getByText("Settings and keys").click();
  await page.getByLabel(/Keep all possible digits/).check();
  await page.getByRole("gridcell", { name: "row 1 column 3, empty, corner marks 1 2 4" }).waitFor();
  await cell(page, 1, 3).click();
  await page.keyboard.press("Shift+Digit2");
  await page.getByRole("gridcell", { name: "row 1 column 3, empty, corner marks 1 4" }).waitFor();
  await cell(page, 1, 4).click();
  await page.keyboard.press("2");
  await page.keyboard.press("Control+z");
  await page.getByRole("gridcell", { name: "row 1 column 3, empty, corner marks 1 4" }).waitFor();
  assert.deepEqual(wrong, []);
  await context.close();
});

test("digit first: a key stays down and goes into each cell that is pressed", async () => {
  const { page, wrong, context } = await visit(browser, `#${GIVEN}`);
  await page.getByRole("button", { name: /^4, / }).click();
  await cell(page, 1, 3).click();
  await page.getByRole("gridcell", { name: "row 1 column 3, 4" }).waitFor();
  await cell(page, 8, 8).click();
  await page.getByRole("gridcell", { name: "row 8 column 8, 4" }).waitFor();
  assert.deepEqual(wrong, []);
  await context.close();
});

test("the clock can be hidden, and goes on after a reload", async () => {
  const { page, context } = await visit(browser, `#${GIVEN}`);
  await page.getByRole("button", { name: /0:02. Hide the clock/ }).click();
  await page.reload();
  await ready(page);
  await page.getByRole("button", { name: "Show the clock" }).click();
  assert.match(await page.locator("evoku-clock").textContent(), /0:0[2-9]|0:1/);
  await context.close();
});
