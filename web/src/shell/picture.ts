// A picture that the engine drew: a board, a chart. It follows the reader's colours.

import { fill, svgContent } from "./dom";

export class PictureElement extends HTMLElement {
  private shown = "";

  /** Shows an SVG, named for those who can't see it; `words` says its texts in the reader's language. */
  show(svg: string, label: string, words = (english: string) => english): void {
    if (svg === this.shown) return;
    this.shown = svg;
    const [drawn] = svgContent(svg);
    for (const text of drawn?.querySelectorAll("text, title") ?? [])
      text.textContent = words(text.textContent ?? "");
    drawn?.setAttribute("role", "img");
    drawn?.setAttribute("aria-label", label);
    fill(this, drawn);
  }
}

customElements.define("evoku-picture", PictureElement);
