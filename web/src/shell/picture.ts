// A picture that the engine drew: a board, a chart. It follows the reader's colours.

import { fill, svgContent } from "./dom";

export class PictureElement extends HTMLElement {
  private shown = "";

  /** Shows an SVG, named for those who can't see it. */
  show(svg: string, label: string): void {
    if (svg === this.shown) return;
    this.shown = svg;
    const [drawn] = svgContent(svg);
    drawn?.setAttribute("role", "img");
    drawn?.setAttribute("aria-label", label);
    fill(this, drawn);
  }
}

customElements.define("evoku-picture", PictureElement);
