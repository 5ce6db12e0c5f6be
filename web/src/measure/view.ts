// The view that measures: a small experiment with the laboratory's statistics, and saved reports.

import { ChoosersElement } from "../evolve/choosers";
import type { Experiment, Tables } from "../engine/protocol";
import { Cancelled, type Remote } from "../engine/remote";
import type { Desk } from "../shell/desk";
import { choice, field } from "../shell/dialog";
import { fill, h } from "../shell/dom";
import { readFile, save } from "../shell/files";
import { keep, recall } from "../shell/keep";
import { explained, notice } from "../shell/notice";
import { freshSeed } from "../shell/seed";
import { chosenOf, shareButton, type Chosen, type SetUp } from "../shell/setup";
import { ViewElement } from "../shell/view";
import { say } from "../texts";
import { ReportElement, framed } from "./report";

/** The choices at first: an experiment of a few seconds with a verdict. */
const USUAL = { puzzles: "6x6", first: "10", repetitions: "5", evaluations: "20000", seed: "" };

/** The choices, which are kept for the next visit to the page. */
const chosen = recall("measure", { ...USUAL });

export class MeasureView extends ViewElement {
  override readonly stays = true;
  private readonly opened = h("option", { value: "opened" });
  private readonly tables: Tables;
  private readonly remote: Remote;
  private readonly choosers: ChoosersElement;
  private readonly report = new ReportElement();
  private readonly kept = h("div", { class: "stack" });
  private readonly status = h("p", { role: "status", class: "soft" });
  private readonly problem = h("p", { role: "alert", class: "message bad" });
  private readonly progress = h("progress", { "aria-label": say("measure-progress"), hidden: true });
  private readonly warnings = h("ul", { class: "small soft" });
  private readonly start = h("button", { class: "main", onclick: () => this.run() }, say("measure-start"));
  private readonly stop = h("button", { hidden: true, onclick: () => this.remote.cancel() }, say("shell-cancel"));
  private readonly planButton = h("button", { onclick: () => this.savePlan() }, say("measure-save-plan"));

  constructor(desk: Desk) {
    super(desk);
    this.tables = desk.ask("algorithms", {});
    this.remote = desk.remote();
    const first: Chosen[] = [["row-ga", []], ["random-search", []]];
    this.choosers = new ChoosersElement(this.tables.algorithms, first, "simulated-annealing");
  }

  protected build(): void {
    this.problem.hidden = true;
    const form = h(
      "form",
      { class: "side stack card", onsubmit: (event: Event) => event.preventDefault() },
      ...this.fields(),
    );
    form.addEventListener("input", () => this.keep());
    const empty = h("p", { class: "soft" }, say("measure-about"));
    this.report.hidden = true;
    const stage = h("div", { class: "stack wide" }, this.problem, this.status, empty, this.report, this.kept);
    fill(
      this,
      h("h1", { class: "view-title" }, say("views-measure")),
      h("div", { class: "bench reversed" }, form, stage),
    );
  }

  private keep(): void {
    keep("measure", JSON.stringify(chosen));
  }

  protected update(): void {
    this.opened.textContent = say("measure-opened", { count: this.desk.puzzles.length });
  }

  protected override left(): void {
    this.remote.cancel();
  }

  private fields(): HTMLElement[] {
    const puzzles: [string, string][] = [
      ["desk", say("measure-of-desk")],
      ...this.tables.bundled.map((name): [string, string] => [name, bundled(name)]),
    ];
    const select = choice(puzzles, chosen.puzzles, (name) => (chosen.puzzles = name));
    select.firstElementChild?.after(this.opened);
    this.opened.selected = chosen.puzzles === "opened";
    const text = (name: "first" | "repetitions" | "evaluations" | "seed", placeholder = "") => {
      const input = h("input", { inputmode: "numeric", value: chosen[name], placeholder });
      input.addEventListener("input", () => (chosen[name] = input.value.trim()));
      return input;
    };
    const file = h("input", { type: "file", accept: ".csv,.json,.jsonl,.html" });
    file.addEventListener("change", () => void this.openFile(file));
    return [
      this.choosers,
      field(say("measure-puzzles"), select),
      field(say("measure-first"), text("first")),
      field(say("measure-repetitions"), text("repetitions")),
      field(say("measure-budget"), text("evaluations")),
      field(say("make-seed"), text("seed", say("make-fresh-seed"))),
      h("div", { class: "row-of" }, this.start, this.stop, this.planButton, shareButton(() => this.share())),
      this.progress,
      this.warnings,
      field(say("measure-open-file"), file, say("measure-open-about")),
    ];
  }

  private share(): SetUp {
    const { puzzles, first, repetitions, evaluations, seed } = chosen;
    return {
      algorithm: this.choosers.chosen,
      puzzles: [puzzles],
      puzzle: this.shown(chosen),
      first: [first],
      repetitions: [repetitions],
      evaluations: [evaluations],
      seed: [seed],
    };
  }

  override setUp(asked: URLSearchParams): void {
    const rows = chosenOf(asked, "algorithm");
    const values = { ...USUAL };
    for (const name of Object.keys(values) as (keyof typeof values)[]) values[name] = asked.get(name) ?? values[name];
    const puzzles = asked.getAll("puzzle");
    try {
      this.plan(rows, values, puzzles);
    } catch (error) {
      return notice(error);
    }
    if (puzzles.length && !this.desk.open(puzzles.join("\n"))) return;
    Object.assign(chosen, values);
    this.choosers.setAlgorithms(this.tables.algorithms, rows);
    this.build();
    this.keep();
  }

  /** The puzzles of a choice that are not bundled. */
  private shown({ puzzles, first }: typeof chosen): string[] {
    if (puzzles === "desk") return [this.desk.puzzle.text];
    if (puzzles !== "opened") return [];
    return this.desk.puzzles.slice(0, Number(first) || undefined).map(({ puzzle }) => puzzle);
  }

  /** The plan for choices, written by the engine. */
  private plan(rows = this.choosers.chosen, values = chosen, shown = this.shown(values)): { plan: string; warnings: string[] } {
    const names = rows.map(([algorithm]) => algorithm);
    const algorithms = rows.map(([algorithm, settings]) => {
      const twice = names.filter((name) => name === algorithm).length > 1;
      const label = twice && settings.length ? `${algorithm} ${settings.join(" ")}` : algorithm;
      return { name: algorithm, label, set: settings };
    });
    const { puzzles } = values;
    const first = Number(values.first);
    const isShown = ["desk", "opened"].includes(puzzles);
    const of = isShown
      ? { name: puzzles === "desk" ? "played" : puzzles, puzzles: shown }
      : { name: puzzles, bundled: puzzles, ...(first && { first }) };
    return this.desk.ask("plan", {
      algorithms,
      classes: [of],
      repetitions: Number(values.repetitions) || 1,
      evaluations: Number(values.evaluations.replace(/[\s,._]/g, "")) || 1,
      seed: values.seed || freshSeedOfPlans(),
    });
  }

  private async run(): Promise<void> {
    this.problem.hidden = true;
    fill(this.kept);
    try {
      const { plan, warnings } = this.plan();
      fill(this.warnings, ...warnings.map((words) => h("li", {}, words)));
      this.working(true);
      const request = { plan, started: Math.round(Date.now() / 1000), now: Math.round(performance.now()) };
      this.show(await this.remote.ask("experiment", request, (known: Experiment) => this.show(known)));
      this.status.textContent = say("measure-done");
    } catch (error) {
      if (error instanceof Cancelled) this.status.textContent = say("measure-cancelled");
      else this.fail(error as Error);
    } finally {
      this.working(false);
    }
  }

  private show({ made, runs, report }: Experiment): void {
    this.progress.max = runs;
    this.progress.value = made;
    this.status.textContent = say("measure-made", { made, runs });
    if (report) {
      this.report.hidden = false;
      this.report.show(report);
    }
  }

  private working(on: boolean): void {
    this.start.disabled = on;
    this.stop.hidden = this.progress.hidden = !on;
  }

  private fail(error: Error): void {
    this.problem.textContent = explained(error);
    this.problem.hidden = false;
    this.status.textContent = "";
  }

  private savePlan(): void {
    try {
      save("plan.toml", this.plan().plan);
    } catch (error) {
      this.fail(error as Error);
    }
  }

  /** Accepts a saved report or saved runs; leaves puzzles to other views. */
  override take(text: string, name: string): boolean {
    const isOurs = /^\s*<!doctype html|^\W*run\b|^\s*\{\s*"plan"/i.test(text);
    if (isOurs) void this.open(text, name);
    return isOurs;
  }

  private async openFile(input: HTMLInputElement): Promise<void> {
    const [file] = input.files ?? [];
    if (file) await readFile(file).then((text) => this.open(text, file.name), (error) => this.fail(error));
  }

  /** Opens a saved report or saved runs. */
  private async open(text: string, name: string): Promise<void> {
    this.problem.hidden = true;
    try {
      fill(this.kept);
      if (/^\s*<!doctype html/i.test(text)) {
        this.report.hidden = true;
        fill(this.kept, h("h2", {}, name), framed(text, name));
      } else {
        const report = await this.remote.ask("readRuns", { text });
        this.report.hidden = false;
        this.report.show(report);
      }
      this.status.textContent = name;
    } catch (error) {
      this.fail(error as Error);
    }
  }
}

/** The name of a bundled class, with its level translated, as in `9x9 easy`. */
function bundled(name: string): string {
  const words = name.split(" ").map((level) => say("level-word", { level }));
  return say("measure-bundled", { class: words });
}

/** A random seed of 63 bits, the size of seeds in plans. */
function freshSeedOfPlans(): string {
  return String(BigInt(freshSeed()) >> 1n);
}

customElements.define("evoku-measure", MeasureView);
