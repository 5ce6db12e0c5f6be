// The board without its digits: paper, lines, windows and constraints, in hundredths of a cell.

import { s, svgContent } from "../shell/dom";
import type { Ground } from "../engine/protocol";

/** The units of a cell's side. */
export const CELL = 100;

/** Where rows and columns have their numbers, on all four sides so that the board stays centred. */
const EDGE = 22;

/** The room around the cells on each side. */
export function marginOf(ground: Ground): number {
  return EDGE + ground.margin * CELL;
}

/** Draws a board; rows and columns are numbered. */
export function drawGround(ground: Ground): SVGElement {
  const { side } = ground;
  const margin = marginOf(ground);
  const size = side * CELL + 2 * margin;
  const windows = ground.windows.map((cell) => tint(cell, side, "window"));
  return s(
    "svg",
    { class: "board", viewBox: `${-margin} ${-margin} ${size} ${size}` },
    s("rect", { class: "paper", width: side * CELL, height: side * CELL }),
    ...windows,
    s("g", {}, ...svgContent(ground.lower)),
    ground.diagonal && s("path", { class: "diagonal", d: diagonals(side * CELL) }),
    s("path", { class: "thin", d: thinLines(side) }),
    s("path", { class: "thick", d: thickLines(ground) }),
    s("g", {}, ...svgContent(ground.upper)),
    s("g", { class: "label", "font-size": 14 }, ...labels(side, margin)),
  );
}

/** A coloured cell. */
export function tint(cell: number, side: number, name: string): SVGElement {
  const [x, y] = corner(cell, side);
  return s("rect", { class: name, x, y, width: CELL, height: CELL });
}

/** The top left corner of a cell. */
export function corner(cell: number, side: number): [number, number] {
  return [(cell % side) * CELL, Math.floor(cell / side) * CELL];
}

function diagonals(length: number): string {
  return `M0 0L${length} ${length}M${length} 0L0 ${length}`;
}

function thinLines(side: number): string {
  const length = side * CELL;
  const places = Array.from({ length: side - 1 }, (_, index) => (index + 1) * CELL);
  return places.map((place) => `M0 ${place}h${length}M${place} 0v${length}`).join("");
}

/** The frame, and the borders between boxes or regions; those in one line are one stroke. */
function thickLines({ side, partition }: Ground): string {
  const length = side * CELL;
  const parts = [`M0 0h${length}v${length}h-${length}z`];
  for (const upright of [false, true]) {
    for (let line = 1; line < side; line++) parts.push(...strokes(line, upright, side, partition));
  }
  return parts.join("");
}

function strokes(line: number, upright: boolean, side: number, partition: number[]): string[] {
  const region = (across: number, along: number) =>
    partition[upright ? along * side + across : across * side + along];
  const found: string[] = [];
  let begin = 0;
  for (let along = 0; along <= side; along++) {
    if (along < side && region(line - 1, along) !== region(line, along)) continue;
    if (along > begin) {
      const [x, y] = upright ? [line, begin] : [begin, line];
      found.push(`M${x * CELL} ${y * CELL}${upright ? "v" : "h"}${(along - begin) * CELL}`);
    }
    begin = along + 1;
  }
  return found;
}

function labels(side: number, margin: number): SVGElement[] {
  const outside = EDGE / 2 - margin;
  return Array.from({ length: side }, (_, index) => {
    const middle = (index + 0.5) * CELL;
    return [
      s("text", { x: middle, y: outside + 5 }, String(index + 1)),
      s("text", { x: outside, y: middle + 5 }, String(index + 1)),
    ];
  }).flat();
}
