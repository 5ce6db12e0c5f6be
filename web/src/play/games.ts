// The list of games: each with a picture of its board, to resume or delete.

import type { Desk } from "../shell/desk";
import { dated } from "../shell/dates";
import { dialog } from "../shell/dialog";
import { fill, h, s } from "../shell/dom";
import { game as keptGame, games, keepGame, keepTime, removeGame, timeOf, type KeptGame } from "../shell/games";
import { notice } from "../shell/notice";
import { say } from "../texts";
import { clockTime } from "./clock";
import { statistics } from "./statistics";

/** The number of games that are shown at first, and added on request. */
const SHOWN = 40;

export function showGames(desk: Desk): void {
  const list = h("ul", { class: "games" });
  let shown = SHOWN;
  const render = () => {
    const all = games();
    const more = () => {
      shown += SHOWN;
      render();
    };
    fill(list, ...all.slice(0, shown).map((game) => row(game)));
    if (all.length > shown) list.append(h("li", {}, h("button", { onclick: more }, `+ ${all.length - shown}`)));
  };
  const row = (game: KeptGame) => {
    const title = titleOf(game);
    const resume = () => {
      // Another tab may have changed or deleted the game meanwhile.
      desk.switchTo(keptGame(game.id) ?? game);
      opened.close();
      location.hash = "play";
    };
    const seconds = timeOf(game.id);
    const remove = () => {
      removeGame(game.id);
      render();
      notice(say("games-deleted", { title }), () => {
        if (!keepGame(game)) return notice(say("games-full"));
        keepTime(game.id, seconds);
        if (opened.open) render();
      });
    };
    const isHere = game.id === desk.record.id;
    const facts = [
      game.level && say("level", { level: game.level }),
      say("games-open", { open: game.solved ? 0 : game.open }),
      clockTime(seconds),
    ];
    return h(
      "li",
      {},
      h(
        "button",
        { class: "quiet resume", onclick: resume, "aria-current": isHere && "true" },
        thumbnail(game),
        h(
          "span",
          {},
          h("strong", {}, title),
          h("span", { class: "small soft" }, facts.filter((word) => word).join(" · ")),
          h("span", { class: "small resume-word" }, say("games-resume")),
        ),
      ),
      !isHere &&
        h("button", { class: "quiet", "aria-label": say("make-remove", { what: title }), onclick: remove }, "✕"),
    );
  };
  const figures = h("button", {
    onclick: () => {
      opened.close();
      statistics();
    },
  }, say("statistics-title"));
  const opened = dialog(say("games-title"), h("p", { class: "soft" }, say("games-about")), list, figures);
  render();
}

/** The name of a game: of its puzzle, or the size of its board. */
function titleOf({ daily, title, digits }: KeptGame): string {
  const side = Math.sqrt(digits.length);
  if (daily) return say("daily-of", { date: dated(daily) });
  return title || `Sudoku ${side}×${side}`;
}

/** A small picture of a board: its givens and its digits. */
function thumbnail({ digits, givens }: KeptGame): SVGElement {
  const side = Math.sqrt(digits.length);
  const isGiven = new Set(givens);
  const marks = digits.flatMap((digit, cell) =>
    digit > 0
      ? [
          s(
            "text",
            { x: (cell % side) + 0.5, y: Math.floor(cell / side) + 0.83, class: isGiven.has(cell) ? "given" : undefined },
            String(digit),
          ),
        ]
      : [],
  );
  const step = Number.isInteger(Math.sqrt(side)) ? Math.sqrt(side) : 1;
  const lines = Array.from({ length: side + 1 }, (_, at) => (at % step ? "" : `M0 ${at}h${side}M${at} 0v${side}`));
  return s(
    "svg",
    { class: "thumbnail", viewBox: `-0.2 -0.2 ${side + 0.4} ${side + 0.4}`, "aria-hidden": "true" },
    s("path", { d: lines.join("") }),
    ...marks,
  );
}
