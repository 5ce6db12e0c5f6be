// The boards that are offered: sizes, boxes, and rules besides rows, columns and boxes.

/** Boxes of so many rows and columns: the boards that are made in reasonable time. */
export const BOXES: [rows: number, columns: number][] = [
  [2, 2],
  [2, 3],
  [2, 4],
  [3, 3],
  [2, 5],
  [3, 4],
  [4, 4],
  [4, 5],
  [5, 5],
];

/** A board in words, like `9x9`. */
export function sizeWords([rows, columns]: [number, number]): string {
  return `${rows * columns}×${rows * columns}`;
}

/** A box as requests have it. */
export function boxOf([rows, columns]: [number, number]): string {
  return `${rows}x${columns}`;
}
