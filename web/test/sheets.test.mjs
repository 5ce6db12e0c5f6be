// WebAssembly draws the same pages as the command, to the byte.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { command } from "./command.mjs";
import { engine } from "./engine.mjs";

const skip = command ? false : "there is no command to compare with";

/** The files that the command writes for puzzles, in the order of their pages. */
function printed(text, extension, options) {
  const folder = mkdtempSync(join(tmpdir(), "evoku-sheets-"));
  try {
    const path = join(folder, `page.${extension}`);
    execFileSync(command, ["print", "-q", "-o", path, ...options], { input: text });
    // A single page has no number: page.svg, or page-1.svg, page-2.svg ...
    const number = (name) => Number(name.replace(/\D/g, ""));
    const names = readdirSync(folder).sort((a, b) => number(a) - number(b));
    return names.map((name) => readFileSync(join(folder, name)));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Puzzles that the command generates. */
const made = (...options) =>
  execFileSync(command, ["generate", "-q", "--seed", "17", ...options], { encoding: "utf8" });

const BOOKS = [
  {
    name: "plain boards, nine to a page, with levels",
    make: ["12"],
    asked: { perPage: "9", levels: true, title: "For the <train> & after" },
    options: ["--per-page", "9", "--levels", "rate", "--title", "For the <train> & after"],
  },
  {
    name: "a board of 16x16 on American paper, without its solution",
    make: ["--box", "4x4"],
    asked: { paper: "letter", withoutSolutions: true },
    options: ["--paper", "letter", "--no-solutions"],
  },
  {
    name: "jigsaws with pencil marks",
    make: ["2", "--regions", "1112211332433324455244555"],
    asked: { marks: true },
    options: ["--marks"],
  },
  {
    name: "killers, whose cages are drawn and whose rule is said",
    make: ["2", "--constraints", "killer", "--givens", "0"],
    asked: { paper: "a5" },
    options: ["--paper", "a5"],
  },
];
for (const { name, make, asked, options } of BOOKS)
  test(`${name}: pages are the command's`, { skip, timeout: 120_000 }, () => {
    const text = made(...make);
    const ask = engine();
    const sheets = (more) => JSON.parse(ask(JSON.stringify({ do: "sheets", text, ...asked, ...more }))).ok;
    assert.deepEqual(sheets({}).pages, printed(text, "svg", options).map(String));
    assert.ok(Buffer.from(sheets({ pdf: true }).pdf, "latin1").equals(printed(text, "pdf", options)[0]));
  });
