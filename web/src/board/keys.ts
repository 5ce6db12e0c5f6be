// What keys mean on a board.

const STEPS: Record<string, [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Two digits typed within this many milliseconds are one number. */
const TOGETHER = 900;

/**
 * The cell that an arrow, Home, End or a page key leads to; over an edge to the other side, and
 * past cells that there are not.
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
    const next = around(Math.floor(cell / side) + down) * side + around((cell % side) + right);
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

/** Numbers from the keyboard; where they have two digits, two in a row are one number. */
export class Typing {
  private before = 0;
  private at = 0;

  /**
   * The digit of a board that a key means by what its digits stand for, 0 to erase and nothing for
   * neither; and whether it takes the place of what the key before entered.
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
