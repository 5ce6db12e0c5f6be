// German has words for every technique, pattern, kind of constraint, algorithm and parameter.

import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { engine, shared } from "./engine.mjs";

const web = dirname(dirname(fileURLToPath(import.meta.url)));

const HARD = "...7.4..5.2..1..7.....8...2.9...625.6...7...8.532...1.4...9.....3..6..9.2..4.7...";

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
  assert.equal(
    german.rule("Digits on the rising diagonal differ."),
    "Auf der steigenden Diagonale kommt keine Ziffer zweimal vor.",
  );
  for (const { name, about } of answer({ do: "about" }).formats)
    assert.notEqual(german.format(name, about), about, name);
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

/** What the engine has against a request. */
const refusal = (request) => JSON.parse(ask(JSON.stringify(request))).error;

test("why something can't be read, made or run is told in German, with its place", () => {
  const text = (text) => ({ do: "open", text });
  const order = (order) => ({ do: "generate", seed: "1", ...order });
  const set = (text) => {
    answer({ do: "start", puzzle: ".".repeat(81), setting: true });
    return { do: "play", move: "constrain", text };
  };
  const run = (order) => ({ do: "evolve", puzzle: HARD, algorithm: "row-ga", ...order });
  const marks = { puzzle: ".".repeat(81), marks: Array(81).fill([1]) };
  const wrong = [
    text(""),
    text("hello"),
    text("53..7..!."),
    text("12\n34\n"),
    text('{"puzzle": "12"}'),
    text('{"puzzle": 5}'),
    text('{"givens": 1}'),
    text('[{"puzzle": "....", "rules": "x"}]'),
    text("1..4..1..1..4..9"),
    text(`${".".repeat(81)}x`),
    text("https://f-puzzles.com/?load=N4Igz"),
    text("https://sudokupad.app/scl%C3%A4"),
    text("3x3:a1b2"),
    text("9j:a1"),
    text('{"puzzle": "................", "constraints": ["killer 10"]}'),
    text('{"puzzle": "................", "constraints": ["nonsense r1c1"]}'),
    text('{"puzzle": "................", "constraints": ["killer 99999 r1c1 r9c9"]}'),
    text('{"puzzle": "................", "regions": [1, 2]}'),
    text("name,puzzle\na,12345"),
    { do: "restore", saved: "{}" },
    { do: "blank", box: "0x3" },
    { do: "blank", box: "9x9" },
    { do: "blank", side: 70 },
    { do: "blank", box: "2x3", rules: ["windoku"] },
    { do: "blank", regions: "112233" },
    order({ givens: [3, 5] }),
    order({ givens: [90, 99] }),
    order({ level: "easy", mostLevel: "easy", techniques: ["X-Wing"] }),
    order({ layouts: ["whispers"], givens: [0, 0] }),
    order({ layouts: ["killer", "killer"] }),
    order({ layouts: ["killer:40"] }),
    order({ layouts: ["nonsense"] }),
    set("killer"),
    set("thermometer r1c1"),
    set("killer 5 r1c1 r1c1"),
    set("killer 5 r99c1"),
    set("digits 3 4"),
    set("digits 0 4"),
    set("size 99 1"),
    set("beside r1c1"),
    run({ set: ["nonsense=1"] }),
    run({ set: ["population=-1"] }),
    run({ puzzle: "55".padEnd(81, ".") }),
    run({ algorithm: "box-ga", puzzle: '{"puzzle": "................", "rules": ["latin"]}' }),
    run({ puzzle: '{"puzzle": "................", "constraints": ["digits 0 3"]}' }),
    run({ algorithm: "walksat", puzzle: '{"puzzle": "................", "constraints": ["killer 3 r1c1 r1c2"]}' }),
    { do: "evolve", kind: "queens", size: 2, algorithm: "queens-ga" },
    { do: "readRuns", text: "a,b\n1,2" },
    { do: "readRuns", text: "[{}]" },
    { do: "convert", text: '{"puzzle": "................", "constraints": ["killer 3 r1c1 r1c2"]}', to: "line" },
    { do: "path", puzzle: ".".repeat(81) },
    { do: "path", puzzle: "55".padEnd(81, ".") },
    { do: "path", ...marks },
  ];
  for (const request of wrong) {
    const english = refusal(request);
    assert.ok(english, `refused: ${JSON.stringify(request)}`);
    const told = german.message(english);
    // Names of algorithms and formats, and what was found, stay as they are.
    const words = told.replace(/".*?"|„.*?“|\w+-ga\b|Format \w+|es können .*/g, "");
    assert.doesNotMatch(words, ENGLISH, `${english}\n${told}`);
    const [line] = /line \d+/.exec(english) ?? [];
    if (line) assert.match(told, new RegExp(line.replace("line", "Zeile")));
  }
});

test("what the laboratory finds is told in German", () => {
  const algorithms = ["multi-objective", "random-search", "hill-climbing", "row-ga"].map((name) => ({ name }));
  const classes = [
    { name: "small", bundled: "4x4", first: 8 },
    { name: "large", bundled: "9x9 easy", first: 2 },
  ];
  const order = { algorithms, classes, repetitions: 2, evaluations: 3000, seed: "1" };
  const { plan, warnings } = answer({ do: "plan", ...order });
  const said = new Set(warnings);
  let last = answer({ do: "experiment", plan, now: 0 });
  for (;;) {
    for (const { limit, decided, open, nulls } of last.report?.verdicts ?? [])
      [limit ?? "", ...decided, ...open, ...nulls].forEach((words) => said.add(words));
    for (const { caption, heads } of last.report?.tables ?? [])
      [caption, ...heads].forEach((words) => said.add(words));
    for (const note of last.report?.notes ?? []) said.add(note);
    for (const { svg } of last.report?.figures ?? [])
      for (const [, words] of svg.matchAll(/<(?:text|title)[^>]*>([^<]*)/g)) said.add(words);
    if (last.task === undefined) break;
    last = answer({ do: "continue", task: last.task, now: 1 });
  }
  assert.ok(said.size > 60, String(said.size));
  for (const words of said)
    assert.doesNotMatch(german.drawn(german.measured(words)), /\b(the|and|of|or|is|are|runs|puzzles?|with|share|best)\b/i, words);
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

test("a lone diagonal is called one, an extra region is not", () => {
  const all = [1, 2, 3, 4, 5, 6, 7, 8, 9];
  const why = (cells) => {
    const constraints = [`different ${cells.join(" ")}`];
    const grounds = { kind: "relation" };
    const pattern = { kind: "constraints", constraints: [0], houses: [], cells, grounds };
    const step = { technique: "Constraint", placements: [], eliminations: [], pattern };
    return german.steps.why(step, { ground: { side: 9, houses: [], constraints } });
  };
  assert.match(why(all.map((i) => `r${i}c${i}`)), /^Diagonale von r1c1 bis r9c9:/);
  assert.match(why(all.map((i) => `r${i}c${10 - i}`)), /^Diagonale von r9c1 bis r1c9:/);
  assert.match(why(["r1c1", "r9c9"]), /^Zusatzgebiet bei r1c1:/);
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
