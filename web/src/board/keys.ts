// What keys mean on a board.

const STEPS: Record<string, [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** The cell that an arrow, Home, End or a page key leads to; over an edge to the other side. */
export function arrowTarget(event: KeyboardEvent, from: number, side: number): number | undefined {
  const [row, column] = [Math.floor(from / side), from % side];
  const step = STEPS[event.key];
  if (step) {
    const around = (index: number) => (index + side) % side;
    return around(row + step[0]) * side + around(column + step[1]);
  }
  if (event.key === "Home") return row * side;
  if (event.key === "End") return row * side + side - 1;
  if (event.key === "PageUp") return column;
  if (event.key === "PageDown") return (side - 1) * side + column;
  return undefined;
}

/** What a digit means: itself, or a pencil mark, or a colour. */
export type Mode = "digit" | "corner" | "centre" | "colour";

export const MODES: Mode[] = ["digit", "corner", "centre", "colour"];

/** The mode that a key chooses, wherever it lies on the keyboard. */
export const MODE_KEYS: Record<string, Mode> = {
  z: "digit",
  x: "corner",
  c: "centre",
  v: "colour",
};

/** The digit of a key, whatever Shift makes of it. */
export function digitOf(event: KeyboardEvent): number | undefined {
  const found = /^(?:Digit|Numpad)([0-9])$/.exec(event.code) ?? /^([0-9])$/.exec(event.key);
  return found ? Number(found[1]) : undefined;
}

/** The mode that a digit is entered in: modifiers stand above the chosen one. */
export function modeOf(event: KeyboardEvent | PointerEvent, chosen: Mode): Mode {
  const ctrl = event.ctrlKey || event.metaKey;
  if (ctrl && event.shiftKey) return "colour";
  if (ctrl) return "centre";
  return event.shiftKey ? "corner" : chosen;
}
