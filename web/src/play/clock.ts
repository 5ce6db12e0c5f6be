// The time spent on a puzzle. It is kept between visits, and stops while the page is hidden.

import { h } from "../shell/dom";
import { keep, kept } from "../shell/keep";
import { say } from "../texts";

export class ClockElement extends HTMLElement {
  private readonly face = h("span", { class: "figures", "aria-hidden": "true" });
  private ticking: number | undefined;
  private seconds = 0;
  private puzzle = "";
  private stopped = false;

  connectedCallback(): void {
    const toggle = h("button", { class: "quiet", onclick: () => this.toggle() }, this.face);
    this.append(toggle);
    this.ticking = window.setInterval(() => this.tick(), 1000);
    this.show();
  }

  disconnectedCallback(): void {
    clearInterval(this.ticking);
  }

  /** Times a puzzle, identified by its text. Continues from the saved time of the same puzzle. */
  time(puzzle: string, stopped: boolean): void {
    this.stopped = stopped;
    if (puzzle === this.puzzle) return;
    this.puzzle = puzzle;
    const [known, seconds] = (kept("clock") ?? "").split(" ");
    this.seconds = known === shortened(puzzle) ? Number(seconds) || 0 : 0;
    this.show();
  }

  restart(): void {
    this.seconds = 0;
    this.show();
  }

  private tick(): void {
    if (this.stopped || document.hidden || !this.puzzle) return;
    this.seconds += 1;
    keep("clock", `${shortened(this.puzzle)} ${this.seconds}`);
    this.show();
  }

  private toggle(): void {
    keep("clock-hidden", this.hiddenFace ? "" : "yes");
    this.show();
  }

  private get hiddenFace(): boolean {
    return kept("clock-hidden") === "yes";
  }

  private show(): void {
    const two = (number: number) => String(number).padStart(2, "0");
    const [hours, minutes, seconds] = [
      Math.floor(this.seconds / 3600),
      Math.floor(this.seconds / 60) % 60,
      this.seconds % 60,
    ];
    const time =
      hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
    this.face.textContent = this.hiddenFace ? "–:––" : time;
    this.firstElementChild?.setAttribute(
      "aria-label",
      this.hiddenFace ? say("play-show-clock") : say("play-hide-clock", { time }),
    );
  }
}

/** A short hash of a puzzle's text, so that little is stored. */
function shortened(text: string): string {
  let hash = 0;
  for (const character of text) hash = (Math.imul(hash, 31) + character.charCodeAt(0)) | 0;
  return hash.toString(36);
}

customElements.define("evoku-clock", ClockElement);
