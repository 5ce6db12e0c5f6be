// The command of the package, as `npx evoku` runs it.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const command = join(dirname(dirname(fileURLToPath(import.meta.url))), "dist/command.js");
const FOUR = "1..4..1..1..43.1\n";

function evoku(words, input = "") {
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...words], {
    input,
    encoding: "utf8",
  });
  return { status, stdout, stderr };
}

test("solve, rate, explain and convert read standard input", () => {
  assert.equal(evoku(["solve"], FOUR).stdout, "1234341221434321\n");
  assert.equal(evoku(["solve"], "1..44.1..1..43.1\n").status, 1);
  assert.match(evoku(["rate"], FOUR).stdout, /^easy \d+, Naked Single\n$/);
  assert.match(evoku(["explain", "-"], FOUR).stdout, /^Full House: /);
  assert.equal(JSON.parse(evoku(["rate", "--json"], FOUR).stdout).level, "easy");
  assert.equal(evoku(["convert", "--to", "jsonl"], FOUR).stdout, '{"puzzle":"1..4..1..1..43.1"}\n');
});

test("generate writes puzzles that solve accepts", () => {
  const made = evoku(["generate", "3", "--side", "4", "--seed", "7"]);
  assert.equal(made.status, 0, made.stderr);
  const solved = evoku(["solve"], made.stdout);
  assert.deepEqual([solved.status, solved.stdout.trim().split("\n").length], [0, 3]);
});

test("evolve prints improvements and the solution", () => {
  const { status, stdout } = evoku(["evolve", "-a", "row-ga", "--seed", "1"], FOUR);
  assert.equal(status, 0);
  assert.match(stdout, /^generation 0: .*\nsolved: .*\n1234341221434321\n$/s);
});

test("options belong to their commands, and ranges have one or two ends", () => {
  for (const words of [["rate", "--level", "easy"], ["solve", "--json"], ["generate", "-a", "row-ga"], ["constructor"]])
    assert.equal(evoku(words, FOUR).status, 2, words.join(" "));
  assert.match(evoku(["rate", "--level", "easy"], FOUR).stderr, /^error: rate has no option --level\n$/);
  for (const givens of ["1..2..3", "..", "", "x", "-1"])
    assert.equal(evoku(["generate", "--side", "4", `--givens=${givens}`]).status, 2, givens);
  const count = (givens) => {
    const { stdout } = evoku(["generate", "--side", "4", "--seed", "1", `--givens=${givens}`]);
    return stdout.replace(/[^1-4]/g, "").length;
  };
  assert.ok(count("..5") <= 5 && count("9..") >= 9);
  assert.equal(count("6"), 6);
});

test("solve prints a line for each puzzle, whatever the puzzle contains", () => {
  const wrong = JSON.stringify({ puzzle: ".".repeat(16), constraints: ["a\nb"] });
  const { stdout } = evoku(["solve"], `${wrong}\n${JSON.stringify({ puzzle: FOUR.trim() })}\n`);
  const [first, ...others] = stdout.split("\n");
  assert.match(first, /^error: .*"a b"/);
  assert.deepEqual(others, ["1234341221434321", ""]);
});

test("evolve announces that it takes the first puzzle, ends by generations, and prints its best attempt", () => {
  const two = evoku(["evolve"], FOUR + FOUR);
  assert.deepEqual([two.status, two.stderr], [0, "note: the input has several puzzles; this is the first\n"]);
  const large = ".".repeat(256);
  const { status, stdout } = evoku(["evolve", "-a", "row-ga", "--generations", "1", "--seed", "1"], large);
  assert.equal(status, 1);
  const [stopped, line] = stdout.trimEnd().split("\n").slice(-2);
  assert.match(stopped, /^generations spent: .* 1 generations$/);
  assert.match(line, /^[1-9A-G]{256}$/);
  // The limit of evaluations is only a default without another one.
  const most = evoku(["evolve", "-a", "random-search", "--seed", "1", "--evaluations", "10"], large).stdout;
  assert.match(most, /\nevaluations spent: 10 evaluations/);
});

test("wrong usage and wrong puzzles have exit codes and messages", () => {
  for (const words of [["dance"], ["convert"], ["solve", "a", "b"], ["rate", "--jsn"]]) {
    const { status, stderr } = evoku(words, FOUR);
    assert.equal(status, 2, `${words}: ${stderr}`);
    assert.match(stderr, /^error: /);
  }
  const wrong = evoku(["rate"], "1..4..1..1..4..\n");
  assert.deepEqual([wrong.status, wrong.stderr], [1, "error: line 1: found 15 cells, expected 16\n"]);
  assert.equal(evoku(["solve", "/does/not/exist"]).status, 1);
});
