// Addresses of set-ups, and the groups of algorithms.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { everywhere, launch, violations, visit } from "./browser.mjs";

let browser;
before(async () => (browser = await launch()));
after(() => browser?.close());

/** The values of the fields of a view's form, in their order. */
const fields = (page) =>
  page.locator("main form").evaluate((form) =>
    [...form.querySelectorAll("input:not([type=file]), select")].map((field) =>
      field.type === "checkbox" ? field.checked : field.value,
    ),
  );

/** The address that the button copies, from its `#`. */
async function shared(page) {
  await page.getByRole("button", { name: "Copy the link" }).click();
  await page.locator("#notices").getByText(/clipboard|Copied/i).waitFor();
  const { hash } = new URL(page.url());
  return hash;
}

everywhere("a race on islands comes back from its address, and runs", async (options) => {
  const { page, wrong, context } = await visit(browser, "#1..4..1..1..4..1", options);
  await page.getByRole("link", { name: "Evolve" }).click();
  await page.getByRole("combobox", { name: "Algorithm", exact: true }).selectOption("ga");
  await page.getByText("Description and parameters").first().click();
  await page.getByLabel("population", { exact: false }).first().fill("7");
  await page.getByLabel("Two algorithms side by side").check();
  await page.getByRole("combobox", { name: "Second algorithm" }).selectOption("cultural");
  await page.getByText("Islands", { exact: true }).click();
  await page.getByLabel("Number of islands").fill("3");
  await page.getByLabel("Evaluations between two exchanges").fill("500");
  await page.getByRole("button", { name: "Add an algorithm" }).click();
  await page.getByRole("combobox", { name: "Algorithm 1" }).selectOption("row-ga");
  await page.getByLabel("Budget: evaluations").fill("3000");
  await page.getByLabel("Seed").fill("18446744073709551615");
  const before = await fields(page);
  const hash = await shared(page);
  await context.close();

  const again = await visit(browser, hash, options);
  const start = again.page.getByRole("button", { name: "Start", exact: true });
  await again.page.waitForFunction(() => document.querySelector("main form input[value='3000']"));
  assert.deepEqual(await fields(again.page), before);
  await start.click();
  const command = again.page.locator("evoku-lane code").first();
  await again.page.getByText("Repeat this run").first().click();
  assert.match(await command.textContent(), /--algorithm ga,row-ga --set population=7 --seed 18446744073709551615 --evaluations 3000 --islands 3 --migration-interval 500 --puzzle 1\.\.4\.\.1\.\.1\.\.4\.\.1/);
  assert.deepEqual(await violations(again.page), []);
  assert.deepEqual([...wrong, ...again.wrong], []);
  await again.context.close();
});

test("queens and their size come back from an address that a person wrote", async () => {
  const { page, wrong, context } = await visit(browser, "#evolve?kind=queens&size=12&algorithm=ga&seed=4");
  await page.getByLabel("Size", { exact: true }).waitFor();
  assert.equal(await page.getByLabel("Size", { exact: true }).inputValue(), "12");
  assert.equal(await page.getByRole("combobox", { name: "Algorithm", exact: true }).inputValue(), "ga");
  assert.equal(await page.getByLabel("Budget: evaluations").inputValue(), "1000000");
  assert.equal(new URL(page.url()).hash, "#evolve");
  assert.deepEqual(wrong, []);
  await context.close();
});

test("set-ups that can't run are refused in words, and change nothing", async () => {
  const { page, wrong, context } = await visit(browser, "#evolve?algorithm=ga+population%3D9&seed=6");
  const population = page.getByLabel("population", { exact: false }).first();
  await page.getByText("Description and parameters").first().click();
  const before = await fields(page);
  assert.equal(await population.inputValue(), "9");
  const refused = {
    "evolve?algorithm=gaa": /no algorithm "gaa"/,
    "evolve?seed=7": /no algorithm ""/,
    "evolve?algorithm=ga+size%3D9": /size/,
    "evolve?algorithm=ga+population%3Dmany": /population must be a whole number/,
    "evolve?algorithm=ga&seed=none": /seed/,
    "evolve?algorithm=ga&kind=chess": /no kind of puzzle "chess"/,
    "evolve?algorithm=row-ga&kind=queens": /no algorithm "row-ga" for this kind/,
    "evolve?algorithm=ga&puzzle=53..7": /line 1|cells/,
    "evolve?algorithm=ga&with=row-ga": /several algorithms need islands/,
  };
  for (const [hash, words] of Object.entries(refused)) {
    await page.evaluate((hash) => (location.hash = hash), hash);
    await page.locator("#notices").getByText(words).waitFor();
    assert.deepEqual(await fields(page), before, hash);
  }
  await page.evaluate(() => (location.hash = "measure?algorithm=nothing&puzzles=6x6"));
  await page.locator("#notices").getByText(/nothing/).waitFor();
  await page.evaluate(() => (location.hash = "measure?algorithm=ga&puzzles=7x7"));
  await page.locator("#notices").getByText(/7x7/).waitFor();
  assert.deepEqual(wrong, []);
  await context.close();
});

everywhere("an experiment comes back from its address, with its puzzles", async (options) => {
  const { page, wrong, context } = await visit(browser, "#1..4..1..1..4..1", options);
  await page.getByRole("link", { name: "Measure" }).click();
  await page.getByLabel(/^Puzzles/).selectOption("desk");
  await page.getByLabel("Runs per algorithm").fill("3");
  await page.getByLabel("Evaluations per run").fill("700");
  await page.getByLabel("Seed").fill("8");
  await page.getByRole("combobox", { name: "Algorithm 2" }).selectOption("segura");
  const before = await fields(page);
  const hash = await shared(page);
  await context.close();

  const again = await visit(browser, hash, options);
  assert.deepEqual(await fields(again.page), before);
  await again.page.getByRole("button", { name: "Measure", exact: true }).click();
  await again.page.getByText("All runs are finished.").waitFor({ timeout: 60_000 });
  await again.page.getByRole("link", { name: "Play" }).click();
  await again.page.getByText("Sudoku 4×4").waitFor();
  assert.deepEqual([...wrong, ...again.wrong], []);
  await again.context.close();
});

test("algorithms are in groups, and their names can be read", async () => {
  const { page, wrong, context } = await visit(browser, "#evolve");
  const select = page.getByRole("combobox", { name: "Algorithm", exact: true });
  const groups = await select.locator("optgroup").evaluateAll((all) =>
    all.map(({ label, children }) => [label, [...children].map(({ value, text }) => [value, text])]),
  );
  const labels = groups.map(([label]) => label);
  assert.deepEqual(labels.slice(0, 2), ["Genetic algorithms", "Chance alone"]);
  assert.equal(new Set(labels).size, 6);
  const names = new Map(groups.flatMap(([, all]) => all));
  assert.ok(names.size > 30);
  for (const [name, title] of [["row-ga", "Row GA"], ["perez-marwala", "Perez Marwala"], ["ils-cp", "ILS CP"], ["lsga", "LSGA"], ["simulated-annealing", "Simulated annealing"]])
    assert.equal(names.get(name), title);
  assert.deepEqual(wrong, []);
  await context.close();
});
