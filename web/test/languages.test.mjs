// Every language translates all texts of the engine and the page.

import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { launch, settled, visit } from "./browser.mjs";
import { languages, shared, speaking } from "./engine.mjs";

const web = dirname(dirname(fileURLToPath(import.meta.url)));

const HARD = "...7.4..5.2..1..7.....8...2.9...625.6...7...8.532...1.4...9.....3..6..9.2..4.7...";

/** A third-party library of positions for every technique. */
const LIBRARY = join(web, "../../shared/data/logic/reglib-1.3.txt");

const CODES = Object.keys(languages());

/** Words that only English sentences contain, and the results of missing values. */
const ENGLISH =
  /\b(the|and|of|with|which|that|cells|digits?|row|column|holds?|needs|undefined|null|NaN)\b/i;

/** Texts that are the same in every language: quotations, names and commands. */
const VERBATIM = /"[^"]*"|„[^“]*“|«[^»]*»|evoku [a-z -]+|\b\w+=\w+|\bdigits \d|\b\w+([-_.]\w+)+\b|Sue de Coq|(Row|Column) GA/g;

function noEnglish(words, message = words) {
  assert.doesNotMatch(words.replace(VERBATIM, ""), ENGLISH, message);
}

/** All answers to a request; for a task, those of all slices. */
function all(answer, request) {
  const answers = [answer(request)];
  for (;;) {
    const { task } = answers.at(-1).ok ?? {};
    if (task === undefined) return answers;
    answers.push(answer({ do: "continue", task, now: answers.length }));
  }
}

/** All texts in a value, with the names of their members. */
function texts(value, name = "") {
  if (typeof value === "string") return [[name, value]];
  if (Array.isArray(value)) return value.flatMap((one) => texts(one, name));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) => texts(one, name));
}

const text = (text) => ({ do: "open", text });
const order = (order) => ({ do: "generate", seed: "1", ...order });
const run = (order) => ({ do: "evolve", puzzle: HARD, algorithm: "row-ga", ...order });
const marks = { puzzle: ".".repeat(81), marks: Array(81).fill([1]) };

/** Requests that the engine refuses. */
const WRONG = [
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

/** Invalid constraints for a puzzle that is being set. */
const UNFIT = ["killer", "thermometer r1c1", "killer 5 r1c1 r1c1", "killer 5 r99c1", "digits 3 4", "digits 0 4", "size 99 1", "beside r1c1"];

for (const code of CODES) {
  const [english, answer] = [speaking("en"), speaking(code)];

  test(`${code}: tables have words of their own`, () => {
    for (const request of [{ do: "about" }, { do: "algorithms" }]) {
      const answers = texts(answer(request).ok);
      const words = ["about", "description", "solves", "needs"];
      const sentences = answers.filter(([name]) => words.includes(name));
      assert.ok(sentences.length > 50, String(sentences.length));
      const before = texts(english(request).ok).map(([, text]) => text);
      for (const [, text] of sentences) {
        noEnglish(text);
        assert.ok(!(text.includes(" ") && before.includes(text)), text);
      }
    }
  });

  test(`${code}: why something is refused has its place and no English`, () => {
    const setting = { do: "start", puzzle: ".".repeat(81), setting: true };
    for (const ask of [english, answer]) ask(setting);
    const unfit = UNFIT.map((text) => ({ do: "play", move: "constrain", text }));
    for (const request of [...unfit, ...WRONG]) {
      const [before, error] = [english(request).error, answer(request).error];
      assert.ok(before, `refused: ${JSON.stringify(request)}`);
      assert.notEqual(error, before);
      noEnglish(error, `${before}\n${error}`);
      const [, line] = /^line (\d+)/.exec(before) ?? [];
      if (line) assert.match(error, new RegExp(`\\b${line}\\b`));
    }
  });

  test(`${code}: steps have no English`, () => {
    const puzzles = [];
    for (const { name } of answer({ do: "about" }).ok.layouts) {
      const order = { do: "generate", seed: "3", number: 2, box: "2x3", layouts: [name] };
      for (const { ok } of all(answer, order)) puzzles.push(...ok.made.map(({ puzzle }) => puzzle));
    }
    const requests = readFileSync(shared("replay.txt"), "utf8").trim().split("\n").slice(0, 60);
    for (const { do: what, puzzle } of requests.map((line) => JSON.parse(line.slice(17))))
      if (what === "path") puzzles.push(puzzle);
    const techniques = new Set();
    for (const puzzle of puzzles) {
      answer({ do: "board", puzzle }).ok.rules.forEach((rule) => noEnglish(rule));
      for (const step of answer({ do: "path", puzzle }).ok?.steps ?? []) {
        noEnglish(step.prose);
        techniques.add(step.technique);
      }
    }
    assert.ok(techniques.size > 8, [...techniques].join());
  });

  test(`${code}: hints of every technique have no English`, { skip: !existsSync(LIBRARY) && `no ${LIBRARY}` }, () => {
    for (const position of library(answer))
      for (const { lines } of answer(position).ok?.stages ?? [])
        // Eureka notation is the same in every language.
        lines.filter((line) => !line.includes("=>")).forEach((line) => noEnglish(line));
  });

  test(`${code}: what the laboratory finds has no English`, () => {
    const algorithms = ["multi-objective", "random-search", "hill-climbing", "row-ga"].map((name) => ({ name }));
    const classes = [
      { name: "small", bundled: "4x4", first: 8 },
      { name: "large", bundled: "9x9 easy", first: 2 },
    ];
    const order = { do: "plan", algorithms, classes, repetitions: 2, evaluations: 3000, seed: "1" };
    const { plan, warnings } = answer(order).ok;
    const said = new Set(warnings);
    for (const { ok } of all(answer, { do: "experiment", plan, now: 0 })) {
      const { verdicts = [], tables = [], notes = [], figures = [] } = ok.report ?? {};
      for (const [, words] of texts([verdicts, notes])) said.add(words);
      for (const { caption, heads } of tables) [caption, ...heads].forEach((words) => said.add(words));
      for (const { svg } of figures)
        for (const [, words] of svg.matchAll(/<(?:text|title)[^>]*>([^<]*)/g)) said.add(words);
    }
    assert.ok(said.size > 60, String(said.size));
    said.forEach((words) => noEnglish(words));
  });
}

/** The positions of the library, as requests for hints. */
function* library(answer) {
  const lines = readFileSync(LIBRARY, "utf8").split("\n");
  for (const line of lines.filter((line) => line.startsWith(":"))) {
    const [, , , givens, deleted] = line.split(":");
    const grid = givens.replaceAll("+", "");
    const puzzle = givens.replace(/\+./g, ".");
    const marks = answer({ do: "start", puzzle, grid }).ok?.candidates;
    for (const [digit, row, column] of deleted.split(" ").filter((word) => word)) {
      const cell = 9 * (row - 1) + Number(column) - 1;
      if (marks?.[cell]) marks[cell] = marks[cell].filter((one) => one !== Number(digit));
    }
    yield { do: "hint", puzzle, grid, ...(marks && { marks }) };
  }
}

let browser;
before(async () => (browser = await launch()));
after(() => browser?.close());

/** The texts that a view shows or has for screen readers, without numbers. */
function visible(page) {
  return page.evaluate(() => {
    const found = new Set();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement: parent, textContent } = walker.currentNode;
      if (!parent.closest("script, style, textarea, code, select.language")) found.add(textContent.trim());
    }
    for (const element of document.querySelectorAll("[aria-label], [title], [placeholder]"))
      for (const name of ["aria-label", "title", "placeholder"])
        found.add(element.getAttribute(name) ?? "");
    return [...found].filter((words) => /\p{L}{3}/u.test(words));
  });
}

const VIEWS = ["play", "understand", "make", "evolve", "measure", "lessons"];

/** The texts of all views, after each has loaded. */
async function walk(page) {
  const words = new Set();
  for (const view of VIEWS) {
    await page.evaluate((view) => (location.hash = view), view);
    await settled(page);
    await page.evaluate(() => {
      for (const details of document.querySelectorAll("details")) details.open = true;
    });
    for (const one of await visible(page)) words.add(one);
  }
  return words;
}

test("no view shows English in another language, and the document says which it is", async () => {
  const { page, wrong, context } = await visit(browser);
  const english = await walk(page);
  for (const code of CODES) {
    await page.locator("select.language").selectOption(code);
    await page.waitForFunction((code) => document.documentElement.lang === code, code);
    const same = [...(await walk(page))].filter((words) => english.has(words));
    // The same texts may only be names: of algorithms, techniques, formats and other programs, and
    // levels with the same name.
    same.filter((words) => / /.test(words)).forEach((words) => noEnglish(words));
    assert.ok(same.length < english.size / 4, `${code}: ${same.join(" | ")}`);
  }
  assert.deepEqual(wrong, []);
  await context.close();
});
