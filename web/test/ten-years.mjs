// Checks the puzzles of the day of ten years: EVOKU=PATH node test/ten-years.mjs [FIRST DAY] [DAYS]
//
// Each puzzle exists, has one solution and its level, and differs from all others. The command
// generates them, since it is several times as fast as the page and makes the same puzzles from the
// same seeds, which the first day confirms. `npm test` doesn't run it, as it takes an hour of a core.

import assert from "node:assert/strict";
import { execFile, execFileSync } from "node:child_process";
import { promisify } from "node:util";
import { command } from "./command.mjs";
import { answers, engine } from "./engine.mjs";

const [first = "2026-11-27", days = "3653"] = process.argv.slice(2);
/** The number of days that are generated and then checked. */
const PART = 50;

const run = promisify(execFile);
const ask = engine();
const { levels } = JSON.parse(ask('{"do": "about"}')).ok;
const known = new Set();
const from = Date.now();
const begun = Date.parse(`${first}T00:00:00Z`);

/** The puzzle of a date and a level, as a line. */
async function daily(date, level) {
  const seed = date.replaceAll("-", "");
  const order = ["generate", "--quiet", "--level", level, "--seed", seed, "--threads", "1"];
  const line = (await run(command, order)).stdout.trim();
  assert.match(line, /^[.1-9]{81}$/, `${date} ${level}`);
  if (date !== first) return line;
  const request = JSON.stringify({ do: "generate", level, seed });
  const [, found] = /"line":"([^"]*)"/.exec(answers(ask, request)) ?? [];
  assert.equal(found, line, `${date} ${level}`);
  return line;
}

/** Checks the puzzles of a level. */
function check(level, lines) {
  const input = lines.join("\n");
  const rated = execFileSync(command, ["rate", "--quiet", "--json"], { input, maxBuffer: 1 << 28 });
  assert.deepEqual(JSON.parse(rated).filter((one) => one.level !== level), [], `not ${level}`);
  // The exit code is 0 only if every puzzle has exactly one solution.
  execFileSync(command, ["solve", "--counts", "--quiet"], { input });
  for (const line of lines) {
    assert.ok(!known.has(line), `${line} occurs twice`);
    known.add(line);
  }
}

for (let day = 0; day < Number(days); day += PART) {
  const part = Array.from({ length: Math.min(PART, Number(days) - day) }, (_, index) =>
    new Date(begun + (day + index) * 86_400_000).toISOString().slice(0, 10),
  );
  for (const level of levels) {
    const lines = [];
    for (const date of part) lines.push(await daily(date, level));
    check(level, lines);
  }
  console.log(`${known.size} puzzles up to ${part.at(-1)} after ${Math.round((Date.now() - from) / 1000)} s`);
}
