// The time spent on a game, and the buttons that hide and pause it. It stops while the page is
// hidden.

import type { Desk } from "../shell/desk";
import { fill, h } from "../shell/dom";
import { icon } from "../shell/icons";
import { keep, kept } from "../shell/keep";
import { say } from "../texts";

export class ClockElement extends HTMLElement {
  private readonly face = h("span", { class: "figures", "aria-hidden": "true" });
  private readonly hider = h("button", { class: "quiet", onclick: () => this.toggle() }, this.face);
  private readonly pauser = h("button", {
    class: "quiet",
    onclick: () => this.desk.pause(!this.desk.paused),
  });
  private ticking: number | undefined;

  constructor(private readonly desk: Desk) {
    super();
  }

  connectedCallback(): void {
    this.append(this.hider, this.pauser);
    this.ticking = window.setInterval(() => this.tick(), 1000);
    this.show();
  }

  disconnectedCallback(): void {
    clearInterval(this.ticking);
  }

  /** Shows the time of the game on the desk. */
  show(): void {
    const { paused, game, seconds } = this.desk;
    const time = clockTime(seconds);
    this.face.textContent = this.hiddenFace ? "–:––" : time;
    this.hider.setAttribute(
      "aria-label",
      this.hiddenFace ? say("play-show-clock") : say("play-hide-clock", { time }),
    );
    if (this.pauser.ariaPressed !== String(paused)) fill(this.pauser, icon(paused ? "go" : "pause"));
    this.pauser.ariaPressed = String(paused);
    this.pauser.setAttribute("aria-label", say(paused ? "evolve-go-on" : "evolve-pause"));
    this.pauser.hidden = game.solved;
  }

  private tick(): void {
    if (document.hidden) return;
    this.desk.tick();
    this.show();
  }

  private toggle(): void {
    keep("clock-hidden", this.hiddenFace ? "" : "yes");
    this.show();
  }

  private get hiddenFace(): boolean {
    return kept("clock-hidden") === "yes";
  }
}

/** A duration in seconds, as a clock shows it. */
export function clockTime(duration: number): string {
  const two = (number: number) => String(number).padStart(2, "0");
  const whole = Math.round(duration);
  const [hours, minutes, seconds] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}

customElements.define("evoku-clock", ClockElement);
