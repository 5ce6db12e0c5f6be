// The page before its engine runs: the frame, and the board of the last game. It is drawn in the
// first frame, from what the browser kept, and doesn't react yet, except that it remembers a tap.

import { LANGUAGES } from "../texts";
import { FIRST } from "./desk";
import { fill, h } from "./dom";
import { currentGame } from "./games";

/** Draws the frame. Returns the place for words, and the cell that the user tapped meanwhile. */
export function drawStart(language: string): { words: HTMLElement; tapped: () => number | undefined } {
  const about = LANGUAGES[language];
  const words = h("p", { class: "starting", role: "status" }, about?.starting);
  let tapped: number | undefined;
  const [view = "play"] = location.hash.slice(1).split(/[=?]/);
  const views = about?.views ?? {};
  const isPlayed = view === "play" || !Object.hasOwn(views, view);
  const links = Object.entries(views).map(([name, title]) =>
    h("a", { href: `#${name}`, "aria-current": (isPlayed ? "play" : view) === name && "page" }, title),
  );
  const header = h("header", { class: "top" }, h("a", { class: "name", href: "#play" }, "evoku"), h("nav", {}, ...links));
  document.querySelector("noscript")?.remove();
  const hasPuzzle = location.hash.length > 1 && location.hash !== "#play";
  const board = isPlayed && drawBoard(hasPuzzle, (cell) => (tapped = cell));
  fill(shell(), header, h("main", {}, words, board));
  return { words, tapped: () => tapped };
}

/** The element with the page's contents. */
export function shell(): HTMLElement {
  return document.getElementById("shell") as HTMLElement;
}

/** The board of the last game; empty if the address has another puzzle. */
function drawBoard(isEmpty: boolean, tap: (cell: number) => void): HTMLElement {
  const game = currentGame();
  const digits = game?.digits ?? [...FIRST].map((digit) => Number(digit) || 0);
  const side = Math.sqrt(digits.length);
  const cells = digits.map((digit, cell) =>
    h("span", { "data-cell": cell }, !isEmpty && digit > 0 && String(digit)),
  );
  const board = h("div", { class: "first-board", "aria-hidden": "true" }, ...cells);
  board.style.setProperty("--side", String(side));
  board.addEventListener("pointerdown", ({ target }) => {
    const cell = (target as HTMLElement).dataset.cell;
    if (cell === undefined) return;
    board.querySelector(".tapped")?.classList.remove("tapped");
    (target as HTMLElement).classList.add("tapped");
    tap(Number(cell));
  });
  return board;
}
