// Draws a step over the board: houses, cells, candidates, and the links between these.

import { s } from "../shell/dom";
import type { Ground, Line, Overlay, Pair } from "../engine/protocol";
import { CELL, corner, isAbsent, marginOf, symbol, tint } from "./ground";

/** The number of links above which they are drawn thin. */
const MANY = 30;

/** The layout of candidates within a cell. */
type Places = { ground: Ground; side: number; columns: number; rows: number; head: number };

/** Draws a step. `candidates` has the candidates of each open cell. */
export function drawOverlay(ground: Ground, candidates: number[][], overlay: Overlay): SVGElement {
  const { side } = ground;
  const columns = Math.ceil(Math.sqrt(side));
  const places = {
    ground,
    side,
    columns,
    rows: Math.ceil(side / columns),
    head: ground.hasCorners ? 20 : 0,
  };
  const margin = marginOf(ground);
  const size = side * CELL + 2 * margin;
  const placed = new Set(overlay.placements.map(([cell]) => cell));
  const marks = candidates.flatMap((digits, cell) =>
    isAbsent(ground, cell) ? [] : digits.map((digit): Pair => [cell, digit]),
  );
  return s(
    "svg",
    { class: "board over", viewBox: `${-margin} ${-margin} ${size} ${size}` },
    ...overlay.houses.flatMap(({ role, cells }) =>
      cells.map((cell) => tint(cell, side, `house ${role}`)),
    ),
    ...overlay.cells.map(([cell, role]) => tint(cell, side, `cell ${role}`)),
    ...overlay.placements.map(([cell]) => tint(cell, side, "cell put")),
    ...marks.filter(([cell]) => !placed.has(cell)).flatMap((pair) => mark(places, overlay, pair)),
    ...overlay.placements.map((pair) => placement(places, pair)),
    s(
      "g",
      { class: overlay.links.length > MANY ? "links many" : "links" },
      ...overlay.links.flatMap((link) => arrow(places, link.from, link.to, link.strong)),
    ),
  );
}

/** Draws the lines of the player, from the centre of a cell to that of the next. */
export function drawLines(ground: Ground, lines: Line[]): SVGElement {
  const margin = marginOf(ground);
  const size = ground.side * CELL + 2 * margin;
  const paths = lines.map(({ cells, arrow }) => {
    const points = cells.map((cell) => corner(cell, ground.side).map((at) => at + CELL / 2) as [number, number]);
    const [tip, before] = [points.at(-1), points.at(-2)];
    let d = `M${points.join("L")}`;
    if (arrow && tip && before) {
      const [x, y] = toward(before, tip, 28);
      const [dx, dy] = [(tip[0] - x) * 0.7, (tip[1] - y) * 0.7];
      d += `M${x - dy} ${y + dx}L${tip}L${x + dy} ${y - dx}`;
    }
    return s("path", { d });
  });
  return s("svg", { class: "board own", viewBox: `${-margin} ${-margin} ${size} ${size}` }, ...paths);
}

function place({ side, columns, rows, head }: Places, [cell, digit]: Pair): [number, number] {
  const [x, y] = corner(cell, side);
  const [row, column] = [Math.floor((digit - 1) / columns), (digit - 1) % columns];
  const across = 5 + ((column + 0.5) * (CELL - 10)) / columns;
  const down = 5 + head + ((row + 0.5) * (CELL - 10 - head)) / rows;
  return [x + across, y + down];
}

/** The radius of a candidate. */
function radius({ columns, rows, head }: Places): number {
  return Math.min((CELL - 10) / columns, (CELL - 10 - head) / rows) * 0.46;
}

/**
 * A pencil mark. It is on a disc if the step refers to it, and struck out if the step eliminates
 * it.
 */
function mark(places: Places, overlay: Overlay, pair: Pair): SVGElement[] {
  const [x, y] = place(places, pair);
  const same = ([cell, digit]: readonly [number, number, ...unknown[]]) =>
    cell === pair[0] && digit === pair[1];
  const gone = overlay.eliminations.some(same);
  const role = overlay.candidates.find(same)?.[2] ?? (gone ? "gone" : undefined);
  const size = radius(places) * 1.6;
  const written = symbol(places.ground, pair[1]);
  const text = (name: string) =>
    s("text", { class: name, x, y: y + size * 0.36, "font-size": size }, written);
  if (!role) return [text("mark")];
  const r = radius(places);
  const strike = `M${x - r} ${y + r * 0.7}L${x + r} ${y - r * 0.7}`;
  const drawn = [s("circle", { class: role, cx: x, cy: y, r }), text(gone ? "gone" : "mark on")];
  return gone ? [...drawn, s("path", { class: "strike", d: strike })] : drawn;
}

/** A digit that the step places. */
function placement({ ground, side, head }: Places, [cell, digit]: Pair): SVGElement {
  const [x, y] = corner(cell, side);
  const size = side > 9 ? 50 : 62;
  const middle = y + CELL / 2 + head / 3 + size * 0.36;
  const place = { x: x + CELL / 2, y: middle, "font-size": size };
  return s("text", { class: "put", ...place }, symbol(ground, digit));
}

/** A slightly bent arrow, so that links in both directions don't overlap. */
function arrow(places: Places, from: Pair, to: Pair, strong: boolean): SVGElement[] {
  const [start, end] = [place(places, from), place(places, to)];
  const [dx, dy] = [end[0] - start[0], end[1] - start[1]];
  const distance = Math.hypot(dx, dy);
  const r = radius(places);
  if (distance < r) return [];
  const bend = Math.min(distance * 0.18, CELL * 0.6) / distance;
  const inside = (value: number) => Math.min(Math.max(value, 0), places.side * CELL);
  const middle: [number, number] = [
    inside((start[0] + end[0]) / 2 + dy * bend),
    inside((start[1] + end[1]) / 2 - dx * bend),
  ];
  const first = toward(middle, start, r);
  const tip = toward(middle, end, r);
  const base = toward(middle, end, r + 9);
  const [wx, wy] = [(base[0] - tip[0]) * 0.45, (base[1] - tip[1]) * 0.45];
  const head = `M${tip}L${base[0] - wy} ${base[1] + wx}L${base[0] + wy} ${base[1] - wx}z`;
  return [
    s("path", { class: strong ? "strong" : "weak", d: `M${first}Q${middle} ${base}` }),
    s("path", { class: "tip", d: head }),
  ];
}

/** The point at the distance `gap` from `end` towards `target`. */
function toward(target: [number, number], end: [number, number], gap: number): [number, number] {
  const [dx, dy] = [target[0] - end[0], target[1] - end[1]];
  const length = Math.max(Math.hypot(dx, dy), 1);
  return [end[0] + (dx / length) * gap, end[1] + (dy / length) * gap];
}
