// German has words for every technique, pattern, kind of constraint, algorithm and parameter.

import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { engine, shared } from "./engine.mjs";

const web = dirname(dirname(fileURLToPath(import.meta.url)));

/** Positions of every technique, by others. */
const LIBRARY = join(web, "../../shared/data/logic/reglib-1.3.txt");

const ask = engine();
const answer = (request) => JSON.parse(ask(JSON.stringify(request))).ok;

/** Puzzles that are made slice by slice. */
function generated(order) {
  const made = [];
  let last = answer({ do: "generate", seed: "3", ...order });
  for (;;) {
    made.push(...(last?.made ?? []).map(({ puzzle }) => puzzle));
    if (last?.task === undefined) return made;
    last = answer({ do: "continue", task: last.task });
  }
}

const { outputFiles } = await build({
  entryPoints: [join(web, "src/texts/de.ts")],
  bundle: true,
  write: false,
  format: "esm",
});
const bundled = Buffer.from(outputFiles[0].text).toString("base64");
const { german } = await import(`data:text/javascript;base64,${bundled}`);

/** Words that no German sentence has, and what comes of something missing. */
const ENGLISH =
  /\b(the|and|of|or|at|is|are|can|hold|holds|both|cells?|digits?|row|column|box|line|region|undefined|null|NaN)\b/i;

const FISH =
  /^(Siamese )?(Finned |Sashimi )?(Franken |Mutant )?(X-Wing|Swordfish|Jellyfish|Squirmbag|Whale|Leviathan)$/;
const INTERNATIONAL = /^(W-Wing|XYZ?-Wing|Sue de Coq|ALS-XZ|ALS-XY-Wing|Kraken Fish Type [12])$/;

test("techniques have German names, or those that German puzzlers use too", () => {
  for (const { name } of answer({ do: "about" }).techniques) {
    if (FISH.test(name) || INTERNATIONAL.test(name)) continue;
    const told = german.steps.technique(name);
    assert.notEqual(told, name);
    assert.doesNotMatch(told, /Single|Pair|Candidates|Chain|Net|Loop|Constraint|Cage|Subset|Colors/);
  }
});

test("constraints and algorithms are told in German", () => {
  for (const { name, about } of answer({ do: "about" }).constraints) {
    const title = name.charAt(0).toUpperCase() + name.slice(1).replaceAll("-", " ");
    assert.notEqual(german.demand(name, about), about, name);
    for (const note of ["", " (green, 10)", " (the killer 9 at r1c1 or the renban at r2c2)"])
      assert.doesNotMatch(german.rule(`${title}${note}: ${about}.`).replace("Dutch", ""), ENGLISH);
  }
  const { algorithms, kinds } = answer({ do: "algorithms" });
  const all = [algorithms, ...kinds.map((kind) => kind.algorithms)].flat();
  for (const { about, parameters } of all) {
    assert.notEqual(german.algorithm(about), about);
    for (const { about, needs, values, kind } of parameters) {
      assert.doesNotMatch(german.parameter(about), ENGLISH);
      assert.notEqual(german.parameter(about), about);
      for (const words of [needs ?? "", kind === "method" ? values : ""])
        assert.doesNotMatch(german.values(words), / (or|above|to|less|than) /);
    }
  }
});

/** What a step says in German, which has no English in it; notes its pattern. */
function told(step, ground, candidates, houses, patterns) {
  const why = german.steps.why(step, { ground, candidates });
  const words = [why, german.steps.where(step, houses), german.steps.technique(step.technique)];
  for (const text of words.slice(0, 2)) assert.doesNotMatch(text, ENGLISH, `${step.prose}\n${text}`);
  const { kind, grounds } = step.pattern;
  const shape = [kind, grounds?.kind].filter((word) => word).join(": ");
  patterns.add(shape);
}

/** Tells all steps of a puzzle. */
function walk(puzzle, patterns) {
  const ground = answer({ do: "board", puzzle });
  const way = answer({ do: "path", puzzle });
  for (const { step, candidates } of way?.steps ?? [])
    if (step) told(step, ground, candidates, [], patterns);
}

test("the steps of puzzles with constraints are told in German", () => {
  const patterns = new Set();
  const layouts = answer({ do: "about" }).layouts.map(({ name }) => name);
  for (const layout of layouts)
    for (const puzzle of generated({ number: 2, box: "2x3", layouts: [layout] }))
      walk(puzzle, patterns);
  for (const puzzle of generated({ number: 4, layouts: ["killer"], minimal: true }))
    walk(puzzle, patterns);
  const grounds = ["relation", "line", "ways", "sum", "sets", "needed"];
  const missing = grounds.filter((ground) => !patterns.has(`constraints: ${ground}`));
  assert.deepEqual(missing, []);
});

test("patterns that few puzzles have are told in German", () => {
  const step = (pattern) => ({
    technique: "Siamese Finned X-Wing",
    placements: [],
    eliminations: [{ cell: "r1c1", digit: 5 }],
    pattern: { digit: 5, ...pattern },
  });
  const fish = {
    kind: "siamese fish",
    base: ["row 1", "row 4"],
    endo_fins: [],
    cover: [
      ["column 1", "column 2"],
      ["column 1", "column 3"],
    ],
    fins: [["r1c3"], ["r1c2"]],
  };
  const cage = {
    kind: "constraints",
    constraints: [0],
    houses: [],
    cells: ["r1c1", "r1c2", "r1c3"],
    grounds: { kind: "subset", cells: ["r1c1", "r1c2"], digits: [1, 2] },
  };
  const scene = { ground: { side: 9, houses: [], constraints: ["killer 8 r1c1 r1c2 r1c3"] } };
  for (const pattern of [fish, { kind: "templates" }, cage])
    assert.doesNotMatch(german.steps.why(step(pattern), scene), ENGLISH);
});

test("the steps of hard puzzles are told in German", () => {
  const patterns = new Set();
  const ways = readFileSync(shared("replay.txt"), "utf8").trim().split("\n");
  for (const line of ways.slice(0, 60)) {
    const { do: what, puzzle } = JSON.parse(line.slice(17));
    if (what === "path") walk(puzzle, patterns);
  }
  assert.ok(patterns.size > 3, [...patterns.keys()].join());
});

test("every pattern is told in German", { skip: !existsSync(LIBRARY) && `no ${LIBRARY}` }, () => {
  const patterns = new Set();
  const lines = readFileSync(LIBRARY, "utf8").split("\n");
  for (const line of lines.filter((line) => line.startsWith(":"))) {
    const [, , , givens, deleted] = line.split(":");
    const grid = givens.replaceAll("+", "");
    const puzzle = givens.replace(/\+./g, ".");
    const ground = answer({ do: "board", puzzle });
    if (!ground) continue;
    const marks = answer({ do: "start", puzzle, grid })?.candidates;
    for (const [digit, row, column] of deleted.split(" ").filter((word) => word)) {
      const cell = 9 * (row - 1) + Number(column) - 1;
      if (marks?.[cell]) marks[cell] = marks[cell].filter((one) => one !== Number(digit));
    }
    const advice = answer({ do: "hint", puzzle, grid, ...(marks && { marks }) });
    if (advice?.step) told(advice.step, ground, advice.candidates, advice.houses, patterns);
  }
  const expected = [
    "single",
    "locked",
    "subset",
    "fish",
    "wing",
    "rectangle",
    "bivalue universal grave",
    "colors",
    "chains",
    "almost locked sets",
    "sue de coq",
  ];
  assert.deepEqual(expected.filter((kind) => !patterns.has(kind)), []);
});
