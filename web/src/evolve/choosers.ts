// A list of algorithms that the user can extend and shorten.

import { fill, h } from "../shell/dom";
import type { Chosen } from "../shell/setup";
import { say } from "../texts";
import { ChooserElement } from "./chooser";
import type { Algorithm } from "../engine/protocol";

export class ChoosersElement extends HTMLElement {
  private readonly rows = h("div", { class: "stack" });

  /** Begins with these algorithms. `next` is the initial choice of added rows. */
  constructor(
    private algorithms: Algorithm[],
    chosen: Chosen[],
    private readonly next: string,
  ) {
    super();
    this.className = "stack";
    this.setAlgorithms(algorithms, chosen);
  }

  connectedCallback(): void {
    const add = () => this.add([this.next, []]);
    fill(this, this.rows, h("button", { onclick: add }, say("measure-add")));
  }

  get chosen(): Chosen[] {
    return [...this.rows.children].map((row) => (row.firstElementChild as ChooserElement).value);
  }

  /** Offers these algorithms from now on, and has the rows of the chosen ones. */
  setAlgorithms(algorithms: Algorithm[], chosen: Chosen[] = []): void {
    this.algorithms = algorithms;
    fill(this.rows);
    for (const one of chosen) this.add(one);
  }

  private add(first: Chosen): void {
    const words = say("measure-algorithm", { number: this.rows.childElementCount + 1 });
    const remove = h(
      "button",
      { class: "quiet", "aria-label": say("make-remove", { what: words }), onclick: () => row.remove() },
      "✕",
    );
    const chooser = new ChooserElement(words, this.algorithms, first);
    const row = h("div", { class: "algorithm-row" }, chooser, remove);
    this.rows.append(row);
  }
}

customElements.define("evoku-choosers", ChoosersElement);
