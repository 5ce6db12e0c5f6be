// A form that adds a constraint to a board, from its kind, its numbers and the selected cells.

import type { BoardElement } from "../board/board";
import type { ConstraintKind } from "../engine/protocol";
import { choice, field } from "../shell/dialog";
import { fill, h } from "../shell/dom";
import { notice } from "../shell/notice";
import { say } from "../texts";

const ALTERNATIVES = "killer 3 r1c1 r1c2 or killer 3 r1c1 r2c1";

/**
 * The kinds that are drawn as lines from cell to cell, so that the cells must touch. For others with
 * `cells` `"line"`, such as `clone` and `relation`, only the order of the cells matters.
 */
const LINES =
  "arrow between double-arrow entropic lockout modular palindrome region-sum slow-thermometer sum-line thermometer whispers zipper".split(" ");

/** The name of a cell, like `r1c2`. */
export function nameOf(cell: number, side: number): string {
  return `r${Math.floor(cell / side) + 1}c${(cell % side) + 1}`;
}

/** The cells that the text of a constraint names, except clues outside the board. */
export function cellsOf(text: string, side: number): number[] {
  const inside = (index: number) => index >= 0 && index < side;
  const cells = [...text.matchAll(/\br(\d+)c(\d+)/g)].map(([, row, column]) => [Number(row) - 1, Number(column) - 1] as const);
  return cells.filter((cell) => cell.every(inside)).map(([row, column]) => row * side + column);
}

export class ConstraintForm extends HTMLElement {
  private kind: ConstraintKind;
  private readonly about = h("p", { class: "soft small" });
  private readonly numbers = h("input", { class: "code", inputmode: "numeric" });
  private readonly numbersField = field(say("make-numbers"), this.numbers);
  private readonly need = h("p", { class: "soft small" });

  constructor(
    private readonly kinds: ConstraintKind[],
    private readonly board: BoardElement,
    private readonly add: (text: string) => void,
  ) {
    super();
    this.kind = kinds.find(({ name }) => name === "killer") ?? (kinds[0] as ConstraintKind);
  }

  connectedCallback(): void {
    const pick = choice([], "", (name) => this.pick(name));
    pick.size = 6;
    const find = h("input", { type: "search", oninput: () => offer() });
    const offer = () => {
      const wanted = find.value.trim().toLowerCase();
      const found = this.kinds.filter(({ name, title }) => `${name} ${title}`.toLowerCase().includes(wanted));
      const chosen = found.includes(this.kind) ? this.kind : found[0];
      fill(pick, ...found.map((kind) => h("option", { value: kind.name, selected: kind === chosen }, kind.title)));
      if (chosen !== this.kind && chosen) this.pick(chosen.name);
    };
    offer();
    const submit = (event: Event) => {
      event.preventDefault();
      this.submit();
    };
    const add = h("button", {}, say("make-add-constraint"));
    fill(
      this,
      h(
        "form",
        { class: "stack", onsubmit: submit },
        field(say("make-find"), find),
        field(say("make-kind"), pick),
        this.about,
        this.numbersField,
        this.need,
        add,
      ),
    );
    this.show();
  }

  private pick(name: string): void {
    this.kind = this.kinds.find((kind) => kind.name === name) ?? this.kind;
    // A sum of a cage means something else to another kind, like the length of a bulb.
    this.numbers.value = "";
    this.show();
  }

  private show(): void {
    const { about, cells } = this.kind;
    // The user types alternatives in full: constraints with `or` between them.
    const numbers = cells === "alternatives" ? [ALTERNATIVES] : this.kind.numbers;
    this.about.textContent = about;
    this.numbersField.hidden = numbers.length === 0;
    this.numbers.placeholder = numbers.join(" ");
    this.need.textContent = cells === "none" ? "" : say(`make-select-${cells}`);
  }

  /** Adds the constraint, unless its cells can't be those of a line. */
  private submit(): void {
    const { side, selected } = this.board;
    const isLine = LINES.includes(this.kind.name);
    const cells = [...selected];
    const touches = (one = 0, other = 0) =>
      Math.max(Math.abs(Math.floor(one / side) - Math.floor(other / side)), Math.abs((one % side) - (other % side))) <= 1;
    if (isLine && cells.some((cell, index) => index > 0 && !touches(cells[index - 1], cell))) notice(say("make-gap"));
    else this.add(this.text());
  }

  /** The constraint as text, with cells in the order of their selection. */
  private text(): string {
    const { name, cells } = this.kind;
    const { side, selected } = this.board;
    const named = [...selected].map((cell) => nameOf(cell, side));
    const numbers = this.numbersField.hidden ? [] : [this.numbers.value.trim()];
    const hasCells = cells !== "none" && cells !== "alternatives";
    return [name, ...numbers, ...(hasCells ? named : [])].filter((word) => word).join(" ");
  }
}

customElements.define("evoku-constraint-form", ConstraintForm);
