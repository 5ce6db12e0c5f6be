// A picture that the engine drew, like a board or a chart, in the page's colours.

import { say } from "../texts";
import { fill, h, svgContent } from "./dom";
import { save } from "./files";
import { notice } from "./notice";

/** The pixels of a saved picture for each unit of its drawing. */
const SCALE = 2;

export class PictureElement extends HTMLElement {
  private shown = "";

  /** Shows an SVG with a label for screen readers. If it has a file name, it can be saved. */
  show(svg: string, label: string, name?: string): void {
    if (svg === this.shown) return;
    this.shown = svg;
    const [drawn] = svgContent(svg);
    drawn?.setAttribute("role", "img");
    drawn?.setAttribute("aria-label", label);
    if (!name) return fill(this, drawn);
    const old = this.querySelector(".scroll-picture");
    if (old) return fill(old, drawn);
    fill(
      this,
      h("div", { class: "scroll-picture", tabindex: 0, role: "group", "aria-label": label }, drawn),
      h(
        "div",
        { class: "row-of small" },
        h("button", { class: "quiet", onclick: () => save(`${name}.svg`, this.shown, "image/svg+xml") }, say("print-svg")),
        h("button", { class: "quiet", onclick: () => void this.savePng(name) }, say("save-png")),
      ),
    );
  }

  /** Saves the picture as PNG, in the colours of the engine. */
  private async savePng(name: string): Promise<void> {
    const address = URL.createObjectURL(new Blob([this.shown], { type: "image/svg+xml" }));
    try {
      const image = new Image();
      image.src = address;
      await image.decode();
      const canvas = h("canvas", { width: image.width * SCALE, height: image.height * SCALE });
      canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
      canvas.toBlob((blob) => blob && save(`${name}.png`, blob, "image/png"));
    } catch (error) {
      notice(error);
    } finally {
      URL.revokeObjectURL(address);
    }
  }
}

customElements.define("evoku-picture", PictureElement);
