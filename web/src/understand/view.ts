// The view that explains a puzzle: its difficulty, and every step to its solution on the board.

import { BoardElement } from "../board/board";
import type { Step } from "../engine/protocol";
import { Cancelled, Remote } from "../engine/remote";
import { rulesOf } from "../play/puzzle";
import { techniqueName } from "../shell/book";
import type { Desk } from "../shell/desk";
import { check } from "../shell/dialog";
import { fill, h } from "../shell/dom";
import { notice } from "../shell/notice";
import { ViewElement } from "../shell/view";
import { say } from "../texts";
import { COUNTED, FactsElement } from "./facts";

export class UnderstandView extends ViewElement {
  private readonly board = new BoardElement();
  private readonly facts = new FactsElement();
  private readonly list = h("ol", { class: "steps" });
  private readonly words = h("div", {
    class: "stack step-words",
    role: "status",
    "aria-live": "polite",
  });
  private readonly counter = h("span", { class: "figures small soft" });
  private readonly rules = h("div", {});
  private readonly remote: Remote;
  private steps: Step[] = [];
  private chosen = -1;
  /** True if the notation of steps is unfolded. */
  private hasNotation = false;
  private readonly onKey = (event: KeyboardEvent) => this.key(event);
  private explained = "";
  /** For each cell, the digits that it has in some solution, if the user asked for them. */
  private possible: number[][] | undefined;
  private readonly tick = check(say("understand-possible"), false, (on) => this.showPossible(on));

  constructor(desk: Desk) {
    super(desk);
    this.remote = desk.remote();
  }

  protected build(): void {
    addEventListener("keydown", this.onKey);
    const step = (by: number, sign: string, words: string) =>
      h("button", { "aria-label": words, onclick: () => this.choose(this.chosen + by) }, sign);
    const walk = h(
      "div",
      { class: "row-of walk" },
      step(-1, "‹", say("understand-previous")),
      step(1, "›", say("understand-next")),
      this.counter,
    );
    fill(
      this,
      h("h1", { class: "visually-hidden" }, say("views-understand")),
      h(
        "div",
        { class: "bench" },
        h("div", { class: "stage stack" }, this.board),
        h(
          "div",
          { class: "side stack" },
          h("div", { class: "card stack" }, walk, this.words),
          this.list,
          this.about(),
        ),
      ),
    );
  }

  private about(): HTMLElement {
    return h(
      "div",
      { class: "card stack" },
      h("h2", {}, say("understand-facts")),
      this.facts,
      this.tick,
      this.rules,
    );
  }

  protected override left(): void {
    this.remote.cancel();
    removeEventListener("keydown", this.onKey);
  }

  /** Steps with the arrow keys, except within the board and controls that use them. */
  private key(event: KeyboardEvent): void {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const isOther = (event.target as Element).closest("input, select, textarea, dialog, evoku-board");
    if (!by || isOther || event.altKey || event.ctrlKey || event.metaKey) return;
    this.choose(this.chosen + by);
    event.preventDefault();
  }

  protected update(): void {
    const { puzzle, ground } = this.desk;
    if (puzzle.text === this.explained) return;
    this.explained = puzzle.text;
    this.remote.cancel();
    this.steps = [];
    this.chosen = -1;
    this.possible = undefined;
    (this.tick.control as HTMLInputElement).checked = false;
    this.facts.clear();
    this.board.setGround(ground);
    fill(this.rules, rulesOf(this.desk));
    this.render();
    void this.explain(puzzle.text);
  }

  /** Computes the facts and the solution path, the slowest last. */
  private async explain(puzzle: string): Promise<void> {
    fill(this.words, h("p", { class: "soft" }, say("hint-thinking")));
    try {
      const request = { puzzle, most: COUNTED, list: 1 };
      const solved = await this.remote.ask("solve", request, (known) => this.facts.showSolved(known));
      this.facts.showSolved(solved);
      if (solved.answer === "unique") {
        const path = await this.remote.ask("path", { puzzle });
        this.steps = path.steps;
      }
      fill(
        this.words,
        h(
          "p",
          {},
          this.steps.length ? say("understand-begin", { count: this.steps.length }) : say("understand-no-path"),
        ),
      );
      this.renderList();
      if (solved.answer === "unique")
        this.facts.showRatings(await this.remote.ask("rate", { puzzle }));
    } catch (error) {
      if (!(error instanceof Cancelled)) notice(error);
    }
  }

  private choose(index: number): void {
    if (index < -1 || index >= this.steps.length) return;
    this.chosen = index;
    this.render();
  }

  private renderList(): void {
    const items = this.steps.map((step, index) => {
      const words = [
        h("span", { class: "technique" }, step.technique),
        h("span", { class: "soft small", lang: "en" }, step.notation.replace(`${step.technique}: `, "")),
      ];
      return h(
        "li",
        {},
        h("button", { class: "quiet", onclick: () => this.choose(index) }, ...words),
      );
    });
    fill(this.list, ...items);
    this.list.hidden = items.length === 0;
    this.render();
  }

  /** Shows the chosen step, or the puzzle. */
  private render(): void {
    const { game } = this.desk;
    const step = this.steps[this.chosen];
    const digits = step?.digits ?? game.givens;
    const candidates = step?.candidates ?? this.possible;
    this.board.setCells(
      digits.map((digit, cell) => ({ digit, given: game.givens[cell] === digit })),
    );
    const overlay = step?.overlay ?? NOTHING;
    this.board.showStep(candidates && { candidates, overlay });
    this.counter.textContent = this.steps.length
      ? say("understand-step", { number: this.chosen + 1, count: this.steps.length })
      : "";
    if (step) {
      const notation = h(
        "details",
        { class: "small", open: this.hasNotation },
        h("summary", {}, say("hint-notation")),
        h("p", { class: "code" }, step.notation),
      );
      notation.addEventListener("toggle", () => (this.hasNotation = notation.open));
      fill(
        this.words,
        h("h2", {}, techniqueName(step.technique, step.article)),
        h("p", {}, step.prose),
        notation,
      );
    }
    [...this.list.children].forEach((item, index) => {
      const button = item.firstElementChild as HTMLElement;
      if (index === this.chosen) {
        button.setAttribute("aria-current", "step");
        this.list.scrollTop = (item as HTMLElement).offsetTop - this.list.clientHeight / 2;
      } else button.removeAttribute("aria-current");
    });
  }

  /** Shows the digits that each cell has in some solution, or hides them. */
  private async showPossible(on: boolean): Promise<void> {
    this.possible = undefined;
    this.chosen = -1;
    try {
      if (on) {
        const { candidates } = await this.remote.ask("candidates", { puzzle: this.explained });
        const { givens } = this.desk.game;
        this.possible = candidates.map((digits, cell) => (givens[cell] ? [] : digits));
      }
    } catch (error) {
      notice(error);
    }
    this.render();
  }
}

const NOTHING = {
  houses: [],
  cells: [],
  candidates: [],
  links: [],
  eliminations: [],
  placements: [],
};

customElements.define("evoku-understand", UnderstandView);
