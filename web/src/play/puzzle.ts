// Facts about the current puzzle: its title, its author, its rules.

import { extent, isAbsent } from "../board/ground";
import type { Desk } from "../shell/desk";
import { h } from "../shell/dom";
import { games } from "../shell/games";
import { say } from "../texts";

/** The title, the author, the level and the number of givens. */
export function puzzleWords(desk: Desk): HTMLElement[] {
  const { puzzle, game, puzzles, ground, record } = desk;
  const givens = game.givens.filter((digit, cell) => digit > 0 && !isAbsent(ground, cell)).length;
  const about = [
    puzzle.author,
    record.level && say("level", { level: record.level }),
    say("play-givens", { count: givens }),
  ];
  const words: HTMLElement[] = [
    h("h2", { class: "headline" }, desk.title || untitled(desk)),
    h("p", { class: "soft small about" }, about.filter((word) => word).join(" · ")),
  ];
  if (puzzles.length > 1) words.push(chooser(desk));
  return words;
}

/** The rules of a board besides rows, columns and boxes, if it has any. */
export function rulesOf(desk: Desk): HTMLElement | undefined {
  const rules = [...desk.puzzle.comments, ...desk.ground.rules];
  if (rules.length === 0) return undefined;
  const items = rules.map((rule) => h("li", {}, rule));
  return h(
    "details",
    { open: true },
    h("summary", {}, say("play-rules")),
    h("ul", { class: "small" }, ...items),
  );
}

/** A description of a board: its size, and its rules besides rows, columns and boxes. */
function untitled({ ground, about }: Desk): string {
  const { jigsaw, ruleNames, constraints } = ground;
  const { rows, columns } = extent(ground);
  const names = new Set(constraints.map((text) => text.split(" ", 1)[0] ?? ""));
  const kinds = about.constraints.filter(({ name }) => names.has(name)).map(({ title }) => title);
  const rules = ruleNames.map((name) => say("rule", { rule: name }));
  const size = `Sudoku ${rows.length}×${columns.length}`;
  return [size, jigsaw && say("play-jigsaw"), ...rules, ...kinds]
    .filter((words) => words)
    .join(", ");
}

/** Buttons for the previous and the next puzzle of a file. */
function chooser(desk: Desk): HTMLElement {
  const { index, puzzles, record } = desk;
  const solved = solvedOf(record.list, `${record.id} ${desk.game.solved}`);
  const step = (by: number, sign: string, words: string) =>
    h(
      "button",
      {
        class: "quiet",
        "aria-label": words,
        disabled: puzzles[index + by] === undefined,
        onclick: () => desk.choose(index + by),
      },
      sign,
    );
  return h(
    "div",
    { class: "chooser row-of small" },
    step(-1, "‹", say("play-previous")),
    h("span", { class: "figures" }, say("play-of", { number: index + 1, count: puzzles.length })),
    solved > 0 && h("span", { class: "figures soft" }, `${say("statistics-solved")} ${solved}`),
    step(1, "›", say("play-next")),
  );
}

/** The last result of `solvedOf`, and what it depends on. */
let counted = { key: "", solved: 0 };

/** The number of solved puzzles of a collection. It is counted again only for another `state`. */
function solvedOf(list: string | undefined, state: string): number {
  const key = `${list} ${state}`;
  if (counted.key === key) return counted.solved;
  const puzzles = games().flatMap((game) => (game.list === list && game.solved ? [game.puzzle] : []));
  counted = { key, solved: new Set(puzzles).size };
  return counted.solved;
}
