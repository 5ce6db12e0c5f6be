// Checks the puzzles of the day of ten years: EVOKU=PATH node test/ten-years.mjs [FIRST DAY] [DAYS]
//
// Each puzzle exists, has one solution and its level, and differs from all others. The command
// generates them, since it is several times as fast as the page and makes the same puzzles from the
// same seeds, which the first day confirms. `npm test` doesn't run it, as it takes half an hour.

import assert from "node:assert/strict";
import { execFile, execFileSync } from "node:child_process";
import { promisify } from "node:util";
import { command } from "./command.mjs";
import { answers, engine } from "./engine.mjs";

const [first = "2026-11-27", days = "3653"] = process.argv.slice(2);
const run = promisify(execFile);
const ask = engine();
const { levels } = JSON.parse(ask('{"do": "about"}')).ok;
const puzzles = new Map(levels.map((level) => [level, []]));
const from = Date.now();
const seconds = () => Math.round((Date.now() - from) / 1000);

for (let day = 0; day < Number(days); day++) {
  const date = new Date(Date.parse(`${first}T00:00:00Z`) + day * 86_400_000).toISOString().slice(0, 10);
  const seed = date.replaceAll("-", "");
  for (const [level, made] of puzzles) {
    const order = ["generate", "--quiet", "--level", level, "--seed", seed, "--threads", "1"];
    const line = (await run(command, order)).stdout.trim();
    assert.match(line, /^[.1-9]{81}$/, `${date} ${level}`);
    if (day === 0) {
      const request = JSON.stringify({ do: "generate", level, seed });
      const [, found] = /"line":"([^"]*)"/.exec(answers(ask, request)) ?? [];
      assert.equal(found, line, `${date} ${level}`);
    }
    made.push(line);
  }
  if (day % 100 === 99) console.log(`${date} after ${seconds()} s`);
}
for (const [level, made] of puzzles) {
  const input = made.join("\n");
  const rated = execFileSync(command, ["rate", "--quiet", "--json"], { input, maxBuffer: 1 << 28 });
  const wrong = JSON.parse(rated).filter((one) => one.level !== level);
  assert.deepEqual(wrong, [], `not ${level}`);
  const counts = execFileSync(command, ["solve", "--counts", "--quiet"], { input, encoding: "utf8" });
  assert.match(counts, new RegExp(`unique\\s+${made.length}\\b`), counts);
}
const all = [...puzzles.values()].flat();
assert.equal(new Set(all).size, all.length, "a puzzle occurs twice");
console.log(`${all.length} puzzles of ${days} days in ${seconds()} s`);
