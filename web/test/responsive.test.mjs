// The page stays responsive while the engine works: its own tasks are short, and long work ends as
// soon as the user cancels it.

import assert from "node:assert/strict";
import { cpus, loadavg } from "node:os";
import { after, before, test } from "node:test";
import { launch, SCREENS, visit } from "./browser.mjs";

let browser;
before(async () => (browser = await launch()));
after(() => browser.close());

/** The promised limits in milliseconds, for an idle machine. */
const TASK = 50;
const CANCEL = 300;

/** Other programs slow the page down. Then the limits are wider, and only detect that it hangs. */
const isIdle = () => loadavg()[0] < cpus().length;
const limit = (promised) => (isIdle() ? promised : 8 * promised);

/** Opens a view, and records its long tasks from now on. */
async function watched(hash, options = SCREENS.desk) {
  const visited = await visit(browser, hash, options);
  await visited.page.evaluate(() => {
    globalThis.long = [];
    new PerformanceObserver((list) =>
      globalThis.long.push(...list.getEntries().map((entry) => entry.duration)),
    ).observe({ type: "longtask" });
  });
  return visited;
}

/** Checks that the page had no long tasks, and prints their durations. */
async function assertShort(page, what) {
  const long = await page.evaluate(() => globalThis.long);
  console.log(`tasks of the page above 50 ms, ${what}: ${long.join(", ") || "none"}`);
  const most = Math.max(...long, 0);
  assert.ok(most <= limit(TASK), `the page stood still for ${most} ms`);
}

/** Presses a button. Returns the milliseconds until the page shows a text in a status. */
function answered(page, button, words) {
  return page.evaluate(
    async ([button, words]) => {
      const all = [...document.querySelectorAll("button")];
      const pressed = all.find((one) => one.textContent === button && one.offsetParent);
      const says = () =>
        [...document.querySelectorAll("[role=status]")].some((one) =>
          one.textContent.includes(words),
        );
      const start = performance.now();
      pressed.click();
      while (!says()) await new Promise((next) => setTimeout(next, 1));
      return performance.now() - start;
    },
    [button, words],
  );
}

for (const [screen, options] of Object.entries(SCREENS))
  test(`25x25 is made and cancelled at once (${screen})`, async () => {
    const { page, wrong, context } = await watched("#make", options);
    await page.getByLabel("Size").selectOption("5x5");
    await page.getByLabel("Level").selectOption("extreme");
    await page.getByRole("button", { name: "Make a puzzle" }).click();
    await page.getByRole("progressbar").waitFor();
    await page.waitForTimeout(1500);
    const cancelled = await answered(page, "Cancel", "Cancelled.");
    console.log(`cancelled after ${cancelled.toFixed(0)} ms`);
    assert.ok(cancelled <= limit(CANCEL), `it took ${cancelled} ms`);
    // A new worker handles the next order.
    await page.getByLabel("Size").selectOption("2x2");
    await page.getByLabel("Level").selectOption("");
    await page.getByRole("button", { name: "Make a puzzle" }).click();
    await page.getByText(/^Seed \d+:/).waitFor({ timeout: 60_000 });
    await assertShort(page, "making 25x25");
    assert.deepEqual(wrong, []);
    await context.close();
  });

test("the page is free while two algorithms race, and stops them at once", async () => {
  const { page, wrong, context } = await watched("#evolve");
  await page.getByLabel("Two algorithms side by side").check();
  await page.getByRole("combobox", { name: "Algorithm", exact: true }).selectOption("random-search");
  await page.getByRole("combobox", { name: "Second algorithm" }).selectOption("mutation-ga");
  await page.getByLabel("Budget: evaluations").fill("100000000");
  await page.getByLabel("Seed").fill("5");
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await page.locator("evoku-race svg").waitFor();
  await page.waitForTimeout(2000);
  const paused = await answered(page, "Pause", "Paused.");
  assert.ok(paused <= limit(CANCEL), `it took ${paused} ms`);
  await assertShort(page, "two runs");
  assert.deepEqual(wrong, []);
  await context.close();
});

test("the page is free during an experiment", async () => {
  const { page, wrong, context } = await watched("#measure");
  await page.getByLabel("Puzzles").selectOption("4x4");
  await page.getByLabel("The first so many").fill("3");
  await page.getByLabel("Runs of each").fill("10");
  await page.getByLabel("Evaluations of a run").fill("20000");
  await page.getByRole("button", { name: "Measure", exact: true }).click();
  await page.getByText("All runs are made.").waitFor({ timeout: 60_000 });
  await assertShort(page, "an experiment");
  assert.deepEqual(wrong, []);
  await context.close();
});
