// The command `evoku` under Node.js. It has the part of the native command that needs no threads.

import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import type { Look } from "./index.js";
import * as evoku from "./index.js";

const HELP = `evoku: solve, generate, rate, explain and convert Sudoku, and evolve solutions

  evoku solve [FILE]                     a line for each puzzle: its solution, "none" or "several"
  evoku generate [NUMBER] [OPTIONS]      puzzles
      --level LEVEL --symmetry NAME --givens FROM..TO --layout NAME --side N --seed N
      --to FORMAT                        the output format (default: line)
  evoku rate [FILE] [--json]             the level and the score of each puzzle
  evoku explain [FILE] [--json]          every step to the solution of a puzzle
  evoku convert [FILE] --to FORMAT [--lossy]
  evoku evolve [FILE] [OPTIONS]          the improvements of a run, and its best attempt
      --algorithm NAME --set NAME=VALUE --seed N --evaluations N --generations N

FILE has puzzles in any format; without it, evoku reads standard input.
The native command does more: https://crates.io/crates/evoku
`;

/** The exit codes of the native command for a negative result, and for wrong usage. */
const NEGATIVE = 1;
const USAGE = 2;

class UsageError extends Error {}

function arguments_() {
  return parseArgs({
    allowPositionals: true,
    options: {
      help: { type: "boolean", short: "h" },
      version: { type: "boolean", short: "V" },
      json: { type: "boolean" },
      lossy: { type: "boolean" },
      to: { type: "string" },
      level: { type: "string", short: "l" },
      symmetry: { type: "string" },
      givens: { type: "string" },
      layout: { type: "string", multiple: true },
      side: { type: "string" },
      seed: { type: "string" },
      algorithm: { type: "string", short: "a" },
      set: { type: "string", multiple: true },
      evaluations: { type: "string" },
      generations: { type: "string" },
    },
  });
}

type Values = ReturnType<typeof arguments_>["values"];

type Command = {
  /** Its options besides `--help` and `--version`. */
  options: (keyof Values)[];
  run(argument: string | undefined, values: Values): void | Promise<void>;
};

const COMMANDS: Record<string, Command> = {
  solve: { options: [], run: solve },
  generate: {
    options: ["level", "symmetry", "givens", "layout", "side", "seed", "to"],
    run: generate,
  },
  rate: { options: ["json"], run: rate },
  explain: { options: ["json"], run: explain },
  convert: { options: ["to", "lossy"], run: convert },
  evolve: { options: ["algorithm", "set", "seed", "evaluations", "generations"], run: evolve },
};

/** Prints a line. The texts of puzzles, which messages quote, may have line breaks. */
function print(line: string): void {
  process.stdout.write(`${line.replace(/\s*[\r\n]\s*/g, " ")}\n`);
}

function whole(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const number = Number(text);
  if (text.trim() === "" || !Number.isSafeInteger(number) || number < 0)
    throw new UsageError(`${name}: found "${text}", expected a whole number`);
  return number;
}

/** A number, or a range like `24..28`, `..28` or `24..`, which ends with `most`. */
function range(name: string, text: string | undefined, most: number): [number, number] | undefined {
  if (text === undefined) return undefined;
  const [, from, dots, to] = /^(\d*)(\.\.)?(\d*)$/.exec(text) ?? [];
  if (!from && !to) throw new UsageError(`${name}: found "${text}", expected a number like 30 or a range like 24..28`);
  const least = whole(name, from || "0") as number;
  return [least, dots ? (whole(name, to || undefined) ?? most) : least];
}

/** Leaves out members without a value. */
function given<T extends object>(members: T): T {
  const entries = Object.entries(members).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as T;
}

/** The text of a file, or of standard input. */
function input(file: string | undefined): string {
  return readFileSync(file === undefined || file === "-" ? 0 : file, "utf8");
}

/** The puzzles of a text. Prints the mistakes in it. */
function puzzles(text: string): string[] {
  const { puzzles, mistakes } = evoku.open(text, { most: Number.MAX_SAFE_INTEGER });
  for (const mistake of mistakes) complain(mistake);
  return puzzles.map(({ puzzle }) => puzzle);
}

function complain(problem: string): void {
  process.stderr.write(`error: ${problem}\n`);
  process.exitCode = NEGATIVE;
}

function solve(file: string | undefined): void {
  const lines = evoku.solveBatch(input(file)).map(({ solutions, solution, error }) => {
    if (solutions !== 1) process.exitCode = NEGATIVE;
    if (solutions === null) return `error: ${error}`;
    return solutions === 0 ? "none" : solutions === 1 ? solution : "several";
  });
  for (const line of lines) print(line as string);
}

async function generate(number: string | undefined, values: Values): Promise<void> {
  const { level, symmetry, layout, seed } = values;
  const wanted = whole("NUMBER", number) ?? 1;
  const side = whole("--side", values.side);
  const made = await evoku.generate(
    given({
      number: wanted,
      level,
      symmetry,
      seed: seed ?? String(Math.floor(Math.random() * Number.MAX_SAFE_INTEGER)),
      layouts: layout,
      side,
      givens: range("--givens", values.givens, (side ?? 9) ** 2),
    }),
  );
  if (made.length > 0) {
    const text = made.map(({ puzzle }) => puzzle).join("\n");
    process.stdout.write(evoku.convert(text, values.to ?? "line").text);
  }
  if (made.length < wanted) complain(`only ${made.length} of ${wanted} puzzles were found`);
}

function rate(file: string | undefined, { json }: Values): void {
  for (const puzzle of puzzles(input(file))) {
    const rating = evoku.rate(puzzle);
    if (json) print(JSON.stringify(rating));
    else print(rating.problem ?? `${rating.level} ${rating.score}, ${rating.hardest}`);
  }
}

function explain(file: string | undefined, { json }: Values): void {
  for (const puzzle of puzzles(input(file))) {
    const path = evoku.explain(puzzle);
    if (json) print(JSON.stringify(path));
    else for (const { technique, prose } of path.steps) print(`${technique}: ${prose}`);
  }
}

function convert(file: string | undefined, { to, lossy }: Values): void {
  if (to === undefined) throw new UsageError("--to FORMAT is missing");
  const { text, mistakes } = evoku.convert(input(file), to, given({ lossy }));
  process.stdout.write(text);
  for (const mistake of mistakes) complain(mistake);
}

async function evolve(file: string | undefined, values: Values): Promise<void> {
  const { algorithm, set, seed } = values;
  const [puzzle, ...others] = puzzles(input(file));
  // `puzzles` has printed the mistakes.
  if (puzzle === undefined) return;
  if (others.length > 0) process.stderr.write("note: the input has several puzzles; this is the first\n");
  const options = given({
    algorithm,
    set,
    seed,
    // Without a limit, the engine has that of the native command.
    evaluations: whole("--evaluations", values.evaluations),
    generations: whole("--generations", values.generations),
  });
  let last: Look | undefined;
  for await (const look of evoku.evolve(puzzle, options)) {
    if (look.bestOfRun !== last?.bestOfRun)
      print(`generation ${look.generation}: ${look.words} (${look.evaluations} evaluations)`);
    last = look;
  }
  if (last === undefined) return;
  print(`${last.stop}: ${last.evaluations} evaluations, ${last.generation} generations`);
  print(lineOf(last.attempt?.numbers ?? []));
  if (!last.solved) process.exitCode = NEGATIVE;
}

/** The digits of a board as in the line format. */
function lineOf(numbers: number[]): string {
  // Above 35x35, letters run out.
  if (numbers.length > 35 ** 2) return numbers.join(",");
  return numbers.map((number) => (number > 0 ? number.toString(36).toUpperCase() : ".")).join("");
}

async function main(): Promise<void> {
  const { values, positionals } = arguments_();
  const [command, argument, ...others] = positionals;
  if (values.version) return print(`evoku ${evoku.about().version}`);
  if (values.help || command === undefined) return void process.stdout.write(HELP);
  if (others.length > 0) throw new UsageError(`unexpected argument "${others[0]}"`);
  const known = Object.hasOwn(COMMANDS, command) ? COMMANDS[command] : undefined;
  if (known === undefined) throw new UsageError(`there is no command "${command}"`);
  for (const option of Object.keys(values) as (keyof Values)[])
    if (!known.options.includes(option)) throw new UsageError(`${command} has no option --${option}`);
  return known.run(argument, values);
}

// A reader that ends early, such as `head`, is not an error.
process.stdout.on("error", () => process.exit());

try {
  await main();
} catch (error) {
  const usage = error instanceof UsageError || (error as { code?: string }).code?.startsWith("ERR_PARSE_ARGS");
  if (!usage && !(error instanceof evoku.EvokuError) && !(error as { code?: string }).code) throw error;
  complain((error as Error).message);
  if (usage) process.exitCode = USAGE;
}
