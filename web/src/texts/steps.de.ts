// Schritte auf Deutsch: wo, womit und warum.

import type { Advice, Implication, StepData } from "../engine/protocol";
import { argued } from "./arguments.de";
import { almostLocked, chained, chainsTold, coloured, crossing } from "./chains.de";
import { anyOf, capital, gone, house, houses, inHouse, inHouses, listed } from "./german";
import { isPossible, type PatternOf, possible, type Scene } from "./scene";
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

const NUMBERS = ["null", "eine", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht"];

/** „r1c1 ist 5; r2c3 und r7c3 sind nicht 5“. */
function conclusion({ placements, eliminations }: StepData): string {
  const put = placements.map(({ cell, digit }) => `${cell} ist ${digit}`);
  return [...put, ...(eliminations.length ? [gone(eliminations)] : [])].join("; ");
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
      return listed([...new Set(pattern.chains.map(start))]);
    case "almost locked sets":
      return `${listed(pattern.sets[0]?.cells ?? [])} und was diese Zellen sehen`;
    case "sue de coq":
      return `die Kreuzung von ${house(pattern.line_house)} und ${house(pattern.box_house)}`;
    default:
      return named.length ? houses(named) : listed("cells" in pattern ? pattern.cells : []);
  }
}

function start([first]: Implication[]): string {
  return first ? `${first.digit} in ${anyOf(first.cells)}` : "";
}

function reason(step: StepData, scene: Scene): string {
  const { pattern } = step;
  switch (pattern.kind) {
    case "single":
      return single(step, pattern);
    case "locked":
      return (
        `${capital(inHouse(pattern.from))} liegen alle Plätze für ${pattern.digit} auch ` +
        `${inHouse(pattern.to)}. Einer davon ist es, also hat der Rest von ${house(pattern.to)} ` +
        `keine ${pattern.digit}.`
      );
    case "subset":
      return subset(step, pattern);
    case "fish":
      return fish(pattern, scene);
    case "siamese fish":
      return siamese(pattern, scene);
    case "rectangle":
      return rectangle(step, pattern, scene);
    case "bivalue universal grave":
      return (
        `Jede offene Zelle außer ${pattern.cell} hat zwei Kandidaten. Hätte auch ${pattern.cell} ` +
        "nur zwei, so gäbe es nicht genau eine Lösung. Die Ziffer, die in den Häusern dieser " +
        "Zelle einen dritten Platz hat, steht also dort."
      );
    case "wing":
      return wing(pattern, scene);
    case "colors":
      return coloured(step, pattern);
    case "chains":
      return chained(step, pattern, scene);
    case "almost locked sets":
      return almostLocked(step, pattern, scene);
    case "sue de coq":
      return crossing(pattern);
    case "templates":
      return step.placements.length
        ? `Jede Art, alle ${pattern.digit} auf dem Brett zu verteilen, braucht diese Plätze.`
        : `Keine Art, alle ${pattern.digit} auf dem Brett zu verteilen, braucht diese Plätze.`;
    case "constraints":
      return argued(step, pattern, scene);
  }
}

function single({ technique, placements }: StepData, pattern: PatternOf<"single">): string {
  const [{ cell, digit } = { cell: "", digit: 0 }] = placements;
  if (!pattern.house) return `In ${cell} ist ${digit} der einzige Kandidat, der noch bleibt.`;
  if (technique === "Full House")
    return `${cell} ist die letzte offene Zelle ${inHouse(pattern.house)}, und ${digit} fehlt dort noch.`;
  return `${capital(inHouse(pattern.house))} kann nur noch ${cell} die ${digit} enthalten.`;
}

function subset({ technique }: StepData, pattern: PatternOf<"subset">): string {
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

function fish(pattern: Omit<PatternOf<"fish">, "kind">, scene: Scene): string {
  const { digit, base, cover, fins, endo_fins, chains } = pattern;
  const all = [...fins, ...endo_fins];
  const body =
    `${capital(houses(base))} brauchen je eine ${digit}, und die Plätze dafür liegen alle ` +
    `${inHouses(cover)}`;
  if (!all.length) return `${body}. Damit ist dort für keine andere Zelle eine ${digit} übrig.`;
  const shape = `${body}, außer ${all.length > 1 ? "den Flossen" : "der Flosse"} ${listed(all)}.`;
  return chains.length
    ? `${shape} ${chainsTold(chains, scene)} Alles führt zum selben Ergebnis.`
    : `${shape} Steht in keiner Flosse eine ${digit}, so bleibt dort keine ${digit} für andere ` +
        "Zellen; steht in einer eine, so schließt sie aus, was sie sieht. Was in beiden Fällen " +
        "fällt, ist falsch.";
}

/** Ein Fisch, von zwei Seiten gesehen. */
function siamese(pattern: PatternOf<"siamese fish">, scene: Scene): string {
  const { digit, base, endo_fins, cover, fins } = pattern;
  const side = (at: number) =>
    fish({ digit, base, endo_fins, cover: cover[at] ?? [], fins: fins[at] ?? [], chains: [] }, scene);
  return `${side(0)} Anders gesehen: ${side(1)}`;
}

/** Zwei Flügel um eine Zelle. */
function wing(pattern: PatternOf<"wing">, scene: Scene): string {
  const { pivot, digit } = pattern;
  const candidates = possible(scene, pivot);
  const cases = candidates.flatMap((other) => {
    if (other === digit) return [`oder sie ist selbst ${digit}`];
    const at = pattern.pincers.find((pincer) => isPossible(scene, pincer, other));
    return at ? [`ist sie ${other}, so ist ${at} ${digit}`] : [];
  });
  cases.sort((one, other) => Number(one.startsWith("oder")) - Number(other.startsWith("oder")));
  return (
    `${pivot} ist ${anyOf(candidates)}: ${cases.join("; ")}. In jedem Fall ist eine dieser Zellen ` +
    `${digit}, und keine Zelle, die sie alle sieht, kann es sein.`
  );
}

/** Vier Ecken, an denen zwei Ziffern sich vertauschen ließen. */
function rectangle(
  { technique, eliminations }: StepData,
  pattern: PatternOf<"rectangle">,
  scene: Scene,
): string {
  const { digits, cells: corners } = pattern;
  const besides = (cell: string) => possible(scene, cell).filter((one) => !digits.includes(one));
  const roof = corners.filter((cell) => besides(cell).length > 0);
  const more = anyOf([...new Set(roof.flatMap(besides))].sort((one, other) => one - other));
  const top = anyOf(roof);
  const out = eliminations[0]?.digit;
  const other = digits.find((digit) => digit !== out);
  const where = capital(inHouses(pattern.houses));
  const only = (digit: number | undefined) => `${where} sind die Ecken die einzigen Plätze für ${digit}`;
  const deadly =
    `Stünden in ${listed(corners)} nur ${listed(digits)}, so könnte man die beiden Ziffern dort ` +
    "vertauschen, und das Rätsel hätte zwei Lösungen.";
  const twists: Record<string, string> = {
    "Unique Rectangle Type 1": `Nur ${top} kann das verhindern.`,
    "Avoidable Rectangle Type 1": `Nur ${top} kann das verhindern.`,
    "Unique Rectangle Type 3":
      `Also enthält ${top} eine der Ziffern ${more}, und mit ${listed(pattern.subset)} ist das ` +
      `eine nackte Gruppe ${inHouses(pattern.houses)}.`,
    "Unique Rectangle Type 4": `${only(other)}; ${out} in ${top} würde dazu führen.`,
    "Unique Rectangle Type 6":
      `${only(out)}. Mit ${out} in ${top} stünde sie auch in der anderen, und ${other} im Rest.`,
    "Hidden Rectangle": `${only(other)}; ${out} in der Ecke, wo sie sich treffen, würde dazu führen.`,
  };
  return `${deadly} ${twists[technique] ?? `Um das zu verhindern, muss ${more} in ${top} stehen.`}`;
}

export const schritte: StepWords = {
  technique: (name) =>
    NAMES.reduce((told, [english, german]) => told.replace(english, german), name),
  where: (step, named) => `Sieh dir ${place(step, named)} an.`,
  why: (step, scene) => `${reason(step, scene)} Also: ${conclusion(step)}.`,
  guess: (cell, digit) => `Hier kommt keine Technik weiter. Die Lösung hat ${digit} in ${cell}.`,
  without: ({ state, unique }: Advice) => {
    if (state === "wrong") return "Etwas stimmt hier nicht: Sieh dir die markierten Zellen an.";
    if (state === "solved") return "Gelöst: Jede Zelle ist gefüllt, und nichts stößt zusammen.";
    return unique === false
      ? "Das Rätsel hat mehrere Lösungen, und keine Technik findet mehr, was alle gemeinsam haben."
      : "Hier kommt keine Technik weiter.";
  },
  several: "Das Rätsel hat mehrere Lösungen; dies haben alle gemeinsam.",
};
