// Hints in stages: where to look, the technique, and the whole step. Then the button applies the
// step.

import type { BoardElement } from "../board/board";
import type { Advice, Pair } from "../engine/protocol";
import { techniqueName } from "../shell/book";
import type { Desk } from "../shell/desk";
import { fill, h } from "../shell/dom";
import { notice } from "../shell/notice";
import { say } from "../texts";

/** The stage with the whole step. */
const FULL = 3;

/** The message of the button at each stage. */
const NEXT = ["hint-stage-1", "hint-stage-2", "hint-stage-3", "hint-stage-4"] as const;

export class HintElement extends HTMLElement {
  private readonly button = h("button", { class: "main", onclick: () => this.next() });
  private readonly words = h("div", { class: "stack", role: "status", "aria-live": "polite" });
  private readonly closer = h(
    "button",
    { class: "quiet hint-closer", "aria-label": say("shell-close"), onclick: () => this.close() },
    "✕",
  );
  private advice: Advice | undefined;
  private stage = 0;
  private position = "";

  constructor(
    private readonly desk: Desk,
    private readonly board: BoardElement,
  ) {
    super();
  }

  connectedCallback(): void {
    fill(this, h("div", { class: "hint card stack" }, this.closer, this.button, this.words));
    this.show();
  }

  /** Follows the game: removes a hint about an earlier position. */
  follow(): void {
    const position = JSON.stringify(this.desk.game.position);
    if (position !== this.position) this.forget();
    this.position = position;
    this.board.setGround(this.desk.ground);
    this.show();
  }

  /** Shows the next stage, or applies the step after the last one. */
  async next(): Promise<void> {
    if (!this.advice) await this.think();
    else if (this.stage < FULL && this.advice.state !== "wrong") this.stage += 1;
    else this.apply();
    this.show();
  }

  private async think(): Promise<void> {
    const position = this.position;
    this.button.disabled = true;
    fill(this.words, h("p", { class: "soft" }, say("hint-thinking")));
    try {
      const advice = await this.desk.thinker.ask("hint", this.desk.game.position);
      if (position !== this.position) return;
      this.advice = advice;
      this.stage = 1;
      if (advice.state !== "solved") this.desk.hinted();
    } catch (error) {
      this.forget();
      notice(error);
    } finally {
      this.button.disabled = false;
    }
  }

  /** Applies the step, or undoes moves to before the mistake. */
  private apply(): void {
    const { advice } = this;
    this.forget();
    if (advice?.state === "wrong") this.desk.rewind();
    else if (advice) this.desk.move({ move: "apply", ...stepOf(advice) });
  }

  private close(): void {
    this.forget();
    this.show();
    this.button.focus();
  }

  private forget(): void {
    this.advice = undefined;
    this.stage = 0;
  }

  private show(): void {
    const { advice, stage } = this;
    const shown = advice?.stages[stage - 1];
    const isFull = stage === FULL;
    this.board.showStep(
      shown && { candidates: (isFull && advice?.candidates) || undefined, overlay: shown.overlay },
    );
    fill(this.words, ...(advice && shown ? sentences(shown.lines, advice, stage) : []));
    this.closer.hidden = !shown;
    this.toggleAttribute("data-told", !!shown);
    this.button.textContent = this.nextWords();
    this.button.hidden = this.isDone();
    this.hidden = this.desk.game.solved;
  }

  /** The text of the button. */
  private nextWords(): string {
    if (this.advice?.state === "wrong") return say("hint-back");
    return say(NEXT[this.stage] ?? "hint-stage-4");
  }

  /** Returns true if there is nothing more to show or to apply. */
  private isDone(): boolean {
    const { advice } = this;
    if (!advice || advice.state === "wrong") return false;
    const step = stepOf(advice);
    const nothing = step.placements.length + step.eliminations.length === 0;
    return advice.state === "solved" || (this.stage === FULL && nothing);
  }
}

/**
 * The sentences of a stage. They name the technique from the second stage on. The whole step begins
 * with its technique; its explanation is next, and its notation is folded.
 */
function sentences(lines: string[], { technique, article }: Advice, stage: number): HTMLElement[] {
  const paragraphs = (some: string[]) => some.map((text) => h("p", {}, text));
  if (!technique || stage === 1) return paragraphs(lines);
  const name = techniqueName(technique, article);
  if (stage < FULL) {
    // The last sentence begins with the name.
    const look = lines.at(-1) ?? "";
    const rest = look.startsWith(technique) ? [name, look.slice(technique.length)] : [look];
    return [...paragraphs(lines.slice(0, -1)), h("p", {}, ...rest)];
  }
  // A remark on the puzzle may come before the notation and the explanation.
  const notation = h("p", {}, lines.at(-2));
  const folded = h("details", { class: "small" }, h("summary", {}, say("hint-notation")), notation);
  const prose = h("p", {}, lines.at(-1));
  return [...paragraphs(lines.slice(0, -2)), h("strong", {}, name), prose, folded];
}

/** The changes of the step, or a digit of the solution if no technique applies. */
function stepOf({ state, placements, eliminations, stages }: Advice): {
  placements: Pair[];
  eliminations: Pair[];
} {
  if (state !== "stuck") return { placements, eliminations };
  return { placements: stages.at(-1)?.overlay.placements ?? [], eliminations: [] };
}

customElements.define("evoku-hint", HintElement);
