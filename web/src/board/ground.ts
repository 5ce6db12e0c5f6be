// Draws the board without its digits: paper, lines, windows and constraints, in hundredths of a
// cell.

import { s, svgContent } from "../shell/dom";
import type { Ground } from "../engine/protocol";

/** The side of a cell in drawing units. */
export const CELL = 100;

/** Used as the box or region of a cell that is missing from the board. */
const LACKING = -1;

/**
 * The width of the edge with the numbers of rows and columns. All four sides have it, so that the
 * board stays centred.
 */
const EDGE = 22;

/** The margin around the cells on each side. */
export function marginOf(ground: Ground): number {
  return EDGE + ground.margin * CELL;
}

/** The symbol of a digit. */
export function symbol({ symbols }: Ground, digit: number): string {
  return String(symbols[digit - 1] ?? digit);
}

/** Returns true if a cell of the surrounding square is missing from the board. */
export function isAbsent({ partition }: Ground, cell: number): boolean {
  return partition[cell] === LACKING;
}

/** Draws a board with numbers for rows and columns. */
export function drawGround(ground: Ground): SVGElement {
  const { side } = ground;
  const margin = marginOf(ground);
  const size = side * CELL + 2 * margin;
  const windows = ground.windows.map((cell) => tint(cell, side, "window"));
  return s(
    "svg",
    { class: "board", viewBox: `${-margin} ${-margin} ${size} ${size}` },
    ...paper(ground),
    ...windows,
    s("g", {}, ...svgContent(ground.lower)),
    ground.diagonal && s("path", { class: "diagonal", d: diagonals(side * CELL) }),
    s("path", { class: "thin", d: thinLines(ground) }),
    s("path", { class: "thick", d: thickLines(ground) }),
    s("g", {}, ...svgContent(ground.upper)),
    s("g", { class: "label", "font-size": 14 }, ...labels(ground, margin)),
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

/** The paper: one square, or one for each cell if the board isn't a square. */
function paper(ground: Ground): SVGElement[] {
  const length = ground.side * CELL;
  if (isSquare(ground)) return [s("rect", { class: "paper", width: length, height: length })];
  return cellsOf(ground).map((cell) => tint(cell, ground.side, "paper"));
}

function isSquare(ground: Ground): boolean {
  return !ground.partition.includes(LACKING);
}

/** The existing cells. */
function cellsOf(ground: Ground): number[] {
  return [...ground.partition.keys()].filter((cell) => !isAbsent(ground, cell));
}

/** The rows and columns with existing cells, counted from 0. */
export function extent(ground: Ground): { rows: number[]; columns: number[] } {
  const once = (all: number[]) => [...new Set(all)].sort((one, other) => one - other);
  const cells = cellsOf(ground);
  return {
    rows: once(cells.map((cell) => Math.floor(cell / ground.side))),
    columns: once(cells.map((cell) => cell % ground.side)),
  };
}

function thinLines(ground: Ground): string {
  const { side } = ground;
  if (!isSquare(ground)) {
    const corners = cellsOf(ground).map((cell) => corner(cell, side));
    return corners.map(([x, y]) => `M${x} ${y}h${CELL}v${CELL}h-${CELL}z`).join("");
  }
  const length = side * CELL;
  const places = Array.from({ length: side - 1 }, (_, index) => (index + 1) * CELL);
  return places.map((place) => `M0 ${place}h${length}M${place} 0v${length}`).join("");
}

/**
 * The frame, and the borders between boxes or regions. Adjacent borders in one line form one
 * stroke.
 */
function thickLines(ground: Ground): string {
  const { side, partition } = ground;
  const length = side * CELL;
  const square = isSquare(ground);
  const parts = square ? [`M0 0h${length}v${length}h-${length}z`] : [];
  const [first, end] = square ? [1, side] : [0, side + 1];
  for (const upright of [false, true]) {
    for (let line = first; line < end; line++)
      parts.push(...strokes(line, upright, side, partition));
  }
  return parts.join("");
}

function strokes(
  line: number,
  upright: boolean,
  side: number,
  partition: Ground["partition"],
): string[] {
  const region = (across: number, along: number) =>
    across < 0 || across >= side
      ? LACKING
      : partition[upright ? along * side + across : across * side + along];
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

/** The numbers of the rows and columns. */
function labels(ground: Ground, margin: number): SVGElement[] {
  const outside = EDGE / 2 - margin;
  const middle = (index: number) => (index + 0.5) * CELL;
  const { rows, columns } = extent(ground);
  return [
    ...columns.map((index) => s("text", { x: middle(index), y: outside + 5 }, String(index + 1))),
    ...rows.map((index) => s("text", { x: outside, y: middle(index) + 5 }, String(index + 1))),
  ];
}
