// The generated puzzles. It shows one of them; the user can put all of them on the desk.

import { BoardElement } from "../board/board";
import type { GeneratedPuzzle } from "../engine/protocol";
import type { Remote } from "../engine/remote";
import { printPuzzles } from "../play/print";
import type { Desk } from "../shell/desk";
import { fill, h } from "../shell/dom";
import { notice } from "../shell/notice";
import { say } from "../texts";

export class MadeElement extends HTMLElement {
  private readonly board = new BoardElement();
  private puzzles: GeneratedPuzzle[] = [];
  private index = 0;

  constructor(
    private readonly desk: Desk,
    private readonly remote: Remote,
  ) {
    super();
  }

  connectedCallback(): void {
    this.classList.add("stack");
    this.render();
  }

  get count(): number {
    return this.puzzles.length;
  }

  clear(): void {
    this.puzzles = [];
    this.index = 0;
    this.render();
  }

  add(puzzles: GeneratedPuzzle[]): void {
    this.puzzles.push(...puzzles);
    if (puzzles.length > 0) this.render();
  }

  private render(): void {
    const shown = this.puzzles[this.index];
    if (!shown) {
      fill(this, h("p", { class: "soft awaited" }, say("make-here")));
      return;
    }
    const buttons = h(
      "div",
      { class: "row-of" },
      this.taken("play"),
      this.taken("understand"),
      h("button", { onclick: () => this.take() && printPuzzles(this.desk) }, say("play-print")),
      this.puzzles.length > 1 && this.step(-1, "‹", say("play-previous")),
      this.puzzles.length > 1 && this.step(1, "›", say("play-next")),
    );
    // Above the board, where every screen shows them.
    fill(this, h("p", { class: "figures" }, this.words(shown)), buttons, this.board);
    void this.draw(shown.puzzle);
  }

  /** A description of a puzzle: its number among the others, its givens and its rating. */
  private words({ givens, rating }: GeneratedPuzzle): string {
    const several = this.puzzles.length > 1;
    const words = [
      several && say("play-of", { number: this.index + 1, count: this.puzzles.length }),
      say("play-givens", { count: givens }),
      rating && say("level", { level: rating.level }),
      rating && say("make-score", { score: rating.score }),
    ];
    return words.filter((word) => word).join(" · ");
  }

  private async draw(puzzle: string): Promise<void> {
    try {
      const ground = this.desk.ask("board", { puzzle });
      this.board.setGround(ground);
      const { givens } = await this.remote.ask("start", { puzzle });
      if (this.puzzles[this.index]?.puzzle !== puzzle) return;
      this.board.setCells(givens.map((digit) => ({ digit, given: true })));
    } catch (error) {
      notice(error);
    }
  }

  private step(by: number, sign: string, words: string): HTMLElement {
    const go = () => {
      this.index += by;
      this.render();
    };
    const disabled = this.puzzles[this.index + by] === undefined;
    return h("button", { "aria-label": words, disabled, onclick: go }, sign);
  }

  /** Puts the puzzles on the desk and shows the current one. Returns true if that worked. */
  private take(): boolean {
    const isOpen = this.desk.open(this.puzzles.map(({ puzzle }) => puzzle).join("\n"));
    if (isOpen) this.desk.choose(this.index);
    return isOpen;
  }

  /** A button that puts the puzzles on the desk and opens a view. */
  private taken(view: "play" | "understand"): HTMLElement {
    const go = () => {
      if (this.take()) location.hash = view;
    };
    const kind = view === "play" ? "main" : undefined;
    return h("button", { class: kind, onclick: go }, say(`make-take-${view}`));
  }
}

customElements.define("evoku-made", MadeElement);
