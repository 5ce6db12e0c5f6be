// Words of evolution, measuring and lessons in English.

const number = (value: number) => value.toLocaleString("en");

export const runs = {
  locale: "en",
  evolve: {
    puzzle: "Puzzle",
    ofDesk: "The Sudoku that is played",
    kinds: { queens: "Queens", "magic-square": "Magic square" } as Record<string, string>,
    size: "Size",
    algorithm: "Algorithm",
    secondAlgorithm: "Second algorithm",
    /** That what follows is in English, for who reads another language. */
    inEnglish: "",
    parameters: "How it works, and its parameters",
    two: "Two algorithms side by side",
    islands: "Islands",
    othersAbout:
      "Algorithms beside it take turns on the islands: with one more, every other island has it.",
    islandsAbout: "Several populations that send each other their best now and then.",
    island: {
      number: "Number of islands",
      topology: "Where migrants go",
      migration_interval: "Evaluations between two exchanges",
      migrants: "Migrants",
      migration: "Who emigrates",
    } as Record<string, string>,
    budget: "Budget: evaluations",
    speed: "Speed",
    speeds: (rate: number) =>
      rate === 0 ? "As fast as it gets" : `${rate} ${rate === 1 ? "generation" : "generations"} a second`,
    start: "Start",
    again: "Start again",
    pause: "Pause",
    goOn: "Go on",
    oneStep: "One generation",
    steps: { generation: "Generation", epoch: "Epoch" } as Record<string, string>,
    evaluations: "Evaluations",
    best: "Best so far",
    mean: "Mean",
    diversity: "Diversity",
    restarts: "Restarts",
    children: "Children",
    shares: (better: number, equal: number, worse: number) =>
      `${better} % better, ${equal} % equal, ${worse} % worse than their parents`,
    stops: {
      solved: "Solved.",
      "evaluations spent": "The budget is spent, without a solution.",
      "generations spent": "The budget is spent, without a solution.",
      "nothing left to try": "There is nothing left to try.",
      "fitness 0 without a solution": "It takes this for a solution, but it is none.",
    } as Record<string, string>,
    underWay: "Under way …",
    paused: "Paused.",
    noAttempt: "No attempt yet",
    attempt: (clashes: number) =>
      clashes === 0 ? "Attempt without a clash" : `Attempt with clashes in ${clashes} cells`,
    islandsOf: (count: number, leading: number) =>
      `${count} islands, of which number ${leading + 1} leads`,
    migrants: (moved: number, taken: number) =>
      `${number(moved)} migrants in the last exchange; ${number(taken)} were taken in since the start.`,
    chart: (title: string) => `Best and mean of ${title} over generations`,
    race: "Side by side",
    over: "Over",
    overEvaluations: "over evaluations",
    overTime: "over time",
    raceOf: (names: string) => `Best so far of ${names}`,
    onePair: "One pair of runs proves nothing: another seed may turn it round.",
    repeat: "Repeat this run",
    repeatAbout: "This command makes the very same run, on any machine.",
    copyCommand: "Copy the command",
    saveTable: "Save the trace (CSV)",
  },
  measure: {
    about:
      "Which algorithm is better, and by how much? Choose some, and the laboratory runs each on " +
      "the same puzzles with the same seeds, and says what that shows, and what it doesn't.",
    algorithm: (count: number) => `Algorithm ${count}`,
    add: "Add an algorithm",
    puzzles: "Puzzles",
    ofDesk: "The puzzle that is played",
    opened: (count: number) => (count === 1 ? "All that were opened (1)" : `All that were opened (${count})`),
    bundled: (name: string) => `Bundled: ${name}`,
    first: "The first so many of them",
    repetitions: "Runs of each on each puzzle",
    budget: "Evaluations of a run",
    start: "Measure",
    savePlan: "Save the plan",
    progress: "Progress",
    made: (made: number, runs: number) => `${number(made)} of ${number(runs)} runs`,
    done: "All runs are made.",
    cancelled: "Cancelled. What is shown is of the runs that were made.",
    openFile: "Open a report or runs",
    openAbout: "what evoku lab report or evoku lab export wrote: HTML, JSON or CSV; or drop it here",
    verdicts: "Verdicts",
    noVerdicts: "There is nothing to compare.",
    tables: "Tables",
    pictures: "Pictures",
    saveReport: "Save the report",
    saveRuns: "Save the runs (CSV)",
  },
  lesson: {
    compare: (first: string) => `Beside "${first}"`,
    otherSeed: "Another seed",
    runs: (count: number) => (count === 1 ? "Measure with 1 run" : `Measure with ${count} runs`),
  },
  lessons: {
    genome: {
      title: "What a genome is",
      text: [
        "A genome is how an attempt is written down. If any digit may stand in any cell, most " +
          "attempts are nonsense. If each row, or each box, always holds every digit once, " +
          "nobody has to find that out again.",
        "Change what the genome keeps right, and watch how fast clashes vanish.",
      ],
      values: ["any digit in any cell", "rows always complete", "boxes always complete"],
    },
    selection: {
      title: "Selection",
      text: [
        "Who may have children? If anybody may, good attempts are lost again. If only the very " +
          "best may, all become alike, and nothing new turns up: look at the diversity.",
      ],
      values: ["anybody", "the best of 2", "the best of 30"],
    },
    units: {
      title: "Units that survive crossover",
      text: [
        "A child has parts of two parents. Cut between rows, and each row it inherits is one " +
          "that worked. Mix within the rows, and little of what worked is left: fewer children " +
          "are better than their parents.",
      ],
      values: ["cut between rows", "mixed within rows", "no crossover"],
    },
    mutation: {
      title: "How much mutation",
      text: [
        "Without mutation a population only stirs what it has. With too much of it, children " +
          "have little to do with their parents, and search becomes guessing. Between the two " +
          "lies a rate that suits, and it isn't the same for every puzzle.",
      ],
      values: ["0.01", "0.1", "0.9"],
    },
    local: {
      title: "Local search",
      text: [
        "One attempt, changed bit by bit. Never to accept a worse one leads to a place from " +
          "which every step is worse. Annealing accepts worse ones now and then, less and less " +
          "often, and gets out of such places.",
      ],
      values: ["never a worse one", "a worse one now and then", "a new board each time"],
    },
    propagation: {
      title: "Propagation",
      text: [
        "What logic can place, evolution needn't search for. With the singles placed first, " +
          "few cells are left. A decoder goes further: it draws conclusions after each digit " +
          "of the genome, so that its attempts break no rule at all.",
      ],
      values: ["evolution alone", "singles placed first", "conclusions while decoding"],
    },
    islands: {
      title: "Islands",
      text: [
        "One large population tends to agree too soon. Several small ones agree on different " +
          "things, and a migrant now and then brings one of them what it lacks. Compare with " +
          "islands that never meet.",
      ],
      values: ["one population of 80", "six islands in a ring", "six islands that never meet"],
    },
    statistics: {
      title: "Statistics",
      text: [
        "Tournaments of 2, or of 3? One run of each seems to tell, and tells nothing: start it " +
          "with another seed, and the other wins. With more runs the intervals shrink, and only " +
          "then is a difference one.",
        "Each button measures both on the same six puzzles.",
      ],
      values: ["tournaments of 2", "tournaments of 3"],
    },
  },
};

export type Runs = typeof runs;
export type Lessons = Runs["lessons"];
