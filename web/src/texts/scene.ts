// Where a step is made: the board and what is possible on it, read for texts that name both.

import type { Ground, Named, Pair, Pattern } from "../engine/protocol";

/** The patterns of a kind. */
export type PatternOf<Kind extends Pattern["kind"]> = Extract<Pattern, { kind: Kind }>;

/** The board of a step, and the candidates before it, by cell. */
export type Scene = { ground: Ground; candidates: number[][] };

/** A constraint: `killer 15 r1c1 r1c2` has a kind, numbers and cells. */
export type Bound = { kind: string; numbers: string[]; cells: string[]; alternatives: Bound[] };

/** Reads the text of a constraint. */
export function bound(text: string): Bound {
  const [kind = "", ...words] = text.split(" ");
  if (kind === "alternatives") {
    const alternatives = words.join(" ").split(" or ").map(bound);
    return { kind, numbers: [], cells: alternatives[0]?.cells ?? [], alternatives };
  }
  const isCell = (word: string) => word.startsWith("r");
  const [cells, numbers] = [words.filter(isCell), words.filter((word) => !isCell(word))];
  return { kind, numbers, cells, alternatives: [] };
}

/** The row, column or box or region that has all of these cells, by its English name. */
export function commonHouse({ houses, side }: Ground, cells: string[]): string | undefined {
  const indices = cells.map((cell) => indexOf(cell, side));
  return houses.find((house) => indices.every((index) => house.cells.includes(index)))?.name;
}

/** The ends of the main diagonal, from left to right, that a constraint is on if it only says that its cells differ. */
export function diagonalOf({ side }: Ground, { kind, cells }: Bound): [string, string] | undefined {
  if (kind !== "different" || cells.length !== side) return undefined;
  const rows = [...Array(side).keys()];
  const falling = rows.map((row) => cellName(row * side + row, side));
  const rising = rows.map((row) => cellName((side - 1 - row) * side + row, side));
  const line = [falling, rising].find((line) => line.every((cell) => cells.includes(cell)));
  return line && [line[0] ?? "", line[side - 1] ?? ""];
}

/** Whether a digit is possible in a cell. */
export function isPossible({ ground, candidates }: Scene, cell: string, digit: number): boolean {
  return candidates[indexOf(cell, ground.side)]?.includes(digit - first(ground) + 1) ?? false;
}

/** The digits that are possible in a cell. */
export function possible({ ground, candidates }: Scene, cell: string): number[] {
  return (candidates[indexOf(cell, ground.side)] ?? []).map((digit) => digit - 1 + first(ground));
}

/** The cells of a house by their names. */
export function cellsOf({ houses, side }: Ground, house: string): string[] {
  const cells = houses.find(({ name }) => name === house)?.cells ?? [];
  return cells.map((index) => cellName(index, side));
}

/** A candidate with the name of its cell and the number that its digit stands for. */
export function named([cell, digit]: Pair, ground: Ground): Named {
  return { cell: cellName(cell, ground.side), digit: digit - 1 + first(ground) };
}

/** The houses of a cell. */
export function housesOf({ houses, side }: Ground, cell: string): string[] {
  const index = indexOf(cell, side);
  return houses.filter(({ cells }) => cells.includes(index)).map(({ name }) => name);
}

/** What a house adds up to. */
export function sumOf(ground: Ground): number {
  const least = first(ground);
  return (ground.side * (2 * least + ground.side - 1)) / 2;
}

/** The number that the first digit stands for: boards may count from another one than 1. */
function first({ constraints }: Ground): number {
  const digits = constraints.map(bound).find(({ kind }) => kind === "digits");
  return Number(digits?.numbers[0] ?? 1);
}

function cellName(index: number, side: number): string {
  return `r${Math.floor(index / side) + 1}c${(index % side) + 1}`;
}

function indexOf(cell: string, side: number): number {
  const [, row = "0", column = "0"] = /^r(\d+)c(\d+)$/.exec(cell) ?? [];
  return (Number(row) - 1) * side + Number(column) - 1;
}
