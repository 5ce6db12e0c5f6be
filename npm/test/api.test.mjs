// The functions of the package.

import assert from "node:assert/strict";
import { test } from "node:test";
import * as evoku from "evoku";

const NINE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const FOUR = "1..4..1..1..43.1";
const KILLER = JSON.stringify({ puzzle: ".".repeat(16), constraints: ["killer 3 r1c1 r1c2"] });

test("answers have the number of solutions", () => {
  assert.equal(evoku.solve(NINE).answer, "unique");
  assert.equal(evoku.solve("1..44.1..1..43.1").solution, null);
  const several = evoku.solve(".".repeat(16), { most: 5, list: 3 });
  assert.deepEqual([several.answer, several.solutions, several.grids.length], ["several", 5, 3]);
  assert.equal(evoku.count(".".repeat(16), 100), 100);
});

test("a batch has an answer for each puzzle, also for a wrong one", () => {
  const answers = evoku.solveBatch([NINE, "1..4", "1..44.1..1..43.1", ".".repeat(16)]);
  assert.deepEqual(
    answers.map(({ solutions }) => solutions),
    [1, null, 0, 2],
  );
  assert.match(answers[1].error, /^puzzle 2: /);
  assert.equal(evoku.solveBatch(`${FOUR}\n${FOUR}\n`).length, 2);
});

test("errors name line and column", () => {
  assert.throws(() => evoku.open("1..4..1..1..43.1\n1..4..7..1..43.1", { format: "board" }), evoku.EvokuError);
  const thrown = [() => evoku.solve("1..4..1..1..4.."), () => evoku.solve("1..4..7..1..43.1")].map((act) => {
    try {
      return act();
    } catch ({ line, column }) {
      return [line, column];
    }
  });
  assert.deepEqual(thrown, [
    [1, undefined],
    [1, 7],
  ]);
});

test("constraints are part of a puzzle", () => {
  const all = evoku.count(".".repeat(16));
  const some = evoku.count(KILLER);
  assert.ok(some > 0 && some < all, `${some} of ${all}`);
  const { text } = evoku.convert(KILLER, "fpuzzles");
  assert.equal(evoku.count(text), some);
});

test("equivalent puzzles have the same canonical form", () => {
  const turned = [...NINE].reverse().join("");
  assert.equal(evoku.canonical(NINE).digest, evoku.canonical(turned).digest);
  assert.notEqual(evoku.canonical(NINE).digest, evoku.canonical(".".repeat(81)).digest);
});

test("every format that can express a puzzle is read again", () => {
  let count = 0;
  for (const { name } of evoku.about().formats) {
    try {
      const { text } = evoku.convert(NINE, name);
      assert.equal(evoku.open(text, { format: name }).puzzles[0].line, NINE, name);
      count += 1;
    } catch (error) {
      assert.ok(error instanceof evoku.EvokuError, String(error));
    }
  }
  assert.ok(count > 15, `${count} formats`);
});

test("paths, hints and ratings agree", () => {
  const path = evoku.explain(NINE);
  assert.equal(path.solution, evoku.solve(NINE).solution);
  assert.equal(evoku.rate(NINE).score, path.score);
  assert.equal(evoku.hint(NINE).technique, path.steps[0].technique);
});

test("puzzles are the same for the same seed", async () => {
  const options = { number: 3, side: 4, seed: "18446744073709551615" };
  const [one, other] = [await evoku.generate(options), await evoku.generate(options)];
  assert.deepEqual(one, other);
  for (const { puzzle, solution } of one) assert.equal(evoku.solve(puzzle).solution, solution);
});

test("a run yields each generation, and ends when its loop is left", async () => {
  const numbers = [];
  for await (const { generation } of evoku.evolve(NINE, { algorithm: "row-ga", seed: 1 })) {
    numbers.push(generation);
    if (numbers.length === 5) break;
  }
  assert.deepEqual(numbers, [0, 1, 2, 3, 4]);
  let last;
  for await (const look of evoku.evolve({ kind: "queens", size: 8 }, { every: 10 })) last = look;
  assert.equal(last.stop, "solved");
});

test("after an error of the engine, old work ends and doesn't touch new work", async () => {
  const evolve = () => evoku.evolve(NINE, { algorithm: "row-ga", seed: 1 });
  const [old, puzzles] = [evolve(), evoku.generate({ number: 1000, side: 4 })];
  puzzles.catch(() => {});
  await old.next();
  const { set } = Uint8Array.prototype;
  Uint8Array.prototype.set = () => {
    throw new Error("broken");
  };
  try {
    assert.throws(() => evoku.about(), /broken/);
  } finally {
    Uint8Array.prototype.set = set;
  }
  const fresh = evolve();
  assert.equal((await fresh.next()).value.generation, 0);
  await assert.rejects(old.next(), /restarted/);
  await assert.rejects(puzzles, /restarted/);
  assert.equal((await fresh.next()).value.generation, 1);
  await fresh.return();
});

test("signals end work", async () => {
  const reason = new Error("enough");
  const signal = AbortSignal.abort(reason);
  await assert.rejects(evoku.generate({ signal }), reason);
  const controller = new AbortController();
  const run = async () => {
    for await (const { generation } of evoku.evolve(NINE, { signal: controller.signal, algorithm: "row-ga" }))
      if (generation === 3) controller.abort(reason);
  };
  await assert.rejects(run(), reason);
});
