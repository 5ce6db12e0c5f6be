// Wörter der Evolution, des Messens und der Lektionen auf Deutsch.

import { STUFEN } from "./german";
import type { Runs } from "./runs.en";

const number = (value: number) => value.toLocaleString("de");

export const laeufe: Runs = {
  locale: "de",
  evolve: {
    puzzle: "Rätsel",
    ofDesk: "Das Sudoku, das gespielt wird",
    kinds: { queens: "Damen", "magic-square": "Magisches Quadrat" },
    size: "Größe",
    algorithm: "Algorithmus",
    secondAlgorithm: "Zweiter Algorithmus",
    inEnglish: "Wie er arbeitet, sagt die Maschine auf Englisch, mit den Begriffen der Literatur:",
    parameters: "Wie er arbeitet, und seine Parameter",
    two: "Zwei Algorithmen nebeneinander",
    islands: "Inseln",
    othersAbout:
      "Weitere Algorithmen wechseln sich auf den Inseln ab: Mit einem weiteren hat ihn jede zweite Insel.",
    islandsAbout: "Mehrere Populationen, die einander ab und zu ihre Besten schicken.",
    island: {
      number: "Zahl der Inseln",
      topology: "Wohin Auswanderer gehen",
      migration_interval: "Bewertungen zwischen zwei Austauschen",
      migrants: "Auswanderer",
      migration: "Wer auswandert",
    },
    budget: "Budget: Bewertungen",
    speed: "Tempo",
    speeds: (rate) =>
      rate === 0
        ? "So schnell es geht"
        : `${rate} ${rate === 1 ? "Generation" : "Generationen"} je Sekunde`,
    start: "Start",
    again: "Neuer Start",
    pause: "Pause",
    goOn: "Weiter",
    oneStep: "Eine Generation",
    steps: { generation: "Generation", epoch: "Epoche" },
    evaluations: "Bewertungen",
    best: "Bestes bisher",
    mean: "Mittel",
    diversity: "Vielfalt",
    restarts: "Neuanfänge",
    children: "Kinder",
    shares: (better, equal, worse) =>
      `${number(better)} % besser, ${number(equal)} % gleich, ` +
      `${number(worse)} % schlechter als ihre Eltern`,
    stops: {
      solved: "Gelöst.",
      "evaluations spent": "Das Budget ist verbraucht, ohne Lösung.",
      "generations spent": "Das Budget ist verbraucht, ohne Lösung.",
      "nothing left to try": "Es gibt nichts mehr zu versuchen.",
      "fitness 0 without a solution": "Er hält das für eine Lösung, aber es ist keine.",
    },
    underWay: "Läuft …",
    paused: "Angehalten.",
    noAttempt: "Noch kein Versuch",
    attempt: (clashes) =>
      clashes === 0 ? "Versuch ohne Widerspruch" : `Versuch mit Widersprüchen in ${clashes} Zellen`,
    islandsOf: (count, leading) => `${count} Inseln, von denen Nummer ${leading + 1} führt`,
    migrants: (moved, taken) =>
      `${number(moved)} Auswanderer beim letzten Austausch; ` +
      `${number(taken)} wurden seit dem Start aufgenommen.`,
    chart: (title) => `Bestes und Mittel von ${title} über die Generationen`,
    race: "Nebeneinander",
    over: "Über",
    overEvaluations: "über Bewertungen",
    overTime: "über die Zeit",
    raceOf: (names) => `Bestes bisher von ${names}`,
    onePair: "Ein Paar von Läufen beweist nichts: Mit anderem Startwert kann es umgekehrt sein.",
    repeat: "Diesen Lauf wiederholen",
    repeatAbout: "Dieser Befehl macht genau denselben Lauf, auf jeder Maschine.",
    copyCommand: "Befehl kopieren",
    saveTable: "Verlauf speichern (CSV)",
  },
  measure: {
    about:
      "Welcher Algorithmus ist besser, und um wie viel? Wähle einige; das Labor lässt jeden auf " +
      "denselben Rätseln mit denselben Startwerten laufen und sagt, was das zeigt, und was nicht.",
    algorithm: (count) => `Algorithmus ${count}`,
    add: "Algorithmus hinzufügen",
    puzzles: "Rätsel",
    ofDesk: "Das Rätsel, das gespielt wird",
    opened: (count) => `Alle geöffneten (${count})`,
    bundled: (name) =>
      `Mitgeliefert: ${name.replace(/[a-z]{4,}/, (level) => STUFEN[level] ?? level)}`,
    first: "Davon die ersten",
    repetitions: "Läufe von jedem auf jedem Rätsel",
    budget: "Bewertungen je Lauf",
    start: "Messen",
    savePlan: "Plan speichern",
    progress: "Fortschritt",
    made: (made, runs) => `${number(made)} von ${number(runs)} Läufen`,
    done: "Alle Läufe sind gemacht.",
    cancelled: "Abgebrochen. Gezeigt ist, was gelaufen war.",
    openFile: "Bericht oder Läufe öffnen",
    openAbout: "was evoku lab report oder evoku lab export schreibt: HTML, JSON oder CSV; du kannst es auch hierher ziehen",
    verdicts: "Urteile",
    noVerdicts: "Es gibt nichts zu vergleichen.",
    tables: "Tabellen",
    pictures: "Bilder",
    saveReport: "Bericht speichern",
    saveRuns: "Läufe speichern (CSV)",
  },
  lesson: {
    compare: (first) => `Neben „${first}“`,
    otherSeed: "Anderer Startwert",
    runs: (count) => (count === 1 ? "Mit 1 Lauf messen" : `Mit ${count} Läufen messen`),
  },
  lessons: {
    genome: {
      title: "Was ein Genom ist",
      text: [
        "Ein Genom ist, wie ein Versuch aufgeschrieben wird. Darf in jeder Zelle jede Ziffer " +
          "stehen, ist fast jeder Versuch Unsinn. Enthält jede Zeile oder jeder Block immer jede " +
          "Ziffer einmal, muss das niemand neu herausfinden.",
        "Ändere, was das Genom richtig hält, und sieh, wie schnell Widersprüche verschwinden.",
      ],
      values: ["jede Ziffer überall", "Zeilen immer vollständig", "Blöcke immer vollständig"],
    },
    selection: {
      title: "Auswahl",
      text: [
        "Wer darf Kinder haben? Dürfen alle, gehen gute Versuche wieder verloren. Dürfen nur die " +
          "allerbesten, werden alle gleich, und nichts Neues kommt: Achte auf die Vielfalt.",
      ],
      values: ["alle", "der Beste von 2", "der Beste von 30"],
    },
    units: {
      title: "Einheiten, die die Kreuzung überleben",
      text: [
        "Ein Kind hat Teile von zwei Eltern. Schneidet man zwischen Zeilen, ist jede geerbte " +
          "Zeile eine, die sich bewährt hat. Mischt man in den Zeilen, bleibt davon wenig: " +
          "Weniger Kinder sind besser als ihre Eltern.",
      ],
      values: ["zwischen Zeilen geschnitten", "in den Zeilen gemischt", "keine Kreuzung"],
    },
    mutation: {
      title: "Wie viel Mutation",
      text: [
        "Ohne Mutation rührt eine Population nur um, was sie hat. Mit zu viel davon haben Kinder " +
          "kaum etwas von ihren Eltern, und aus Suche wird Raten. Dazwischen liegt eine passende " +
          "Rate, und sie ist nicht für jedes Rätsel dieselbe.",
      ],
      values: ["0,01", "0,1", "0,9"],
    },
    local: {
      title: "Lokale Suche",
      text: [
        "Ein Versuch, Stück für Stück geändert. Wer nie einen schlechteren annimmt, endet, wo " +
          "jeder Schritt schlechter ist. Annealing nimmt ab und zu einen schlechteren an, immer " +
          "seltener, und kommt da heraus.",
      ],
      values: ["nie ein schlechterer", "ab und zu ein schlechterer", "jedes Mal ein neues Brett"],
    },
    propagation: {
      title: "Schlussfolgern",
      text: [
        "Was Logik setzen kann, muss Evolution nicht suchen. Sind zuerst die einzelnen " +
          "Kandidaten gesetzt, bleiben wenige Zellen. Ein Decoder geht weiter: Nach jeder Ziffer " +
          "des Genoms zieht er Schlüsse, sodass seine Versuche keine Regel brechen.",
      ],
      values: ["Evolution allein", "zuerst einzelne Kandidaten", "Schlüsse beim Decodieren"],
    },
    islands: {
      title: "Inseln",
      text: [
        "Eine große Population ist sich oft zu früh einig. Mehrere kleine einigen sich auf " +
          "Verschiedenes, und ab und zu bringt ein Auswanderer einer davon, was ihr fehlt. " +
          "Vergleiche mit Inseln, die sich nie treffen.",
      ],
      values: ["eine Population von 80", "sechs Inseln im Ring", "sechs Inseln, die sich nie treffen"],
    },
    statistics: {
      title: "Statistik",
      text: [
        "Turniere zu 2 oder zu 3? Ein Lauf von jedem scheint es zu sagen und sagt nichts: Mit " +
          "anderem Startwert gewinnt der andere. Mit mehr Läufen schrumpfen die Intervalle, und " +
          "erst dann ist ein Unterschied einer.",
        "Jeder Knopf misst beide auf denselben sechs Rätseln.",
      ],
      values: ["Turniere zu 2", "Turniere zu 3"],
    },
  },
};
