// Schritte auf Deutsch: wo, womit und warum.

import type { Advice, Named, StepData } from "../engine/protocol";
import type { StepWords } from "./steps";

/** Teile der Namen von Techniken, die längeren zuerst; Namen von Fischen bleiben, wie sie sind. */
const NAMES: [english: string, german: string][] = [
  ["Full House", "Letzte Zelle"],
  ["Naked Single", "Nackter Einer"],
  ["Hidden Single in a Cage", "Versteckter Einer in einem Käfig"],
  ["Hidden Single", "Versteckter Einer"],
  ["Last Cell of a Sum", "Letzte Zelle einer Summe"],
  ["Sum Bounds", "Grenzen einer Summe"],
  ["Locked Candidates (Pointing)", "Gebundene Kandidaten (aus dem Block)"],
  ["Locked Candidates (Claiming)", "Gebundene Kandidaten (aus der Reihe)"],
  ["Locked Candidates (Cage)", "Gebundene Kandidaten (im Käfig)"],
  ["Locked Candidates (Relation)", "Gebundene Kandidaten (Beziehung)"],
  ["Locked Pair", "Gebundener Zweier"],
  ["Locked Triple", "Gebundener Dreier"],
  ["Naked Subset in a Cage", "Nackte Gruppe in einem Käfig"],
  ["Hidden Subset in a Cage", "Versteckte Gruppe in einem Käfig"],
  ["Naked Pair", "Nackter Zweier"],
  ["Naked Triple", "Nackter Dreier"],
  ["Naked Quadruple", "Nackter Vierer"],
  ["Hidden Pair", "Versteckter Zweier"],
  ["Hidden Triple", "Versteckter Dreier"],
  ["Hidden Quadruple", "Versteckter Vierer"],
  ["Naked Subset of", "Nackte Gruppe von"],
  ["Hidden Subset of", "Versteckte Gruppe von"],
  ["Innies and Outies", "Innen und außen"],
  ["Innie or Outie", "Innen oder außen"],
  ["Combinations", "Kombinationen"],
  ["Permutations", "Anordnungen"],
  ["Parity", "Gerade und ungerade"],
  ["Two Constraints", "Zwei Bedingungen"],
  ["Forcing Through Constraints", "Zwang durch Bedingungen"],
  ["Remote Pair", "Entfernter Zweier"],
  ["Bivalue Universal Grave + 1", "Alles Zweier bis auf einen (BUG + 1)"],
  ["Skyscraper", "Wolkenkratzer"],
  ["Dual Two-String Kite", "Doppelter Drachen"],
  ["Two-String Kite", "Drachen mit zwei Schnüren"],
  ["Turbot Fish", "Steinbutt"],
  ["Dual Empty Rectangle", "Doppeltes leeres Rechteck"],
  ["Empty Rectangle", "Leeres Rechteck"],
  ["Unique Rectangle Type", "Eindeutiges Rechteck, Typ"],
  ["Avoidable Rectangle Type", "Vermeidbares Rechteck, Typ"],
  ["Hidden Rectangle", "Verstecktes Rechteck"],
  ["Simple Colors (Trap)", "Einfache Farben (Falle)"],
  ["Simple Colors (Wrap)", "Einfache Farben (Widerspruch)"],
  ["Multi Colors", "Mehrfache Farben"],
  ["Discontinuous Nice Loop", "Offene Schleife"],
  ["Continuous Nice Loop", "Geschlossene Schleife"],
  ["Grouped", "Gruppierte"],
  ["Forcing Chain (Contradiction)", "Zwangskette (Widerspruch)"],
  ["Forcing Chain (Verity)", "Zwangskette (Gewissheit)"],
  ["Forcing Net (Contradiction)", "Zwangsnetz (Widerspruch)"],
  ["Forcing Net (Verity)", "Zwangsnetz (Gewissheit)"],
  ["X-Chain", "X-Kette"],
  ["XY-Chain", "XY-Kette"],
  ["ALS Chain", "ALS-Kette"],
  ["AIC", "Wechselkette"],
  ["(Overlap)", "(überlappend)"],
  ["Death Blossom", "Todesblüte"],
  ["Template Set", "Schablone (setzen)"],
  ["Template Delete", "Schablone (streichen)"],
  ["Relation", "Beziehung"],
  ["Line", "Linie"],
  ["Guess", "Geraten"],
];

const HOUSES: Record<string, [name: string, inThe: string]> = {
  row: ["Zeile", "der Zeile"],
  column: ["Spalte", "der Spalte"],
  box: ["Block", "dem Block"],
  region: ["Gebiet", "dem Gebiet"],
  diagonal: ["Diagonale", "der Diagonale"],
  window: ["Fenster", "dem Fenster"],
};

const NUMBERS = ["null", "eine", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht"];

function listed(words: (string | number)[], last = "und"): string {
  const [end, ...before] = [...words].map(String).reverse();
  return before.length ? `${before.reverse().join(", ")} ${last} ${end}` : (end ?? "");
}

/** `row 3` als „Zeile 3“. */
function house(english: string): string {
  const [kind = "", number = ""] = english.split(" ");
  return `${HOUSES[kind]?.[0] ?? kind} ${number}`;
}

/** `row 3` als „in der Zeile 3“. */
function inHouse(english: string): string {
  const [kind = "", number = ""] = english.split(" ");
  return `in ${HOUSES[kind]?.[1] ?? kind} ${number}`;
}

const houses = (english: string[]) => listed(english.map(house));
const inHouses = (english: string[]) => listed(english.map(inHouse));

/** „r1c1 ist 5; r2c3 und r7c3 sind nicht 5“. */
function conclusion({ placements, eliminations }: StepData): string {
  const put = placements.map(({ cell, digit }) => `${cell} ist ${digit}`);
  const gone = byDigit(eliminations).map(([cells, digit]) =>
    cells.length > 1 ? `${listed(cells)} sind nicht ${digit}` : `${cells[0]} ist nicht ${digit}`,
  );
  return [...put, ...gone].join("; ");
}

function byDigit(candidates: Named[]): [cells: string[], digit: number][] {
  const cells = new Map<number, string[]>();
  for (const { cell, digit } of candidates) cells.set(digit, [...(cells.get(digit) ?? []), cell]);
  return [...cells].map(([digit, of]) => [of, digit]);
}

function place({ pattern }: StepData, named: string[]): string {
  switch (pattern.kind) {
    case "fish":
    case "siamese fish":
      return `die Plätze für ${pattern.digit} ${inHouses(pattern.base)}`;
    case "wing":
      return `${pattern.pivot} und was diese Zelle sieht`;
    case "rectangle":
      return listed(pattern.cells);
    case "bivalue universal grave":
      return "die Zahl der Kandidaten in den offenen Zellen";
    case "colors":
    case "templates":
      return `die Plätze für ${pattern.digit} auf dem ganzen Brett`;
    case "chains":
      return listed([...new Set(pattern.chains.map(start))] as string[]);
    case "almost locked sets":
      return `${listed(pattern.sets[0]?.cells ?? [])} und was diese Zellen sehen`;
    case "sue de coq":
      return `die Kreuzung von ${house(pattern.line_house)} und ${house(pattern.box_house)}`;
    default:
      return named.length ? houses(named) : listed(pattern.cells ?? []);
  }
}

function start([first]: { cells: string[]; digit: number }[]): string {
  return first ? `${first.digit} in ${listed(first.cells, "oder")}` : "";
}

function reason(step: StepData): string | undefined {
  const { technique, pattern } = step;
  switch (pattern.kind) {
    case "single":
      return single(step);
    case "locked":
      return (
        `${capital(inHouse(pattern.from))} liegen alle Plätze für ${pattern.digit} auch ` +
        `${inHouse(pattern.to)}. Einer davon ist es, also hat der Rest von ${house(pattern.to)} ` +
        `keine ${pattern.digit}.`
      );
    case "subset":
      return subset(step);
    case "fish":
      return pattern.chains.length ? undefined : fish(step);
    case "rectangle":
      return technique.startsWith("Unique Rectangle") || technique.startsWith("Avoidable")
        ? `Stünden in ${listed(pattern.cells)} nur ${listed(pattern.digits)}, so könnte man die ` +
            "beiden Ziffern dort vertauschen, und das Rätsel hätte zwei Lösungen. Was dazu führt, " +
            "ist falsch."
        : undefined;
    case "bivalue universal grave":
      return (
        `Jede offene Zelle außer ${pattern.cell} hat zwei Kandidaten. Hätte auch ${pattern.cell} ` +
        "nur zwei, so gäbe es nicht genau eine Lösung. Die Ziffer, die in den Häusern dieser " +
        "Zelle einen dritten Platz hat, steht also dort."
      );
    case "wing":
      return (
        `Was auch immer in ${pattern.pivot} steht: Dort oder in ${listed(pattern.pincers, "oder")} ` +
        `steht ${pattern.digit}. Wer alle Zellen sieht, in denen das sein kann, ist nicht ` +
        `${pattern.digit}.`
      );
    case "templates":
      return step.placements.length
        ? `Jede Art, alle ${pattern.digit} auf dem Brett zu verteilen, braucht diese Plätze.`
        : `Keine Art, alle ${pattern.digit} auf dem Brett zu verteilen, braucht diese Plätze.`;
    default:
      return undefined;
  }
}

function single({ technique, placements, pattern }: StepData): string {
  const [{ cell, digit } = { cell: "", digit: 0 }] = placements;
  if (!pattern.house) return `In ${cell} ist ${digit} der einzige Kandidat, der noch bleibt.`;
  if (technique === "Full House")
    return `${cell} ist die letzte offene Zelle ${inHouse(pattern.house)}, und ${digit} fehlt dort noch.`;
  return `${capital(inHouse(pattern.house))} kann nur noch ${cell} die ${digit} enthalten.`;
}

function subset({ technique, pattern }: StepData): string {
  const [cells, digits] = [listed(pattern.cells), listed(pattern.digits)];
  const count = NUMBERS[pattern.cells.length] ?? String(pattern.cells.length);
  if (technique.startsWith("Hidden"))
    return (
      `${capital(inHouses(pattern.houses))} passen die ${count} Ziffern ${digits} nur in die ` +
      `${count} Zellen ${cells}. Sie füllen diese aus, und keine andere Ziffer hat dort Platz.`
    );
  return (
    `Die ${count} Zellen ${cells} haben zusammen nur die ${count} Kandidaten ${digits} und ` +
    `brauchen sie auf: Keine andere Zelle ${inHouses(pattern.houses)} kann eine davon enthalten.`
  );
}

function fish({ pattern }: StepData): string {
  const { digit } = pattern;
  const fins = [...pattern.fins, ...pattern.endo_fins];
  const body =
    `${houses(pattern.base)} brauchen je eine ${digit}, und die Plätze dafür liegen alle ` +
    `${inHouses(pattern.cover)}`;
  if (!fins.length) return `${body}. Damit ist dort für keine andere Zelle eine ${digit} übrig.`;
  const what = fins.length > 1 ? "den Flossen" : "der Flosse";
  return (
    `${body}, außer ${what} ${listed(fins)}. Steht in keiner Flosse eine ${digit}, so bleibt dort ` +
    `keine ${digit} für andere Zellen; steht in einer eine, so schließt sie aus, was sie sieht. ` +
    "Was in beiden Fällen fällt, ist falsch."
  );
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

export const schritte: StepWords = {
  technique: (name) =>
    NAMES.reduce((told, [english, german]) => told.replace(english, german), name),
  where: (step, named) => `Sieh dir ${place(step, named)} an.`,
  why: (step) => {
    const why = reason(step);
    return why && `${why} Also: ${conclusion(step)}.`;
  },
  without: ({ state, unique }: Advice) => {
    if (state === "wrong") return "Etwas stimmt hier nicht: Sieh dir die markierten Zellen an.";
    if (state === "solved") return "Gelöst: Jede Zelle ist gefüllt, und nichts stößt zusammen.";
    return unique === false
      ? "Das Rätsel hat mehrere Lösungen, und keine Technik findet mehr, was alle gemeinsam haben."
      : "Hier kommt keine Technik weiter.";
  },
  several: "Das Rätsel hat mehrere Lösungen; dies haben alle gemeinsam.",
};
