// The core of the page in Firefox: opens from a file, plays, gives a hint, generates a puzzle and
// evolves.

import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { DIST } from "./browser.mjs";
import { FIREFOX, startFirefox } from "./marionette.mjs";

const skip = !FIREFOX && "NOT RUN: there is no Firefox; apt-get install firefox-esr";

/** Functions for scripts in the page: to wait for a condition, and to find buttons. */
const TOOLS = `
  const until = async (find) => {
    for (let tries = 0; tries < 600; tries++) {
      const found = find();
      if (found) return found;
      await new Promise((go) => setTimeout(go, 100));
    }
    throw new Error("nothing after a minute: " + find);
  };
  const all = (selector) => [...document.querySelectorAll(selector)];
  const button = (words) => until(() =>
    all("button").find((one) => one.textContent.startsWith(words) && !one.disabled));
`;

test("the core of the page works in Firefox", { skip, timeout: 400_000 }, async () => {
  const firefox = await startFirefox();
  const run = (body) => firefox.run(TOOLS + body);
  try {
    await firefox.open(pathToFileURL(join(DIST, "evoku.html")).href);
    await run(`await until(() => document.body.dataset.ready);`);
    const cells = await run(`return all("[role=gridcell]").length;`);
    assert.equal(cells, 81);
    const hint = await run(`
      (await button("Hint")).click();
      return (await until(() => all("evoku-hint p").find((p) => p.textContent.startsWith("Look at")))).textContent;
    `);
    assert.match(hint, /^Look at (row|column|box) \d\.$/);
    const made = await run(`
      location.hash = "make";
      (await button("Generate a puzzle")).click();
      await button("Play it");
      return all("evoku-made [role=gridcell]").length;
    `);
    assert.equal(made, 81);
    const ended = await run(`
      location.hash = "evolve";
      const start = await button("Start");
      const budget = all("label").find((label) => label.textContent.startsWith("Budget"));
      const input = budget.control ?? budget.querySelector("input");
      input.value = "20000";
      input.dispatchEvent(new Event("input"));
      start.click();
      const end = () => all("evoku-lane [role=status]").find((p) => /budget is spent|Solved/.test(p.textContent));
      return (await until(end)).textContent;
    `);
    assert.match(ended, /budget is spent|Solved/);
    if (process.env.SHOTS) writeFileSync(join(process.env.SHOTS, "firefox.png"), await firefox.picture());
  } finally {
    await firefox.end();
  }
});
