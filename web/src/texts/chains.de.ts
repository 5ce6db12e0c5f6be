// Ketten, Netze und Gruppen von Zellen auf Deutsch.

import type { Implication, LockedSet, StepData } from "../engine/protocol";
import { condition } from "./arguments.de";
import { anyOf, gone, holds, house, listed } from "./german";
import { cellsOf, housesOf, type PatternOf, possible, type Scene } from "./scene";

/** So viele Schritte werden erzählt; die Notation hat sie alle. */
const TOLD = 30;

/** Ketten, und was aus ihnen folgt. */
export function chained(
  { technique }: StepData,
  { chains }: PatternOf<"chains">,
  scene: Scene,
): string {
  const told = chainsTold(chains, scene);
  if (technique.includes("Continuous Nice Loop") && !technique.includes("Discontinuous"))
    return (
      `${told} Das Letzte führt zum Ersten zurück: Die Kette schließt sich und gilt in beiden ` +
      "Richtungen. Von je zwei Nachbarn stimmt also einer, und was beide sieht, ist falsch."
    );
  if (technique.includes("(Contradiction)") || technique === "Forcing Through Constraints")
    return `${told} ${contradiction(chains, scene)}, also ist die Annahme falsch.`;
  if (technique.includes("(Verity)"))
    return `${told} Eines davon muss stimmen, und jedes führt zum selben Ergebnis.`;
  if (technique === "Remote Pair")
    return (
      `${told} Die Zellen der Kette enthalten die beiden Ziffern also abwechselnd, und was zwei ` +
      "verschiedene von ihnen sieht, kann keine der beiden enthalten."
    );
  return [told, ...chains.map(betweenEnds)].join(" ");
}

/** Mehrere Ketten nacheinander. */
export function chainsTold(chains: Implication[][], scene: Scene): string {
  const told = chains.map((chain, index) => {
    const before = chains[index - 1]?.[0];
    return chainTold(chain, !!before && isEqual(before, chain[0]), scene);
  });
  return told.join(" ");
}

function chainTold(chain: Implication[], again: boolean, scene: Scene): string {
  const assumed = chain.filter(({ causes }) => causes.length === 0).map(state);
  const start = again ? "Dann gilt außerdem" : `Angenommen, ${listed(assumed)}. Dann gilt`;
  const follows = chain.filter(({ causes }) => causes.length > 0);
  const last = follows.at(-1);
  const steps = follows.filter(
    (step) => step.on || step.constraint !== null || step === last,
  );
  // Was eine Bedingung ausschließt, gehört zusammen.
  const groups: Implication[][] = [];
  for (const step of steps) {
    const group = groups.at(-1);
    if (step.constraint !== null && group?.[0]?.constraint === step.constraint) group.push(step);
    else groups.push([step]);
  }
  const told = groups.map((group) => reasoned(chain, group, scene));
  if (told.length > TOLD + 1)
    told.splice(TOLD, told.length - TOLD - 1, `so weiter, ${told.length - TOLD - 1} Schritte lang`);
  return `${start}: ${listed(told)}.`;
}

function reasoned(chain: Implication[], group: Implication[], scene: Scene): string {
  const [step] = group;
  if (!step) return "";
  if (step.constraint !== null) {
    const out = group.flatMap(({ cells, digit }) => cells.map((cell) => ({ cell, digit })));
    return `${gone(out)} (${condition(scene, step.constraint)})`;
  }
  const inCell = step.causes.every((cause) => isSameCells(chain[cause], step));
  let why = "";
  if (step.through)
    why = ` (von ${listed(step.through.digits)} fehlt in ${listed(step.through.cells)} nur eine)`;
  else if (step.on && step.house) why = ` (sonst kein Platz in ${house(step.house)})`;
  else if (step.on && inCell) why = " (sonst bleibt dort nichts)";
  return `${state(step)}${why}`;
}

const state = ({ cells, digit, on }: Implication) => holds(cells, digit, on);

const isSameCells = (one: Implication | undefined, other: Implication) =>
  one?.cells.join() === other.cells.join();

const isEqual = (one: Implication, other: Implication | undefined) =>
  !!other && isSameCells(one, other) && one.digit === other.digit && one.on === other.on;

/** Was die Enden einer Kette zusammen sagen. */
function betweenEnds(chain: Implication[]): string {
  const [first, last] = [chain[0], chain.at(-1)];
  if (!first || !last) return "";
  const denied = holds(first.cells, first.digit, !first.on);
  const same = isSameCells(first, last) && first.digit === last.digit;
  if (!first.on && last.on)
    return same ? `Trotzdem gilt: ${state(last)}.` : `Auf jeden Fall gilt: ${denied}, oder ${state(last)}.`;
  if (first.on && !last.on && same) return "Das widerspricht sich.";
  if (first.on && last.on && isSameCells(first, last)) return "Aber eine Zelle fasst nur eine Ziffer.";
  return first.on
    ? "Was sowohl daraus als auch aus dem Gegenteil folgt, gilt auf jeden Fall."
    : `Auch im anderen Fall, ${denied}, ist es ausgeschlossen.`;
}

/** Woran Ketten aus einer Annahme scheitern. */
function contradiction(chains: Implication[][], scene: Scene): string {
  const steps = chains.flat();
  const isOff = (cell: string, digit: number) =>
    steps.some((step) => !step.on && step.digit === digit && step.cells.includes(cell));
  // Was zuletzt gesagt wird, ist das Falsche.
  const latest = [...steps].reverse().filter(({ cells }) => cells.length === 1);
  const single = ({ cells, digit }: Implication) => ({ cell: cells[0] ?? "", digit });
  const on = latest.filter((step) => step.on).map(single);
  const both = on.find(({ cell, digit }) => isOff(cell, digit));
  if (both) return `${both.cell} wäre ${both.digit} und zugleich nicht ${both.digit}`;
  for (const [at, { cell, digit }] of on.entries()) {
    for (const other of on.slice(at + 1)) {
      if (other.cell === cell && other.digit !== digit)
        return `In ${cell} stünden sowohl ${other.digit} als auch ${digit}`;
      const others = new Set(housesOf(scene.ground, other.cell));
      const shared = housesOf(scene.ground, cell).find((name) => others.has(name));
      if (shared && other.digit === digit && other.cell !== cell)
        return `In ${house(shared)} stünde ${digit} zweimal`;
    }
  }
  for (const step of latest.filter(({ on: holds }) => !holds)) {
    const { cell, digit } = single(step);
    if (possible(scene, cell).every((one) => isOff(cell, one)))
      return `Für ${cell} bliebe keine Ziffer`;
    const full = housesOf(scene.ground, cell).find((name) =>
      cellsOf(scene.ground, name)
        .filter((place) => possible(scene, place).includes(digit))
        .every((place) => isOff(place, digit)),
    );
    if (full) return `In ${house(full)} bliebe kein Platz für ${digit}`;
  }
  return "Das kann nicht alles zugleich stimmen";
}

/** Gefärbte Plätze einer Ziffer. */
export function coloured({ technique }: StepData, pattern: PatternOf<"colors">): string {
  const { digit, clusters } = pattern;
  const told = clusters.map(
    ([one, other]) => `entweder in ${listed(one)} oder in ${listed(other)}`,
  );
  const links =
    `Hat ein Haus zwei Plätze für ${digit}, so steht sie auf einem davon. Folgt man diesen ` +
    `Verbindungen, so steht ${digit} ${listed(told)}.`;
  const twists: Record<string, string> = {
    "Simple Colors (Trap)": "Eine Zelle, die beide Farben sieht, kann sie nicht enthalten.",
    "Simple Colors (Wrap)":
      "Zwei Zellen der ersten Farbe sehen einander, also stimmt die zweite.",
    "Multi Colors 1":
      "Eine Farbe der einen Gruppe sieht eine der anderen: Beide zugleich stimmen nicht. Also " +
      "stimmt eine ihrer Gegenfarben, und was diese beiden sieht, kann sie nicht enthalten.",
  };
  const twist = twists[technique] ?? "Eine Farbe, die beide Farben der anderen Gruppe sieht, ist falsch.";
  return `${links} ${twist}`;
}

/** Gruppen von Zellen mit einem Kandidaten mehr als Zellen. */
export function almostLocked(
  { eliminations }: StepData,
  { sets, links, stem }: PatternOf<"almost locked sets">,
  scene: Scene,
): string {
  const told = sets.map(
    ({ cells, digits }) =>
      `${listed(cells)} ${cells.length > 1 ? "enthalten" : "enthält"} alle bis auf eine von ` +
      `${listed(digits)}`,
  );
  const all = told.join("; ");
  if (stem)
    return (
      `${all}. Welche der Ziffern ${anyOf(possible(scene, stem))} auch in ${stem} ` +
      "steht: Sie nimmt einer der Gruppen diese Ziffer, und die Gruppe braucht dann alle ihre " +
      "anderen. Was in jedem Fall ausgeschlossen ist, ist falsch."
    );
  const [linked = []] = links;
  if (sets.length === 2 && links.length === 1 && linked.length > 1)
    return (
      `${all}. Jede der Ziffern ${listed(linked)} kann nur in einer der beiden Gruppen stehen, ` +
      "denn ihre Zellen dort sehen einander, und keine Gruppe kommt ohne beide aus. Also hat jede " +
      "Gruppe eine davon und alle ihre anderen Ziffern. Was alle Zellen einer solchen Ziffer " +
      "sieht, kann sie nicht enthalten."
    );
  const digits = [...new Set(eliminations.map(({ digit }) => digit))];
  return (
    `${all}. Zwei benachbarte Gruppen können die Ziffer, die sie verbindet ` +
    `(${listed(links.map(anyOf))}), nicht beide enthalten, denn ihre Zellen dort sehen einander; ` +
    "eine Gruppe, die ohne sie auskommt, braucht alle ihre anderen. Von Gruppe zu Gruppe folgt: " +
    `${anyOf(digits)} steht in der ersten oder in der letzten, und was alle Zellen dafür in beiden ` +
    "sieht, kann sie nicht enthalten."
  );
}

/** Die Kreuzung einer Reihe mit einem Block. */
export function crossing(pattern: PatternOf<"sue de coq">): string {
  const part = ({ cells, digits }: LockedSet, where: string) =>
    `im Rest von ${house(where)} ${cells.length > 1 ? "haben" : "hat"} ${listed(cells)} nur ` +
    listed(digits);
  return (
    `${listed(pattern.crossing.cells)}, wo sich ${house(pattern.line_house)} und ` +
    `${house(pattern.box_house)} kreuzen, haben nur die Kandidaten ` +
    `${listed(pattern.crossing.digits)}; ${part(pattern.line, pattern.line_house)}; ` +
    `${part(pattern.box, pattern.box_house)}. Das sind so viele Zellen wie Ziffern: Jede Ziffer ` +
    "ist dort verbraucht, wo man alle ihre Zellen sieht."
  );
}
