// A list of algorithms that the user can extend and shorten.

import { fill, h } from "../shell/dom";
import { say } from "../texts";
import { ChooserElement } from "./chooser";
import type { Algorithm } from "../engine/protocol";

export class ChoosersElement extends HTMLElement {
  private readonly rows = h("div", { class: "stack" });

  /** Begins with the algorithms of these names. `next` is the initial choice of added rows. */
  constructor(
    private algorithms: Algorithm[],
    names: string[],
    private readonly next: string,
  ) {
    super();
    this.className = "stack";
    for (const name of names) this.add(name);
  }

  connectedCallback(): void {
    const add = () => this.add(this.next);
    fill(this, this.rows, h("button", { onclick: add }, say("measure-add")));
  }

  get chosen(): ChooserElement[] {
    return [...this.rows.children].map((row) => row.firstElementChild as ChooserElement);
  }

  /** Offers these algorithms from now on, and removes all rows. */
  setAlgorithms(algorithms: Algorithm[]): void {
    this.algorithms = algorithms;
    fill(this.rows);
  }

  private add(name: string): void {
    const words = say("measure-algorithm", { number: this.rows.childElementCount + 1 });
    const remove = h(
      "button",
      { class: "quiet", "aria-label": say("make-remove", { what: words }), onclick: () => row.remove() },
      "✕",
    );
    const chooser = new ChooserElement(words, this.algorithms, name);
    const row = h("div", { class: "algorithm-row" }, chooser, remove);
    this.rows.append(row);
  }
}

customElements.define("evoku-choosers", ChoosersElement);
