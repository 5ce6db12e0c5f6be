// Input from outside: wrong, damaged, and malicious.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { cell, launch, ready, visit } from "./browser.mjs";

let browser;
before(async () => (browser = await launch()));
after(() => browser?.close());

const HARM = '<img src=x onerror="globalThis.harmed=1"><script>globalThis.harmed=1</script>"\'&lt;';
const GRID = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

async function unharmed(page, wrong) {
  assert.equal(await page.evaluate(() => globalThis.harmed), undefined);
  assert.equal(await page.locator("img, main script").count(), 0);
  assert.deepEqual(wrong, []);
}

test("wrong input gets the reader's own message with line and column", async () => {
  const { page, wrong, context } = await visit(browser);
  await page.getByRole("button", { name: "Open" }).click();
  await page
    .getByLabel("Puzzle or link")
    .fill("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..7");
  await page.getByRole("dialog").getByRole("button", { name: "Open", exact: true }).click();
  assert.match(await page.getByRole("alert").textContent(), /line 1: found 80 cells, expected 81/);
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await unharmed(page, wrong);
  await context.close();
});

test("names of puzzles are text, whatever stands in them", async () => {
  const { page, wrong, context } = await visit(browser);
  const puzzle = JSON.stringify({
    puzzle: GRID,
    name: HARM,
    author: HARM,
    comment: HARM,
    description: HARM,
    level: HARM,
  });
  await page.getByRole("button", { name: "Open" }).click();
  await page.getByLabel("Puzzle or link").fill(puzzle);
  await page.getByRole("dialog").getByRole("button", { name: "Open", exact: true }).click();
  await page.getByText(HARM).first().waitFor();
  await page.goto(page.url().replace(/#.*/, "") + "#understand");
  await page.getByRole("button", { name: "Next step" }).waitFor();
  await unharmed(page, wrong);
  await page.reload();
  await ready(page);
  await unharmed(page, wrong);
  await context.close();
});

test("a file with games is data, whatever it contains", async () => {
  const { page, wrong, context } = await visit(browser, `#${GRID}`);
  const good = { id: "a1", saved: HARM, puzzle: HARM, title: HARM, level: HARM, digits: [1, 0, 0, 0], givens: [0] };
  const bad = [null, 5, {}, { ...good, id: 5 }, { ...good, id: "../x" }, { ...good, digits: 5 }, { ...good, givens: "x" }];
  const odd = { ...good, id: "a2", open: HARM, changed: HARM, hints: {}, level: [1], daily: HARM, list: 7 };
  const results = [null, { id: "a", at: 1, level: {}, seconds: "x" }, { id: 5 }, { id: "b", at: 2, level: HARM, daily: "x" }];
  const text = JSON.stringify({ evoku: 1, games: [...bad, good, odd], times: 5, lists: [["l", 5], 7], results });
  await page.getByRole("button", { name: "Games" }).click();
  await page.getByRole("button", { name: "Statistics" }).click();
  const file = { name: "games.json", mimeType: "application/json", buffer: Buffer.from(text) };
  await page.getByLabel("Load games and statistics").setInputFiles(file);
  await page.getByText("Loaded: 2 games, 2 solved puzzles.").waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Games" }).click();
  // A damaged game leaves the board as it is.
  await page.locator(".resume", { hasText: HARM.slice(0, 20) }).last().click();
  await page.getByRole("gridcell", { name: "row 1 column 1, 5, given" }).waitFor();
  await page.reload();
  await ready(page);
  await page.getByRole("gridcell", { name: "row 1 column 1, 5, given" }).waitFor();
  await unharmed(page, wrong);
  await context.close();
});

test("links can't do harm", async () => {
  for (const link of [
    HARM,
    "%",
    "%zz%00",
    "play=%3Cimg%20src=x%3E",
    "javascript:globalThis.harmed=1",
    "understand=" + "9".repeat(81),
  ]) {
    const { page, wrong, context } = await visit(browser, `#${link}`);
    await cell(page, 1, 1).waitFor();
    await unharmed(page, wrong);
    await context.close();
  }
});

test("files that are no puzzles are refused in words", async () => {
  const { page, wrong, context } = await visit(browser);
  const files = {
    "empty.txt": "",
    "binary.bin": "\u0000\u0001\u0002\uffff".repeat(99),
    "deep.json": "[".repeat(50_000),
    "page.html": HARM,
  };
  for (const [name, text] of Object.entries(files)) {
    await page.getByRole("button", { name: "Open" }).click();
    await page
      .getByLabel("Or a file")
      .setInputFiles({ name, mimeType: "text/plain", buffer: Buffer.from(text) });
    await page.getByRole("alert").waitFor();
    assert.ok((await page.getByRole("alert").textContent()).length > 5, name);
    await page.keyboard.press("Escape");
  }
  await unharmed(page, wrong);
  await context.close();
});

test("a damaged game of an earlier visit is left alone", async () => {
  const { page, wrong, context } = await visit(browser);
  for (const saved of ["", "{", '{"saved":1,"puzzle":"x","moves":[{}]}', '{"saved":9}', HARM]) {
    await page.evaluate((text) => {
      localStorage.setItem("evoku.game", text);
      localStorage.setItem("evoku.settings", text);
      localStorage.setItem("evoku.clock", text);
      localStorage.setItem("evoku.setting", text);
      localStorage.setItem("evoku.language", text);
    }, saved);
    await page.reload();
    await ready(page);
    await cell(page, 1, 1).waitFor();
  }
  await unharmed(page, wrong);
  await context.close();
});

test("a browser that keeps nothing still plays", async () => {
  const { page, wrong, context } = await visit(browser);
  await context.addInitScript(() => {
    Object.defineProperty(globalThis, "localStorage", {
      get() {
        throw new DOMException("no", "SecurityError");
      },
    });
  });
  await page.reload();
  await ready(page);
  await cell(page, 1, 3).click();
  await page.keyboard.press("4");
  await page.getByRole("gridcell", { name: "row 1 column 3, 4" }).waitFor();
  await unharmed(page, wrong);
  await context.close();
});
