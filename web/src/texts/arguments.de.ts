// Was aus Bedingungen folgt, auf Deutsch.

import type { Grounds, StepData } from "../engine/protocol";
import { anyOf, capital, house, houses, listed } from "./german";
import { ARTEN } from "./kinds.de";
import {
  type Bound,
  bound,
  commonHouse,
  diagonalOf,
  isPossible,
  type PatternOf,
  possible,
  type Scene,
  sumOf,
} from "./scene";

type GroundsOf<Kind extends Grounds["kind"]> = Extract<Grounds, { kind: Kind }>;

/** So viele Mengen und Bedingungen werden einzeln genannt. */
const TOLD = 8;

/** Bedingungen, die für eine Reihe neben dem Brett stehen. */
const OUTSIDE = [
  "sandwich",
  "x-sum",
  "skyscraper",
  "hidden-skyscraper",
  "numbered-room",
  "full-rank",
  "indexer",
];

/** Eine Bedingung beim Namen: „Käfig 15 bei r1c1“. */
export function condition(scene: Scene, index: number): string {
  const text = scene.ground.constraints[index];
  return text === undefined ? "" : called(bound(text), scene);
}

function called(constraint: Bound, scene: Scene): string {
  const { kind, numbers, cells, alternatives } = constraint;
  const name = ARTEN[kind]?.[0] ?? kind;
  const [number] = numbers;
  if (alternatives.length > 0) return anyOf(alternatives.map((one) => called(one, scene)));
  if (kind === "size") return "Zeilen, Spalten und Gebiete";
  if (cells.length === 0) return `Regel „${name}“`;
  const diagonal = diagonalOf(scene.ground, constraint);
  if (diagonal) return `Diagonale von ${diagonal[0]} bis ${diagonal[1]}`;
  if (kind === "xv" && numbers.length === 1)
    return `${number === "10" ? "X" : number === "5" ? "V" : `XV ${number}`} zwischen ${listed(cells)}`;
  const usual = { difference: "1", ratio: "2" }[kind];
  if (usual) {
    const shown = number === undefined || number === usual ? "" : ` ${number}`;
    return `${name}${shown} zwischen ${listed(cells)}`;
  }
  if (kind === "greater") return `${name} zwischen ${listed(cells)}`;
  if (kind === "exactly") return `${name} ${numbers[0]}-mal ${numbers[1]} bei ${cells[0]}`;
  const shown = numbers.length > 0 && numbers.length < 10 ? ` ${numbers.join(" ")}` : "";
  if (OUTSIDE.includes(kind)) {
    const line = commonHouse(scene.ground, cells);
    return `${name}${shown} an ${line ? house(line) : listed(cells)}`;
  }
  return `${name}${shown} bei ${cells[0]}`;
}

/** Die Regeln von Bedingungen, jede Art einmal. */
function rules(scene: Scene, indices: number[]): string {
  const kinds = indices.map((index) => bound(scene.ground.constraints[index] ?? "").kind);
  return capital(listed([...new Set(kinds)].map((kind) => ARTEN[kind]?.[1] ?? kind)));
}

/** Warum Bedingungen ihren Zellen weniger lassen. */
export function argued(
  step: StepData,
  pattern: PatternOf<"constraints">,
  scene: Scene,
): string {
  const { constraints, grounds } = pattern;
  const who = listed([
    ...constraints.map((index) => condition(scene, index)),
    ...pattern.houses.map(house),
  ]);
  const rule = `${who}: ${rules(scene, constraints)}.`;
  switch (grounds.kind) {
    case "relation":
      return `${rule} Die gestrichenen Kandidaten brechen das, was auch immer daneben steht.`;
    case "line":
      return `${rule} Keine Ziffern der anderen Zellen ergänzen das Gestrichene.`;
    case "ways":
      return constraints.length + pattern.houses.length > 1
        ? `Nimm zusammen: ${who}. Keine Art, ihre Zellen zu füllen, hat die gestrichenen Kandidaten.`
        : `${rule} Keine Art, die Zellen zu füllen, hat die gestrichenen Kandidaten.`;
    case "sum":
      return addedUp(step, pattern, grounds, scene);
    case "sets":
      return grounds.sets.length > 0 && grounds.sets.length <= TOLD
        ? `${who}: Die Zellen können nur ${anySet(grounds.sets)} enthalten.`
        : `${who}: Keine der ${grounds.sets.length} Mengen von Ziffern, die in die Zellen passen, ` +
            "enthält, was gestrichen wird.";
    case "needed":
      return needed(step, pattern, grounds, scene, who);
    case "subset":
      return subset(step, grounds, who);
  }
}

const anySet = (sets: number[][]) =>
  anyOf(sets.map((set) => set.join(set.some((digit) => digit > 9) ? "," : "")));

/** Was eine Ziffer lässt, die die Zellen brauchen. */
function needed(
  { technique }: StepData,
  pattern: PatternOf<"constraints">,
  { digit, sets }: GroundsOf<"needed">,
  scene: Scene,
  who: string,
): string {
  const places = pattern.cells.filter((cell) => isPossible(scene, cell, digit));
  if (technique === "Locked Candidates (Relation)")
    return (
      `${capital(houses(pattern.houses))} braucht die ${digit}, und sie kann nur in ${anyOf(places)} stehen. ` +
      `${listed(pattern.constraints.map((index) => condition(scene, index)))}: ` +
      `${rules(scene, pattern.constraints)}. Welche dieser Zellen es auch ist: Was gestrichen ` +
      "wird, kann nicht daneben stehen."
    );
  let needs = `${who}: Jede Menge von Ziffern, die in die Zellen passt, hat eine ${digit}`;
  if (pattern.constraints.length === 0) needs = `${who} braucht die ${digit}`;
  else if (sets.length > 0 && sets.length <= TOLD)
    needs = `${who}: Die Zellen können nur ${anySet(sets)} enthalten, brauchen also die ${digit}`;
  return technique === "Hidden Single in a Cage"
    ? `${needs}, und nur ${anyOf(places)} kann sie noch enthalten.`
    : `${needs}, und sie kann nur in ${anyOf(places)} stehen. Was alle diese Zellen sieht, kann ` +
        `keine ${digit} enthalten.`;
}

/** Was eine Gruppe von Zellen in Bedingungen lässt. */
function subset({ technique }: StepData, grounds: GroundsOf<"subset">, who: string): string {
  const [cells, digits] = [listed(grounds.cells), listed(grounds.digits)];
  const count = grounds.cells.length;
  return technique === "Hidden Subset in a Cage"
    ? `${who}: Die Zellen brauchen ${digits}, und diese ${count} Ziffern passen nur in die ${count} ` +
        `Zellen ${cells}. Keine andere Ziffer hat dort Platz.`
    : `${who}: Die ${count} Zellen ${cells} haben zusammen nur die Kandidaten ${digits} und ` +
        "brauchen sie auf. Keine Zelle, die sie alle sieht, kann eine davon enthalten.";
}

/** Was eine Summe lässt. */
function addedUp(
  step: StepData,
  pattern: PatternOf<"constraints">,
  { coefficients, total, modulus }: GroundsOf<"sum">,
  scene: Scene,
): string {
  const { technique } = step;
  const equation = equationOf(pattern.cells, coefficients, total);
  const conditions = pattern.constraints.map((index) => condition(scene, index));
  const cages = conditions.length > TOLD ? `${conditions.length} Käfige` : listed(conditions);
  const count = pattern.houses.length;
  const said =
    count === 0
      ? `${cages}: ${equation}.`
      : `${capital(houses(pattern.houses))} ${count > 1 ? "ergeben" : "ergibt"} ` +
        `${count * sumOf(scene.ground)}. Davon ab: ${cages}. Es bleibt: ${equation}.`;
  const filled = "Alle diese Zellen bis auf eine sind gefüllt.";
  if (technique === "Last Cell of a Sum") return `${said} ${filled}`;
  if (technique === "Innie or Outie") return pattern.cells.length === 1 ? said : `${said} ${filled}`;
  if (technique === "Sum Bounds")
    return (
      `${said} Selbst mit den kleinsten oder den größten Ziffern in den anderen Zellen bleibt nur: ` +
      `${listed(bounded(step, scene))}.`
    );
  if (modulus === 2)
    return (
      `${said} Was die anderen Zellen auch enthalten: Die Summe ihrer Glieder ist immer gerade ` +
      "oder immer ungerade, und was gestrichen wird, passt nicht dazu."
    );
  if (modulus)
    return (
      `${said} Vergleiche die Reste beim Teilen durch 3: Was die anderen Zellen auch enthalten, ` +
      "mit dem Gestrichenen hätte die Summe einen falschen."
    );
  return `${said} Keine Ziffern der anderen Zellen ergeben den Rest zu dem, was gestrichen wird.`;
}

/** „r1c1 + r1c2 = 7“ oder „r1c1, r1c2 und r1c3 ergeben zusammen 7“. */
function equationOf(cells: string[], coefficients: number[], total: number): string {
  if (cells.length === 1 && coefficients[0] === 1) return `${cells[0]} ist ${total}`;
  if (coefficients.every((by) => by === 1)) return `${listed(cells)} ergeben zusammen ${total}`;
  const terms = (sign: number) =>
    cells
      .map((cell, index): [string, number] => [cell, coefficients[index] ?? 0])
      .filter(([, by]) => Math.sign(by) === sign)
      .map(([cell, by]) => (Math.abs(by) === 1 ? cell : `${Math.abs(by)} · ${cell}`))
      .join(" + ");
  const [plus, minus] = [terms(1), terms(-1)];
  if (!minus) return `${plus} = ${total}`;
  if (total === 0) return `${plus} = ${minus}`;
  return total > 0 ? `${plus} = ${minus} + ${total}` : `${plus} + ${-total} = ${minus}`;
}

/** Was von jeder Zelle bleibt, die kleinste oder größte Ziffern verliert: „r1c2 höchstens 7“. */
function bounded({ eliminations }: StepData, scene: Scene): string[] {
  const cells = [...new Set(eliminations.map(({ cell }) => cell))];
  return cells.map((cell) => {
    const before = possible(scene, cell);
    const out = eliminations.filter((one) => one.cell === cell).map(({ digit }) => digit);
    const left = before.filter((digit) => !out.includes(digit));
    const [least, most] = [Math.min(...left), Math.max(...left)];
    const [raised, cut] = [Math.min(...before) < least, Math.max(...before) > most];
    if (raised && cut)
      return least === most
        ? `${cell} nur ${least}`
        : `${cell} mindestens ${least} und höchstens ${most}`;
    return raised ? `${cell} mindestens ${least}` : `${cell} höchstens ${most}`;
  });
}
