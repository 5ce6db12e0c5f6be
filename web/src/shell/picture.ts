// A picture that the engine drew, like a board or a chart, in the page's colours.

import { fill, svgContent } from "./dom";

export class PictureElement extends HTMLElement {
  private shown = "";

  /** Shows an SVG with a label for screen readers. */
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
