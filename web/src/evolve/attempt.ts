// An attempt drawn on its board. Cells with clashes have a warm colour.

import { CELL, corner, drawGround, isAbsent, marginOf, symbol } from "../board/ground";
import type { Ground } from "../engine/protocol";
import { fill, s } from "../shell/dom";
import { say } from "../texts";
import type { Attempt } from "../engine/protocol";

/** The number of clashes from which a cell has the warmest colour. */
const HOTTEST = 4;

/** A board to draw attempts on. */
export type Plan =
  | { kind: "sudoku"; ground: Ground; givens: number[] }
  | { kind: "queens" | "magic-square"; side: number };

export class AttemptElement extends HTMLElement {
  private plan: Plan | undefined;
  private readonly over = s("g", { class: "attempt" });

  /** Draws an empty board. */
  setPlan(plan: Plan): void {
    this.plan = plan;
    const side = plan.kind === "sudoku" ? plan.ground.side : plan.side;
    const svg = plan.kind === "sudoku" ? drawGround(plan.ground) : squares(side, plan.kind);
    const margin = plan.kind === "sudoku" ? marginOf(plan.ground) : 4;
    svg.setAttribute("viewBox", viewBox(side, margin));
    svg.setAttribute("role", "img");
    fill(this.over);
    svg.append(this.over);
    fill(this, svg);
    this.show(undefined);
  }

  /** Shows an attempt on the board. */
  show(attempt: Attempt | null | undefined): void {
    const { plan } = this;
    if (!plan) return;
    if (!attempt) {
      const givens = plan.kind === "sudoku" ? plan.givens : [];
      fill(this.over, ...numbers({ numbers: givens, clashes: [] }, plan));
      this.name(say("evolve-no-attempt"));
      return;
    }
    fill(this.over, ...(plan.kind === "queens" ? queens(attempt) : numbers(attempt, plan)));
    this.name(say("evolve-attempt", { cells: attempt.clashes.filter((count) => count > 0).length }));
  }

  private name(words: string): void {
    this.firstElementChild?.setAttribute("aria-label", words);
  }
}

function viewBox(side: number, margin: number): string {
  const size = side * CELL + 2 * margin;
  return `${-margin} ${-margin} ${size} ${size}`;
}

/** A board without boxes; for queens, a chess board. */
function squares(side: number, kind: string): SVGElement {
  const length = side * CELL;
  const dark = Array.from({ length: side * side }, (_, cell) => cell).filter(
    (cell) => kind === "queens" && (cell + Math.floor(cell / side) * (1 - (side % 2))) % 2 === 1,
  );
  const lines = Array.from({ length: side + 1 }, (_, index) => index * CELL);
  return s(
    "svg",
    { class: "board" },
    s("rect", { class: "paper", width: length, height: length }),
    ...dark.map((cell) => square(cell, side, "dark")),
    kind !== "queens" &&
      s("path", {
        class: "thin",
        d: lines.map((at) => `M0 ${at}h${length}M${at} 0v${length}`).join(""),
      }),
    s("path", { class: "thick", d: `M0 0h${length}v${length}h-${length}z` }),
  );
}

function square(cell: number, side: number, name: string, opacity?: number): SVGElement {
  const [x, y] = corner(cell, side);
  return s("rect", { class: name, x, y, width: CELL, height: CELL, opacity });
}

function warmth(clashes: number): number {
  return clashes > 0 ? 0.15 + 0.55 * Math.min(1, clashes / HOTTEST) : 0;
}

function numbers({ numbers, clashes }: Attempt, plan: Plan): SVGElement[] {
  const side = Math.round(Math.sqrt(numbers.length));
  const wide = String(Math.max(...numbers)).length;
  const size = wide > 2 ? 34 : wide > 1 ? 46 : 58;
  const isSudoku = plan.kind === "sudoku";
  const written = (number: number) => (isSudoku ? symbol(plan.ground, number) : String(number));
  return numbers.flatMap((number, cell) => {
    if (isSudoku && isAbsent(plan.ground, cell)) return [];
    const [x, y] = corner(cell, side);
    const given = isSudoku && plan.givens[cell] === number && number > 0;
    const warm = warmth(clashes[cell] ?? 0);
    const at = { x: x + CELL / 2, y: y + CELL / 2 + size * 0.36, "font-size": size };
    const name = given ? "number given" : "number";
    return [
      ...(warm ? [square(cell, side, "heat", warm)] : []),
      ...(number ? [s("text", { class: name, ...at }, written(number))] : []),
    ];
  });
}

function queens({ numbers, clashes }: Attempt): SVGElement[] {
  const side = numbers.length;
  return numbers.flatMap((row, column) => {
    const cell = (row - 1) * side + column;
    const [x, y] = corner(cell, side);
    const warm = warmth(clashes[column] ?? 0);
    const at = { x: x + CELL / 2, y: y + CELL * 0.77, "font-size": 78 };
    return [
      ...(warm ? [square(cell, side, "heat", warm)] : []),
      s("text", { class: "number queen", ...at }, "♛"),
    ];
  });
}

customElements.define("evoku-attempt", AttemptElement);
