// evoku for JavaScript.
//
// A puzzle is a text in any format that evoku reads: a line, a drawing, a link, JSON. Errors are
// instances of EvokuError. The functions share one engine; a worker has its own.

import type * as protocol from "../../web/src/engine/protocol.js";
import { ask, Session } from "./engine.js";
import { Turns } from "./slices.js";

export { ask, EvokuError, type Name } from "./engine.js";
export type * from "../../web/src/engine/protocol.js";

/** The arguments of a request without the text of the puzzle. */
type Options<N extends protocol.Name> = Omit<protocol.Asked<N>, "puzzle" | "text">;

/** The solutions of a puzzle. */
export type Solved = protocol.Solved & {
  /** A solution as a line of digits; null if there is none. */
  solution: string | null;
};

/** Searches for solutions of a puzzle. By default, the search ends after two solutions. */
export function solve(puzzle: string, options: Options<"solve"> = {}): Solved {
  const { done: _, task, ...solved } = ask("solve", {
    nodes: Number.MAX_SAFE_INTEGER,
    ...options,
    puzzle,
  });
  if (task !== undefined) ask("end", { task });
  return { ...solved, solution: solved.grids[0] ?? null };
}

/**
 * Solves many puzzles: those of a text, or an array with a text for each. A text that can't be
 * parsed doesn't throw, but has a member `error` in its answer.
 */
export function solveBatch(puzzles: string | readonly string[]): protocol.BatchAnswer[] {
  const asked = typeof puzzles === "string" ? { text: puzzles } : { puzzles: [...puzzles] };
  return ask("solveBatch", asked).answers;
}

/** The number of solutions of a puzzle. The search ends after `most` of them. */
export function count(puzzle: string, most = 1_000_000): number {
  return solve(puzzle, { most, list: 0 }).solutions;
}

/** For each cell, the digits that it has in some solution. */
export function candidates(puzzle: string): number[][] {
  return ask("candidates", { puzzle }).candidates;
}

/** The level, the score and further ratings of a puzzle. */
export function rate(puzzle: string, options: Options<"rate"> = {}): protocol.Ratings {
  return ask("rate", { ...options, puzzle });
}

/** The next step from a position, or its mistake. A puzzle is the position at its start. */
export function hint(position: string | protocol.PositionText): protocol.Advice {
  return ask("hint", typeof position === "string" ? { puzzle: position } : position);
}

/** The solution path of a puzzle, with every step. */
export function explain(puzzle: string, options: Options<"path"> = {}): protocol.SolutionPath {
  return ask("path", { ...options, puzzle });
}

/** The canonical form of a puzzle, which all equivalent puzzles share. */
export function canonical(puzzle: string): protocol.CanonicalForm {
  return ask("canonical", { puzzle });
}

/** The puzzles of a text in any format, and the mistakes in it. */
export function open(text: string, options: Options<"open"> = {}): protocol.OpenedText {
  return ask("open", { ...options, text });
}

/** Converts the puzzles of a text to another format, for example `"jsonl"`. */
export function convert(
  text: string,
  to: string,
  options: Omit<Options<"convert">, "to"> = {},
): protocol.Converted {
  return ask("convert", { ...options, to, text });
}

/** The tables of formats, techniques, constraints, layouts and engines. */
export function about(): protocol.About {
  return ask("about", {});
}

/** Options of work that takes long. */
export type Abortable = {
  /** Ends the work, which then throws the signal's reason. */
  signal?: AbortSignal | undefined;
};

/** Options of `generate`. */
export type GenerateOptions = protocol.GenerateRequest &
  Abortable & {
    /** Receives the progress of each slice. */
    progress?: ((soFar: protocol.Generated) => void) | undefined;
  };

/**
 * Generates puzzles. The result has fewer than `number` if too many attempts in a row failed. Other
 * code runs between slices of the work.
 */
export async function generate(
  options: GenerateOptions = {},
): Promise<protocol.GeneratedPuzzle[]> {
  const { signal, progress, ...request } = options;
  const turns = new Turns(signal);
  const session = new Session();
  let slice: protocol.Slice<protocol.Generated> = session.ask("generate", request);
  const made = [...slice.made];
  try {
    for (;;) {
      progress?.(slice);
      if (slice.task === undefined) return made;
      await turns.next();
      slice = session.ask("continue", { task: slice.task }) as protocol.Slice<protocol.Generated>;
      made.push(...slice.made);
    }
  } finally {
    if (slice.task !== undefined && !session.isLost) session.ask("end", { task: slice.task });
  }
}

/** Options of `evolve`. */
export type EvolveOptions = Omit<protocol.RunRequest, "puzzle" | "kind" | "size"> &
  Abortable & {
    /** The number of generations between two results; 1 by default. */
    every?: number | undefined;
  };

/**
 * Evolves a solution of a Sudoku, or of a puzzle of another kind like `{ kind: "queens", size: 8 }`.
 * Yields generations until the run ends; `stop` of the last one is the reason. Other code runs
 * between generations. To stop a run, leave the loop or abort the signal.
 */
export async function* evolve(
  subject: string | { kind: string; size?: number },
  options: EvolveOptions = {},
): AsyncGenerator<protocol.Look, void, undefined> {
  const { signal, every = 1, ...request } = options;
  const turns = new Turns(signal);
  const of = typeof subject === "string" ? { puzzle: subject } : subject;
  const session = new Session();
  const { run } = session.ask("evolve", { ...request, ...of });
  const begun = performance.now();
  try {
    for (;;) {
      const time = Math.round(performance.now() - begun);
      const look = session.ask("step", { run, time, generations: every });
      yield look;
      if (look.stop !== null) return;
      await turns.next();
    }
  } finally {
    if (!session.isLost) session.ask("forget", { run });
  }
}
