// The meaning of keys on a board.

const STEPS: Record<string, [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Two digits typed within this many milliseconds form one number. */
const TOGETHER = 900;

/**
 * The cell that an arrow key, Home, End or a page key leads to. At the end of a row, the next row
 * follows, as in reading; columns wrap around. Missing cells are skipped.
 */
export function arrowTarget(
  event: KeyboardEvent,
  from: number,
  side: number,
  has: (cell: number) => boolean,
): number | undefined {
  const [row, column] = [Math.floor(from / side), from % side];
  const around = (index: number) => (index + side) % side;
  const walk = (cell: number, [down, right]: [number, number]): number => {
    const next = right
      ? (cell + right + side * side) % (side * side)
      : around(Math.floor(cell / side) + down) * side + (cell % side);
    return has(next) || next === from ? next : walk(next, [down, right]);
  };
  const step = STEPS[event.key];
  if (step) return walk(from, step);
  if (event.key === "Home") return walk(row * side + side - 1, [0, 1]);
  if (event.key === "End") return walk(row * side, [0, -1]);
  if (event.key === "PageUp") return walk((side - 1) * side + column, [1, 0]);
  if (event.key === "PageDown") return walk(column, [-1, 0]);
  return undefined;
}

/**
 * Reads numbers from the keyboard. On boards with two-digit numbers, two keys in a row form one.
 */
export class Typing {
  private before = 0;
  private at = 0;

  /**
   * The digit of the board for a typed key: 0 to erase, undefined if the board has no such symbol.
   * `again` is true if the digit replaces the one of the previous key.
   */
  next(key: number, symbols: number[]): { digit: number | undefined; again: boolean } {
    const now = performance.now();
    const both = this.before * 10 + key;
    const again = this.before > 0 && now - this.at < TOGETHER && symbols.includes(both);
    [this.before, this.at] = [again ? 0 : key, now];
    const number = again ? both : key;
    const digit = symbols.indexOf(number) + 1;
    return { digit: digit || (number === 0 ? 0 : undefined), again };
  }

  /** Makes the next key begin a number, since it belongs to another cell. */
  reset(): void {
    this.before = 0;
  }
}

/** The kind of input that a digit key makes. */
export type Mode = "digit" | "corner" | "centre" | "colour";

export const MODES: Mode[] = ["digit", "corner", "centre", "colour"];

/** The modes by the letters that choose them, on any keyboard layout. */
export const MODE_KEYS: Record<string, Mode> = {
  z: "digit",
  x: "corner",
  c: "centre",
  v: "colour",
};

/** The digit of a key, also while Shift is pressed. */
export function digitOf(event: KeyboardEvent): number | undefined {
  const found = /^(?:Digit|Numpad)([0-9])$/.exec(event.code) ?? /^([0-9])$/.exec(event.key);
  return found ? Number(found[1]) : undefined;
}

/** The mode in which a digit is entered. Modifier keys override the chosen mode. */
export function modeOf(event: KeyboardEvent | PointerEvent, chosen: Mode): Mode {
  const ctrl = event.ctrlKey || event.metaKey;
  if (ctrl && event.shiftKey) return "colour";
  if (ctrl) return "centre";
  return event.shiftKey ? "corner" : chosen;
}
