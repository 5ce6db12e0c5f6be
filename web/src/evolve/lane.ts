// The display of one run: its board, numbers, chart and command.

import type { Desk } from "../shell/desk";
import { fill, h } from "../shell/dom";
import { copy, save } from "../shell/files";
import { notice } from "../shell/notice";
import { PictureElement } from "../shell/picture";
import { language, say } from "../texts";
import { AttemptElement, type Plan } from "./attempt";
import { IslandsElement } from "./islands";
import type { Children, RunRequest } from "../engine/protocol";
import { Runner } from "./runner";

/** Milliseconds between two updates of the chart. */
const REDRAW = 400;

/** The reasons why runs end, with the ends of their messages' identifiers. */
const STOPS: Record<string, "solved" | "spent" | "exhausted" | "false-zero"> = {
  solved: "solved",
  "evaluations spent": "spent",
  "generations spent": "spent",
  "nothing left to try": "exhausted",
  "fitness 0 without a solution": "false-zero",
};

export class LaneElement extends HTMLElement {
  readonly runner: Runner;
  /** The name of the run, if it is not the title of its algorithm. */
  private named = "";
  private readonly heading = h("h2", { class: "lane-title" });
  private readonly board = new AttemptElement();
  private readonly facts = h("dl", { class: "facts-of-run figures" });
  private readonly state = h("p", { class: "soft", role: "status" });
  private readonly chart = new PictureElement();
  private readonly islands = new IslandsElement();
  private readonly command = h("code", {});
  private readonly repeat: HTMLElement;
  private drawn = 0;
  private drawing = false;

  constructor(
    desk: Desk,
    private readonly changed: () => void,
  ) {
    super();
    this.runner = new Runner(desk, () => this.update());
    this.repeat = h(
      "details",
      { class: "repeat" },
      h("summary", {}, say("evolve-repeat")),
      h("p", { class: "small soft" }, say("evolve-repeat-about")),
      h("pre", {}, this.command),
      h(
        "div",
        { class: "row-of" },
        h("button", { onclick: () => this.copyCommand() }, say("evolve-copy-command")),
        h("button", { onclick: () => this.saveTable() }, say("evolve-save-table")),
      ),
    );
    this.repeat.hidden = true;
  }

  connectedCallback(): void {
    if (this.childElementCount) return;
    const looks = h("div", { class: "lane-looks" }, this.board, h("div", { class: "stack" }, this.facts, this.state, this.islands));
    fill(this, this.heading, looks, this.chart, this.repeat);
    this.islands.hidden = true;
    this.heading.hidden = true;
  }

  /** The name of the run. */
  get label(): string {
    return this.named || (this.runner.begun?.title ?? "");
  }

  setPlan(plan: Plan): void {
    this.board.setPlan(plan);
  }

  /** Begins a run, with a name if it has one. Throws an error if the order is invalid. */
  async begin(request: RunRequest, name = ""): Promise<void> {
    this.named = name;
    await this.runner.begin(request);
    const { begun } = this.runner;
    this.heading.textContent = this.label;
    this.heading.hidden = false;
    this.command.textContent = begun?.command ?? "";
    this.repeat.hidden = false;
    this.drawn = 0;
    fill(this.chart);
    this.update();
  }

  private update(): void {
    const { look, running, begun } = this.runner;
    if (look && begun) {
      this.board.show(look.attempt);
      this.islands.show(look);
      this.showFacts();
      this.state.textContent = look.stop
        ? stopped(look.stop)
        : running
          ? say("evolve-under-way")
          : say("evolve-paused");
      void this.draw(!running);
    }
    this.changed();
  }

  private showFacts(): void {
    const { look, begun } = this.runner;
    if (!look || !begun) return;
    const number = (value: number | undefined) =>
      value === undefined ? "–" : value.toLocaleString(language, { maximumFractionDigits: 1 });
    const rows: [string, string | Node][] = [
      [say("evolve-step", { step: begun.step }), number(look.generation)],
      [say("evolve-evaluations"), number(look.evaluations)],
      [say("evolve-best"), look.words ?? "–"],
      [say("evolve-mean"), number(look.mean)],
      [say("evolve-diversity"), number(look.diversity)],
      [say("evolve-restarts"), number(look.restarts)],
      [say("evolve-children"), bar(look.children)],
    ];
    fill(
      this.facts,
      ...rows.map(([name, value]) => h("div", {}, h("dt", {}, name), h("dd", {}, value))),
    );
  }

  private async draw(last: boolean): Promise<void> {
    const { runner } = this;
    const now = performance.now();
    if (this.drawing || (!last && now - this.drawn < REDRAW) || !runner.look?.generation) return;
    this.drawing = true;
    this.drawn = now;
    try {
      const title = runner.begun?.title ?? "";
      this.chart.show(await runner.chart(), say("evolve-chart", { title }), "run");
    } catch (error) {
      notice(error);
    } finally {
      this.drawing = false;
    }
  }

  private async copyCommand(): Promise<void> {
    const done = await copy(this.command.textContent ?? "");
    notice(done ? say("share-copied") : say("share-not-copied"));
  }

  private async saveTable(): Promise<void> {
    try {
      const { csv, command } = await this.runner.table();
      this.command.textContent = command;
      save("run.csv", csv, "text/csv");
    } catch (error) {
      notice(error);
    }
  }
}

/** A sentence about the end of a run. */
function stopped(name: string): string {
  const stop = STOPS[name];
  return stop ? say(`evolve-stop-${stop}`) : name;
}

/**
 * A bar with the shares of children that are better than, equal to and worse than their parents.
 */
function bar([better, equal, worse]: Children): Node {
  const all = better + equal + worse;
  if (!all) return h("span", { class: "soft" }, "–");
  const share = (count: number) => Math.round((1000 * count) / all) / 10;
  const words = say("evolve-shares", { better: share(better), equal: share(equal), worse: share(worse) });
  const part = (name: string, count: number) => {
    const made = h("span", { class: name });
    made.style.flexGrow = String(count);
    return made;
  };
  return h(
    "span",
    {},
    h("span", { class: "children", "aria-hidden": "true" }, part("better", better), part("equal", equal), part("worse", worse)),
    h("span", { class: "small" }, words),
  );
}

customElements.define("evoku-lane", LaneElement);
