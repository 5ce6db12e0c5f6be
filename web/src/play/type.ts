// Types a puzzle in: after each digit, the next cell is selected.

import { BoardElement } from "../board/board";
import { Typing, digitOf } from "../board/keys";
import { BOXES } from "../make/boards";
import type { Desk } from "../shell/desk";
import { choice, dialog, field } from "../shell/dialog";
import { fill, h } from "../shell/dom";
import type { Ground } from "../engine/protocol";
import { explained } from "../shell/notice";
import { say } from "../texts";
import { keyColumns } from "./keypad";

/** Asks for the givens of a puzzle, cell by cell. */
export function typePuzzle(desk: Desk): void {
  const board = new BoardElement();
  const keys = h("div", { class: "keys", role: "group", "aria-label": say("keypad-name") });
  const state = h("p", { class: "state", role: "status" });
  let [puzzle, digits, ground]: [string, number[], Ground | undefined] = ["", [], undefined];
  const typing = new Typing();
  /** The cell of the last digit, and the cell that was selected after it. */
  let [written, next] = [0, 0];
  const begin = (box: string) => {
    puzzle = desk.ask("blank", { box }).puzzle;
    ground = desk.ask("board", { puzzle });
    digits = ground.partition.map(() => 0);
    typing.reset();
    board.setGround(ground);
    const { symbols } = ground;
    const key = (words: string, digit: number, name?: string) =>
      h("button", { class: "key", "aria-label": name, onclick: () => put(digit) }, words);
    fill(keys, ...symbols.map((symbol, index) => key(String(symbol), index + 1)), key("␣", 0, say("type-blank")));
    keys.style.setProperty("--columns", String(keyColumns(symbols.length + 1)));
    show(0);
  };
  const show = (cell: number) => {
    const clashes = clashing(ground, digits);
    board.setCells(digits.map((digit, index) => ({ digit, given: true, clash: clashes.has(index) })));
    state.textContent = clashes.size ? say("make-clash") : "";
    board.select([cell]);
    board.focus();
  };
  const selected = () => board.chosen()[0] ?? 0;
  const enter = (digit: number, cell: number) => {
    digits[cell] = digit;
    [written, next] = [cell, Math.min(cell + 1, digits.length - 1)];
    show(next);
  };
  const put = (digit: number) => {
    typing.reset();
    enter(digit, selected());
  };
  /** Handles a digit from the keyboard. The second one of a number belongs to the cell of the first. */
  const type = (key: number) => {
    if (selected() !== next) typing.reset();
    const { digit, again } = typing.next(key, ground?.symbols ?? []);
    if (digit !== undefined) enter(digit, again ? written : selected());
  };
  const back = () => {
    typing.reset();
    const cell = selected();
    const target = digits[cell] ? cell : Math.max(cell - 1, 0);
    digits[target] = 0;
    show(target);
  };
  const press = (event: KeyboardEvent) => {
    const digit = digitOf(event);
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if ((event.target as Element).closest("button, select")) return;
    if (digit !== undefined) type(digit);
    else if (event.key === " " || event.key === ".") put(0);
    else if (event.key === "Backspace" || event.key === "Delete") back();
    else if (event.key === "Enter") play();
    else return;
    event.preventDefault();
  };
  const play = () => {
    try {
      desk.read(JSON.stringify({ ...JSON.parse(puzzle), puzzle: line(digits) }));
      opened.close();
      location.hash = "play";
    } catch (error) {
      state.textContent = explained(error as Error);
    }
  };
  const sizes = BOXES.map(([rows, columns]): [string, string] => [
    `${rows}x${columns}`,
    `${rows * columns}×${rows * columns}`,
  ]);
  const opened = dialog(
    say("type-title"),
    h("p", { class: "small soft" }, say("type-about")),
    h("div", { class: "typed", onkeydown: press }, board),
    state,
    keys,
    field(say("make-size"), choice(sizes, "3x3", begin)),
    h("button", { class: "main", onclick: play }, say("make-take-play")),
  );
  begin("3x3");
}

/** The cells whose digits occur twice in a house. */
function clashing(ground: Ground | undefined, digits: number[]): Set<number> {
  const clashes = new Set<number>();
  for (const { cells } of ground?.houses ?? [])
    for (const cell of cells)
      if (digits[cell] && cells.some((other) => other !== cell && digits[other] === digits[cell])) clashes.add(cell);
  return clashes;
}

/** The digits as a line of text, in which letters follow 9. */
function line(digits: number[]): string {
  return digits.map((digit) => (digit > 9 ? String.fromCharCode(55 + digit) : digit || ".")).join("");
}
