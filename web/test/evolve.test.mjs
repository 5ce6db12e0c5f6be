// Uses the views of evolution, measuring and lessons as people do.

import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { launch, overflow, violations, visit } from "./browser.mjs";

let browser;
before(async () => (browser = await launch()));
after(() => browser?.close());

const spent = /budget is spent|Solved/;

test("a run is watched, paused, stepped, and repeated with its command", async () => {
  const { page, wrong, context } = await visit(browser, "#evolve");
  // An algorithm that finds no solution before the test pauses it.
  const algorithm = page.getByRole("combobox", { name: "Algorithm", exact: true });
  await algorithm.selectOption("random-search");
  await page.getByLabel("Budget: evaluations").fill("20000000");
  await page.getByLabel("Seed").fill("5");
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await page.getByRole("status").getByText("Running").waitFor();
  await page.getByRole("img", { name: /Best and mean of random-search/ }).waitFor();
  assert.ok((await page.locator("evoku-attempt .heat").count()) > 0, "clashes are warm");
  await page.getByRole("button", { name: "Pause" }).click();
  await page.getByText("Paused").waitFor();
  const generation = async () =>
    Number((await page.locator(".facts-of-run dd").first().textContent()).replaceAll(",", ""));
  const before = await generation();
  await page.getByRole("button", { name: "One generation" }).click();
  await page.waitForFunction(
    (before) =>
      Number(document.querySelector(".facts-of-run dd").textContent.replaceAll(",", "")) ===
      before + 1,
    before,
  );
  await page.getByText("Repeat this run").click();
  const command = await page.locator("evoku-lane code").textContent();
  assert.match(command, /^evoku evolve --algorithm random-search --seed 5 --evaluations 20000000 --puzzle 53/);
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save the trace" }).click(),
  ]);
  assert.equal(file.suggestedFilename(), "run.csv");
  assert.match(await page.locator("evoku-lane code").textContent(), /--trace run.csv/);
  assert.deepEqual(await violations(page), []);
  assert.deepEqual(wrong, []);
  await context.close();
});

test("two algorithms race on the same puzzle and budget", async () => {
  const { page, wrong, context } = await visit(browser, "#evolve");
  await page.getByLabel("Two algorithms side by side").check();
  await page.getByLabel("Budget: evaluations").fill("40000");
  await page.getByLabel("Seed").fill("1");
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await page.locator("evoku-race svg").waitFor();
  await page.waitForFunction(
    () =>
      [...document.querySelectorAll("evoku-lane [role=status]")].filter((state) =>
        /budget is spent|Solved/.test(state.textContent),
      ).length === 2,
  );
  assert.equal(await page.locator("evoku-lane evoku-picture svg").count(), 2);
  assert.ok((await page.getByText("proves nothing").count()) > 0);
  await page.getByLabel("Horizontal axis", { exact: true }).selectOption("time");
  await page.locator("evoku-race svg text", { hasText: "milliseconds" }).waitFor();
  assert.deepEqual(await violations(page), []);
  assert.deepEqual(wrong, []);
  await context.close();
});

test("islands exchange, queens find their places, and wrong settings are told", async () => {
  const { page, wrong, context } = await visit(browser, "#evolve");
  await page.getByText("Islands", { exact: true }).click();
  await page.getByLabel("Number of islands").fill("5");
  // The first exchange is before any run can find a solution.
  await page.getByLabel("Evaluations between two exchanges").fill("500");
  await page.getByRole("button", { name: "Add an algorithm" }).click();
  await page.getByRole("combobox", { name: "Algorithm 1" }).selectOption("simulated-annealing");
  await page.getByLabel("Budget: evaluations").fill("200000");
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await page.locator("evoku-lane [role=status]", { hasText: spent }).waitFor();
  assert.equal(await page.locator("evoku-islands .island").count(), 5);
  assert.ok((await page.locator("evoku-islands .route").count()) > 0);
  const names = await page.locator("evoku-islands text.name").allTextContents();
  const [one, other] = ["row-ga", "simulated-annealing"];
  assert.deepEqual(names, [one, other, one, other, one]);
  const command = await page.locator("evoku-lane pre code").first().textContent();
  assert.match(command, /--algorithm row-ga,simulated-annealing .*--islands 5/);
  await page.getByLabel("Number of islands").fill("");
  await page.getByRole("combobox", { name: "Puzzle", exact: true }).selectOption("queens");
  await page.getByLabel("Size").fill("8");
  await page.getByRole("button", { name: /^Start/ }).click();
  await page.getByText("Solved.").waitFor();
  assert.equal(await page.locator("evoku-attempt .queen").count(), 8);
  assert.equal(await page.locator("evoku-attempt .heat").count(), 0);
  await page.getByText("Description and parameters").click();
  await page.getByLabel("population", { exact: false }).first().fill("none");
  await page.getByRole("button", { name: /^Start/ }).click();
  await page.getByRole("alert").getByText(/population must be a whole number/).waitFor();
  assert.deepEqual(wrong, []);
  await context.close();
});

test("a small experiment has verdicts, and its runs are read back", async () => {
  const { page, wrong, context } = await visit(browser, "#measure");
  await page.getByLabel(/^Puzzles/).selectOption("4x4");
  await page.getByLabel("Number of puzzles").fill("3");
  await page.getByLabel("Runs per algorithm").fill("4");
  await page.getByLabel("Evaluations per run").fill("2000");
  await page.getByLabel("Seed").fill("1");
  await page.getByRole("button", { name: "Measure", exact: true }).click();
  await page.getByText("All runs are finished.").waitFor({ timeout: 60_000 });
  const shown = page.locator(".verdicts").first();
  const verdicts = await shown.textContent();
  assert.match(verdicts, /row-ga/);
  assert.ok((await page.locator("evoku-report evoku-picture svg").count()) > 2);
  assert.deepEqual(await violations(page), []);
  const [runs] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save the runs" }).click(),
  ]);
  const measured = await shown.elementHandle();
  await page.getByLabel("Open a report or runs").setInputFiles(await runs.path());
  // The report of the file replaces the measured one.
  await page.waitForFunction((element) => !element.isConnected, measured);
  await shown.waitFor();
  assert.equal(await shown.textContent(), verdicts);
  assert.deepEqual(wrong, []);
  await context.close();
});

test("tables of an experiment fit on a desk in German", async () => {
  const { page, wrong, context } = await visit(browser, "#measure", { locale: "de" });
  await page.getByRole("button", { name: "Messen", exact: true }).click();
  const tables = page.locator("evoku-report .scroll");
  await tables.first().waitFor({ timeout: 60_000 });
  const hidden = await tables.evaluateAll((all) => all.map((one) => one.scrollWidth - one.clientWidth));
  assert.deepEqual(Math.max(...hidden), 0);
  assert.deepEqual(wrong, []);
  await context.close();
});

/** Drops a file on the page. */
function drop(page, name, text) {
  return page.evaluate(
    ([name, text]) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([text], name));
      document.body.dispatchEvent(new DragEvent("drop", { bubbles: true, dataTransfer }));
    },
    [name, text],
  );
}

test("runs and reports of the command are opened by dropping them", async () => {
  const { page, wrong, context } = await visit(browser, "#measure");
  const kept = (name) => readFileSync(new URL(`kept/${name}`, import.meta.url), "utf8");
  const status = page.locator("evoku-measure [role=status]").first();
  for (const [name, pictures] of [["runs.csv", true], ["runs.json", true], ["report.json", false]]) {
    await drop(page, name, kept(name));
    await status.getByText(name).waitFor();
    const verdicts = await page.locator(".verdicts").first().textContent();
    assert.match(verdicts, /row-ga .*random-search/, name);
    assert.equal((await page.locator("evoku-report evoku-picture").count()) > 0, pictures, name);
    assert.equal(await page.getByRole("button", { name: "Save the runs" }).count(), Number(pictures));
  }
  assert.deepEqual(await violations(page), []);
  await drop(page, "runs.json", '[{"run": 1}]');
  await page.getByRole("alert").getByText("run 1 has no class").waitFor();
  await drop(page, "board.txt", "1..4..1..1..4..1");
  await page.getByText("Sudoku 4×4").waitFor();
  assert.deepEqual(wrong, []);
  await context.close();
});

test("a report that was kept may do nothing", async () => {
  const { page, wrong, context } = await visit(browser, "#measure");
  const path = join(mkdtempSync(join(tmpdir(), "evoku-")), "report.html");
  writeFileSync(path, "<!DOCTYPE html><h1>kept</h1><script>parent.document.title='in'</script>");
  await page.getByLabel("Open a report or runs").setInputFiles(path);
  await page.frameLocator("iframe").getByText("kept").waitFor();
  assert.notEqual(await page.title(), "in");
  assert.ok(wrong.every((words) => /script/i.test(words)), String(wrong));
  await context.close();
});

test("each lesson shows what it is about, on a phone too", async () => {
  const viewport = { width: 360, height: 800 };
  const { page, wrong, context } = await visit(browser, "#lessons", { viewport });
  const lessons = page.locator(".lesson-list button");
  assert.equal(await lessons.count(), 8);
  for (let index = 0; index < 7; index++) {
    await lessons.nth(index).click();
    await page.getByRole("button", { name: "Start", exact: true }).click();
    await page.locator("evoku-race svg").waitFor();
    await page.locator("evoku-lane [role=status]", { hasText: spent }).nth(1).waitFor({ timeout: 60_000 });
    assert.ok((await overflow(page)) <= 0, `lesson ${index + 1} sticks out`);
  }
  // Each lesson has an address.
  assert.equal(new URL(page.url()).hash, "#lessons=7");
  await page.evaluate(() => (location.hash = "#lessons=8"));
  await page.getByRole("button", { name: "Measure with 5 runs" }).click();
  await page.getByText("60 of 60 runs").waitFor({ timeout: 60_000 });
  assert.ok((await page.locator(".verdicts li").count()) > 0);
  assert.deepEqual(await violations(page), []);
  assert.deepEqual(wrong, []);
  await context.close();
});
