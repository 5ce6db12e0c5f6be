// What the engine says of runs and experiments, as the documentation of crates/web tells it.

/** An attempt: the number in each cell, and how much clashes there; for queens, of each column. */
export type Attempt = { numbers: number[]; clashes: number[] };

/** Children that are better than, equal to and worse than their parents. */
export type Children = [better: number, equal: number, worse: number];

/** The best attempts of a run, when they were found: what is missing is the same for all. */
export type Improvement = [evaluations: number, milliseconds: number, missing: number];

/** A generation. */
export type Seen = {
  generation: number;
  evaluations: number;
  restarts: number;
  size: number;
  best: number;
  mean: number;
  worst: number;
  bestOfRun: number;
  words: string;
  diversity: number;
  offspring: Children | null;
  attempt: Attempt | null;
};

export type IslandLook = Seen & {
  algorithm: string;
  traffic: [taken: number, worse: number, refused: number];
};

/** What a page shows of a run. Before its first step it has none of a generation's members. */
export type Look = Partial<Seen> & {
  evaluations: number;
  children: Children;
  improvements: Improvement[];
  stop: string | null;
  solved: boolean;
  islands?: IslandLook[];
  leading?: number;
  voyages?: [from: number, to: number, migrants: number][];
};

/** What is evolved: a Sudoku, or a puzzle that its size poses. */
export type Subject = { puzzle: string } | { kind: string; size: number };

export type RunOrder = Subject & {
  algorithm?: string;
  set?: string[];
  seed: string;
  evaluations?: number;
  generations?: number;
  islands?: string[];
};

export type Begun = {
  run: number;
  title: string;
  puzzle: string;
  step: string;
  unit: string;
  maximum: number | null;
  command: string;
  look: Look;
};

export type Parameter = {
  name: string;
  about: string;
  kind: "whole" | "auto" | "real" | "choice" | "method";
  words: string[];
  range: [number, number] | null;
  values: string;
  default: string;
  needs: string | null;
};

export type Algorithm = {
  name: string;
  about: string;
  description: string;
  source: string;
  parameters: Parameter[];
};

export type Kind = {
  name: string;
  about: string;
  sizes: [least: number, usual: number, most: number];
  algorithms: Algorithm[];
};

export type Tables = {
  algorithms: Algorithm[];
  kinds: Kind[];
  islands: Parameter[];
  bundled: string[];
  best: { name: string; set: [name: string, value: string][] } | null;
};

export type Verdicts = {
  class: string;
  limit: string | null;
  decided: string[];
  open: string[];
  nulls: string[];
};

export type Table = { caption: string; words: number; heads: string[]; rows: string[][] };

export type Report = {
  measure: string;
  notes: string[];
  verdicts: Verdicts[];
  tables: Table[];
  figures: { name: string; svg: string }[];
  page: string;
  csv: string;
};

/** How far an experiment has come. */
export type Experiment = { made: number; runs: number; report: Report | null };

export type PlanOrder = {
  algorithms: { name: string; label?: string; set?: string[] }[];
  classes: { name: string; puzzles?: string[]; bundled?: string; first?: number }[];
  repetitions: number;
  evaluations: number;
  seed: string;
};

/** The requests about runs and experiments. */
export type RunRequests = {
  algorithms: [{} | Subject, Tables];
  evolve: [RunOrder, Begun];
  step: [{ run: number; evaluations?: number; generations?: number; time?: number }, Look];
  chart: [{ run: number }, string];
  table: [{ run: number }, { csv: string; command: string }];
  forget: [{ run: number }, null];
  race: [
    {
      curves: { name: string; improvements: Improvement[] }[];
      time: boolean;
      title: string;
      subtitle: string;
    },
    string,
  ];
  plan: [PlanOrder, { plan: string; runs: number; warnings: string[] }];
  experiment: [{ plan: string; started: number; now: number }, Experiment];
  readRuns: [{ text: string }, Report];
};
