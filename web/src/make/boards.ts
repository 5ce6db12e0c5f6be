// Chooses the board of a new puzzle: its size, its regions, and its rules besides rows and columns.

import type { Board, Ground } from "../engine/protocol";
import type { Desk } from "../shell/desk";
import { check, choice, field } from "../shell/dialog";
import { h } from "../shell/dom";
import { say } from "../texts";
import { RegionsElement } from "./regions";

/** The rows and columns of boxes, for boards that can be generated in reasonable time. */
export const BOXES: [rows: number, columns: number][] = [
  [2, 2],
  [2, 3],
  [2, 4],
  [3, 3],
  [2, 5],
  [3, 4],
  [4, 4],
  [4, 5],
  [5, 5],
];

/** The option for a board like that of the puzzle on the desk, including regions and rules. */
const PLAYED = "played";

/** The characters of regions; the engine accepts these and more. */
const REGIONS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";

/** The choices for a board. */
export type Choices = { size: string; rules: Set<string>; regions: string };

export const plainNine = (): Choices => ({ size: "3x3", rules: new Set(), regions: "" });

/** The controls that choose a board, to be placed in a form. */
export class BoardChoice {
  readonly size: HTMLElement;
  /** The controls for rules and regions, which few boards have. */
  readonly variants: HTMLElement[];

  constructor(
    private readonly desk: Desk,
    private readonly choices: Choices,
  ) {
    const sizes = BOXES.map(([rows, columns]): [string, string] => [
      `${rows}x${columns}`,
      `${rows * columns}×${rows * columns}`,
    ]);
    const played: [string, string] = [PLAYED, say("make-as-played")];
    this.size = field(
      say("make-size"),
      choice([...sizes, played], choices.size, (size) => {
        choices.size = size;
        // Regions of another size don't fit.
        choices.regions = regions.value = "";
        showRegions();
      }),
    );
    const drawn = new RegionsElement(desk, say("play-jigsaw"), (text) => (choices.regions = regions.value = text));
    const drawing = h("details", {}, h("summary", { class: "capital" }, say("play-jigsaw")));
    const showRegions = () => {
      drawing.hidden = choices.size === PLAYED;
      if (drawing.open && !drawing.hidden) drawn.show(choices.size, choices.regions);
    };
    drawing.addEventListener("toggle", () => {
      if (drawing.open) drawing.append(drawn);
      else drawn.remove();
      showRegions();
    });
    const rules = desk.about.rules.map((rule) =>
      check(say("rule", { rule }), choices.rules.has(rule), (on) => {
        if (on) choices.rules.add(rule);
        else choices.rules.delete(rule);
      }),
    );
    const regions = h("textarea", { class: "code regions", spellcheck: "false" }, choices.regions);
    regions.addEventListener("input", () => {
      choices.regions = regions.value.trim();
      showRegions();
    });
    showRegions();
    this.variants = [
      h("fieldset", {}, h("legend", { class: "legend" }, say("make-rules")), ...rules),
      field(say("make-regions"), regions),
      drawing,
    ];
  }

  /** The board as an argument for the engine. */
  geometry(): Board {
    const { size, rules, regions } = this.choices;
    if (size === PLAYED) return alike(this.desk.ground);
    return { box: size, rules: [...rules], ...(regions && { regions }) };
  }
}

/** A board with the houses of another. */
function alike({ box, ruleNames, jigsaw, partition }: Ground): Board {
  const regions = partition.map((region) => REGIONS[region ?? -1] ?? "").join("");
  return { box: box.join("x"), rules: ruleNames, ...(jigsaw && { regions }) };
}
