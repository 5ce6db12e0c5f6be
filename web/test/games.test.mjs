// Games side by side, collections, the puzzle of the day, statistics, and what a first visit shows.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { DIST, cell, everywhere, launch, ready, violations, visit } from "./browser.mjs";

let browser;
before(async () => (browser = await launch()));
after(() => browser?.close());

const GIVEN = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const SOLUTION = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
const OTHER = "...7.4..5.2..1..7.....8...2.9...625.6...7...8.532...1.4...9.....3..6..9.2..4.7...";

const button = (page, name) => page.getByRole("button", { name, exact: true });

/** Types a digit into a cell. */
async function type(page, row, column, digit) {
  await cell(page, row, column).click();
  await page.keyboard.press(String(digit));
}

const has = (page, row, column, words) =>
  page.getByRole("gridcell", { name: `row ${row} column ${column}, ${words}`, exact: true }).waitFor();

/** Solves the puzzle of `GIVEN`, except for the last `left` cells. */
async function solve(page, left = 0) {
  const open = [...GIVEN].flatMap((digit, index) => (digit === "." ? [index] : []));
  for (const index of open.slice(0, open.length - left))
    await type(page, Math.floor(index / 9) + 1, (index % 9) + 1, SOLUTION[index]);
}

test("the board is drawn before the engine runs, which a worker compiles", async () => {
  const context = await browser.newContext({ locale: "en" });
  const page = await context.newPage();
  await page.addInitScript(() => {
    globalThis.seen = [];
    const compile = WebAssembly.compile;
    WebAssembly.compile = (bytes) => {
      globalThis.seen.push("compiled here");
      return compile(bytes);
    };
    new MutationObserver(() => {
      const [board, words] = [".first-board span", ".starting"].map((part) => document.querySelector(part));
      if (board && !document.body.dataset.ready) globalThis.seen.push(`${board.textContent} ${words.textContent}`);
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(`file://${DIST}/evoku.html`);
  await ready(page);
  assert.equal((await page.evaluate(() => globalThis.seen))[0], "5 Starting …");
  assert.ok(!(await page.evaluate(() => globalThis.seen)).includes("compiled here"));
  // The next visit shows the game at once.
  await type(page, 1, 3, 4);
  await page.reload();
  await ready(page);
  assert.equal((await page.evaluate(() => globalThis.seen))[0], "5 Starting …");
  await has(page, 1, 3, "4");
  await context.close();
});

everywhere("a new puzzle and a link leave the game in progress among the games", async (options) => {
  const { page, wrong, context } = await visit(browser, `#${GIVEN}`, options);
  await type(page, 1, 3, 4);
  await button(page, "New").click();
  await page.getByRole("dialog").getByRole("button", { name: /^Easy.+digit/ }).click();
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await page.evaluate((hash) => (location.hash = hash), OTHER);
  await page.getByRole("gridcell", { name: "row 1 column 4, 7, given" }).waitFor();
  await button(page, "Games").click();
  assert.deepEqual(await violations(page), []);
  // Only games with moves are kept, and the one on the board.
  assert.equal(await page.locator(".games > li").count(), 2);
  await page.locator(".resume", { hasText: "50 cells open" }).click();
  await has(page, 1, 3, "4");
  assert.ok(await button(page, "Undo").isEnabled());
  // The link again goes on with its game.
  await type(page, 1, 4, 6);
  await page.evaluate((hash) => (location.hash = hash), GIVEN);
  await has(page, 1, 4, "6");
  assert.deepEqual(wrong, []);
  await context.close();
});

test("a deleted game can be brought back", async () => {
  const { page, wrong, context } = await visit(browser, `#${GIVEN}`);
  await type(page, 1, 3, 4);
  await page.evaluate((hash) => (location.hash = hash), OTHER);
  await page.getByRole("gridcell", { name: "row 1 column 4, 7, given" }).waitFor();
  await button(page, "Games").click();
  await button(page, "Remove Sudoku 9×9").click();
  assert.equal(await page.locator(".games > li").count(), 1);
  await page.locator("#notices").getByRole("button", { name: "Undo" }).click();
  assert.equal(await page.locator(".games > li").count(), 2);
  assert.deepEqual(wrong, []);
  await context.close();
});

test("two tabs never overwrite each other's games", async () => {
  const { page, context } = await visit(browser, `#${GIVEN}`);
  await type(page, 1, 3, 4);
  const second = await context.newPage();
  await second.goto(page.url());
  await ready(second);
  // The second tab goes on with the game, and both show every move.
  await has(second, 1, 3, "4");
  await type(second, 1, 4, 6);
  await has(page, 1, 4, "6");
  await type(page, 1, 6, 8);
  await has(second, 1, 6, "8");
  // Another game in the second tab leaves the first one alone.
  await second.evaluate((hash) => (location.hash = hash), OTHER);
  await second.getByRole("gridcell", { name: "row 1 column 4, 7, given" }).waitFor();
  await type(second, 1, 1, 8);
  await page.reload();
  await ready(page);
  await has(page, 1, 4, "6");
  await second.reload();
  await ready(second);
  await has(second, 1, 1, "8");
  await context.close();
});

test("a collection keeps its progress, and its place after a reload", async () => {
  const { page, wrong, context } = await visit(browser);
  await button(page, "Open").click();
  await page.getByLabel("Puzzle or link").fill(`puzzle,name\n${GIVEN},one\n${OTHER},two\n`);
  await page.getByRole("dialog").getByRole("button", { name: "Open", exact: true }).click();
  await type(page, 1, 3, 4);
  await button(page, "Next puzzle").click();
  await page.getByRole("heading", { name: "two" }).waitFor();
  await type(page, 1, 1, 8);
  await button(page, "Previous puzzle").click();
  await has(page, 1, 3, "4");
  await button(page, "Next puzzle").click();
  await page.reload();
  await ready(page);
  await page.getByText("Puzzle 2 of 2").waitFor();
  await has(page, 1, 1, "8");
  await button(page, "Previous puzzle").click();
  await has(page, 1, 3, "4");
  assert.deepEqual(wrong, []);
  await context.close();
});

test("corner marks are along the edges, where centre marks don't hide them", async () => {
  const { page, context } = await visit(browser, `#${GIVEN}`);
  await cell(page, 1, 3).click();
  for (const digit of [1, 2, 4, 5, 6]) await page.keyboard.press(`Shift+Digit${digit}`);
  for (const digit of [7, 8, 9]) await page.keyboard.press(`Control+Digit${digit}`);
  const centre = await cell(page, 1, 3).locator(".centre").boundingBox();
  const corners = await cell(page, 1, 3).locator(".corner span").all();
  assert.equal(corners.length, 5);
  for (const corner of corners) {
    const box = await corner.boundingBox();
    const isApart =
      box.x + box.width <= centre.x || centre.x + centre.width <= box.x ||
      box.y + box.height <= centre.y || centre.y + centre.height <= box.y;
    assert.ok(isApart, await corner.textContent());
  }
  await context.close();
});

everywhere("a solved puzzle has its time and help, and leads to the next one", async (options) => {
  const { page, wrong, context } = await visit(browser, `#${GIVEN}`, options);
  await solve(page, 1);
  await button(page, "Check").click();
  await page.getByText("Everything is right so far.").waitFor();
  await type(page, 9, 7, 1);
  await page.getByText("Solved. Well done!").waitFor();
  const end = page.locator("evoku-finish");
  await end.getByText(/^\d+:\d\d · Easy · no hints · checked once$/).waitFor();
  assert.equal(await button(page, "Hint").isVisible(), false);
  assert.deepEqual(await violations(page), []);
  await end.getByRole("button", { name: "Statistics" }).click();
  await page.getByRole("row", { name: /^Easy 1 0 / }).waitFor();
  await page.keyboard.press("Escape");
  await end.getByRole("button", { name: "Play another" }).click();
  await page.getByText("Solved. Well done!").waitFor({ state: "detached" });
  assert.deepEqual(wrong, []);
  await context.close();
});

test("games and statistics move to another browser as a file", async () => {
  const { page, context } = await visit(browser, `#${GIVEN}`);
  await solve(page);
  await page.locator("evoku-finish").getByRole("button", { name: "Statistics" }).click();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    button(page, "Save games and statistics").click(),
  ]);
  const saved = readFileSync(await file.path(), "utf8");
  await context.close();

  const { page: other, wrong, context: elsewhere } = await visit(browser);
  await button(other, "Games").click();
  await button(other, "Statistics").click();
  await other.getByText("Solve a puzzle, and its level and time appear here.").waitFor();
  const load = (text) =>
    other.getByLabel("Load games and statistics").setInputFiles({ name: "a.json", mimeType: "application/json", buffer: Buffer.from(text) });
  await load("{}");
  await other.getByText(/not a copy of games/).waitFor();
  await load(saved);
  await other.getByText("Loaded: 1 games, 1 solved puzzles.").waitFor();
  await other.getByRole("row", { name: /^Easy 1 1 / }).waitFor();
  await other.keyboard.press("Escape");
  await button(other, "Games").click();
  await other.locator(".resume", { hasText: "solved" }).click();
  await other.getByText("Solved. Well done!").waitFor();
  assert.deepEqual(wrong, []);
  await elsewhere.close();
});

test("the puzzle of the day depends on the date and the level alone", async () => {
  const grid = async (date, level) => {
    const { page, context } = await visit(browser);
    await page.clock.setFixedTime(new Date(`${date}T12:00:00`));
    await button(page, "New").click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("group", { name: "Puzzle of the day" }).getByRole("button", { name: level }).click();
    await dialog.waitFor({ state: "detached" });
    await page.getByRole("heading", { name: /^Puzzle of (November|December) \d+, 2026$/ }).waitFor();
    const digits = await page.getByRole("grid").textContent();
    await context.close();
    return digits;
  };
  const all = [await grid("2026-11-27", "Easy"), await grid("2026-11-27", "Medium"), await grid("2026-12-01", "Easy")];
  assert.equal(new Set(all).size, 3);
  assert.equal(await grid("2026-11-27", "Easy"), all[0]);
});

everywhere("a puzzle is typed in, and each digit moves on to the next cell", async (options) => {
  const { page, wrong, context } = await visit(browser, "", options);
  await page.getByRole("button", { name: "Type one in" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("grid").waitFor();
  await page.keyboard.type("533");
  await dialog.getByText("Digits clash.").waitFor();
  await page.keyboard.press("Backspace");
  await page.keyboard.press("Backspace");
  await page.keyboard.type("3" + [...GIVEN.slice(2)].map((digit) => (digit === "." ? " " : digit)).join(""));
  assert.deepEqual(await violations(page), []);
  await button(page, "Play it").click();
  await has(page, 9, 9, "9, given");
  await has(page, 1, 3, "empty");
  assert.deepEqual(wrong, []);
  await context.close();
});

test("numbers of two digits are typed into the cell of their first digit", async () => {
  const { page, wrong, context } = await visit(browser);
  await page.clock.install();
  await page.getByRole("button", { name: "Type one in" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Size").selectOption("4x4");
  const at = (row, column) => dialog.getByRole("gridcell", { name: new RegExp(`^row ${row} column ${column},`) });
  const reads = async (row, column, digit) =>
    assert.equal(await at(row, column).locator(".digit").textContent({ timeout: 5000 }), digit, `row ${row} column ${column}`);
  await at(1, 1).click();
  // The clock is stopped, so that a slow machine makes no pause between two keys.
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
  await page.keyboard.type("1612");
  await reads(1, 1, "16");
  await reads(1, 2, "12");
  // Another cell begins another number.
  await page.keyboard.press("1");
  await at(4, 2).click();
  await page.keyboard.press("2");
  await reads(1, 3, "1");
  await reads(4, 2, "2");
  await at(16, 16).click();
  await page.keyboard.type("13");
  await reads(16, 16, "13");
  // After a pause, the next key belongs to the next cell.
  await at(9, 9).click();
  await page.keyboard.press("1");
  await page.clock.runFor(2000);
  await page.keyboard.press("4");
  await reads(9, 9, "1");
  await reads(9, 10, "4");
  await page.clock.resume();
  await button(page, "Play it").click();
  await has(page, 1, 1, "16, given");
  await has(page, 16, 16, "13, given");
  // The same holds in play, where a first key in a given is not a move.
  await cell(page, 2, 1).click();
  await page.keyboard.press("1");
  await cell(page, 2, 3).click();
  await page.keyboard.type("2");
  await has(page, 2, 3, "2, clashes");
  await has(page, 2, 1, "1, clashes");
  await cell(page, 1, 1).click();
  await page.keyboard.type("12");
  await has(page, 2, 3, "2, clashes");
  assert.deepEqual(wrong, []);
  await context.close();
});

/** Loads a copy of games on the page for statistics. */
async function load(page, copy) {
  await button(page, "Games").click();
  await page.getByRole("dialog").getByRole("button", { name: "Statistics" }).click();
  const file = { name: "games.json", mimeType: "application/json", buffer: Buffer.from(JSON.stringify(copy)) };
  await page.getByLabel("Load games and statistics").setInputFiles(file);
}

test("times are rounded to whole seconds", async () => {
  const { page, context } = await visit(browser);
  const results = [59, 60].map((seconds) => ({ id: `r${seconds}`, at: seconds, level: "easy", seconds }));
  await load(page, { evoku: 1, games: [], results });
  await page.getByRole("row", { name: "Easy 2 2 0:59 1:00" }).waitFor();
  await context.close();
});

test("without room, nothing is reported as kept", async () => {
  const { page, wrong, context } = await visit(browser, `#${GIVEN}`);
  const full = /no room to keep this game/;
  await page.evaluate(() => {
    const { setItem } = Storage.prototype;
    globalThis.isFull = /^evoku.(game.b|list|results)/;
    Storage.prototype.setItem = function (name, value) {
      if (globalThis.isFull.test(name)) throw new DOMException("full", "QuotaExceededError");
      return setItem.call(this, name, value);
    };
  });
  const game = { id: "a", saved: "x", puzzle: "x", title: "x", digits: [1], givens: [] };
  const results = [{ id: "a", at: 1 }];
  await load(page, { evoku: 1, games: [game, { ...game, id: "b" }], results });
  await page.getByText("Loaded: 1 games, 0 solved puzzles.").waitFor();
  await page.getByText(full).waitFor();
  await page.keyboard.press("Escape");
  await button(page, "Open").click();
  await page.getByLabel("Puzzle or link").fill(`${GIVEN}\n${OTHER}\n`);
  await page.getByLabel("Puzzle or link").press("Control+Enter");
  await page.locator("#notices").getByText(full).waitFor();
  await page.locator("#notices").getByRole("button", { name: "Close" }).click();
  await solve(page);
  await page.locator("#notices").getByText(full).waitFor();
  // A deleted game that can't be kept again stays deleted.
  await page.evaluate(() => (globalThis.isFull = /^evoku.game.a$/));
  await button(page, "Games").click();
  await button(page, "Remove x").click();
  await page.locator("#notices").getByRole("button", { name: "Undo" }).click();
  await page.locator("#notices").getByText(full).waitFor();
  assert.deepEqual(wrong, []);
  await context.close();
});

/** Holds requests to generate puzzles back. Returns functions that count, pass on and refuse them. */
async function held(page) {
  await page.evaluate(() => {
    const { postMessage } = Worker.prototype;
    globalThis.held = [];
    Worker.prototype.postMessage = function (data, ...more) {
      if (data?.name !== "generate") return postMessage.call(this, data, ...more);
      const answer = { made: [], found: 0, attempts: 9, refused: [], gaveUp: true, seed: "1" };
      globalThis.held.push({
        pass: () => postMessage.call(this, data, ...more),
        fail: () => this.onmessage({ data: { id: data.id, answer } }),
      });
    };
  });
  return {
    count: () => page.evaluate(() => globalThis.held.length),
    pass: () => page.evaluate(() => globalThis.held.pop().pass()),
    fail: () => page.evaluate(() => globalThis.held.pop().fail()),
  };
}

test("while a puzzle is generated, no second one is, and another game keeps its place", async () => {
  const { page, wrong, context } = await visit(browser);
  const requests = await held(page);
  const welcome = page.locator(".welcome");
  await welcome.getByRole("button", { name: "Easy" }).click();
  for (const level of ["Easy", "Medium"])
    assert.equal(await welcome.getByRole("button", { name: level }).isDisabled(), true);
  // The choices of the dialog replace the one before.
  await button(page, "New").click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: /^Easy.+digit/ }).click();
  for (const level of await dialog.locator(".levels button").all()) assert.equal(await level.isDisabled(), true);
  assert.equal(await requests.count(), 2);
  // A puzzle that was not found is not the end of the dialog.
  await requests.fail();
  await dialog.getByText(/^No puzzle after 9 attempts/).waitFor();
  await dialog.getByRole("group", { name: "Puzzle of the day" }).getByRole("button", { name: "Easy" }).click();
  await requests.fail();
  await dialog.getByText(/^No puzzle after 9 attempts/).waitFor();
  assert.equal(await dialog.locator(".levels button").first().isDisabled(), false);
  await page.keyboard.press("Escape");
  // A game that begins meanwhile stays on the board.
  await page.evaluate((hash) => (location.hash = hash), `${GIVEN.slice(0, -1)}.`);
  await has(page, 9, 9, "empty");
  await solve(page);
  await type(page, 9, 9, 9);
  await page.getByText("Solved. Well done!").waitFor();
  await button(page, "Play another").click();
  assert.equal(await button(page, "Play another").isDisabled(), true);
  await page.evaluate((hash) => (location.hash = hash), OTHER);
  await page.getByRole("gridcell", { name: "row 1 column 4, 7, given" }).waitFor();
  await requests.pass();
  await button(page, "Check").click();
  await page.getByText("Everything is right so far.").waitFor();
  await has(page, 1, 4, "7, given");
  assert.deepEqual(wrong, []);
  await context.close();
});

test("a link with a complete grid is not a solved game, unless the user solves it", async () => {
  const complete = JSON.stringify({ puzzle: GIVEN, placed: SOLUTION });
  const { page, wrong, context } = await visit(browser, `#play=${encodeURIComponent(complete)}`);
  const counted = () => page.evaluate(() => JSON.parse(localStorage.getItem("evoku.results") ?? "[]").length);
  const isSolved = (state) => page.getByText("Solved. Well done!").waitFor({ state });
  await isSolved("visible");
  // The level becomes known later, and neither that nor an undone move is a solution.
  await page.getByText(/^Easy · /).waitFor();
  await button(page, "Undo").click();
  await isSolved("detached");
  await button(page, "Redo").click();
  await isSolved("visible");
  assert.equal(await counted(), 0);
  await cell(page, 1, 3).click();
  await page.keyboard.press("Delete");
  await isSolved("detached");
  await page.keyboard.press("4");
  await isSolved("visible");
  assert.equal(await counted(), 1);
  assert.deepEqual(wrong, []);
  await context.close();
});

test("a pause hides the board and stops the clock", async () => {
  const { page, context } = await visit(browser, `#${GIVEN}`);
  await cell(page, 1, 3).click();
  await button(page, "Pause").click();
  assert.equal(await page.getByRole("gridcell").count(), 0);
  await page.keyboard.press("4");
  await page.locator(".resume-board").click();
  await has(page, 1, 3, "empty");
  await context.close();
});

test("houses of the selected cell are highlighted, and changes are announced", async () => {
  const { page, context } = await visit(browser, `#${GIVEN}`);
  await cell(page, 1, 3).click();
  assert.equal(await page.locator(".cell.near").count(), 20);
  await page.keyboard.press("5");
  await page.getByRole("status").getByText("row 1 column 3, 5, clashes").waitFor({ state: "attached" });
  await page.getByText("Settings and keys").click();
  await page.getByLabel("Highlight the row, column and box of the selected cell").uncheck();
  assert.equal(await page.locator(".cell.near").count(), 0);
  // Letters do nothing once they are switched off.
  await page.getByLabel(/^Letters are shortcuts/).uncheck();
  await cell(page, 1, 3).click();
  await page.keyboard.press("x");
  assert.equal(await page.getByRole("radio", { name: "Digit" }).getAttribute("aria-checked"), "true");
  await context.close();
});

test("the modes and the keys are a tab stop each, with arrow keys inside", async () => {
  const { page, context } = await visit(browser, `#${GIVEN}`);
  await page.getByRole("radio", { name: "Digit" }).focus();
  await page.keyboard.press("ArrowRight");
  assert.equal(await page.getByRole("radio", { name: "Corner" }).getAttribute("aria-checked"), "true");
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowDown");
  assert.equal(await page.evaluate(() => document.activeElement.textContent), "7");
  await page.keyboard.press("Tab");
  assert.equal(await page.evaluate(() => !!document.activeElement.closest("evoku-keypad")), false);
  await context.close();
});
