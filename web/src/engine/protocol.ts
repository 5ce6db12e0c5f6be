// Requests to the engine and its answers, generated from the types of crates/web:
// EVOKU_BLESS=1 cargo test -p evoku-web regenerates them.

/** Each request by its name: its arguments, and its answer. */
export type Requests = {
  /** Chooses the language of all further answers. */
  language: [LanguageRequest, LanguageAbout];
  /** A message of the page, in words. */
  say: [SayRequest, Words];
  /** The tables of the libraries, and the style of drawings. */
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
  /** Takes back moves. */
  undo: [Count, Game];
  /** Makes moves again that were taken back. */
  redo: [Count, Game];
  /** Takes back moves until all digits are those of the solution. */
  rewind: [Rewind, Game];
  /** The view of the game. */
  look: [Nothing, Game];
  /** The whole game as a text. */
  save: [Nothing, string];
  /** Resumes a saved game. */
  restore: [Restore, Game];
  /** The puzzle of the game as a short text for links. */
  link: [Nothing, string];
  /** The next step of a position, or what is wrong with it. */
  hint: [PositionText, Advice];
  /** Checks a position, and gives the solution. */
  check: [PositionText, Checked];
  /** A position as SVG, with its hint at a stage. */
  picture: [PictureRequest, string];
  /** Every step to the solution. */
  path: [PathRequest, SolutionPath];
  /** The ratings of a puzzle. */
  rate: [RateRequest, Ratings];
  /** Solutions of a puzzle; a task. */
  solve: [SolveRequest, Slice<Solved>];
  /** The digits of each cell in some solution. */
  candidates: [CandidatesRequest, TrueCandidates];
  /** The puzzles of a text in another format. */
  convert: [ConvertRequest, Converted];
  /** Pages with the puzzles of a text and their solutions. */
  sheets: [SheetRequest, Sheets];
  /** New puzzles; a task. */
  generate: [GenerateRequest, Slice<Generated>];
  /** Solves plain 9x9 boards, for the page's clock. */
  bench: [BenchRequest, Benched];
  /** The tables of algorithms, and the best for a puzzle. */
  algorithms: [TablesRequest, Tables];
  /** Begins a run. */
  evolve: [RunRequest, Begun];
  /** Makes steps of a run, one if the order has no limit. */
  step: [StepRequest, Look];
  /** The progression of a run, as SVG. */
  chart: [OfRun, string];
  /** The table of a run. */
  table: [OfRun, RunTable];
  /** Forgets a run. */
  forget: [OfRun, null];
  /** The progressions of several runs, as SVG. */
  race: [RaceRequest, string];
  /** The plan of an experiment. */
  plan: [PlanRequest, PlanText];
  /** Makes the runs of a plan; a task. */
  experiment: [ExperimentRequest, Slice<Experiment>];
  /** The report on runs: exported ones, or a report as JSON, which comes without figures, page and table of runs. */
  readRuns: [RunsText, Report];
  /** The next slice of a task. */
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
  /** Techniques in the order in which they are tried. */
  techniques: Array<TechniqueAbout>;
  /** The names of symmetries of givens. */
  symmetries: Array<string>;
  /** The side of the largest board. */
  mostSide: number;
  /** The names of rules of whole boards. */
  rules: Array<string>;
  constraints: Array<ConstraintKind>;
  layouts: Array<LayoutAbout>;
  engines: Array<EngineAbout>;
  /** The names of moves. */
  moves: Array<string>;
  /** The CSS of drawings. */
  style: string;
};

/** The next step from a position, or what is wrong with it. */
export type Advice = {
  state: AdviceState;
  /** True if the puzzle has one solution; null if that isn't known. */
  unique: boolean | null;
  technique: Words | null;
  placements: Array<Pair>;
  eliminations: Array<Pair>;
  /** The cells that are wrong, or where to look. */
  cells: Array<number>;
  /** The names of the houses to look at. */
  houses: Array<string>;
  /** The candidates of each cell before the step. */
  candidates: Array<Array<number>> | null;
  /** A stage for `where`, `technique` and `full`. */
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
  about: Words;
  description: Words;
  /** The literature. */
  source: string;
  parameters: Array<Parameter>;
};

/** An attempt. */
export type Attempt = {
  /** The number in each cell, 0 if it is blank; for queens the row of each column. */
  numbers: Array<number>;
  /** The rules that each cell breaks. */
  clashes: Array<number>;
};

/** A run that has begun. */
export type Begun = {
  /** The algorithm in a few words. */
  title: Words;
  /** The puzzle in words. */
  puzzle: Words;
  /** The word for a step. */
  step: string;
  /** The unit of values. */
  unit: Words;
  /** The value of a solution, if more is better. */
  maximum: number | null;
  /** The command that makes the same run. */
  command: string;
  look: Look;
  /** The number of the run. */
  run: number;
};

/** Plain 9x9 boards to solve. */
export type BenchRequest = {
  /** `batch9`, `single9`, or `portable`, which does without vector instructions. */
  engine: string;
  /** A board a line. */
  lines: string;
  /** The number of times that all boards are solved; 1 by default. */
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

/** An algorithm with its settings. */
export type Best = {
  name: string;
  /** Names and values of parameters. */
  set: Array<[string, string]>;
};

/** A board without givens. */
export type Blank = {
  puzzle: string;
};

/** The description of a board, 9x9 by default. */
export type Board = {
  /** The number of rows and columns; `box` settles it too. */
  side?: number | null;
  /** The shape of boxes, like `2x3`: rows and columns. */
  box?: string | null;
  /** Names of rules that the board has, like `diagonal`. */
  rules?: Array<string> | null;
  /** A jigsaw's regions, as in the line format: a letter or number for each cell. */
  regions?: string | null;
  /** Constraints as texts, like `killer 5 r1c1 r1c2`. */
  constraints?: Array<string> | null;
};

/** The search for the digits of each cell in some solution. */
export type CandidatesRequest = {
  /** The text of the puzzle. */
  puzzle: Puzzle;
  /** The search nodes after which it ends; no limit by default. */
  nodes?: number | null;
};

/**
 * The cells of a kind of constraint: none, any, a line, an exact number, a line across the board,
 * or several alternatives with cells of their own.
 */
export type CellsOfKind = "none" | "any" | "line" | "exactly" | "across" | "alternatives";

/** The check of a position. */
export type Checked = {
  right: boolean;
  /** The mistake in a sentence. */
  why: Words | null;
  /** The cells of the mistake. */
  cells: Array<number>;
  /** The solution as a line, if there is exactly one. */
  solution: string | null;
};

/** Children that are better than, equal to and worse than their parents. */
export type Children = [number, number, number];

/** A kind of constraint. */
export type ConstraintKind = {
  name: string;
  title: Words;
  /** The rule in a sentence. */
  about: Words;
  /** Names of its numbers. */
  numbers: Array<string>;
  /** The count of numbers that it needs; further ones are optional. */
  needed: number;
  cells: CellsOfKind;
  /** The number of cells, or the least one. */
  least: number;
};

/** A text with puzzles and the format that they are written in. */
export type ConvertRequest = {
  /** The new format. */
  to: FormatName;
  /** The format of the text; recognised by default. */
  format?: FormatName | null;
  /** True if the new format may leave something out. */
  lossy?: boolean | null;
  /** The puzzles. */
  text: string;
};

/** Puzzles in another format. */
export type Converted = {
  text: string;
  /** The number of puzzles in the text. */
  puzzles: number;
  /** The puzzles that are left out, each with the reason. */
  mistakes: Array<Words>;
  /** The extension of the format's files. */
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
  /** The boards that it solves. */
  solves: Words;
};

/** The progress of an experiment. */
export type Experiment = {
  /** The number of runs that were made. */
  made: number;
  /** The number of all runs. */
  runs: number;
  /** The report, when a repetition is complete. */
  report: Report | null;
};

/** The experiment to make. */
export type ExperimentRequest = {
  /** The plan, as `evoku lab run` reads it. */
  plan: string;
  /** The time of the start, in seconds since 1970. */
  started?: number | null;
  /** Milliseconds by the clock of the page, from which runs are timed. */
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
  /** The given of each cell, 0 without one. */
  givens: Array<number>;
  /** The digit in each cell, 0 if it is blank. */
  digits: Array<number>;
  /** The marks in the corner of each cell. */
  corner: Array<Array<number>>;
  /** The marks in the centre of each cell. */
  centre: Array<Array<number>>;
  /** The colours of each cell, 1 to 9. */
  colours: Array<Array<number>>;
  /** The digits that were ruled out for each cell. */
  ruledOut: Array<Array<number>>;
  /** Automatic marks: the digits that are possible in each open cell. */
  candidates: Array<Array<number>>;
  /** The cells whose digits break a rule. */
  conflicts: Array<number>;
  /** The number of cells with each digit. */
  counts: Array<number>;
  /** The number of open cells. */
  blanks: number;
  full: boolean;
  solved: boolean;
  /** The number of moves that can be taken back. */
  undo: number;
  /** The number of moves that can be made again. */
  redo: number;
  position: Position;
};

/** A grid as a line of digits and blanks. */
export type GridText = string;

/** The unchanging parts of a puzzle's board. */
export type Ground = {
  side: number;
  /** The rows and columns of boxes. */
  box: [number, number];
  /** The board in words. */
  geometry: Words;
  jigsaw: boolean;
  /** The number that each digit stands for. */
  symbols: Array<number>;
  /** The occurrences of a digit in a solution, if known. */
  each: number | null;
  /**
   * The box or region of each cell, if any; -2 for a cell beside the board, -1 for one that is
   * missing from it.
   */
  partition: Array<number | null>;
  ruleNames: Array<string>;
  diagonal: boolean;
  /** The cells of windows. */
  windows: Array<number>;
  houses: Array<GroundHouse>;
  /** The constraints as texts. */
  constraints: Array<string>;
  /** The rules in words. */
  rules: Array<Words>;
  /** The side of a cell in `lower` and `upper`. The board begins at 0, 0. */
  cell: number;
  /** Clues are up to this far outside the board. */
  margin: number;
  /** True if words are in the corners of cells. */
  hasCorners: boolean;
  /** The drawing of constraints under the lines of the grid: a fragment of SVG. */
  lower: string;
  /** The drawing of constraints over the lines of the grid. */
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
  /** The name of its algorithm. */
  algorithm: string;
  evaluations: number;
  /** The migrants that were taken, that were worse, and that were refused. */
  traffic: [number, number, number];
} & Partial<RecordedGeneration>;

/** The islands of a run. */
export type Islands = {
  islands: Array<IslandLook>;
  /** The number of the island with the best attempt. */
  leading: number;
  /** The last exchange: from, to, and the number of migrants. */
  voyages: Array<[number, number, number]>;
};

/** The results of a task of any kind. */
export type Known = Solved | Generated | Experiment;

/** A language. */
export type LanguageAbout = {
  code: string;
  /** The name of the language in itself. */
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
  /** The usual least and greatest number of cells; null if the number can't be chosen. */
  cells: [number, number] | null;
};

/** A run as a page shows it. The members of a generation are missing before the first step. */
export type Look = {
  evaluations: number;
  /** The name of the reason that the run ended. */
  stop: string | null;
  solved: boolean;
  /** The children since the start. */
  children: Children;
  improvements: Array<Improvement>;
} & Partial<RecordedGeneration> & Partial<Islands>;

/** The puzzles that were made in a slice. */
export type Generated = {
  made: Array<GeneratedPuzzle>;
  /** The number of puzzles so far. */
  found: number;
  attempts: number;
  /** The reasons that attempts were refused, each with their number. */
  refused: Array<[Words, number]>;
  /** True if too many attempts in a row failed. */
  gaveUp: boolean;
  /** The seed, as a text. */
  seed: string;
};

/** A puzzle that was made. */
export type GeneratedPuzzle = {
  /** The puzzle with everything that is known about it. */
  puzzle: string;
  /** The givens as a line of digits and blanks. */
  line: string;
  /** The solution as a line of digits. */
  solution: string;
  /** The number of givens. */
  givens: number;
  rating: Rating | null;
};

/** Cells and a digit to mark in them. */
export type Marked = {
  cells: Array<number>;
  digit: number;
};

/** The move of a request, which [`Move::read`] reads once the board is known. */
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
  /** The board in words. */
  geometry: Words;
  /** The number of givens. */
  givens: number;
  /** The givens as a line of digits and blanks. */
  line: string;
  /** The digits of a position in play. */
  grid: string | null;
  /** Further facts by name, like `author`. */
  fields: Record<string, string>;
};

/** The puzzles of a text. */
export type OpenedText = {
  format: string;
  puzzles: Array<Opened>;
  /** The first mistakes in the text, in words. */
  mistakes: Array<Words>;
  /** True if there are more puzzles or mistakes. */
  more: boolean;
};

/** The puzzles to generate. */
export type GenerateRequest = {
  /** The number of puzzles; 1 by default. */
  number?: number | null;
  /** The seed; 1 by default. */
  seed?: Seed | null;
  /** The level, or with `mostLevel` the easiest one. */
  level?: string | null;
  /** The hardest level. */
  mostLevel?: string | null;
  /** The least and the greatest score. */
  score?: [number, number] | null;
  /** Techniques that the solution path needs. */
  techniques?: Array<string> | null;
  /** Techniques that it must not need. */
  without?: Array<string> | null;
  /** The symmetry of the givens. */
  symmetry?: string | null;
  /** The least and the greatest number of givens. */
  givens?: [number, number] | null;
  /** Constraints to lay out, like `killer` or `thermometer:2..4`. */
  layouts?: Array<string> | null;
  /** True if no given can be spared. */
  minimal?: boolean | null;
  /** The number of rows and columns; `box` settles it too. */
  side?: number | null;
  /** The shape of boxes, like `2x3`: rows and columns. */
  box?: string | null;
  /** Names of rules that the board has, like `diagonal`. */
  rules?: Array<string> | null;
  /** A jigsaw's regions, as in the line format: a letter or number for each cell. */
  regions?: string | null;
  /** Constraints as texts, like `killer 5 r1c1 r1c2`. */
  constraints?: Array<string> | null;
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

/** A house that an overlay marks. */
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

/** The task to go on with, and how far. */
export type Pace = {
  /** The number of the task. */
  task: number;
  /** The search nodes of the slice, if the task is to solve a puzzle. */
  nodes?: number | null;
  /** Milliseconds by the clock of the page, if the task is an experiment. */
  now?: number | null;
};

/** A candidate: a cell, by its index in reading order from 0, and a digit. */
export type Pair = [number, number];

/** A parameter. */
export type Parameter = {
  name: string;
  about: Words;
  kind: ParameterKind;
  /** The words of a choice or a method. */
  words: Array<string>;
  /** The least and the greatest number. */
  range: [number, number] | null;
  /** The values in words. */
  values: Words;
  default: string;
  /** The condition under which it has an effect, in words. */
  needs: Words | null;
};

/**
 * The kind of a parameter: a whole number, a whole number or `auto`, a real number, one of some
 * words, or a method: a word, perhaps with a number behind a colon.
 */
export type ParameterKind = "whole" | "auto" | "real" | "choice" | "method";

/** The puzzle whose solution path to find. */
export type PathRequest = {
  /** The text of the puzzle. */
  puzzle: Puzzle;
  /** True to have an SVG of each step. */
  pictures?: boolean | null;
};

/** A position to draw. */
export type PictureRequest = {
  /** The stage of a hint to draw too: `where`, `technique` or `full`. */
  stage?: string | null;
  /** The text of the puzzle. */
  puzzle: Puzzle;
  /** The digits so far, as a line of digits and blanks. */
  grid?: GridText | null;
  /** Null, or the digits of each cell that are not ruled out. */
  marks?: Array<Array<number>> | null;
};

/** An algorithm of an experiment. */
export type PlanAlgorithm = {
  name: string;
  /** The name in the report, if it is another one. */
  label?: string | null;
  /** Settings like `population=6`. */
  set?: Array<string> | null;
};

/** A class of puzzles of an experiment. */
export type PlanClass = {
  name: string;
  /** The name of a bundled class. */
  bundled?: string | null;
  /** The number of puzzles of the bundled class. */
  first?: number | null;
  /** Puzzles as texts. */
  puzzles?: Array<Puzzle> | null;
};

/** The experiment to plan. */
export type PlanRequest = {
  /** The seed; 1 by default. */
  seed?: Seed | null;
  /** The runs of each algorithm on each puzzle; 10 by default. */
  repetitions?: number | null;
  /** The evaluations of a run; 100000 by default. */
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

/** A position as [`PositionText`] reads it. */
export type Position = {
  puzzle: string;
  grid: string;
  marks: Array<Array<number>> | null;
};

/** A position, like the member `position` of a game's view. */
export type PositionText = {
  /** The text of the puzzle. */
  puzzle: Puzzle;
  /** The digits so far, as a line of digits and blanks. */
  grid?: GridText | null;
  /** Null, or the digits of each cell that are not ruled out. */
  marks?: Array<Array<number>> | null;
};

/** The text of one puzzle in any format. */
export type Puzzle = string;

/** A kind of puzzle besides Sudoku. */
export type PuzzleKind = {
  name: string;
  about: Words;
  /** The smallest, the usual and the greatest size. */
  sizes: [number, number, number];
  algorithms: Array<Algorithm>;
};

/** The progression of a run. */
export type RaceCurve = {
  name: string;
  /** The improvements of the run's last look. */
  improvements?: Array<Improvement> | null;
};

/** Runs whose progressions to draw. */
export type RaceRequest = {
  curves?: Array<RaceCurve> | null;
  /** True to draw over milliseconds, not over evaluations. */
  time?: boolean | null;
  title?: string | null;
  subtitle?: string | null;
};

/** The puzzle to rate. */
export type RateRequest = {
  /** The text of the puzzle. */
  puzzle: Puzzle;
  /** The names of scales; all by default. */
  scales?: Array<string> | null;
};

/** The rating of a solution path. */
export type Rating = {
  level: string;
  score: number;
  /** The hardest technique. */
  hardest: Words | null;
  /** The number of guesses. */
  pathGuesses: number;
  /** Each technique of the path with its count. */
  techniques: Array<[Words, number]>;
};

/** The ratings of a puzzle. The rating of the solution path is missing if there is none. */
export type Ratings = {
  /** HoDoKu's level, for plain 9x9 boards. */
  hodokuLevel: string | null;
  /** Sudoku Explainer's rating of the hardest step. */
  er: number | null;
  /** Sudoku Explainer's rating of the hardest step to the first digit. */
  ep: number | null;
  /** Sudoku Explainer's rating of the first step. */
  ed: number | null;
  /** The guesses of a search without techniques. */
  guesses: number | null;
  /** The reason that a rating is missing. */
  problem: Words | null;
} & Partial<Rating>;

/** A report on runs. */
export type Report = {
  /** The name of the measure by which algorithms are compared. */
  measure: string;
  notes: Array<string>;
  verdicts: Array<Verdicts>;
  tables: Array<Table>;
  figures: Array<ReportFigure>;
  /** The report as HTML. */
  page: string;
  /** The table of runs. */
  csv: string;
};

/** A figure of a report. */
export type ReportFigure = {
  name: string;
  svg: string;
};

/** The game to resume. */
export type Restore = {
  /** A text that `save` answered. */
  saved: string;
};

/** The solution that digits have to agree with. */
export type Rewind = {
  /** A line of digits. */
  solution: GridText;
};

/** The role of a mark, which has a colour of its own. */
export type Role = "first" | "second" | "third" | "fourth" | "fin";

/** The run to begin. */
export type RunRequest = {
  /** The algorithm, or several with commas between them for islands; the best by default. */
  algorithm?: string | null;
  /** Settings like `population=6`, each for all algorithms that have the parameter. */
  set?: Array<string> | null;
  /** Settings of islands like `number=4`; no islands if missing. */
  islands?: Array<string> | null;
  /** The seed; 1 by default. */
  seed?: Seed | null;
  /** The most evaluations. */
  evaluations?: number | null;
  /** The most generations. */
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
  /** The command that writes it. */
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
  /** The identifier without `page-`. */
  id: string;
  /** The arguments by name. */
  args?: Record<string, unknown>;
};

/** A seed, as a text or as a number: JavaScript has exact numbers only up to 2^53. */
export type Seed = string | number;

/** A generation. Values are in the algorithm's own terms. */
export type RecordedGeneration = {
  generation: number;
  restarts: number;
  /** The number of members. */
  size: number;
  best: number;
  mean: number;
  worst: number;
  bestOfRun: number;
  /** The best of the run in words. */
  words: Words;
  diversity: number;
  /** Null if the algorithm doesn't count them. */
  offspring: Children | null;
  /** Null if the attempt isn't a complete grid. */
  attempt: Attempt | null;
};

/** Puzzles to put on paper, and how. */
export type SheetRequest = {
  /** The puzzles, in any format. */
  text: string;
  /** True for a PDF in place of SVGs. */
  pdf?: boolean | null;
  /** The size of pages, `a4` by default. */
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
  /** An SVG of each page, unless a PDF was ordered. */
  pages?: Array<string>;
  /** The ordered PDF, a character from 0 to 255 for each byte. */
  pdf?: string;
};

/** A slice of a task. */
export type Slice<T> = {
  /** True if this slice was the last one. */
  done: boolean;
  /** The number of the task, unless it is done. A worker's tasks end with the worker. */
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
  /** The number of guesses. */
  pathGuesses: number;
  /** Each technique of the path with its count. */
  techniques: Array<[Words, number]>;
};

/** The solutions to search for. */
export type SolveRequest = {
  /** The text of the puzzle. */
  puzzle: Puzzle;
  /** The greatest number of solutions; 2 by default. */
  most?: number | null;
  /** The number of solutions to list; 1 by default, at most 100. */
  list?: number | null;
  /** The search nodes of the first slice. */
  nodes?: number | null;
};

/** The solutions found so far. */
export type Solved = {
  /** Null while it isn't known. */
  answer: SolvedAnswer | null;
  /** The number of solutions found. */
  solutions: number;
  /** True if there are no others. */
  all: boolean;
  /** The listed solutions, each a line of digits. */
  grids: Array<string>;
  nodes: number;
  guesses: number;
};

/** The number of solutions, in a word. */
export type SolvedAnswer = "unique" | "several" | "none";

/** The puzzle of a new game. */
export type Start = {
  /** The text of the puzzle. */
  puzzle: Puzzle;
  /** Digits to begin with, as a line of digits and blanks. */
  grid?: GridText | null;
  /** True to set the puzzle: its givens and constraints can be changed. */
  setting?: boolean | null;
};

/** A step of a solution path, with the position before it. */
export type Step = {
  technique: Words;
  /** True if the step is a single. */
  single: boolean;
  /** The step in the usual notation. */
  notation: Words;
  /** The step in sentences. */
  prose: Words;
  /** The digit in each cell, 0 if it is blank. */
  digits: Array<number>;
  candidates: Array<Array<number>>;
  overlay: Overlay;
  /** The picture of the step, if ordered. */
  svg: string | null;
};

/** The steps to make, until either number is reached. */
export type StepRequest = {
  /** Milliseconds that the run has taken, by the clock of the page. */
  time?: number | null;
  generations?: number | null;
  evaluations?: number | null;
  /** The number of the run. */
  run: number;
};

/** The puzzle to solve: a Sudoku, or a puzzle that its size poses. */
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
  /** The number of columns that are words; the others are figures. */
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
  /** The best algorithm for the subject, if there is one. */
  best: Best | null;
};

/** The subject for which the best algorithm is wanted, if any. */
export type TablesRequest = Subject | Record<symbol, never>;

/** A technique of the solution path. */
export type TechniqueAbout = {
  name: string;
  title: Words;
  level: string;
  score: number;
  /** True if common solvers have it too. */
  usual: boolean;
  /** True if it is about constraints. */
  constraints: boolean;
};

/** A text with puzzles in any format. */
export type Text = {
  /** The format; recognised by default. */
  format?: FormatName | null;
  /** The puzzles. */
  text: string;
  /** The greatest number of puzzles; 1000 by default. */
  most?: number | null;
  /** The number of rows and columns; `box` settles it too. */
  side?: number | null;
  /** The shape of boxes, like `2x3`: rows and columns. */
  box?: string | null;
  /** Names of rules that the board has, like `diagonal`. */
  rules?: Array<string> | null;
  /** A jigsaw's regions, as in the line format: a letter or number for each cell. */
  regions?: string | null;
  /** Constraints as texts, like `killer 5 r1c1 r1c2`. */
  constraints?: Array<string> | null;
};

/** The digits of each cell in some solution. */
export type TrueCandidates = {
  candidates: Array<Array<number>>;
  /** True if they are complete. */
  all: boolean;
  /** The number of solutions that were looked at. */
  solutions: number;
};

/** The comparisons of algorithms on a class of puzzles, in sentences. */
export type Verdicts = {
  class: string;
  /** The reason that no verdict is possible, if none is. */
  limit: string | null;
  /** Comparisons in which one algorithm is better. */
  decided: Array<string>;
  /** Comparisons that are undecided. */
  open: Array<string>;
  /** Comparisons of algorithms with their baselines. */
  nulls: Array<string>;
};

/** A message that an answer has in the language of the page. */
export type Words = string;
