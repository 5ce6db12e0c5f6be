// A first visit, in each language. It plays, takes a hint, generates a hard puzzle and prints it.
// Then it watches two algorithms race, and repeats a run with the command that the page shows.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { dirname, join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { launch, SCREENS, visit } from "./browser.mjs";
import { command } from "./command.mjs";
import { speaking } from "./engine.mjs";

const web = dirname(dirname(fileURLToPath(import.meta.url)));
const shots = process.env.SHOTS;

let browser;
before(async () => (browser = await launch()));
after(() => browser?.close());

/** The number in a text; separators are ignored. */
const number = (text) => Number(text.replace(/\D/g, ""));

for (const [locale, screen] of [
  ["en", "desk"],
  ["de", "desk"],
  ["de", "phone"],
  ["fr", "desk"],
  ["es", "phone"],
])
  test(`a first visit (${locale}, ${screen})`, { timeout: 240_000 }, async () => {
    const answer = speaking(locale);
    const say = (id, args) => answer({ do: "say", id, args }).ok;
    const { page, wrong, context } = await visit(browser, "", { ...SCREENS[screen], locale });
    const button = (name) => page.getByRole("button", { name, exact: true });
    const view = (name) => page.getByRole("link", { name, exact: true }).click();
    const shoot = (name) =>
      shots && page.screenshot({ path: `${shots}/walk-${locale}-${screen}-${name}.png` });

    // Plays: enters a digit.
    await page.getByRole("gridcell").nth(2).click();
    await page.keyboard.press("4");
    await shoot("1-play");

    // Takes a hint to its end.
    for (const stage of [1, 2, 3]) await button(say(`hint-stage-${stage}`)).click();
    await button(say("hint-stage-4")).waitFor();
    await shoot("2-hint");
    await button(say("hint-stage-4")).click();

    // Generates a hard puzzle, and plays it.
    await view(say("views-make"));
    await page.getByLabel(say("make-level")).first().selectOption("hard");
    await button(say("make-make")).click();
    await page.getByText(new RegExp(`^${say("make-of-seed", { seed: "" }).split(":")[0].trim()} \\d+`)).waitFor();
    await shoot("3-made");
    await button(say("make-take-play")).first().click();

    // Prints it.
    await button(say("play-print")).click();
    await page.locator("evoku-sheets svg").first().waitFor();
    await shoot("4-print");
    await page.keyboard.press("Escape");

    // Watches two algorithms race.
    await view(say("views-evolve"));
    await page.getByLabel(say("evolve-two")).check();
    await page.getByLabel(say("evolve-budget")).fill("100000");
    await page.getByLabel(say("make-seed")).first().fill("3");
    await button(say("evolve-start")).click();
    await page.waitForFunction(
      (ends) =>
        [...document.querySelectorAll("evoku-lane [role=status]")].filter((state) =>
          ends.includes(state.textContent),
        ).length === 2,
      ["solved", "spent", "exhausted", "false-zero"].map((stop) => say(`evolve-stop-${stop}`)),
    );
    await shoot("5-race");

    // Repeats both runs with their commands.
    for (const lane of await page.locator("evoku-lane").all()) {
      await lane.getByText(say("evolve-repeat")).click();
      const words = (await lane.locator("pre code").textContent()).split(" ");
      assert.equal(words[0], "evoku");
      const figures = (await lane.locator(".facts-of-run dd").allTextContents()).slice(0, 2);
      if (!command) continue;
      const reported = run(words.slice(1));
      assert.deepEqual(figures.map(number), [reported.generations, reported.evaluations]);
    }
    await shoot("6-repeat");
    assert.deepEqual(wrong, []);
    await context.close();
  });

/** The command's result of a run, which may end without a solution. */
function run(words) {
  try {
    return JSON.parse(execFileSync(command, [...words, "--json"], { stdio: ["ignore", "pipe", "ignore"] }));
  } catch (error) {
    return JSON.parse(error.stdout);
  }
}
