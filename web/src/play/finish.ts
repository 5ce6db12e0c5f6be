// The end of a puzzle: the time, the help, a comparison with other puzzles of the level, and the
// next puzzle.

import type { Desk } from "../shell/desk";
import { fill, h } from "../shell/dom";
import { results } from "../shell/games";
import { say } from "../texts";
import { clockTime } from "./clock";
import { make, newPuzzle, playLevel } from "./new";
import { meanTime, statistics } from "./statistics";

export class FinishElement extends HTMLElement {
  private shown = "";

  constructor(private readonly desk: Desk) {
    super();
  }

  /** Shows the end of the game on the desk, or nothing before its end. */
  follow(): void {
    const { game, record, seconds, index, puzzles } = this.desk;
    const key = game.solved ? `${record.id} ${record.level} ${index} ${puzzles.length}` : "";
    if (key === this.shown) return;
    this.shown = key;
    if (!key) return fill(this);
    const { level, hints, checks, id } = record;
    const others = results().filter((result) => result.level === level && result.id !== id);
    const status = h("p", { role: "status", class: "soft small" });
    const facts = [
      clockTime(seconds),
      level && say("level", { level }),
      say("finish-hints", { count: hints }),
      say("finish-checks", { count: checks }),
    ];
    fill(
      this,
      h(
        "section",
        { class: "card stack finish" },
        h("p", {}, facts.filter((words) => words).join(" · ")),
        !!level &&
          others.length > 0 &&
          h("p", { class: "soft small" }, say("finish-usual", { time: clockTime(meanTime(others)) })),
        h(
          "div",
          { class: "row-of" },
          this.next(status),
          h("button", { onclick: statistics }, say("statistics-title")),
        ),
        status,
      ),
    );
  }

  /**
   * The button for the next puzzle: of the collection, or another one of the level. `status` shows
   * its progress.
   */
  private next(status: HTMLElement): HTMLElement {
    const { index, puzzles, record, about } = this.desk;
    if (puzzles[index + 1])
      return h("button", { class: "main", onclick: () => this.desk.choose(index + 1) }, say("play-next"));
    const level = about.levels.find((known) => known === record.level);
    const made = h("button", { class: "main" }, say("finish-another"));
    made.addEventListener("click", () => {
      if (level) void make(this.desk, status, [made], () => playLevel(this.desk, level));
      else newPuzzle(this.desk);
    });
    return made;
  }
}

customElements.define("evoku-finish", FinishElement);
