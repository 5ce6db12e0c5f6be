// Draws the regions of a jigsaw: the user selects cells, and presses the key of their region.

import { BoardElement } from "../board/board";
import { keyColumns } from "../play/keypad";
import type { Ground } from "../engine/protocol";
import type { Desk } from "../shell/desk";
import { fill, h } from "../shell/dom";

/** The names of regions, as the engine reads them. */
const NAMES = "abcdefghijklmnopqrstuvwxyz";

/** The number of colours that a board has. */
const COLOURS = 9;

export class RegionsElement extends HTMLElement {
  private readonly board = new BoardElement();
  private readonly keys = h("div", { class: "keys", role: "group" });
  private ground: Ground | undefined;
  /** The region of each cell, by its index in `NAMES`. */
  private regions: (number | null)[] = [];

  /** Calls `changed` with the regions as text: a letter for each cell, and a dot for open ones. */
  constructor(
    private readonly desk: Desk,
    label: string,
    private readonly changed: (text: string) => void,
  ) {
    super();
    this.keys.setAttribute("aria-label", label);
  }

  connectedCallback(): void {
    this.classList.add("stack");
    fill(this, this.board, this.keys);
    this.draw();
  }

  /** Shows a board with boxes of this shape, and the regions of a text if they fit. */
  show(box: string, text: string): void {
    const letters = [...text.replaceAll(/\s/g, "")];
    this.ground = this.desk.ask("board", { puzzle: this.desk.ask("blank", { box }).puzzle });
    const { side } = this.ground;
    this.regions = this.ground.partition.map((_, cell) => {
      const region = NAMES.indexOf(letters[cell] ?? " ");
      return letters.length === side * side && region >= 0 ? region : null;
    });
    const key = (region: number) => {
      const made = h("button", { class: "key", type: "button", onclick: () => this.assign(region) }, NAMES[region]);
      made.style.background = `color-mix(in srgb, var(--colour-${colourOf(region)}) 40%, transparent)`;
      return made;
    };
    fill(this.keys, ...Array.from({ length: side }, (_, region) => key(region)));
    this.keys.style.setProperty("--columns", String(keyColumns(side)));
    this.draw();
  }

  private assign(region: number): void {
    for (const cell of this.board.chosen()) this.regions[cell] = region;
    this.board.select([]);
    this.draw();
    const hasAny = this.regions.some((one) => one !== null);
    this.changed(hasAny ? this.regions.map((one) => (one === null ? "." : NAMES[one])).join("") : "");
  }

  private draw(): void {
    if (!this.ground) return;
    this.board.setGround({ ...this.ground, partition: this.regions, houses: [] });
    this.board.setCells(this.regions.map((region) => ({ colours: region === null ? [] : [colourOf(region)] })));
  }
}

function colourOf(region: number): number {
  return (region % COLOURS) + 1;
}

customElements.define("evoku-regions", RegionsElement);
