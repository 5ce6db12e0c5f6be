// Requests to the engine and its answers, generated from the types of crates/web:
// EVOKU_BLESS=1 cargo test -p evoku-web regenerates them.

/** Each request by its name: its arguments, and its answer. */
export type Requests = {
  /** Chooses the language of all further answers. */
  language: [LanguageRequest, LanguageAbout];
  /** The text of a message of the page. */
  say: [SayRequest, Words];
  /** The tables of the libraries, and the CSS of drawings. */
  about: [Nothing, About];
  /** The puzzles of a text in any format. */
  open: [Text, OpenedText];
  /** A board without givens. */
  blank: [Board, Blank];
  /** The unchanging parts of a puzzle's board: lines, houses, rules, drawings of constraints. */
  board: [OfPuzzle, Ground];
  /** Begins a game of a puzzle. */
  start: [Start, Game];
  /** Makes a move. */
  play: [Move, Game];
  /** Undoes moves. */
  undo: [Count, Game];
  /** Redoes moves. */
  redo: [Count, Game];
  /** Undoes moves until all digits agree with the solution. */
  rewind: [Rewind, Game];
  /** The game as a page shows it. */
  look: [Nothing, Game];
  /** The game as a text, to be restored later. */
  save: [Nothing, string];
  /** Resumes a saved game. */
  restore: [Restore, Game];
  /** The puzzle of the game as a short text for links. */
  link: [Nothing, string];
  /** The next step from a position, or its mistake. */
  hint: [PositionText, Advice];
  /** Checks a position, and returns the solution. */
  check: [PositionText, Checked];
  /** A position as SVG, with a stage of its hint. */
  picture: [PictureRequest, string];
  /** The solution path: every step to the solution. */
  path: [PathRequest, SolutionPath];
  /** The ratings of a puzzle. */
  rate: [RateRequest, Ratings];
  /** Solutions of a puzzle; a task. */
  solve: [SolveRequest, Slice<Solved>];
  /** For each cell, the digits that it has in some solution. */
  candidates: [CandidatesRequest, TrueCandidates];
  /** Solves many puzzles. */
  solveBatch: [BatchRequest, Batch];
  /** The canonical form of a puzzle, which all equivalent puzzles share. */
  canonical: [OfPuzzle, CanonicalForm];
  /** Clues of a puzzle without a solution that contradict each other. */
  conflict: [CandidatesRequest, ConflictFound];
  /** Converts the puzzles of a text to another format. */
  convert: [ConvertRequest, Converted];
  /** Pages with the puzzles of a text and their solutions. */
  sheets: [SheetRequest, Sheets];
  /** Generates puzzles; a task. */
  generate: [GenerateRequest, Slice<Generated>];
  /** Solves plain 9x9 boards, for the page to measure the time. */
  bench: [BenchRequest, Benched];
  /** The tables of algorithms, and the recommended one for a puzzle. */
  algorithms: [TablesRequest, Tables];
  /** Begins a run. */
  evolve: [RunRequest, Begun];
  /** Makes steps of a run; one step if the request has no limit. */
  step: [StepRequest, Look];
  /** The progress of a run, as SVG. */
  chart: [OfRun, string];
  /** The generations of a run as a table. */
  table: [OfRun, RunTable];
  /** Forgets a run. */
  forget: [OfRun, null];
  /** The progress of several runs, as SVG. */
  race: [RaceRequest, string];
  /** Writes the plan of an experiment. */
  plan: [PlanRequest, PlanText];
  /** Executes the runs of a plan; a task. */
  experiment: [ExperimentRequest, Slice<Experiment>];
  /** Reports on exported runs, or reads a report in JSON. The latter has no figures, page or table of runs. */
  readRuns: [RunsText, Report];
  /** Runs the next slice of a task. */
  continue: [Pace, Slice<Known>];
  /** Forgets a task. */
  end: [OfTask, null];
};

export type Name = keyof Requests;
export type Asked<N extends Name> = Requests[N][0];
export type Answer<N extends Name> = Requests[N][1];

/** The tables of the libraries. */
export type About = {
  /** The version of evoku. */
  version: string;
  formats: Array<FormatAbout>;
  /** The names of levels, the easiest first. */
  levels: Array<string>;
  /** The names of rating scales. */
  scales: Array<string>;
  /** Techniques in the order in which a solver tries them. */
  techniques: Array<TechniqueAbout>;
  /** The names of symmetries of givens. */
  symmetries: Array<string>;
  /** The side of the largest board. */
  mostSide: number;
  /** The names of the rules that apply to a whole board. */
  rules: Array<string>;
  constraints: Array<ConstraintKind>;
  layouts: Array<LayoutAbout>;
  engines: Array<EngineAbout>;
  /** The names of moves. */
  moves: Array<string>;
  /** The CSS of drawings. */
  style: string;
};

/** The next step from a position, or its mistake. */
export type Advice = {
  state: AdviceState;
  /** True if the puzzle has one solution; null if that isn't known. */
  unique: boolean | null;
  technique: Words | null;
  /** The address of the technique's article below the folder of the book. */
  article: string | null;
  placements: Array<Pair>;
  eliminations: Array<Pair>;
  /** The cells of the mistake, or those to look at. */
  cells: Array<number>;
  /** The names of the houses to look at. */
  houses: Array<string>;
  /** The candidates of each cell before the step. */
  candidates: Array<Array<number>> | null;
  /** The stages `where`, `technique` and `full`, in this order. */
  stages: Array<AdviceStage>;
};

/** A stage of advice: sentences, and a drawing over the board. */
export type AdviceStage = {
  stage: string;
  lines: Array<Words>;
  overlay: Overlay;
};

/** The kind of advice. */
export type AdviceState = "hint" | "stuck" | "solved" | "wrong";

/** An algorithm. */
export type Algorithm = {
  name: string;
  /** The family of the algorithm, to group lists. */
  family: Words;
  about: Words;
  description: Words;
  /** The publication that describes the algorithm. */
  source: string;
  parameters: Array<Parameter>;
};

/** An attempted solution. */
export type Attempt = {
  /**
   * The number in each cell, 0 if the cell is open. For queens, the row of the queen in each
   * column.
   */
  numbers: Array<number>;
  /** The number of rules that each cell breaks. */
  clashes: Array<number>;
};

/** The answers to puzzles, in their order. */
export type Batch = {
  answers: Array<BatchAnswer>;
};

/** The answer to a puzzle. */
export type BatchAnswer = {
  /** The number of solutions, 2 if there are several; null if the puzzle can't be parsed. */
  solutions: number | null;
  /** A solution as a line of digits; null if there is none. */
  solution: string | null;
  /** The mistake in the text of the puzzle. */
  error: Words | null;
};

/** Puzzles to solve. */
export type BatchRequest = {
  /** A text with puzzles in any format. */
  text?: string | null;
  /** Further puzzles, each a text in any format. */
  puzzles?: Array<string> | null;
};

/** A run that has begun. */
export type Begun = {
  /** A short title of the algorithm. */
  title: Words;
  /** A description of the puzzle. */
  puzzle: Words;
  /** The name of a step: `generation` or `epoch`. */
  step: string;
  /** The unit of the run's values. */
  unit: Words;
  /** The value of a solution on a scale where higher is better; null on other scales. */
  maximum: number | null;
  /** The command that repeats the run. */
  command: string;
  look: Look;
  /** The number of the run. */
  run: number;
};

/** Plain 9x9 boards to solve. */
export type BenchRequest = {
  /** `batch9`, `single9`, or `portable`, which uses no vector instructions. */
  engine: string;
  /** One board per line. */
  lines: string;
  /** The number of times to solve all boards; 1 by default. */
  rounds?: number | null;
};

/** The solutions of a benchmark. */
export type Benched = {
  /** The number of boards. */
  lines: number;
  /** The number of boards with one solution. */
  unique: number;
  /** A hash of the solutions. */
  digest: string;
};

/** The recommended algorithm, with its settings. */
export type Best = {
  name: string;
  /** The names and values of parameters. */
  set: Array<[string, string]>;
};

/** A board without givens. */
export type Blank = {
  puzzle: string;
};

/** The description of a board, 9x9 by default. */
export type Board = {
  /** The number of rows and columns. It follows from `box` if that is given. */
  side?: number | null;
  /** The shape of boxes as rows and columns, like `2x3`. */
  box?: string | null;
  /** The names of the board's rules, like `diagonal`. */
  rules?: Array<string> | null;
  /** The regions of a jigsaw, as in the line format: a letter or number for each cell. */
  regions?: string | null;
  /** Constraints in text form, like `killer 5 r1c1 r1c2`. */
  constraints?: Array<string> | null;
};

/** The puzzle whose candidates or contradicting clues to search for. */
export type CandidatesRequest = {
  /** The text of the puzzle. */
  puzzle: Puzzle;
  /** The number of search nodes after which the search ends; no limit by default. */
  nodes?: number | null;
};

/** The canonical form of a puzzle. */
export type CanonicalForm = {
  /** The puzzle in canonical form, as a line of JSON. */
  puzzle: string;
  /** The givens in canonical form, as a line of digits and blanks. */
  line: string;
  /** A hash of the canonical form, equal for all equivalent puzzles: 32 hexadecimal digits. */
  digest: string;
  /** The number of symmetries that map the puzzle to itself; only for plain 9x9 boards. */
  automorphisms: number | null;
};

/**
 * The cells that a kind of constraint takes: none, any, a line, an exact number, or a line across
 * the board. `Alternatives` means several alternatives, each with cells of its own.
 */
export type CellsOfKind = "none" | "any" | "line" | "exactly" | "across" | "alternatives";

/** The result of checking a position. */
export type Checked = {
  right: boolean;
  /** A sentence that describes the mistake, if there is one. */
  why: Words | null;
  /** The cells of the mistake. */
  cells: Array<number>;
  /** The solution as a line, if there is exactly one. */
  solution: string | null;
};

/** The numbers of children that are better than, equal to and worse than their parents. */
export type Children = [number, number, number];

/** Clues that contradict each other, without any superfluous one. */
export type ConflictFound = {
  /** True if a conflict was found within the limit. */
  found: boolean;
  /** The cells of its givens. */
  cells: Array<number>;
  /** The indices of its constraints. */
  constraints: Array<number>;
};

/** A kind of constraint. */
export type ConstraintKind = {
  name: string;
  title: Words;
  /** The rule, in one sentence. */
  about: Words;
  /** The names of the numbers that such a constraint takes. */
  numbers: Array<string>;
  /** The number of these numbers that are required; the others are optional. */
  needed: number;
  cells: CellsOfKind;
  /** The number of cells, or the minimum if the number varies. */
  least: number;
};

/** A text with puzzles, and the format to write them in. */
export type ConvertRequest = {
  /** The new format. */
  to: FormatName;
  /** The format of the text; detected by default. */
  format?: FormatName | null;
  /** True to allow a format that can't express everything about a puzzle. */
  lossy?: boolean | null;
  /** The puzzles. */
  text: string;
};

/** Puzzles in another format. */
export type Converted = {
  text: string;
  /** The number of puzzles in the new text. */
  puzzles: number;
  /** The reason for each puzzle that is left out. */
  mistakes: Array<Words>;
  /** The usual extension of files in the new format. */
  extension: string | null;
};

/** The number of moves. */
export type Count = {
  /** 1 by default. */
  count?: number | null;
};

/** An engine that searches for solutions. */
export type EngineAbout = {
  name: string;
  about: Words;
  /** The boards that the engine solves. */
  solves: Words;
};

/** The progress of an experiment. */
export type Experiment = {
  /** The number of finished runs. */
  made: number;
  /** The number of all runs of the plan. */
  runs: number;
  /** The report on the runs so far, present whenever a repetition has been completed. */
  report: Report | null;
};

/** The experiment to run. */
export type ExperimentRequest = {
  /** The plan, as `evoku lab run` reads it. */
  plan: string;
  /** The start time, in seconds since 1970. */
  started?: number | null;
  /** The current time in milliseconds, by the clock of the page. Runs are timed from here. */
  now?: number | null;
};

/** A format of puzzles. */
export type FormatAbout = {
  name: string;
  about: Words;
  /** The usual extensions of its files, the first one for new files. */
  extensions: Array<string>;
};

/** The name of a format. */
export type FormatName = string;

/** Everything that a page shows of a game. Arrays have an entry for each cell. */
export type Game = {
  side: number;
  /** True if the puzzle is being set. */
  setting: boolean;
  /** The given of each cell, 0 if it has none. */
  givens: Array<number>;
  /** The digit of each cell, 0 if the cell is open. */
  digits: Array<number>;
  /** The marks in the corner of each cell. */
  corner: Array<Array<number>>;
  /** The marks in the centre of each cell. */
  centre: Array<Array<number>>;
  /** The colours of each cell, 1 to 9. */
  colours: Array<Array<number>>;
  /** The colours of candidates: each a cell, a digit and a colour. */
  tints: Array<[number, number, number]>;
  /** The lines of the player. */
  lines: Array<Line>;
  /** The digits that were ruled out for each cell. */
  ruledOut: Array<Array<number>>;
  /** Automatic marks: the candidates of each open cell. */
  candidates: Array<Array<number>>;
  /** The cells whose digits break a rule. */
  conflicts: Array<number>;
  /** The number of cells with each digit. */
  counts: Array<number>;
  /** The number of open cells. */
  blanks: number;
  full: boolean;
  solved: boolean;
  /** The number of moves that can be undone. */
  undo: number;
  /** The number of moves that can be redone. */
  redo: number;
  position: Position;
};

/** The puzzles to generate. */
export type GenerateRequest = {
  /** The number of puzzles; 1 by default. */
  number?: number | null;
  /** The seed; 1 by default. */
  seed?: Seed | null;
  /** The level, or the easiest one if `mostLevel` is given. */
  level?: string | null;
  /** The hardest level. */
  mostLevel?: string | null;
  /** The minimum and the maximum score. */
  score?: [number, number] | null;
  /** Techniques that the solution path needs. */
  techniques?: Array<string> | null;
  /** Techniques that the solution path must not need. */
  without?: Array<string> | null;
  /** The symmetry of the givens. */
  symmetry?: string | null;
  /** The minimum and the maximum number of givens. */
  givens?: [number, number] | null;
  /** Constraints to lay out, like `killer` or `thermometer:2..4`. */
  layouts?: Array<string> | null;
  /** True to remove constraints until no more can be removed without losing uniqueness. */
  minimal?: boolean | null;
  /** The number of rows and columns. It follows from `box` if that is given. */
  side?: number | null;
  /** The shape of boxes as rows and columns, like `2x3`. */
  box?: string | null;
  /** The names of the board's rules, like `diagonal`. */
  rules?: Array<string> | null;
  /** The regions of a jigsaw, as in the line format: a letter or number for each cell. */
  regions?: string | null;
  /** Constraints in text form, like `killer 5 r1c1 r1c2`. */
  constraints?: Array<string> | null;
};

/** The puzzles that a slice generated, and the progress so far. */
export type Generated = {
  made: Array<GeneratedPuzzle>;
  /** The number of puzzles generated so far. */
  found: number;
  attempts: number;
  /** The reasons why attempts were rejected, each with the number of attempts. */
  refused: Array<[Words, number]>;
  /** True if the task ended because too many attempts in a row failed. */
  gaveUp: boolean;
  /** The seed, as a string. */
  seed: string;
};

/** A generated puzzle. */
export type GeneratedPuzzle = {
  /** The puzzle as a line of JSON with everything that is known about it. */
  puzzle: string;
  /** The givens as a line of digits and blanks. */
  line: string;
  /** The solution as a line of digits. */
  solution: string;
  /** The number of givens. */
  givens: number;
  rating: Rating | null;
};

/** A grid as a line of digits and blanks, with the values of the board's digits. */
export type GridText = string;

/** The unchanging parts of a puzzle's board. */
export type Ground = {
  side: number;
  /** The number of rows and columns of a box. */
  box: [number, number];
  /** A description of the board. */
  geometry: Words;
  jigsaw: boolean;
  /** The number that the page shows for each digit. */
  symbols: Array<number>;
  /** The number of times that each digit occurs in a solution, if known. */
  each: number | null;
  /**
   * The box or region of each cell, if any; -2 for a cell outside the board, -1 for one that is
   * missing from it.
   */
  partition: Array<number | null>;
  ruleNames: Array<string>;
  diagonal: boolean;
  /** The cells of all windows. */
  windows: Array<number>;
  houses: Array<GroundHouse>;
  /** The constraints in text form. */
  constraints: Array<string>;
  /** Descriptions of the rules. */
  rules: Array<Words>;
  /** The side length of a cell in `lower` and `upper`. The board's corner is at 0, 0. */
  cell: number;
  /** The space that clues outside the board need on each side. */
  margin: number;
  /** True if the drawings have text in the corners of cells. */
  hasCorners: boolean;
  /**
   * The part of the constraints' drawing that goes below the lines of the grid: a fragment of
   * SVG.
   */
  lower: string;
  /** The part that goes above the lines of the grid. */
  upper: string;
};

/** A house of a board. */
export type GroundHouse = {
  kind: string;
  name: string;
  cells: Array<number>;
};

/** An improvement of a run. */
export type Improvement = [evaluations: number, milliseconds: number, missing: number];

/** An island. */
export type IslandLook = {
  /** The name of the island's algorithm. */
  algorithm: string;
  evaluations: number;
  /**
   * The numbers of migrants: accepted, no better than the worst member, and impossible to
   * represent in the island's encoding.
   */
  traffic: [number, number, number];
} & Partial<RecordedGeneration>;

/** The islands of a run. */
export type Islands = {
  islands: Array<IslandLook>;
  /** The number of the island with the best attempt. */
  leading: number;
  /**
   * The last exchange: for each pair of islands the source, the destination and the number of
   * migrants.
   */
  voyages: Array<[number, number, number]>;
};

/** The results of a task of any kind. */
export type Known = Solved | Generated | Experiment;

/** A language. */
export type LanguageAbout = {
  code: string;
  /** The name of the language, in that language. */
  name: string;
};

/** The language of all further answers. */
export type LanguageRequest = {
  /** A packed language, or null for English. */
  packed?: string | null;
};

/** A layout of constraints for generated puzzles. */
export type LayoutAbout = {
  name: string;
  title: Words;
  about: Words;
  /** The default minimum and maximum number of cells; null if the number can't be chosen. */
  cells: [number, number] | null;
};

/** A line of the player through the centres of cells. */
export type Line = {
  cells: Array<number>;
  /** True for an arrow to the last cell. */
  arrow: boolean;
};

/** The state of a run. The members of a generation are missing before the first step. */
export type Look = {
  evaluations: number;
  /** The name of the reason why the run ended; null while it can go on. */
  stop: string | null;
  solved: boolean;
  /** The children since the start of the run. */
  children: Children;
  improvements: Array<Improvement>;
} & Partial<RecordedGeneration> & Partial<Islands>;

/** Cells and a digit to mark in them. */
export type Marked = {
  cells: Array<number>;
  digit: number;
};

/** The move of a request as JSON. [`Move::read`] parses it when the size of the board is known. */
export type Move = {
  "move": "digit";
  cells: Array<number>;
  digit: number;
  tidy?: boolean;
} | {
  "move": "corner"
} & Marked | {
  "move": "centre"
} & Marked | {
  "move": "rule"
} & Marked | {
  "move": "colour";
  cells: Array<number>;
  colour: number;
} | {
  "move": "tint";
  cells: Array<number>;
  digit: number;
  colour: number;
} | {
  "move": "line"
} & Line | {
  "move": "clear";
  cells: Array<number>;
} | {
  "move": "fill"
} | {
  "move": "apply";
  placements: Array<Pair>;
  eliminations: Array<Pair>;
} | {
  "move": "restart"
} | {
  "move": "constrain";
  text: string;
} | {
  "move": "release";
  index: number;
};

/** No arguments. */
export type Nothing = Record<symbol, never>;

/** A puzzle in any format. */
export type OfPuzzle = {
  /** The text of the puzzle. */
  puzzle: Puzzle;
};

/** A run. */
export type OfRun = {
  /** The number of the run. */
  run: number;
};

/** A task. */
export type OfTask = {
  /** The number of the task. */
  task: number;
};

/** A puzzle of a text. */
export type Opened = {
  /** The puzzle with everything that is known about it, as a line of JSON. */
  puzzle: string;
  side: number;
  /** A description of the board. */
  geometry: Words;
  /** The number of givens. */
  givens: number;
  /** The givens as a line of digits and blanks. */
  line: string;
  /** The digits so far, if the text is a position in play. */
  grid: string | null;
  /** Further fields by name, like `author`. */
  fields: Record<string, string>;
};

/** The puzzles of a text. */
export type OpenedText = {
  format: string;
  puzzles: Array<Opened>;
  /** Descriptions of the first mistakes in the text. */
  mistakes: Array<Words>;
  /** True if the text has more puzzles or mistakes than this answer. */
  more: boolean;
};

/** A drawing over a board. */
export type Overlay = {
  houses: Array<OverlayHouse>;
  cells: Array<[number, Role]>;
  candidates: Array<[number, number, Role]>;
  links: Array<OverlayLink>;
  eliminations: Array<Pair>;
  placements: Array<Pair>;
};

/** A house that an overlay highlights. */
export type OverlayHouse = {
  role: Role;
  cells: Array<number>;
};

/** A link between candidates. */
export type OverlayLink = {
  from: Pair;
  to: Pair;
  strong: boolean;
};

/** The task to continue, and the size of its next slice. */
export type Pace = {
  /** The number of the task. */
  task: number;
  /** The number of search nodes of the slice, if the task solves a puzzle. */
  nodes?: number | null;
  /**
   * The current time in milliseconds, by the clock of the page, if the task is an
   * experiment.
   */
  now?: number | null;
};

/** A candidate: the index of a cell, in reading order from 0, and a digit. */
export type Pair = [number, number];

/** A parameter. */
export type Parameter = {
  name: string;
  about: Words;
  kind: ParameterKind;
  /** The words to choose from, for a choice or a method. */
  words: Array<string>;
  /** The minimum and the maximum, for a number. */
  range: [number, number] | null;
  /** A description of the allowed values. */
  values: Words;
  default: string;
  /** A description of the condition under which the parameter has an effect. */
  needs: Words | null;
};

/**
 * The kind of a parameter: an integer, an integer or `auto`, a real number, a word from a list, or
 * a method. A method is a word from a list, in some cases followed by a colon and a number.
 */
export type ParameterKind = "whole" | "auto" | "real" | "choice" | "method";

/** The puzzle to find a solution path for. */
export type PathRequest = {
  /** The text of the puzzle. */
  puzzle: Puzzle;
  /** True to add an SVG of each step. */
  pictures?: boolean | null;
};

/** A position to draw. */
export type PictureRequest = {
  /** The stage of a hint to draw over the position: `where`, `technique` or `full`. */
  stage?: string | null;
  /** The text of the puzzle. */
  puzzle: Puzzle;
  /** The digits so far, as a line of digits and blanks; only the givens by default. */
  grid?: GridText | null;
  /** The digits of each cell that are not ruled out, or null. */
  marks?: Array<Array<number>> | null;
};

/** An algorithm of an experiment. */
export type PlanAlgorithm = {
  name: string;
  /** The name in the report, if it differs from the name of the algorithm. */
  label?: string | null;
  /** Settings like `population=6`. */
  set?: Array<string> | null;
};

/** A class of puzzles of an experiment. */
export type PlanClass = {
  name: string;
  /** The name of a bundled class. */
  bundled?: string | null;
  /** The number of puzzles to take from the bundled class. */
  first?: number | null;
  /** Puzzles in any format. */
  puzzles?: Array<Puzzle> | null;
};

/** The experiment to plan. */
export type PlanRequest = {
  /** The seed; 1 by default. */
  seed?: Seed | null;
  /** The number of runs of each algorithm on each puzzle; 10 by default. */
  repetitions?: number | null;
  /** The maximum number of evaluations of a run; 100000 by default. */
  evaluations?: number | null;
  algorithms?: Array<PlanAlgorithm> | null;
  classes?: Array<PlanClass> | null;
};

/** The plan of an experiment. */
export type PlanText = {
  /** The plan, as `evoku lab run` reads it. */
  plan: string;
  /** The number of runs. */
  runs: number;
  warnings: Array<Words>;
};

/** A position, in the form that [`PositionText`] reads. */
export type Position = {
  puzzle: string;
  grid: string;
  marks: Array<Array<number>> | null;
};

/** A position, like the member `position` of a game's view. */
export type PositionText = {
  /** The text of the puzzle. */
  puzzle: Puzzle;
  /** The digits so far, as a line of digits and blanks; only the givens by default. */
  grid?: GridText | null;
  /** The digits of each cell that are not ruled out, or null. */
  marks?: Array<Array<number>> | null;
};

/** The text of one puzzle in any format. */
export type Puzzle = string;

/** A kind of puzzle besides Sudoku. */
export type PuzzleKind = {
  name: string;
  about: Words;
  /** The smallest, the default and the largest size. */
  sizes: [number, number, number];
  algorithms: Array<Algorithm>;
};

/** The progress of a run. */
export type RaceCurve = {
  name: string;
  /** The member `improvements` of the run's last `Look`. */
  improvements?: Array<Improvement> | null;
};

/** The runs to draw. */
export type RaceRequest = {
  curves?: Array<RaceCurve> | null;
  /** True to plot against milliseconds instead of evaluations. */
  time?: boolean | null;
  title?: string | null;
  subtitle?: string | null;
};

/** The puzzle to rate. */
export type RateRequest = {
  /** The text of the puzzle. */
  puzzle: Puzzle;
  /** The names of the scales; all by default. */
  scales?: Array<string> | null;
};

/** The rating of a solution path. */
export type Rating = {
  level: string;
  score: number;
  /** The hardest technique. */
  hardest: Words | null;
  /** The number of guesses on the solution path. */
  pathGuesses: number;
  /** Each technique of the path, and the number of its steps. */
  techniques: Array<[Words, number]>;
};

/**
 * The ratings of a puzzle. The members of the solution path's rating are missing if there is no
 * path.
 */
export type Ratings = {
  /** HoDoKu's level; only for plain 9x9 boards. */
  hodokuLevel: string | null;
  /** Sudoku Explainer's rating of the hardest step (ER). */
  er: number | null;
  /** Sudoku Explainer's rating of the hardest step up to the first placement (EP). */
  ep: number | null;
  /** Sudoku Explainer's rating of the first step (ED). */
  ed: number | null;
  /** The number of guesses of a search without techniques. */
  guesses: number | null;
  /** The reason why a rating is missing. */
  problem: Words | null;
} & Partial<Rating>;

/** A generation. Its values are on the algorithm's own scale. */
export type RecordedGeneration = {
  generation: number;
  restarts: number;
  /** The number of members. */
  size: number;
  best: number;
  mean: number;
  worst: number;
  bestOfRun: number;
  /** A description of the best value of the run. */
  words: Words;
  diversity: number;
  /** The children of this generation; null if the algorithm doesn't count them. */
  offspring: Children | null;
  /** The best member; null if it isn't a complete grid. */
  attempt: Attempt | null;
};

/** A report on runs. */
export type Report = {
  /** The name of the measure by which algorithms are compared. */
  measure: string;
  notes: Array<string>;
  verdicts: Array<Verdicts>;
  tables: Array<Table>;
  figures: Array<ReportFigure>;
  /** The report as a page of HTML. */
  page: string;
  /** The table of runs, as CSV. */
  csv: string;
};

/** A figure of a report. */
export type ReportFigure = {
  name: string;
  svg: string;
};

/** The game to resume. */
export type Restore = {
  /** The text returned by `save`. */
  saved: string;
};

/** The solution to rewind to. */
export type Rewind = {
  /** A line of digits. */
  solution: GridText;
};

/** The role of a highlight; each role has its own colour. */
export type Role = "first" | "second" | "third" | "fourth" | "fin";

/** The run to begin. */
export type RunRequest = {
  /**
   * The algorithm, or several separated by commas, for islands; the recommended one by
   * default.
   */
  algorithm?: string | null;
  /** Settings like `population=6`. Each applies to every algorithm that has the parameter. */
  set?: Array<string> | null;
  /** Settings of islands, like `number=4`. The run has no islands if this is missing. */
  islands?: Array<string> | null;
  /** The seed; 1 by default. */
  seed?: Seed | null;
  /** The maximum number of evaluations. */
  evaluations?: number | null;
  /** The maximum number of generations. */
  generations?: number | null;
} & ({
  /** The text of the puzzle. */
  puzzle: Puzzle,
} | {
  /** The name of the kind, like `queens`. */
  kind: string, size?: number | null,
});

/** The table of a run. */
export type RunTable = {
  csv: string;
  /** The command that writes the same table. */
  command: string;
};

/** Runs to report on. */
export type RunsText = {
  /**
   * A table of runs as `evoku lab export` writes it, as CSV or as JSON, or a report as
   * `evoku lab report --json` writes it.
   */
  text: string;
};

/** A message of the page. */
export type SayRequest = {
  /** The identifier, without the prefix `page-`. */
  id: string;
  /** The arguments by name. */
  args?: Record<string, unknown>;
};

/**
 * A seed, as a string or as a number. JavaScript's numbers are exact only up to 2^53, so larger
 * seeds need a string.
 */
export type Seed = string | number;

/** The puzzles to print, and the style of the pages. */
export type SheetRequest = {
  /** The puzzles, in any format. */
  text: string;
  /** True for a PDF instead of SVGs. */
  pdf?: boolean | null;
  /** The paper size; `a4` by default. */
  paper?: string | null;
  /** The number of puzzles on a page, like `4` or `2x3`. */
  perPage?: string | null;
  title?: string | null;
  withoutSolutions?: boolean | null;
  /** True to print candidates. */
  marks?: boolean | null;
  /** True to print levels. */
  levels?: boolean | null;
};

/** Pages with puzzles. */
export type Sheets = {
  /** An SVG of each page, unless the request asked for a PDF. */
  pages?: Array<string>;
  /** The PDF, as a string with a character from 0 to 255 for each byte. */
  pdf?: string;
};

/** A slice of a task. */
export type Slice<T> = {
  /** True if this slice was the last one. */
  done: boolean;
  /**
   * The number of the task, to pass to `continue`; missing if the task is done. A worker's tasks
   * end with the worker.
   */
  task?: number;
} & T;

/** A solution path. */
export type SolutionPath = {
  /** The solution as a line of digits. */
  solution: string;
  steps: Array<Step>;
  level: string;
  score: number;
  /** The hardest technique. */
  hardest: Words | null;
  /** The number of guesses on the solution path. */
  pathGuesses: number;
  /** Each technique of the path, and the number of its steps. */
  techniques: Array<[Words, number]>;
};

/** The solutions to search for. */
export type SolveRequest = {
  /** The text of the puzzle. */
  puzzle: Puzzle;
  /** The number of solutions after which the search ends; 2 by default. */
  most?: number | null;
  /** The number of solutions to list; 1 by default, at most 100. */
  list?: number | null;
  /** The search nodes of the first slice. */
  nodes?: number | null;
};

/** The solutions found so far. */
export type Solved = {
  /** The kind of answer; null while it isn't known. */
  answer: SolvedAnswer | null;
  /** The number of solutions found. */
  solutions: number;
  /** True if the puzzle has no further solutions. */
  all: boolean;
  /** The listed solutions, each a line of digits. */
  grids: Array<string>;
  nodes: number;
  guesses: number;
};

/** The kind of answer, by the number of solutions. */
export type SolvedAnswer = "unique" | "several" | "none";

/** The puzzle of a new game. */
export type Start = {
  /** The text of the puzzle. A position in play continues with its digits and marks. */
  puzzle: Puzzle;
  /** Digits to place at the start, as a line of digits and blanks. */
  grid?: GridText | null;
  /** True to set the puzzle, that is, to change its givens and constraints. */
  setting?: boolean | null;
};

/** A step of a solution path, with the position before it. */
export type Step = {
  technique: Words;
  /** The address of the technique's article below the folder of the book; null for a guess. */
  article: string | null;
  /** True if the step is a single. */
  single: boolean;
  /** The step in Eureka notation. */
  notation: Words;
  /** The step in sentences. */
  prose: Words;
  /** The digit of each cell, 0 if the cell is open. */
  digits: Array<number>;
  candidates: Array<Array<number>>;
  overlay: Overlay;
  /** The picture of the step, if the request asked for it. */
  svg: string | null;
};

/** The steps to make: the run continues until `generations` or `evaluations` is reached. */
export type StepRequest = {
  /** Milliseconds since the run began, by the clock of the page. */
  time?: number | null;
  generations?: number | null;
  evaluations?: number | null;
  /** The number of the run. */
  run: number;
};

/** The puzzle to solve: a Sudoku, or a puzzle of another kind, defined by its size. */
export type Subject = {
  /** The text of the puzzle. */
  puzzle: Puzzle;
} | {
  /** The name of the kind, like `queens`. */
  kind: string;
  size?: number | null;
};

/** A table of a report. */
export type Table = {
  caption: string;
  /** The number of leading columns with text; the others have numbers. */
  words: number;
  heads: Array<string>;
  rows: Array<Array<string>>;
};

/** The tables of algorithms. */
export type Tables = {
  /** The algorithms for Sudoku. */
  algorithms: Array<Algorithm>;
  /** Other kinds of puzzles. */
  kinds: Array<PuzzleKind>;
  /** The names of bundled classes of puzzles. */
  bundled: Array<string>;
  /** The parameters of islands. */
  islands: Array<Parameter>;
  /** The recommended algorithm, if the request has a subject. */
  best: Best | null;
};

/** The subject to recommend an algorithm for, if any. */
export type TablesRequest = Subject | Record<symbol, never>;

/** A technique of the solution path. */
export type TechniqueAbout = {
  name: string;
  title: Words;
  level: string;
  score: number;
  /** True if common solvers also have this technique. */
  usual: boolean;
  /** True if the technique uses constraints. */
  constraints: boolean;
};

/** A text with puzzles in any format. */
export type Text = {
  /** The format; detected by default. */
  format?: FormatName | null;
  /** The puzzles. */
  text: string;
  /** The maximum number of puzzles; 1000 by default. */
  most?: number | null;
  /** The number of rows and columns. It follows from `box` if that is given. */
  side?: number | null;
  /** The shape of boxes as rows and columns, like `2x3`. */
  box?: string | null;
  /** The names of the board's rules, like `diagonal`. */
  rules?: Array<string> | null;
  /** The regions of a jigsaw, as in the line format: a letter or number for each cell. */
  regions?: string | null;
  /** Constraints in text form, like `killer 5 r1c1 r1c2`. */
  constraints?: Array<string> | null;
};

/** For each cell, the digits that it has in some solution. */
export type TrueCandidates = {
  candidates: Array<Array<number>>;
  /** True if the digits are complete. */
  all: boolean;
  /** The number of solutions that the search found. */
  solutions: number;
};

/** The comparisons of algorithms on a class of puzzles, in sentences. */
export type Verdicts = {
  class: string;
  /** The reason why no verdict is possible; null if there can be verdicts. */
  limit: string | null;
  /** Comparisons in which one algorithm is better. */
  decided: Array<string>;
  /** Comparisons that are undecided. */
  open: Array<string>;
  /** Comparisons of algorithms with their baselines. */
  nulls: Array<string>;
};

/** A message, which an answer contains as text in the language of the page. */
export type Words = string;
