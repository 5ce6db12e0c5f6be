// The analysis of a puzzle that is being set, repeated after every change.

import type { Game } from "../engine/protocol";
import { Cancelled, type Remote } from "../engine/remote";
import { check } from "../shell/dialog";
import { fill, h } from "../shell/dom";
import { explained } from "../shell/notice";
import { say } from "../texts";
import { nameOf } from "./constraints";
import { FactsElement } from "../understand/facts";

/** The maximum number of solutions to count. */
const COUNTED = 100;

/** The maximum number of search nodes for the possible digits of a board. */
const NODES = 200_000;

const NONE = { cells: [], constraints: [] };

export class AnalysisElement extends HTMLElement {
  /** For each cell, the digits that it has in some solution, if known and shown. */
  possible: number[][] | undefined;
  /** Clues that contradict each other: cells of givens, and indices of constraints. */
  conflict: { cells: number[]; constraints: number[] } = NONE;
  private known: number[][] | undefined;
  private shows = true;
  private readonly facts = new FactsElement();
  private readonly words = h("p", { role: "status" });

  constructor(private readonly remote: Remote) {
    super();
  }

  connectedCallback(): void {
    const tick = check(say("make-show-forced"), this.shows, (on) => {
      this.shows = on;
      this.notify();
    });
    fill(this, h("div", { class: "card stack" }, this.words, this.facts, tick));
  }

  stop(): void {
    this.remote.cancel();
  }

  /** Analyses a puzzle. An earlier analysis ends. */
  async analyse(puzzle: string, game: Game, constraints: string[]): Promise<void> {
    if (this.remote.busy) this.remote.cancel();
    this.known = this.possible = undefined;
    this.conflict = NONE;
    this.facts.clear();
    this.words.textContent = game.conflicts.length > 0 ? say("make-clash") : say("hint-thinking");
    try {
      const solved = await this.remote.ask("solve", { puzzle, most: COUNTED, list: 1 });
      this.facts.showSolved(solved);
      this.words.textContent = solved.answer ? say(`make-verdict-${solved.answer}`) : "";
      if (solved.answer === "none") {
        const { found, ...conflict } = await this.remote.ask("conflict", { puzzle, nodes: NODES });
        const clues = [
          ...conflict.cells.map((cell) => nameOf(cell, game.side)),
          ...conflict.constraints.map((index) => constraints[index] ?? ""),
        ];
        if (!found || !clues.length) return;
        this.conflict = conflict;
        this.words.textContent += ` ${say("make-conflict", { clues })}`;
        return this.notify();
      }
      const { candidates, all } = await this.remote.ask("candidates", { puzzle, nodes: NODES });
      this.known = all
        ? candidates.map((digits, cell) => (game.digits[cell] ? [] : digits))
        : undefined;
      this.notify();
      if (solved.answer === "unique")
        this.facts.showRatings(await this.remote.ask("rate", { puzzle }));
    } catch (error) {
      if (!(error instanceof Cancelled)) this.words.textContent = explained(error as Error);
    }
  }

  private notify(): void {
    this.possible = this.shows ? this.known : undefined;
    this.dispatchEvent(new CustomEvent("forced"));
  }
}

customElements.define("evoku-analysis", AnalysisElement);
