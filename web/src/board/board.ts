// The board: a grid of cells over a picture that the engine drew.
//
// The board is one tab stop; the arrow keys move inside. Its owner sets the contents of the cells.
// The board itself keeps the selection, and dispatches a `select` event when it changes.

import type { Ground, Line, Overlay } from "../engine/protocol";
import { fill, h } from "../shell/dom";
import { say } from "../texts";
import { CELL, drawGround, extent, isAbsent, marginOf, symbol } from "./ground";
import { arrowTarget } from "./keys";
import { drawLines, drawOverlay } from "./overlay";

/** The contents of a cell. Digits count from 1, whatever symbols the board shows for them. */
export type CellView = {
  digit?: number;
  given?: boolean;
  /**
   * Pencil marks: `corner` marks are along the edges, `centre` marks in the middle, and each mark of
   * a `raster` has the place of its digit.
   */
  corner?: number[];
  raster?: number[];
  centre?: number[];
  colours?: number[];
  /** The colours of marks by their digits. */
  tints?: Record<number, number>;
  /** True if a line of the player leads through the cell. */
  drawn?: boolean;
  /** `clash` if the digit conflicts with another, `wrong` if it is known to be wrong. */
  clash?: boolean;
  wrong?: boolean;
};

type Point = [x: number, y: number];

/** The number of corner marks that fit along the edges of a cell. More form a raster. */
const EDGES = 8;

export class BoardElement extends HTMLElement {
  side = 0;
  selected = new Set<number>();
  /** The highlighted digit; 0 if none. */
  highlighted = 0;
  /** True to highlight the houses of the selected cell. */
  peers = false;
  private near = new Set<number>();
  private cells: HTMLElement[] = [];
  private shown: string[] = [];
  private views: CellView[] = [];
  private ground: Ground | undefined;
  /** The side and the set of existing cells, as a text to detect changes. */
  private shape = "";
  private readonly paper = h("div", { class: "paper", "aria-hidden": "true" });
  private readonly over = h("div", { class: "over", "aria-hidden": "true" });
  private readonly lines = h("div", { class: "over", "aria-hidden": "true" });
  private readonly grid = h("div", {
    class: "cells",
    role: "grid",
    "aria-multiselectable": "true",
  });
  private cursor = 0;
  /** The effect of a drag on cells; undefined while no button is down. */
  private drag: "add" | "remove" | undefined;
  /** The last position of the pointer. */
  private last: Point = [0, 0];

  connectedCallback(): void {
    if (this.grid.isConnected) return;
    this.append(this.paper, this.lines, this.over, this.grid);
    this.grid.addEventListener("pointerdown", (event) => this.press(event));
    this.grid.addEventListener("pointermove", (event) => this.move(event));
    this.grid.addEventListener("pointerup", () => (this.drag = undefined));
    this.grid.addEventListener("pointercancel", () => (this.drag = undefined));
    this.grid.addEventListener("dblclick", () => this.selectAlike());
    this.grid.addEventListener("keydown", (event) => this.key(event));
  }

  /** Shows a board, without an overlay. */
  setGround(ground: Ground): void {
    this.showStep(undefined);
    if (ground === this.ground) return;
    this.ground = ground;
    const { side } = ground;
    const size = side * CELL + 2 * marginOf(ground);
    const share = (units: number) => `${(100 * units) / size}%`;
    fill(this.paper, drawGround(ground));
    const { rows, columns } = extent(ground);
    this.grid.setAttribute("aria-label", say("board-name", { rows: rows.length, columns: columns.length }));
    this.grid.style.left = this.grid.style.top = share(marginOf(ground));
    this.grid.style.width = this.grid.style.height = share(CELL * side);
    this.style.setProperty("--cell", `${(100 * CELL) / size}cqw`);
    const across = Math.ceil(Math.sqrt(side));
    this.style.setProperty("--across", String(across));
    this.style.setProperty("--down", String(Math.ceil(side / across)));
    this.dataset.large = String(side > 9);
    this.dataset.corners = String(ground.hasCorners);
    const absent = ground.partition.map((_, cell) => Number(isAbsent(ground, cell)));
    const shape = `${side}: ${absent.join("")}`;
    if (shape !== this.shape) this.rebuild(side);
    this.shape = shape;
    // The new board may have other symbols for the same digits.
    this.shown = [];
  }

  /**
   * Draws a step over the board, or removes the drawing. If the step has candidates, they replace
   * the marks.
   */
  showStep(step: { candidates: number[][] | undefined; overlay: Overlay } | undefined): void {
    const all = step?.candidates ?? [];
    const marks = all.map((digits, cell) => (this.views[cell]?.digit ? [] : digits));
    fill(this.over, this.ground && step && drawOverlay(this.ground, marks, step.overlay));
    this.classList.toggle("explained", !!step?.candidates);
  }

  /** Shows the contents of the cells. Only changed cells are drawn again. */
  setCells(views: CellView[]): void {
    this.views = views;
    this.refresh();
  }

  /** Draws the lines of the player. */
  setLines(lines: Line[]): void {
    fill(this.lines, this.ground && lines.length > 0 && drawLines(this.ground, lines));
  }

  /** The selected cells, ascending. */
  chosen(): number[] {
    return [...this.selected].sort((one, other) => one - other);
  }

  select(cells: Iterable<number>): void {
    this.selected = new Set(cells);
    const [first] = this.selected;
    if (first !== undefined && !this.selected.has(this.cursor)) this.setCursor(first);
    this.changed();
  }

  highlight(digit: number): void {
    this.highlighted = digit;
    this.refresh();
  }

  override focus(): void {
    this.cells[this.cursor]?.focus({ preventScroll: true });
  }

  private rebuild(side: number): void {
    this.side = side;
    this.selected.clear();
    this.cells = [];
    this.grid.style.setProperty("--side", String(side));
    const rows = Array.from({ length: side }, (_, row) => {
      const cells = Array.from({ length: side }, (_, column) => {
        const cell = row * side + column;
        if (!this.has(cell)) return h("div", { class: "lacking", "aria-hidden": "true" });
        return h("div", { role: "gridcell", class: "cell", tabindex: -1, "data-cell": cell });
      });
      this.cells.push(...cells);
      return h("div", { role: "row", class: "row" }, ...cells);
    });
    fill(this.grid, ...rows);
    this.cursor = this.all()[0] ?? 0;
    this.cells[this.cursor]?.setAttribute("tabindex", "0");
  }

  /** Returns true if the cell exists: other shapes are boards with missing cells in a square. */
  private has(cell: number): boolean {
    return !this.ground || !isAbsent(this.ground, cell);
  }

  /** The existing cells. */
  private all(): number[] {
    return [...this.cells.keys()].filter((cell) => this.has(cell));
  }

  private refresh(): void {
    const [only, ...others] = this.selected;
    const houses = this.peers && only !== undefined && !others.length ? (this.ground?.houses ?? []) : [];
    this.near = new Set(houses.flatMap(({ cells }) => (cells.includes(only as number) ? cells : [])));
    for (const index of this.all()) {
      const cell = this.cells[index] as HTMLElement;
      const view = this.views[index] ?? {};
      const selected = this.selected.has(index);
      const alike = this.highlighted > 0 && has(view, this.highlighted);
      const key = JSON.stringify([view, selected, alike && this.highlighted, this.near.has(index)]);
      if (this.shown[index] === key) continue;
      this.shown[index] = key;
      this.show(cell, index, view, selected, alike);
    }
  }

  private show(
    cell: HTMLElement,
    index: number,
    view: CellView,
    selected: boolean,
    alike: boolean,
  ): void {
    const written = (digit: number) => this.written(digit);
    const name = h("span", { class: "visually-hidden" }, this.wordsOf(index));
    cell.setAttribute("aria-selected", String(selected));
    cell.classList.toggle("given", !!view.given);
    cell.classList.toggle("clash", !!view.clash);
    cell.classList.toggle("wrong", !!view.wrong);
    cell.classList.toggle("alike", alike);
    cell.classList.toggle("near", this.near.has(index) && !selected);
    cell.style.background = stripes(view.colours ?? []);
    const digit = { class: "digit", "aria-hidden": "true" };
    if (view.digit) fill(cell, name, h("span", digit, written(view.digit)));
    else
      fill(
        cell,
        name,
        marks((view.corner?.length ?? 0) > EDGES ? "raster" : "corner", view.corner, view.tints, this.highlighted, written),
        marks("raster", view.raster, view.tints, this.highlighted, written),
        marks("centre", view.centre, view.tints, this.highlighted, written),
      );
  }

  private written(digit: number): string {
    return this.ground ? symbol(this.ground, digit) : String(digit);
  }

  /** The place and the contents of a cell in words. */
  wordsOf(cell: number): string {
    const [row, column] = [Math.floor(cell / this.side) + 1, (cell % this.side) + 1];
    const view = this.views[cell] ?? {};
    return say("board-cell", { row, column, states: states(view, (digit) => this.written(digit)) });
  }

  private setCursor(cell: number): void {
    this.cells[this.cursor]?.setAttribute("tabindex", "-1");
    this.cursor = cell;
    this.cells[cell]?.setAttribute("tabindex", "0");
  }

  private changed(): void {
    this.refresh();
    this.dispatchEvent(new CustomEvent("select"));
  }

  private cellAt([x, y]: Point): number | undefined {
    // During a touch, all events go to the cell where it began.
    const element = document.elementFromPoint(x, y)?.closest<HTMLElement>(".cell");
    return element && this.grid.contains(element) ? Number(element.dataset.cell) : undefined;
  }

  private press(event: PointerEvent): void {
    const cell = this.cellAt([event.clientX, event.clientY]);
    if (cell === undefined || event.button !== 0) return;
    this.last = [event.clientX, event.clientY];
    event.preventDefault();
    (event.target as Element).releasePointerCapture?.(event.pointerId);
    const adds = event.ctrlKey || event.metaKey || event.shiftKey;
    const alone = this.selected.size === 1 && this.selected.has(cell);
    this.setCursor(cell);
    this.cells[cell]?.focus({ preventScroll: true });
    this.drag = (adds && this.selected.has(cell)) || alone ? "remove" : "add";
    if (!adds) this.selected.clear();
    if (this.drag === "add") this.selected.add(cell);
    else this.selected.delete(cell);
    if (alone) this.drag = "add";
    this.changed();
    this.dispatchEvent(new CustomEvent("press", { detail: cell }));
  }

  /** Continues a drag. A fast one skips cells between two events, so it is followed in small steps. */
  private move(event: PointerEvent): void {
    if (!this.drag || event.buttons === 0) return;
    const [before, end]: [Point, Point] = [this.last, [event.clientX, event.clientY]];
    const [dx, dy] = [end[0] - before[0], end[1] - before[1]];
    const length = this.grid.clientWidth / this.side / 3;
    const steps = Math.max(1, Math.ceil(Math.hypot(dx, dy) / length));
    for (let step = 1; step <= steps; step++)
      this.reach(this.cellAt([before[0] + (dx * step) / steps, before[1] + (dy * step) / steps]));
    this.last = end;
  }

  private reach(cell: number | undefined): void {
    if (
      cell === undefined ||
      this.selected.has(cell) === (this.drag === "add") ||
      cell === this.cursor
    )
      return;
    if (this.drag === "add") this.selected.add(cell).add(this.cursor);
    else this.selected.delete(cell);
    this.setCursor(cell);
    this.changed();
  }

  /** Selects all cells with the digit of the cursor's cell. */
  private selectAlike(): void {
    const { digit } = this.views[this.cursor] ?? {};
    if (digit) this.select(this.all().filter((cell) => this.views[cell]?.digit === digit));
  }

  private key(event: KeyboardEvent): void {
    const target = arrowTarget(event, this.cursor, this.side, (cell) => this.has(cell));
    if (target !== undefined) {
      if (!event.shiftKey && !event.ctrlKey) this.selected.clear();
      else this.selected.add(this.cursor);
      this.selected.add(target);
      this.setCursor(target);
      this.focus();
      this.changed();
    } else if (event.key === "a" && (event.ctrlKey || event.metaKey))
      this.select(this.all());
    else if (event.key === "Escape" && this.selected.size > 0) this.select([]);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
}

/** Returns true if a cell has a digit, as its value or as a mark. */
function has(view: CellView, digit: number): boolean {
  if (view.digit) return view.digit === digit;
  return [view.corner, view.raster, view.centre].some((marks) => marks?.includes(digit));
}

/** The rows and columns of corner marks: the four corners, and then the edges between. */
const PLACES: [row: number, column: number][] = [[0, 0], [0, 2], [2, 0], [2, 2], [0, 1], [2, 1], [1, 0], [1, 2]];

/** The side of a row or column to which a mark is close. */
const ENDS = ["start", "center", "end"];

function marks(
  kind: "corner" | "raster" | "centre",
  digits: number[] | undefined,
  tints: Record<number, number> | undefined,
  highlighted: number,
  written: (digit: number) => string,
): HTMLElement | undefined {
  if (!digits?.length) return undefined;
  const spans = digits.map((digit, index) => {
    const mark = h("span", digit === highlighted ? { class: "on" } : {}, written(digit));
    const colour = tints?.[digit];
    if (colour) mark.style.background = mixed(colour);
    if (kind === "raster") mark.style.setProperty("--place", String(digit - 1));
    if (kind === "corner") {
      const [row, column] = PLACES[index] ?? [1, 1];
      mark.style.gridArea = `${row + 1} / ${column + 1}`;
      mark.style.placeSelf = `${ENDS[row]} ${ENDS[column]}`;
    }
    return mark;
  });
  const around = { class: `marks ${kind}`, "data-count": digits.length, "aria-hidden": "true" };
  return h("span", around, ...spans);
}

/** A colour through which the lines of the board are seen. */
function mixed(colour: number): string {
  return `color-mix(in srgb, var(--colour-${colour}) 55%, transparent)`;
}

/** The colours of a cell as stripes, as a CSS background. */
function stripes(colours: number[]): string {
  const share = 100 / colours.length;
  const stops = colours.map((colour, index) => {
    return `${mixed(colour)} ${index * share}% ${(index + 1) * share}%`;
  });
  return colours.length ? `linear-gradient(115deg, ${stops.join(", ")})` : "";
}

/** The contents and the state of a cell in words, for screen readers. */
function states(view: CellView, written: (digit: number) => string): string[] {
  const marks = (digits: number[] | undefined) => (view.digit ? [] : (digits ?? [])).map(written);
  const [corner, centre] = [marks(view.corner ?? view.raster), marks(view.centre)];
  const coloured = (number: number) => say("keypad-colour", { number });
  const tints = Object.entries(view.digit ? {} : (view.tints ?? {}));
  const colours = (view.colours ?? []).map(coloured);
  colours.push(...tints.map(([digit, number]) => `${written(Number(digit))} ${coloured(number)}`));
  return [
    view.digit ? written(view.digit) : say("board-empty"),
    view.given && say("board-given"),
    view.clash && say("board-clash"),
    view.wrong && say("board-wrong"),
    corner.length > 0 && say("board-corner", { digits: corner }),
    centre.length > 0 && say("board-centre", { digits: centre }),
    colours.length > 0 && say("board-colours", { colours }),
    view.drawn && say("keypad-line"),
  ].filter((words) => typeof words === "string");
}

customElements.define("evoku-board", BoardElement);
