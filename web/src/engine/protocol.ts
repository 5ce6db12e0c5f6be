// Requests to the engine and its answers, as the documentation of crates/web tells them.

import type { RunRequests } from "../evolve/protocol";

/** A candidate: a cell, by its index in reading order from 0, and a digit. */
export type Pair = [cell: number, digit: number];

export type Role = "first" | "second" | "third" | "fourth" | "fin";

/** What never changes about the board of a puzzle. */
export type Ground = {
  side: number;
  box: [rows: number, columns: number];
  geometry: string;
  jigsaw: boolean;
  /** The number that each digit stands for. */
  symbols: number[];
  /** How often a digit stands in a solution, where that is known. */
  each: number | null;
  /** The box or region of each cell, if any; -2 for one beside the board, -1 for one that it lacks. */
  partition: (number | null)[];
  ruleNames: string[];
  diagonal: boolean;
  windows: number[];
  houses: { kind: string; name: string; cells: number[] }[];
  constraints: string[];
  rules: string[];
  /** What constraints look like under and over the lines: fragments of SVG. */
  lower: string;
  upper: string;
  cell: number;
  margin: number;
  hasCorners: boolean;
};

/** What is drawn over a board. */
export type Overlay = {
  houses: { role: Role; cells: number[] }[];
  cells: [cell: number, role: Role][];
  candidates: [cell: number, digit: number, role: Role][];
  links: { from: Pair; to: Pair; strong: boolean }[];
  eliminations: Pair[];
  placements: Pair[];
};

/** What stands there: the puzzle, and what was placed and ruled out. */
export type Position = { puzzle: string; grid: string; marks: number[][] | null };

/** Everything that a page shows of a game; an entry for each cell. */
export type Game = {
  side: number;
  setting: boolean;
  givens: number[];
  digits: number[];
  corner: number[][];
  centre: number[][];
  colours: number[][];
  ruledOut: number[][];
  candidates: number[][];
  conflicts: number[];
  counts: number[];
  blanks: number;
  full: boolean;
  solved: boolean;
  undo: number;
  redo: number;
  position: Position;
};

export type Move =
  | { move: "digit"; cells: number[]; digit: number; tidy: boolean }
  | { move: "corner" | "centre" | "rule"; cells: number[]; digit: number }
  | { move: "colour"; cells: number[]; colour: number }
  | { move: "clear"; cells: number[] }
  | { move: "apply"; placements: Pair[]; eliminations: Pair[] }
  | { move: "fill" | "restart" }
  | { move: "constrain"; text: string }
  | { move: "release"; index: number };

export type Opened = {
  puzzle: string;
  side: number;
  geometry: string;
  givens: number;
  line: string;
  grid: string | null;
  fields: Record<string, string>;
};

/** A digit of a cell, which is named like r4c3. */
export type Named = { cell: string; digit: number };

/**
 * A step as data: `kind` of its pattern tells what else there is of that, as the documentation of
 * `evoku_sudoku::explain::Step::json` has it.
 */
export type StepData = {
  technique: string;
  placements: Named[];
  eliminations: Named[];
  eureka: string;
  prose: string;
  pattern: { kind: string } & Record<string, any>;
};

export type Advice = {
  state: "hint" | "stuck" | "solved" | "wrong";
  unique: boolean | null;
  technique: string | null;
  placements: Pair[];
  eliminations: Pair[];
  cells: number[];
  houses: string[];
  candidates: number[][] | null;
  stages: { stage: string; lines: string[]; overlay: Overlay }[];
  step: StepData | null;
};

export type Rating = {
  level: string;
  score: number;
  hardest: string | null;
  pathGuesses: number;
  techniques: [name: string, count: number][];
};

export type Ratings = Partial<Rating> & {
  hodokuLevel: string | null;
  er: number | null;
  ep: number | null;
  ed: number | null;
  guesses: number | null;
  problem: string | null;
};

export type Step = {
  technique: string;
  single: boolean;
  notation: string;
  prose: string;
  step: StepData | null;
  digits: number[];
  candidates: number[][];
  overlay: Overlay;
};

/** Solutions found so far. */
export type Solved = {
  answer: "unique" | "several" | "none" | null;
  solutions: number;
  all: boolean;
  grids: string[];
};

/** A puzzle that was made. */
export type MadePuzzle = {
  puzzle: string;
  line: string;
  solution: string;
  givens: number;
  rating: Rating | null;
};

/** Puzzles made in one slice. */
export type Made = {
  made: MadePuzzle[];
  found: number;
  attempts: number;
  refused: [words: string, count: number][];
  gaveUp: boolean;
  seed: string;
};

/** A kind of constraint: what it demands, and which numbers and cells it has. */
export type Kind = {
  name: string;
  about: string;
  numbers: string[];
  needed: number;
  cells: "none" | "any" | "line" | "exactly" | "across" | "alternatives";
  least: number;
};

export type About = {
  version: string;
  formats: { name: string; about: string; extensions: string[] }[];
  levels: string[];
  scales: string[];
  techniques: {
    name: string;
    level: string;
    score: number;
    usual: boolean;
    constraints: boolean;
  }[];
  symmetries: string[];
  mostSide: number;
  rules: string[];
  constraints: Kind[];
  layouts: { name: string; about: string; cells: unknown }[];
  style: string;
};

/** A board that is described, not read. */
export type Geometry = {
  side?: number;
  box?: string;
  rules?: string[];
  regions?: string;
  constraints?: string[];
};

export type Order = Geometry & {
  number?: number;
  seed: string;
  level?: string;
  mostLevel?: string;
  techniques?: string[];
  symmetry?: string;
  givens?: [number, number];
  layouts?: string[];
  minimal?: boolean;
};

/** How puzzles are put on paper. */
export type Sheet = {
  paper: string;
  perPage?: string;
  title?: string;
  withoutSolutions: boolean;
  marks: boolean;
  levels: boolean;
};

/** Each request by its name: what it takes, and what it answers. */
type Requests = {
  about: [{}, About];
  open: [
    { text: string; most?: number },
    { format: string; puzzles: Opened[]; mistakes: string[]; more: boolean },
  ];
  blank: [Geometry, { puzzle: string }];
  board: [{ puzzle: string }, Ground];
  start: [{ puzzle: string; grid?: string; setting?: boolean }, Game];
  play: [Move, Game];
  undo: [{ count?: number }, Game];
  redo: [{ count?: number }, Game];
  rewind: [{ solution: string }, Game];
  look: [{}, Game];
  save: [{}, string];
  restore: [{ saved: string }, Game];
  link: [{}, string];
  hint: [Position, Advice];
  check: [
    Position,
    { right: boolean; why: string | null; cells: number[]; solution: string | null },
  ];
  path: [{ puzzle: string }, Rating & { solution: string; steps: Step[] }];
  rate: [{ puzzle: string; scales?: string[] }, Ratings];
  solve: [{ puzzle: string; most?: number; list?: number; nodes?: number }, Solved];
  candidates: [
    { puzzle: string; nodes?: number },
    { candidates: number[][]; all: boolean; solutions: number },
  ];
  convert: [
    { text: string; to: string; lossy?: boolean },
    { text: string; puzzles: number; mistakes: string[]; extension: string | null },
  ];
  generate: [Order, Made];
  /** The pages are SVG, the PDF has a character for each byte. */
  sheets: [
    Sheet & { text: string; words: Record<string, string>; pdf?: boolean },
    { pages: string[]; pdf?: string },
  ];
  notes: [{ text: string }, string[]];
} & RunRequests;

export type Name = keyof Requests;
export type Request = { [N in Name]: { do: N } & Requests[N][0] }[Name];
export type Answer<R extends Request> = Requests[R["do"]][1];

/** A task that is not done yet. */
export type Unfinished = { done: false; task: number };
