// The view of evolution: one run, or two side by side on the same puzzle and budget.

import type { Desk } from "../shell/desk";
import { check, choice, field } from "../shell/dialog";
import { fill, h } from "../shell/dom";
import { keep, recall } from "../shell/keep";
import { explained, notice } from "../shell/notice";
import { freshSeed } from "../shell/seed";
import { chosenOf, shareButton, type Chosen, type SetUp } from "../shell/setup";
import { ViewElement } from "../shell/view";
import { Cancelled } from "../engine/remote";
import { say } from "../texts";
import type { Plan } from "./attempt";
import { ChooserElement } from "./chooser";
import { ChoosersElement } from "./choosers";
import { LaneElement } from "./lane";
import type { RunRequest, Subject, Tables } from "../engine/protocol";
import { RaceElement } from "./race";
import { SPEEDS } from "./runner";

/** The evaluations of a run, if the user chooses no others. */
const BUDGET = "1000000";

/** The choices, which are kept for the next visit to the page. */
const chosen = {
  kind: "sudoku",
  size: 8,
  seed: "",
  evaluations: BUDGET,
  two: false,
  first: ["row-ga", []] as Chosen,
  second: ["simulated-annealing", []] as Chosen,
};
recall("evolve", chosen);

export class EvolveView extends ViewElement {
  override readonly stays = true;
  private readonly tables: Tables;
  private readonly first: ChooserElement;
  private readonly second: ChooserElement;
  private readonly secondPart = h("div", {});
  private islands = new Map<string, string>();
  private readonly others: ChoosersElement;
  private readonly lanes = h("div", { class: "lanes" });
  private readonly race: RaceElement;
  private readonly start = h("button", { class: "main", onclick: () => this.begin() }, "");
  private readonly pause = h("button", { onclick: () => this.toggle() }, "");
  private readonly step = h("button", { onclick: () => this.oneStep() }, say("evolve-one-step"));
  private readonly problem = h("p", { role: "alert", class: "message bad" });
  private readonly seedWords = h("p", { class: "small soft code" });
  private readonly sizeField = h("div", {});
  private speed = SPEEDS.length - 1;
  private shownPuzzle = "";

  constructor(desk: Desk) {
    super(desk);
    this.tables = desk.ask("algorithms", {});
    const remember = () => this.remember();
    const { algorithms } = this.tables;
    this.first = new ChooserElement(say("evolve-algorithm"), algorithms, chosen.first, remember);
    this.second = new ChooserElement(say("evolve-second-algorithm"), algorithms, chosen.second, remember);
    this.others = new ChoosersElement(this.tables.algorithms, [], "simulated-annealing");
    this.race = new RaceElement(desk);
  }

  protected build(): void {
    this.problem.hidden = true;
    this.race.hidden = true;
    const form = h(
      "form",
      { class: "side stack card", onsubmit: (event: Event) => event.preventDefault() },
      ...this.fields(),
    );
    const stage = h("div", { class: "stack wide" }, this.problem, this.lanes, this.race);
    fill(
      this,
      h("h1", { class: "view-title" }, say("views-evolve")),
      h("div", { class: "bench reversed" }, form, stage),
    );
    form.addEventListener("input", () => this.remember());
    this.choosePuzzle(chosen.first, chosen.second);
    this.showSecond();
    this.refresh();
  }

  protected override left(): void {
    for (const { runner } of this.all) runner.end();
  }

  private remember(): void {
    chosen.first = this.first.value;
    chosen.second = this.second.value;
    keep("evolve", JSON.stringify(chosen));
  }

  protected update(): void {
    const isOther = chosen.kind === "sudoku" && this.desk.puzzle.text !== this.shownPuzzle;
    if (isOther && !this.all.some(({ runner }) => runner.begun)) this.prepare();
  }

  private fields(): HTMLElement[] {
    const kinds: [string, string][] = [
      ["sudoku", say("evolve-of-desk")],
      ...this.tables.kinds.map(({ name }): [string, string] => [
        name,
        say("evolve-kind", { kind: name }),
      ]),
    ];
    const kind = choice(kinds, chosen.kind, (name) => {
      chosen.kind = name;
      const known = this.tables.kinds.find((one) => one.name === name);
      chosen.size = known?.sizes[1] ?? 0;
      this.choosePuzzle();
    });
    const seed = h("input", {
      class: "code",
      inputmode: "numeric",
      value: chosen.seed,
      placeholder: say("make-fresh-seed"),
    });
    seed.addEventListener("input", () => (chosen.seed = seed.value.trim()));
    const budget = h("input", { inputmode: "numeric", value: chosen.evaluations });
    budget.addEventListener("input", () => (chosen.evaluations = budget.value.trim()));
    const speeds = SPEEDS.map((rate, index): [string, string] => [
      String(index),
      say("evolve-speeds", { rate }),
    ]);
    const speed = choice(speeds, String(this.speed), (index) => this.setSpeed(Number(index)));
    const two = check(say("evolve-two"), chosen.two, (on) => {
      chosen.two = on;
      this.showSecond();
    });
    return [
      field(say("evolve-puzzle"), kind),
      this.sizeField,
      this.first,
      two,
      this.secondPart,
      this.islandFields(),
      field(say("evolve-budget"), budget),
      field(say("make-seed"), seed),
      field(say("evolve-speed"), speed),
      h("div", { class: "row-of" }, this.start, this.pause, this.step, shareButton(() => this.share())),
      this.seedWords,
    ];
  }

  private islandFields(): HTMLElement {
    const [number, ...others] = this.tables.islands;
    const count = h("input", { inputmode: "numeric", placeholder: "1", autocomplete: "off", value: this.islands.get("number") });
    count.addEventListener("input", () => this.island("number", count.value.trim()));
    const controls = others.map((parameter) => {
      const value = this.islands.get(parameter.name);
      const changed = (value: string) =>
        this.island(parameter.name, value === parameter.default ? "" : value);
      if (parameter.kind === "choice") {
        const words = parameter.words.map((word): [string, string] => [word, word]);
        return field(say("evolve-island", { parameter: parameter.name }), choice(words, value ?? parameter.default, changed));
      }
      const input = h("input", { placeholder: parameter.default, autocomplete: "off", value });
      input.addEventListener("input", () => changed(input.value.trim()));
      return field(say("evolve-island", { parameter: parameter.name }), input);
    });
    return h(
      "details",
      { open: this.islands.size > 0 },
      h("summary", {}, say("evolve-islands")),
      h("p", { class: "small soft" }, say("evolve-islands-about")),
      h("div", { class: "stack" }, field(say("evolve-island", { parameter: number?.name ?? "" }), count), ...controls),
      h("p", { class: "small soft" }, say("evolve-others-about")),
      this.others,
    );
  }

  private island(name: string, value: string): void {
    if (value) this.islands.set(name, value);
    else this.islands.delete(name);
  }

  private get subject(): Subject {
    return chosen.kind === "sudoku"
      ? { puzzle: this.desk.puzzle.text }
      : { kind: chosen.kind, size: chosen.size };
  }

  private get plan(): Plan {
    return chosen.kind === "sudoku"
      ? { kind: "sudoku", ground: this.desk.ground, givens: this.desk.game.givens }
      : { kind: chosen.kind as "queens" | "magic-square", side: chosen.size };
  }

  /** Shows the algorithms and fields for the kind of puzzle. */
  private choosePuzzle(first?: Chosen, second?: Chosen): void {
    const kind = this.tables.kinds.find(({ name }) => name === chosen.kind);
    const algorithms = kind?.algorithms ?? this.tables.algorithms;
    const usual = kind ? (algorithms[0]?.name ?? "") : "row-ga";
    this.first.setAlgorithms(algorithms, ...(first ?? ([usual, []] as Chosen)));
    this.second.setAlgorithms(algorithms, ...(second ?? (["simulated-annealing", []] as Chosen)));
    this.others.setAlgorithms(algorithms);
    fill(this.sizeField, kind && this.sizeInput(kind.sizes));
    this.prepare();
  }

  private sizeInput([least, , most]: [number, number, number]): HTMLElement {
    const input = h("input", { type: "number", min: least, max: most, value: chosen.size });
    input.addEventListener("input", () => {
      chosen.size = Number(input.value);
      if (chosen.size >= least && chosen.size <= Math.min(most, 60)) this.prepare();
    });
    return field(say("evolve-size"), input);
  }

  private showSecond(): void {
    fill(this.secondPart, chosen.two && this.second);
    this.prepare();
  }

  /** Shows empty boards for the next runs. Runs before end. */
  private prepare(): void {
    this.left();
    this.shownPuzzle = this.desk.puzzle.text;
    const count = chosen.two ? 2 : 1;
    const made = Array.from({ length: count }, () => new LaneElement(this.desk, () => this.refresh()));
    this.lanes.classList.toggle("two", chosen.two);
    fill(this.lanes, ...made);
    for (const lane of made) lane.setPlan(this.plan);
    this.race.hidden = true;
    this.refresh();
  }

  private get all(): LaneElement[] {
    return [...this.lanes.children] as LaneElement[];
  }

  /** The islands' parameters. */
  private get archipelago(): string[] {
    return [...this.islands].map(([name, value]) => `${name}=${value}`);
  }

  /** The algorithms of the next runs. */
  private get contestants(): Chosen[] {
    return [this.first.value, ...(chosen.two ? [this.second.value] : [])];
  }

  private share(): SetUp {
    const { kind, size, seed, evaluations } = chosen;
    return {
      ...(kind === "sudoku" ? { puzzle: [this.desk.link()] } : { kind: [kind], size: [String(size)] }),
      algorithm: this.contestants,
      ...(this.islands.has("number") && { with: this.others.chosen, islands: this.archipelago }),
      evaluations: [evaluations],
      seed: [seed],
    };
  }

  override setUp(asked: URLSearchParams): void {
    void this.open(asked).catch(notice);
  }

  private async open(asked: URLSearchParams): Promise<void> {
    const value = (name: string) => asked.get(name) ?? "";
    const [puzzle, seed, evaluations] = [value("puzzle"), value("seed"), asked.get("evaluations") ?? BUDGET];
    const [first = ["", []], second] = chosenOf(asked, "algorithm");
    const [others, islands] = [chosenOf(asked, "with"), asked.getAll("islands")];
    const kind = this.tables.kinds.find(({ name }) => name === value("kind"));
    const size = Number(value("size") || kind?.sizes[1]);
    const subject = asked.has("kind") ? { kind: value("kind"), size } : { puzzle: puzzle || this.desk.puzzle.text };
    // The engine refuses runs that can't begin.
    const remote = this.desk.remote();
    try {
      for (const one of second ? [first, second] : [first])
        await remote.ask("evolve", requestOf(subject, [one, ...others], islands, evaluations, seed || "1"));
    } finally {
      remote.cancel();
    }
    if (puzzle && !this.desk.open(puzzle)) return;
    Object.assign(chosen, { kind: kind?.name ?? "sudoku", size: kind ? size : chosen.size, seed, evaluations, two: !!second, first });
    if (second) chosen.second = second;
    this.islands = new Map(islands.map((text) => text.split("=", 2) as [string, string]));
    this.build();
    this.others.setAlgorithms(kind?.algorithms ?? this.tables.algorithms, others);
    this.remember();
  }

  private async begin(): Promise<void> {
    const seed = chosen.seed || freshSeed();
    const isOnIslands = this.islands.has("number");
    const others = isOnIslands ? this.others.chosen : [];
    const request = (one: Chosen) =>
      requestOf(this.subject, [one, ...others], isOnIslands ? this.archipelago : [], chosen.evaluations, seed);
    this.problem.hidden = true;
    this.prepare();
    // On a phone, the boards are below the form.
    if (this.lanes.getBoundingClientRect().top > innerHeight * 0.7) this.lanes.scrollIntoView();
    this.seedWords.textContent = say("make-of-seed", { seed });
    try {
      const { contestants } = this;
      await Promise.all(this.all.map((lane, index) => lane.begin(request(contestants[index] as Chosen))));
      this.setSpeed(this.speed);
      this.goOn();
    } catch (error) {
      if (error instanceof Cancelled) return;
      this.problem.textContent = explained(error as Error);
      this.problem.hidden = false;
    }
    this.refresh();
  }

  private goOn(): void {
    for (const { runner } of this.all) runner.go().catch(notice);
  }

  private toggle(): void {
    if (this.running) for (const { runner } of this.all) runner.pause();
    else this.goOn();
  }

  private async oneStep(): Promise<void> {
    try {
      await Promise.all(this.all.map(({ runner }) => runner.step()));
    } catch (error) {
      notice(error);
    }
  }

  private setSpeed(speed: number): void {
    this.speed = speed;
    for (const { runner } of this.all) runner.speed = speed;
  }

  private get running(): boolean {
    return this.all.some(({ runner }) => runner.running);
  }

  private refresh(): void {
    const { all, running } = this;
    const begun = all.some(({ runner }) => runner.begun);
    const ended = all.every(({ runner }) => runner.ended);
    this.start.textContent = begun ? say("evolve-again") : say("evolve-start");
    this.pause.textContent = running ? say("evolve-pause") : say("evolve-go-on");
    this.pause.disabled = !begun || ended;
    this.step.disabled = !begun || running || ended;
    if (chosen.two && begun) {
      this.race.hidden = false;
      this.race.show(all, !running);
    }
  }
}

/** The run of algorithms on a puzzle; several need islands. */
function requestOf(
  subject: Subject,
  algorithms: Chosen[],
  islands: string[],
  evaluations: string,
  seed: string,
): RunRequest {
  const number = Number(evaluations.replace(/[\s,._]/g, ""));
  return {
    ...subject,
    algorithm: algorithms.map(([name]) => name).join(","),
    set: [...new Set(algorithms.flatMap(([, settings]) => settings))],
    seed,
    evaluations: Number.isFinite(number) ? number : 0,
    ...(islands.length && { islands }),
  };
}

customElements.define("evoku-evolve", EvolveView);
