// Several runs in one chart, over evaluations or over time.

import type { Desk } from "../shell/desk";
import { choice } from "../shell/dialog";
import { fill, h } from "../shell/dom";
import { PictureElement } from "../shell/picture";
import { say } from "../texts";
import type { LaneElement } from "./lane";

const REDRAW = 500;

export class RaceElement extends HTMLElement {
  private readonly picture = new PictureElement();
  private time = false;
  private drawn = 0;
  private lanes: LaneElement[] = [];

  constructor(private readonly desk: Desk) {
    super();
  }

  connectedCallback(): void {
    const over: [string, string][] = [
      ["evaluations", say("evolve-over-evaluations")],
      ["time", say("evolve-over-time")],
    ];
    const select = choice(over, this.time ? "time" : "evaluations", (chosen) => {
      this.time = chosen === "time";
      this.draw();
    });
    select.setAttribute("aria-label", say("evolve-over"));
    fill(
      this,
      h("div", { class: "row-of race-head" }, h("h2", {}, say("evolve-race")), select),
      this.picture,
      h("p", { class: "small soft" }, say("evolve-one-pair")),
    );
  }

  /**
   * Shows the progress of the runs of these lanes, at most every `REDRAW` milliseconds unless `now`
   * is true.
   */
  show(lanes: LaneElement[], now: boolean): void {
    this.lanes = lanes;
    if (!now && performance.now() - this.drawn < REDRAW) return;
    this.draw();
  }

  private draw(): void {
    this.drawn = performance.now();
    const curves = this.lanes.flatMap(({ label, runner: { begun, look } }, index) =>
      begun && look?.improvements.length
        ? [{ name: `${index + 1} ${label}`, improvements: look.improvements }]
        : [],
    );
    if (!curves.length) return;
    const title = this.lanes[0]?.runner.begun?.puzzle ?? "";
    const svg = this.desk.ask("race", {
      curves,
      time: this.time,
      title,
      subtitle: say("evolve-one-pair"),
    });
    this.picture.show(svg, say("evolve-race-of", { names: curves.map(({ name }) => name) }), "race");
  }
}

customElements.define("evoku-race", RaceElement);
