// Input from outside: wrong, damaged, and malicious.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { DIST, cell, frames, launch, ready, visit } from "./browser.mjs";

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

test("a list of a file with games is data, whatever it contains", async () => {
  const { page, wrong, context } = await visit(browser, `#${GRID}`);
  await cell(page, 1, 3).click();
  await page.keyboard.press("4");
  const saved = await page.evaluate(() => {
    const name = Object.keys(localStorage).find((name) => name.startsWith("evoku.game."));
    return JSON.parse(localStorage.getItem(name));
  });
  const game = { ...saved, id: "b1", title: "listed", list: "l", grid: [1], solved: "yes" };
  const lists = [["l", [null, 5, {}, { puzzle: 5 }, { puzzle: saved.puzzle, grid: 7 }]], ["m", 5], [null, null]];
  const text = JSON.stringify({ evoku: 1, games: [game], times: [null, 5, ["b1", HARM]], lists, results: [] });
  await page.getByRole("button", { name: "Games" }).click();
  await page.getByRole("button", { name: "Statistics" }).click();
  const file = { name: "games.json", mimeType: "application/json", buffer: Buffer.from(text) };
  await page.getByLabel("Load games and statistics").setInputFiles(file);
  await page.getByText("Loaded: 1 games, 0 solved puzzles.").waitFor();
  // A list that an earlier version kept may be damaged too.
  await page.evaluate(() => localStorage.setItem("evoku.list.m", "[null]"));
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Games" }).click();
  await page.locator(".resume", { hasText: "listed" }).click();
  await page.getByRole("dialog").waitFor({ state: "detached" });
  for (const list of ["l", "m"]) {
    await page.evaluate((list) => {
      const game = JSON.parse(localStorage.getItem("evoku.game.b1"));
      localStorage.setItem("evoku.game.b1", JSON.stringify({ ...game, list }));
    }, list);
    await page.reload();
    await ready(page);
    await page.getByRole("gridcell", { name: "row 1 column 3, 4" }).waitFor();
  }
  await unharmed(page, wrong);
  await context.close();
});

test("a game that can't be resumed gets the engine's own message", async () => {
  const { page, wrong, context } = await visit(browser, `#${GRID}`);
  await page.evaluate(() => {
    const game = { id: "c1", saved: '{"saved":9}', puzzle: "x", title: "newer", digits: [1], givens: [0] };
    localStorage.setItem("evoku.game.c1", JSON.stringify(game));
  });
  await page.getByRole("button", { name: "Games" }).click();
  await page.locator(".resume", { hasText: "newer" }).click();
  await page.locator("#notices").getByText("this version can't read the game").waitFor();
  await page.getByRole("gridcell", { name: "row 1 column 1, 5, given" }).waitFor();
  await unharmed(page, wrong);
  await context.close();
});

test("a damaged engine of an earlier visit is unpacked again", { timeout: 60_000 }, async () => {
  const { page, wrong, context } = await visit(browser);
  /** The number of bytes of the kept engine. They are replaced by `bytes`, if there are any. */
  const size = (bytes) =>
    page.evaluate(
      (bytes) =>
        new Promise((done) => {
          const opening = indexedDB.open("evoku", 1);
          opening.onsuccess = () => {
            const transaction = opening.result.transaction("engine", "readwrite");
            const cursor = transaction.objectStore("engine").openCursor();
            let size = 0;
            cursor.onsuccess = () => {
              size = cursor.result?.value.length;
              if (bytes) cursor.result.update(Uint8Array.from(bytes));
            };
            transaction.oncomplete = () => (opening.result.close(), done(size));
          };
        }),
      bytes,
    );
  // The page is ready before its worker has kept the engine.
  const kept = async () => {
    for (;;) {
      const found = await size();
      if (found > 1e6) return found;
      await frames(page, 1);
    }
  };
  const whole = await kept();
  await size([1, 2, 3]);
  await page.reload();
  await ready(page);
  assert.equal(await kept(), whole);
  await unharmed(page, wrong);
  await context.close();
});

test("a browser whose database fails starts without it", async () => {
  for (const broken of ["readonly", "readwrite"]) {
    const context = await browser.newContext({ locale: "en" });
    const page = await context.newPage();
    // The worker's script comes from a blob, so the fault is put in front of it.
    await page.addInitScript((broken) => {
      const fault = `const { transaction } = IDBDatabase.prototype;
        IDBDatabase.prototype.transaction = function (store, mode) {
          if (mode === "${broken}") throw new DOMException("closing", "InvalidStateError");
          return transaction.call(this, store, mode);
        };`;
      const { Blob } = globalThis;
      globalThis.Blob = function (parts, options) {
        return new Blob(options?.type === "text/javascript" ? [fault, ...parts] : parts, options);
      };
    }, broken);
    await page.goto(`file://${DIST}/evoku.html`);
    await ready(page);
    await cell(page, 1, 1).waitFor();
    await context.close();
  }
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
