// The page stays responsive whatever the engine computes: it draws frames meanwhile, and long work
// ends when the user asks for that. Times are printed for the record and never asserted.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { frames, launch, SCREENS, visit } from "./browser.mjs";

let browser;
before(async () => (browser = await launch()));
after(() => browser.close());

/** The frames that the page draws while the engine works: a second on an idle machine. */
const FRAMES = 60;

/** Opens a view and records its long tasks from now on. */
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

/** Prints the tasks of the page that took more than 50 ms. */
async function report(page, what) {
  const long = await page.evaluate(() => globalThis.long);
  console.log(`tasks of the page above 50 ms, ${what}: ${long.join(", ") || "none"}`);
}

/** Presses a button, and waits until the page draws its status. */
async function answered(page, button, words) {
  const milliseconds = await page.evaluate(
    ([button, words]) =>
      new Promise((done) => {
        const all = [...document.querySelectorAll("button")];
        const start = performance.now();
        all.find((one) => one.textContent === button && one.offsetParent).click();
        const look = () => {
          const statuses = [...document.querySelectorAll("[role=status]")];
          if (statuses.some((one) => one.textContent.includes(words))) done(performance.now() - start);
          else requestAnimationFrame(look);
        };
        look();
      }),
    [button, words],
  );
  console.log(`${words} after ${milliseconds.toFixed(0)} ms`);
}

for (const [screen, options] of Object.entries(SCREENS))
  test(`generating 25x25 leaves the page free and can be cancelled (${screen})`, async () => {
    const { page, wrong, context } = await watched("#make", options);
    await page.getByLabel("Size").selectOption("5x5");
    await page.getByLabel("Level").selectOption("extreme");
    await page.getByRole("button", { name: "Generate a puzzle" }).click();
    const progress = page.getByRole("progressbar");
    await progress.waitFor();
    await frames(page, FRAMES);
    assert.ok(await progress.isVisible(), "the engine still works");
    await answered(page, "Cancel", "Cancelled.");
    // Another worker takes the next order.
    await page.getByLabel("Size").selectOption("2x2");
    await page.getByLabel("Level").selectOption("");
    await page.getByRole("button", { name: "Generate a puzzle" }).click();
    await page.getByText(/^Seed \d+:/).waitFor({ timeout: 60_000 });
    await report(page, "generating 25x25");
    assert.deepEqual(wrong, []);
    await context.close();
  });

test("the page is free while two algorithms race, and pauses them", async () => {
  const { page, wrong, context } = await watched("#evolve");
  await page.getByLabel("Two algorithms side by side").check();
  await page.getByRole("combobox", { name: "Algorithm", exact: true }).selectOption("random-search");
  await page.getByRole("combobox", { name: "Second algorithm" }).selectOption("mutation-ga");
  await page.getByLabel("Budget: evaluations").fill("100000000");
  await page.getByLabel("Seed").fill("5");
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await page.locator("evoku-race svg").waitFor();
  await frames(page, FRAMES);
  await answered(page, "Pause", "Paused.");
  await report(page, "two runs");
  assert.deepEqual(wrong, []);
  await context.close();
});

test("the page is free during an experiment", async () => {
  const { page, wrong, context } = await watched("#measure");
  await page.getByLabel(/^Puzzles/).selectOption("4x4");
  await page.getByLabel("Number of puzzles, from the first").fill("3");
  await page.getByLabel("Runs per algorithm").fill("10");
  await page.getByLabel("Evaluations per run").fill("20000");
  await page.getByRole("button", { name: "Measure", exact: true }).click();
  const done = page.getByText("All runs are finished.");
  await frames(page, 3);
  assert.ok(!(await done.isVisible()), "frames were drawn before the last run");
  await done.waitFor({ timeout: 60_000 });
  await report(page, "an experiment");
  assert.deepEqual(wrong, []);
  await context.close();
});
