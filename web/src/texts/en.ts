// All words of the page in English; its shape is what other languages have to say.

import type { CellView } from "../board/board";
import { runs } from "./runs.en";
import type { StepWords } from "./steps";
import { list } from "./words";

const colours = ["grey", "blue", "green", "yellow", "orange", "purple", "pink", "teal", "brown"];

export const english = {
  ...runs,
  /** The engine has the words for steps in English. */
  steps: undefined as StepWords | undefined,
  /** A rule of a board, as the engine tells it. */
  rule: (english: string) => english,
  /** The name of a kind of constraint. */
  kind: (name: string) => name.replaceAll("-", " "),
  /** What a kind of constraint demands, as the engine tells it. */
  demand: (_name: string, english: string) => english,
  /** What a format holds, as the engine tells it. */
  format: (_name: string, english: string) => english,
  /** How good an attempt is, as its algorithm counts. */
  fitness: (english: string) => english,
  /** Why something can't be done, as the engine tells it. */
  message: (english: string) => english,
  /** What the laboratory found, and the heads and cells of its tables. */
  measured: (english: string) => english,
  /** What stands in a chart. */
  drawn: (english: string) => english,
  /** What an algorithm does, as the engine tells it. */
  algorithm: (english: string) => english,
  /** What a parameter does, as the engine tells it. */
  parameter: (english: string) => english,
  /** The values of a parameter, or what they must be for another to matter. */
  values: (english: string) => english,
  views: {
    play: "Play",
    understand: "Explain",
    make: "Make",
    evolve: "Evolve",
    measure: "Measure",
    lessons: "Lessons",
  },
  shell: {
    skip: "Skip to the content",
    views: "Views",
    language: "Language",
    close: "Close",
    cancel: "Cancel",
    starting: "Starting …",
    broke: "Something broke, which is our mistake:",
    old: "This browser is too old for evoku: it lacks WebAssembly with 128-bit vectors.",
  },
  board: {
    name: (rows: number, columns: number) => `Sudoku, ${rows} by ${columns}`,
    cell: (row: number, column: number, view: CellView, written: (digit: number) => string) =>
      list([
        `row ${row} column ${column}`,
        view.digit ? written(view.digit) : "empty",
        view.given && "given",
        view.clash && "clashes",
        view.wrong && "wrong",
        !view.digit && view.corner?.length && `corner marks ${view.corner.map(written).join(" ")}`,
        !view.digit && view.centre?.length && `centre marks ${view.centre.map(written).join(" ")}`,
        view.colours?.length && view.colours.map((colour) => colours[colour - 1]).join(" and "),
      ]),
  },
  keypad: {
    name: "Keypad",
    mode: "What a key enters",
    modes: { digit: "Digit", corner: "Corner", centre: "Centre", colour: "Colour" },
    modeHelp: {
      digit: "Digits (Z)",
      corner: "Corner marks (X, or Shift with a digit)",
      centre: "Centre marks (C, or Ctrl with a digit)",
      colour: "Colours (V, or Ctrl and Shift with a digit)",
    },
    digit: (digit: number, missing: number | undefined) =>
      missing === undefined ? `${digit}` : `${digit}, ${missing || "none"} left`,
    colour: (colour: number) => colours[colour - 1] ?? String(colour),
    erase: "Erase",
  },
  play: {
    tools: "Tools",
    undo: "Undo",
    redo: "Redo",
    check: "Check",
    fill: "Marks",
    new: "New",
    open: "Open",
    share: "Share",
    print: "Print",
    restart: "Restart",
    solved: "Solved. Well done!",
    full: "Every cell has a digit, but not all are right.",
    checked: (wrong: number) =>
      wrong === 0
        ? "Everything is right so far."
        : wrong === 1
          ? "One digit is wrong."
          : `${wrong} digits are wrong.`,
    notUnique: "It has no single solution, so nothing can be checked.",
    showClock: "Show the clock",
    hideClock: (time: string) => `${time}. Hide the clock`,
    settingsTitle: "Settings and keys",
    settings: {
      conflicts: "Show digits that clash",
      tidy: "A digit takes its marks away from the cells that it sees",
      marks: "Keep all possible digits as marks; a corner mark rules one out",
      highlight: "Highlight the digit of the selected cell",
    },
    keys:
      "Arrows move, with Shift they select. Z X C V choose digits, corner marks, centre marks " +
      "and colours; " +
      "Shift and Ctrl do so for one key. Ctrl+Z and Ctrl+Y undo and redo, H gives a hint. " +
      "With nothing selected, a key of the keypad stays down and goes into each cell that you " +
      "press.",
    givens: (count: number) => (count === 1 ? "1 given" : `${count} givens`),
    of: (number: number, count: number) => `Puzzle ${number} of ${count}`,
    previous: "Previous puzzle",
    next: "Next puzzle",
    rules: "Rules",
    jigsaw: "jigsaw",
    newTitle: "A new puzzle",
  },
  hint: {
    title: "Hint",
    stages: ["Hint", "With what?", "Show me why", "Do it"],
    thinking: "Thinking …",
    back: "Go back to before the mistake",
  },
  open: {
    title: "Open a puzzle",
    about:
      "Paste a puzzle in any format: a line of 81 characters, a board, CSV, JSON, or a link of " +
      "f-puzzles, SudokuPad " +
      "and others. You can also drop a file or a link anywhere on this page.",
    text: "Puzzle or link",
    open: "Open",
    file: "Or a file",
    mistakes: (count: number, first: string) =>
      count === 1
        ? `One puzzle could not be read. ${first}`
        : `${count} puzzles could not be read. ${first}`,
  },
  share: {
    title: "Share the puzzle",
    link: "Link that carries the puzzle",
    copyLink: "Copy the link",
    format: "Format",
    text: "Text",
    copy: "Copy",
    save: "Save as a file",
    copied: "Copied.",
    notCopied: "The browser doesn't let us copy. Select the text and copy it yourself.",
  },
  print: {
    title: "Print",
    heading: "Heading",
    paper: "Paper",
    perPage: "Puzzles on a page",
    fitting: "as many as fit well",
    all: (count: number) => `All ${count} puzzles`,
    solutions: "With the solutions at the end",
    marks: "With the candidates of open cells",
    levels: "With the level of each puzzle",
    drawing: "Drawing …",
    pages: (count: number) =>
      count === 1 ? "One page." : `${count} pages, of which this is the first.`,
    preview: "The first page",
    print: "Print",
    pdf: "Save as PDF",
    svg: "Save as SVG",
    /** What pages say in place of English words; `notes` are sentences about rules. */
    words: (_notes: string[]): Record<string, string> => ({}),
  },
  facts: {
    solutions: "Solutions",
    one: "one",
    none: "none",
    atLeast: (count: number) => `${count} or more`,
    level: "Level",
    score: "Score",
    hodoku: "Level of HoDoKu",
    hodokuLevels: {} as Record<string, string>,
    explainer: "Sudoku Explainer (ER / EP / ED)",
    hardest: "Hardest technique",
    guesses: "Guesses of a search",
  },
  understand: {
    facts: "What is known",
    possible: "Show the digits that each cell has in some solution",
    previous: "Previous step",
    next: "Next step",
    step: (number: number, count: number) => `${number} of ${count}`,
    begin: (count: number) =>
      `${count} steps lead to the solution. Go on to see each on the board.`,
    noPath: "Only a puzzle with one solution has a path to it.",
  },
  make: {
    parts: "Ways to make puzzles",
    generate: "To order",
    set: "By hand",
    any: "any",
    size: "Size",
    asPlayed: "as the puzzle that is played",
    regions: "Regions of a jigsaw: a character for each cell, row by row",
    level: "Level",
    symmetry: "Symmetry of the givens",
    technique: "A technique that has to be used",
    variants: "Variants and constraints",
    rules: "Rules of the whole board",
    layouts: "Cages, lines, dots and clues",
    cells: "Cells of each cage or line, where you want other numbers than usual",
    addLayout: "Add a layout …",
    details: "Details",
    number: "How many puzzles, up to 100",
    givens: "Number of givens",
    minimal: "No given can be spared",
    seed: "Seed",
    freshSeed: "a fresh one each time",
    make: "Make a puzzle",
    here: "The puzzle will be here.",
    making: "Making …",
    more: "More choices",
    attempts: (found: number, count: number) =>
      `Making … ${found} found, ${count.toLocaleString("en")} attempts`,
    cancelled: "Cancelled.",
    gaveUp: (attempts: number, why: string) =>
      `Given up after ${attempts.toLocaleString(
        "en",
      )} attempts in vain${why ? ` (${why})` : ""}. Ask for less.`,
    score: (score: number) => `score ${score}`,
    ofSeed: (seed: string) => `Seed ${seed}: with it and the same choices, the same comes out again.`,
    take: { play: "Play it", understand: "Explain it" },
    remove: (what: string) => `Remove ${what}`,
    fromDesk: "Take the puzzle that is played",
    blank: "A new board",
    begin: "Begin",
    constraints: "Constraints",
    kind: "Kind",
    numbers: "Numbers",
    addConstraint: "Add for the selected cells",
    select: {
      any: "Select its cells.",
      line: "Select its cells in the order of the line.",
      exactly: "Select its cells in their order.",
      across: "Select a whole row, column or box, beginning where the clue stands.",
      alternatives: "Write the constraints of which one has to hold, with “or” between them.",
    },
    showForced: "Show the digits that are still possible",
    clash: "Digits clash.",
    verdict: {
      unique: "It has exactly one solution.",
      several: "It has several solutions.",
      none: "It has no solution.",
    },
  },
  levels: {
    easy: "Easy",
    medium: "Medium",
    hard: "Hard",
    expert: "Expert",
    extreme: "Extreme",
  } as Record<string, string>,
  symmetries: {
    none: "none",
    "half-turn": "half turn",
    "quarter-turn": "quarter turn",
    "left-right": "left to right",
    "top-bottom": "top to bottom",
    "left-right-top-bottom": "left to right and top to bottom",
    diagonal: "diagonal",
    "anti-diagonal": "other diagonal",
    "both-diagonals": "both diagonals",
    full: "full",
  } as Record<string, string>,
  rules: {
    diagonal: "Diagonals",
    windoku: "Windoku",
    "anti-knight": "Anti-knight",
    "anti-king": "Anti-king",
    latin: "Latin square (no boxes)",
  } as Record<string, string>,
};

export type Texts = typeof english;
