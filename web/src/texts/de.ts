// Alle Wörter der Seite auf Deutsch.

import { ALGORITHMEN, guete } from "./algorithms.de";
import { list } from "./words";
import type { Texts } from "./en";
import { FORMATE } from "./formats.de";
import { laeufe } from "./runs.de";
import { ARTEN, regel } from "./kinds.de";
import { STUFEN, capital } from "./german";
import { gemessen, gezeichnet } from "./laboratory.de";
import { nachricht } from "./messages.de";
import { parameter, werte } from "./parameters.de";
import { schritte } from "./steps.de";

const colours = ["grau", "blau", "grün", "gelb", "orange", "lila", "rosa", "türkis", "braun"];

/** Was auf gedruckten Seiten steht. */
const BLAETTER: Record<string, string> = {
  Solutions: "Lösungen",
  ...Object.fromEntries(
    Object.entries(STUFEN).map(([level, german]) => [capital(level), capital(german)]),
  ),
  "no solution": "keine Lösung",
  "several solutions": "mehrere Lösungen",
  "not known whether it has one solution": "nicht bekannt, ob es genau eine Lösung hat",
  "No boxes: rows and columns only.": "Keine Blöcke: nur Zeilen und Spalten.",
  "Each outlined region has every digit.": "Jedes umrandete Gebiet hat jede Ziffer.",
  "Both diagonals have every digit.": "Beide Diagonalen haben jede Ziffer.",
  "Each shaded window has every digit.": "Jedes getönte Fenster hat jede Ziffer.",
  "Cells a knight's move apart differ.": "Zellen im Abstand eines Springerzugs sind verschieden.",
  "Cells that touch at a corner differ.": "Zellen, die sich an einer Ecke berühren, sind verschieden.",
};

export const german: Texts = {
  ...laeufe,
  steps: schritte,
  rule: regel,
  fitness: guete,
  kind: (name) => ARTEN[name]?.[0] ?? name,
  demand: (name, english) => ARTEN[name]?.[1] ?? english,
  format: (name, english) => FORMATE[name] ?? english,
  message: nachricht,
  measured: gemessen,
  drawn: gezeichnet,
  algorithm: (english) => ALGORITHMEN[english] ?? english,
  parameter,
  values: werte,
  views: {
    play: "Spielen",
    understand: "Erklären",
    make: "Erstellen",
    evolve: "Evolution",
    measure: "Messen",
    lessons: "Lektionen",
  },
  shell: {
    skip: "Zum Inhalt",
    views: "Ansichten",
    language: "Sprache",
    close: "Schließen",
    cancel: "Abbrechen",
    starting: "Es geht gleich los …",
    broke: "Etwas ist kaputt, und das ist unser Fehler:",
    old: "Dieser Browser ist zu alt für evoku: Ihm fehlt WebAssembly mit 128-Bit-Vektoren.",
  },
  board: {
    name: (rows, columns) => `Sudoku, ${rows} mal ${columns}`,
    cell: (row, column, view, written) =>
      list([
        `Zeile ${row} Spalte ${column}`,
        view.digit ? written(view.digit) : "leer",
        view.given && "vorgegeben",
        view.clash && "im Widerspruch",
        view.wrong && "falsch",
        !view.digit && view.corner?.length && `Eckmarken ${view.corner.map(written).join(" ")}`,
        !view.digit && view.centre?.length && `Mittelmarken ${view.centre.map(written).join(" ")}`,
        view.colours?.length && view.colours.map((colour) => colours[colour - 1]).join(" und "),
      ]),
  },
  keypad: {
    name: "Tastenfeld",
    mode: "Was eine Taste einträgt",
    modes: { digit: "Ziffer", corner: "Ecke", centre: "Mitte", colour: "Farbe" },
    modeHelp: {
      digit: "Ziffern (Z)",
      corner: "Marken in den Ecken (X oder Umschalt mit einer Ziffer)",
      centre: "Marken in der Mitte (C oder Strg mit einer Ziffer)",
      colour: "Farben (V oder Strg und Umschalt mit einer Ziffer)",
    },
    digit: (digit, missing) =>
      missing === undefined ? `${digit}` : `${digit}, noch ${missing || "keine"}`,
    colour: (colour) => colours[colour - 1] ?? String(colour),
    erase: "Löschen",
  },
  play: {
    tools: "Werkzeuge",
    undo: "Zurück",
    redo: "Vor",
    check: "Prüfen",
    fill: "Marken",
    new: "Neu",
    open: "Öffnen",
    share: "Teilen",
    print: "Drucken",
    restart: "Neu beginnen",
    solved: "Gelöst. Gut gemacht!",
    full: "Alle Zellen sind voll, aber nicht alle richtig.",
    checked: (wrong) =>
      wrong === 0
        ? "Bis hierher ist alles richtig."
        : wrong === 1
          ? "Eine Ziffer ist falsch."
          : `${wrong} Ziffern sind falsch.`,
    notUnique: "Es gibt nicht genau eine Lösung, also lässt sich nichts prüfen.",
    showClock: "Uhr zeigen",
    hideClock: (time) => `${time}. Uhr verbergen`,
    settingsTitle: "Einstellungen und Tasten",
    settings: {
      conflicts: "Widersprüche zeigen",
      tidy: "Eine Ziffer nimmt ihre Marken aus den Zellen, die sie sieht",
      marks: "Alle möglichen Ziffern als Marken führen; eine Eckmarke schließt eine aus",
      highlight: "Die Ziffer der gewählten Zelle hervorheben",
    },
    keys:
      "Pfeile bewegen, mit Umschalt wählen sie aus. Z X C V schalten auf Ziffern, Eckmarken, " +
      "Mittelmarken und " +
      "Farben; Umschalt und Strg tun es für eine Taste. Strg+Z und Strg+Y gehen zurück und " +
      "vor, H gibt einen Tipp. " +
      "Ist nichts ausgewählt, bleibt eine Taste des Tastenfelds gedrückt und geht in jede " +
      "Zelle, die du berührst.",
    givens: (count) => (count === 1 ? "1 Vorgabe" : `${count} Vorgaben`),
    of: (number, count) => `Rätsel ${number} von ${count}`,
    previous: "Voriges Rätsel",
    next: "Nächstes Rätsel",
    rules: "Regeln",
    jigsaw: "Puzzle-Blöcke",
    newTitle: "Ein neues Rätsel",
  },
  hint: {
    title: "Tipp",
    stages: ["Tipp", "Womit?", "Zeig mir, warum", "Mach es"],
    thinking: "Ich denke nach …",
    back: "Zurück bis vor den Fehler",
  },
  open: {
    title: "Ein Rätsel öffnen",
    about:
      "Füge ein Rätsel in irgendeinem Format ein: eine Zeile aus 81 Zeichen, ein Brett, CSV, " +
      "JSON oder einen Link von " +
      "f-puzzles, SudokuPad und anderen. Du kannst auch eine Datei oder einen Link auf die " +
      "Seite ziehen.",
    text: "Rätsel oder Link",
    open: "Öffnen",
    file: "Oder eine Datei",
    mistakes: (count, first) =>
      count === 1
        ? `Ein Rätsel war nicht lesbar. ${first}`
        : `${count} Rätsel waren nicht lesbar. ${first}`,
  },
  share: {
    title: "Das Rätsel teilen",
    link: "Link, der das Rätsel trägt",
    copyLink: "Link kopieren",
    format: "Format",
    text: "Text",
    copy: "Kopieren",
    save: "Als Datei speichern",
    copied: "Kopiert.",
    notCopied: "Der Browser lässt uns nicht kopieren. Wähle den Text aus und kopiere ihn selbst.",
  },
  print: {
    title: "Drucken",
    heading: "Überschrift",
    paper: "Papier",
    perPage: "Rätsel je Seite",
    fitting: "so viele, wie gut passen",
    all: (count) => `Alle ${count} Rätsel`,
    solutions: "Mit den Lösungen am Ende",
    marks: "Mit den Kandidaten der offenen Zellen",
    levels: "Mit der Stufe jedes Rätsels",
    drawing: "Wird gezeichnet …",
    pages: (count) => (count === 1 ? "Eine Seite." : `${count} Seiten; dies ist die erste.`),
    preview: "Die erste Seite",
    print: "Drucken",
    pdf: "Als PDF speichern",
    svg: "Als SVG speichern",
    words: (notes) => ({
      ...Object.fromEntries(notes.map((note) => [note, regel(note)])),
      ...BLAETTER,
    }),
  },
  facts: {
    solutions: "Lösungen",
    one: "eine",
    none: "keine",
    atLeast: (count) => `${count} oder mehr`,
    level: "Stufe",
    score: "Punkte",
    hodoku: "Stufe von HoDoKu",
    hodokuLevels: { Easy: "leicht", Medium: "mittel", Hard: "schwer", Unfair: "unfair", Extreme: "extrem" },
    explainer: "Sudoku Explainer (ER / EP / ED)",
    hardest: "Schwerste Technik",
    guesses: "Versuche einer Suche",
  },
  understand: {
    facts: "Was bekannt ist",
    possible: "Die Ziffern zeigen, die jede Zelle in irgendeiner Lösung hat",
    previous: "Voriger Schritt",
    next: "Nächster Schritt",
    step: (number, count) => `${number} von ${count}`,
    begin: (count) =>
      `${count} Schritte führen zur Lösung. Geh weiter und sieh jeden auf dem Brett.`,
    noPath: "Nur zu einer einzigen Lösung führt ein Weg.",
  },
  make: {
    parts: "Wege zu Rätseln",
    generate: "Auf Bestellung",
    set: "Von Hand",
    any: "egal",
    size: "Größe",
    asPlayed: "wie das gespielte Rätsel",
    regions: "Blöcke eines Puzzle-Sudokus: ein Zeichen je Zelle, Zeile für Zeile",
    level: "Stufe",
    symmetry: "Symmetrie der Vorgaben",
    technique: "Eine Technik, die nötig sein soll",
    variants: "Varianten und Regeln",
    rules: "Regeln für das ganze Brett",
    layouts: "Käfige, Linien, Punkte und Hinweise",
    cells: "Zellen je Käfig oder Linie, wenn es andere als üblich sein sollen",
    addLayout: "Hinzufügen …",
    details: "Einzelheiten",
    number: "Wie viele Rätsel, bis 100",
    givens: "Zahl der Vorgaben",
    minimal: "Keine Vorgabe ist entbehrlich",
    seed: "Startwert",
    freshSeed: "jedes Mal ein frischer",
    make: "Ein Rätsel erstellen",
    here: "Hier wird das Rätsel sein.",
    making: "Wird erstellt …",
    more: "Mehr Auswahl",
    attempts: (found, count) =>
      `Wird erstellt … ${found} gefunden, ${count.toLocaleString("de")} Versuche`,
    cancelled: "Abgebrochen.",
    gaveUp: (attempts, why) =>
      `Nach ${attempts.toLocaleString(
        "de",
      )} Versuchen aufgegeben${why ? ` (${why})` : ""}. Verlange weniger.`,
    score: (score) => `${score} Punkte`,
    ofSeed: (seed) => `Startwert ${seed}: Mit ihm und denselben Angaben kommt wieder dasselbe heraus.`,
    take: { play: "Spielen", understand: "Erklären" },
    remove: (what) => `${what} entfernen`,
    fromDesk: "Das gespielte Rätsel nehmen",
    blank: "Ein neues Brett",
    begin: "Beginnen",
    constraints: "Regeln einzelner Zellen",
    kind: "Art",
    numbers: "Zahlen",
    addConstraint: "Für die gewählten Zellen hinzufügen",
    select: {
      any: "Wähle seine Zellen.",
      line: "Wähle seine Zellen in der Reihenfolge der Linie.",
      exactly: "Wähle seine Zellen in ihrer Reihenfolge.",
      across: "Wähle eine ganze Zeile, Spalte oder einen Block, vom Hinweis an.",
      alternatives: "Schreibe die Regeln, von denen eine gelten soll, mit „or“ dazwischen.",
    },
    showForced: "Die Ziffern zeigen, die noch möglich sind",
    clash: "Ziffern widersprechen sich.",
    verdict: {
      unique: "Es hat genau eine Lösung.",
      several: "Es hat mehrere Lösungen.",
      none: "Es hat keine Lösung.",
    },
  },
  levels: Object.fromEntries(
    Object.entries(STUFEN).map(([level, german]) => [level, capital(german)]),
  ),
  symmetries: {
    none: "keine",
    "half-turn": "halbe Drehung",
    "quarter-turn": "Vierteldrehung",
    "left-right": "links und rechts",
    "top-bottom": "oben und unten",
    "left-right-top-bottom": "links und rechts, oben und unten",
    diagonal: "Diagonale",
    "anti-diagonal": "andere Diagonale",
    "both-diagonals": "beide Diagonalen",
    full: "voll",
  },
  rules: {
    diagonal: "Diagonalen",
    windoku: "Windoku",
    "anti-knight": "Springerverbot",
    "anti-king": "Königsverbot",
    latin: "Lateinisches Quadrat (ohne Blöcke)",
  },
};
