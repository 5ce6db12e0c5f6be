// A form that adds a constraint to a board, from its kind, its numbers and the selected cells.

import type { BoardElement } from "../board/board";
import type { ConstraintKind } from "../engine/protocol";
import { choice, field } from "../shell/dialog";
import { fill, h } from "../shell/dom";
import { say } from "../texts";

const ALTERNATIVES = "killer 3 r1c1 r1c2 or killer 3 r1c1 r2c1";

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
    const names = this.kinds.map(({ name, title }): [string, string] => [name, title]);
    const pick = choice(names, this.kind.name, (name) => {
      this.kind = this.kinds.find((kind) => kind.name === name) ?? this.kind;
      this.show();
    });
    const add = h("button", { onclick: () => this.add(this.text()) }, say("make-add-constraint"));
    fill(
      this,
      h(
        "div",
        { class: "stack" },
        field(say("make-kind"), pick),
        this.about,
        this.numbersField,
        this.need,
        add,
      ),
    );
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

  /** The constraint as text, with cells in the order of their selection. */
  private text(): string {
    const { name, cells } = this.kind;
    const { side, selected } = this.board;
    const named = [...selected].map(
      (cell) => `r${Math.floor(cell / side) + 1}c${(cell % side) + 1}`,
    );
    const numbers = this.numbersField.hidden ? [] : [this.numbers.value.trim()];
    const hasCells = cells !== "none" && cells !== "alternatives";
    return [name, ...numbers, ...(hasCells ? named : [])].filter((word) => word).join(" ");
  }
}

customElements.define("evoku-constraint-form", ConstraintForm);
