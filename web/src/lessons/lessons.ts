// The lessons, in the order of the book's course. Each changes one thing, on the same puzzle, with
// the same seed and budget.

import type { Subject } from "../engine/protocol";

/** The run for a value of the knob: an algorithm with settings, optionally on islands. */
export type Run = { algorithm: string; set?: string[]; islands?: string[] };

export type LessonName =
  | "genome"
  | "selection"
  | "mutation"
  | "units"
  | "propagation"
  | "local"
  | "islands"
  | "statistics";

export type Lesson = {
  name: LessonName;
  /** The page of the course that has this lesson at length, below the folder of the book. */
  page: string;
  subject: Subject;
  evaluations: number;
  /** The values of the knob; each is compared with the first. Their names are messages. */
  values: Run[];
  /** The first seed, 1 by default: one that shows the effect that the lesson is about. */
  seed?: string;
  /** The number of repetitions, for a lesson about many runs, which the laboratory evaluates. */
  repetitions?: number;
};

const HARD = "5....9......5..49.7.......284.165...........729.....4...5.7..84.8....5..1....82..";
const PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

const of = (algorithm: string, ...set: string[]): Run => ({ algorithm, set });

export const LESSONS: Lesson[] = [
  {
    name: "genome",
    page: "evolving/1-representation.html",
    subject: { puzzle: PUZZLE },
    evaluations: 60_000,
    values: [
      of("mutation-ga"),
      of("ga", "encoding=rows"),
      of("ga", "encoding=boxes"),
    ],
  },
  {
    name: "selection",
    page: "evolving/2-selection.html",
    subject: { puzzle: PUZZLE },
    evaluations: 60_000,
    values: [
      of("ga", "selection=uniform", "population=60"),
      of("ga", "selection=tournament:2", "population=60"),
      of("ga", "selection=tournament:30", "population=60"),
    ],
  },
  {
    name: "mutation",
    page: "evolving/3-mutation.html",
    subject: { puzzle: PUZZLE },
    evaluations: 60_000,
    values: [
      of("row-ga", "mutation_rate=0.01"),
      of("row-ga", "mutation_rate=0.1"),
      of("row-ga", "mutation_rate=0.9"),
    ],
  },
  {
    name: "units",
    page: "evolving/4-crossover.html",
    subject: { puzzle: PUZZLE },
    evaluations: 60_000,
    values: [
      of("ga", "crossover=house:0.9"),
      of("ga", "crossover=pmx:0.9"),
      of("ga", "crossover=none"),
    ],
  },
  {
    name: "propagation",
    page: "evolving/5-repair.html",
    subject: { puzzle: HARD },
    evaluations: 60_000,
    values: [
      of("row-ga"),
      of("row-ga", "propagation=singles"),
      of("decoder"),
    ],
  },
  {
    name: "local",
    page: "evolving/6-local-search.html",
    subject: { puzzle: PUZZLE },
    seed: "2",
    evaluations: 400_000,
    values: [
      // Without restarts, and cooled within the budget.
      of("hill-climbing", "patience=400000"),
      of("simulated-annealing", "cooling=0.9"),
      of("random-search"),
    ],
  },
  {
    name: "islands",
    page: "evolving/7-islands.html",
    subject: { puzzle: PUZZLE },
    seed: "12",
    evaluations: 120_000,
    values: [
      of("row-ga", "population=80"),
      { ...of("row-ga"), islands: ["number=6", "migration_interval=500"] },
      { ...of("row-ga"), islands: ["number=6", "migration_interval=500", "migrants=0"] },
    ],
  },
  {
    name: "statistics",
    page: "evolving/8-experiments.html",
    subject: { puzzle: PUZZLE },
    evaluations: 20_000,
    repetitions: 20,
    values: [
      of("row-ga", "tournament=2"),
      of("row-ga", "tournament=3"),
    ],
  },
];
