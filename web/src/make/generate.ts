// Generates puzzles: a form for their properties, the progress, and the result.

import type { Board, GenerateRequest } from "../engine/protocol";
import { Cancelled, type Remote } from "../engine/remote";
import { clockTime } from "../play/clock";
import type { Desk } from "../shell/desk";
import { check, choice, field } from "../shell/dialog";
import { fill, h } from "../shell/dom";
import { explained } from "../shell/notice";
import { freshSeed } from "../shell/seed";
import { say } from "../texts";
import { BoardChoice, plainNine } from "./boards";
import { MadeElement } from "./made";
import { outcome } from "./outcome";

/** The maximum number of puzzles; the command can generate more. */
const MOST = 100;

/** The last order, which is kept for the next visit to the view. */
const request = {
  board: plainNine(),
  level: "medium",
  symmetry: "none",
  technique: "",
  /** Names of layouts, each with the requested numbers of cells, if any: `killer:2..3`. */
  layouts: new Set<string>(),
  cells: "",
  number: "1",
  givens: "",
  minimal: false,
  seed: "",
};

export class GenerateElement extends HTMLElement {
  private readonly remote: Remote;
  private readonly choice: BoardChoice;
  private readonly status = h("p", { role: "status", class: "soft" });
  private readonly progress = h("progress", { "aria-label": say("make-making"), hidden: true });
  private readonly chosen = h("ul", { class: "chips" });
  private readonly start = h(
    "button",
    { class: "main", onclick: () => this.make() },
    say("make-make"),
  );
  private readonly stop = h(
    "button",
    { hidden: true, onclick: () => this.remote.cancel() },
    say("shell-cancel"),
  );
  private readonly made: MadeElement;

  constructor(private readonly desk: Desk) {
    super();
    this.remote = desk.remote();
    this.choice = new BoardChoice(desk, request.board);
    this.made = new MadeElement(desk, this.remote);
  }

  connectedCallback(): void {
    this.showLayouts();
    fill(
      this,
      h(
        "div",
        { class: "bench reversed" },
        h("div", { class: "stage" }, this.made),
        h(
          "form",
          { class: "side stack card", onsubmit: (event: Event) => event.preventDefault() },
          ...this.fields(),
        ),
      ),
    );
  }

  disconnectedCallback(): void {
    this.remote.cancel();
  }

  private fields(): HTMLElement[] {
    const { about } = this.desk;
    const levels = about.levels.map((level): [string, string] => [level, say("level", { level })]);
    const symmetries = about.symmetries.map((symmetry): [string, string] => [symmetry, say("symmetry", { symmetry })]);
    const cells = input(request.cells, "3, 2..4", (text) => (request.cells = text));
    return [
      this.choice.size,
      field(
        say("make-level"),
        choice([["", say("make-any")], ...levels], request.level, (level) => (request.level = level)),
      ),
      field(
        say("make-symmetry"),
        choice(symmetries, request.symmetry, (name) => (request.symmetry = name)),
      ),
      h(
        "details",
        { open: request.board.rules.size + request.layouts.size > 0 },
        h("summary", {}, say("make-variants")),
        h(
          "div",
          { class: "stack" },
          ...this.choice.variants,
          field(say("make-cells"), cells),
          field(say("make-layouts"), this.layoutChoice()),
          this.chosen,
        ),
      ),
      this.details(),
      h("div", { class: "row-of" }, this.start, this.stop),
      this.progress,
      this.status,
    ];
  }

  /** The fields that few people need. */
  private details(): HTMLElement {
    const usual = this.desk.about.techniques.filter(({ usual }) => usual);
    const techniques = usual.map(({ name, title }): [string, string] => [name, title]);
    const pick = (name: string) => (request.technique = name);
    return h(
      "details",
      {},
      h("summary", {}, say("make-details")),
      h(
        "div",
        { class: "stack" },
        field(
          say("make-technique"),
          choice([["", say("make-any")], ...techniques], request.technique, pick),
        ),
        field(
          say("make-number"),
          input(request.number, "1", (text) => (request.number = text)),
        ),
        field(
          say("make-givens"),
          input(request.givens, "24, 22..26", (text) => (request.givens = text)),
        ),
        check(say("make-minimal"), request.minimal, (on) => (request.minimal = on)),
        field(
          say("make-seed"),
          input(request.seed, say("make-fresh-seed"), (text) => (request.seed = text)),
        ),
      ),
    );
  }

  private layoutChoice(): HTMLSelectElement {
    const names = this.desk.about.layouts.map(({ name, title, about }): [string, string] => [
      name,
      `${title}: ${about}`,
    ]);
    const select = choice([["", say("make-add-layout")], ...names], "", (name) => {
      const hasCells = this.desk.about.layouts.some(
        (layout) => layout.name === name && layout.cells,
      );
      if (name) request.layouts.add(hasCells && request.cells ? `${name}:${request.cells}` : name);
      select.value = "";
      this.showLayouts();
    });
    return select;
  }

  private showLayouts(): void {
    const chips = [...request.layouts].map((name) => {
      const remove = () => {
        request.layouts.delete(name);
        this.showLayouts();
      };
      return h(
        "li",
        {},
        h("button", { "aria-label": say("make-remove", { what: name }), onclick: remove }, `${name} ✕`),
      );
    });
    fill(this.chosen, ...chips);
  }

  private async make(): Promise<void> {
    const seed = request.seed || freshSeed();
    this.working(true);
    this.made.clear();
    const from = performance.now();
    let words = say("make-making");
    const tell = () => (this.status.textContent = `${words} ${clockTime((performance.now() - from) / 1000)}`);
    const ticking = setInterval(tell, 1000);
    this.status.textContent = words;
    try {
      const asked = orderOf(this.choice.geometry(), seed);
      const last = await this.remote.ask("generate", asked, (known) => {
        this.made.add(known.made);
        words = say("make-attempts", { found: known.found, attempts: known.attempts });
        tell();
      });
      this.made.add(last.made);
      this.status.textContent = outcome(last);
    } catch (error) {
      const cancelled = error instanceof Cancelled;
      this.status.textContent = cancelled ? say("make-cancelled") : explained(error as Error);
    } finally {
      clearInterval(ticking);
      this.working(false);
    }
  }

  private working(on: boolean): void {
    this.start.disabled = on;
    this.stop.hidden = this.progress.hidden = !on;
  }
}

/** The order as an argument for the engine. */
function orderOf(board: Board, seed: string): GenerateRequest {
  const [least, most] = request.givens.split("..").map((text) => Number.parseInt(text, 10));
  return {
    ...board,
    layouts: [...request.layouts],
    symmetry: request.symmetry,
    minimal: request.minimal,
    number: Math.min(Math.max(Number.parseInt(request.number, 10) || 1, 1), MOST),
    seed,
    ...(request.level && { level: request.level }),
    ...(request.technique && { techniques: [request.technique] }),
    ...(Number.isFinite(least) && { givens: [least as number, (most ?? least) as number] }),
  };
}

/** A text field. */
function input(value: string, placeholder: string, changed: (text: string) => void): HTMLElement {
  const made = h("input", { class: "code", value, placeholder });
  made.addEventListener("input", () => changed(made.value.trim()));
  return made;
}

customElements.define("evoku-generate", GenerateElement);
