// Draws islands on a circle, each with its best value, and the migrants of the last exchange.

import { fill, h, s } from "../shell/dom";
import { say } from "../texts";
import type { Look } from "../engine/protocol";

const RADIUS = 150;
const ISLAND = 34;

export class IslandsElement extends HTMLElement {
  private readonly drawing = s("svg", { viewBox: "-235 -200 470 425", role: "img" });
  private readonly words = h("p", { class: "small soft" });

  connectedCallback(): void {
    fill(this, this.drawing, this.words);
  }

  /** Shows the islands of a run; hides the drawing if there are none. */
  show({ islands, leading, voyages }: Look): void {
    this.hidden = !islands;
    if (!islands) return;
    const at = (number: number): [number, number] => {
      const angle = (2 * Math.PI * number) / islands.length - Math.PI / 2;
      return [RADIUS * Math.cos(angle), RADIUS * Math.sin(angle)];
    };
    const routes = (voyages ?? []).map(([from, to]) => arrow(at(from), at(to)));
    const drawn = islands.flatMap((island, number) => {
      const [x, y] = at(number);
      const name = number === leading ? "island leading" : "island";
      return [
        s("circle", { class: name, cx: x, cy: y, r: ISLAND }),
        s("text", { class: "value", x, y: y + 7 }, show(island.bestOfRun)),
        s("text", { class: "name", x, y: y + ISLAND + 17 }, island.algorithm ?? ""),
      ];
    });
    fill(this.drawing, ARROW.cloneNode(true) as SVGElement, ...routes, ...drawn);
    const moved = (voyages ?? []).reduce((sum, [, , migrants]) => sum + migrants, 0);
    const taken = islands.reduce((sum, island) => sum + (island.traffic?.[0] ?? 0), 0);
    this.words.textContent = say("evolve-migrants", { moved, taken });
    this.drawing.setAttribute("aria-label", say("evolve-islands-of", { count: islands.length, leading: leading ?? 0 }));
  }
}

const ARROW = s(
  "defs",
  {},
  s(
    "marker",
    {
      id: "arrow",
      viewBox: "0 0 10 10",
      refX: 9,
      refY: 5,
      markerWidth: 7,
      markerHeight: 7,
      orient: "auto-start-reverse",
    },
    s("path", { class: "arrow", d: "M0 1L9 5L0 9z" }),
  ),
);

/** A bent line between islands, so that the two directions don't overlap. */
function arrow([x1, y1]: [number, number], [x2, y2]: [number, number]): SVGElement {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const length = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / length, dy / length];
  const gap = ISLAND + 4;
  const [mx, my] = [(x1 + x2) / 2 - uy * 22, (y1 + y2) / 2 + ux * 22];
  const d =
    `M${x1 + ux * gap} ${y1 + uy * gap}Q${mx} ${my} ` + `${x2 - ux * gap} ${y2 - uy * gap}`;
  return s("path", { class: "route", d, "marker-end": "url(#arrow)" });
}

function show(value: number | undefined): string {
  return value === undefined ? "–" : String(Math.round(value * 10) / 10);
}

customElements.define("evoku-islands", IslandsElement);
