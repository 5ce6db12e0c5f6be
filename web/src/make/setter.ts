// Sets a puzzle: its givens and constraints. Shows at once if its solution is unique, the possible
// digits, and its difficulty.

import { BoardElement } from "../board/board";
import { Typing, digitOf } from "../board/keys";
import type { Engine } from "../engine/engine";
import type { Asked, Board, Game, Ground, Move } from "../engine/protocol";
import { keyColumns } from "../play/keypad";
import type { Desk } from "../shell/desk";
import { fill, h } from "../shell/dom";
import { keep, kept } from "../shell/keep";
import { notice } from "../shell/notice";
import { say } from "../texts";
import { AnalysisElement } from "./analysis";
import { BoardChoice, plainNine } from "./boards";
import { ConstraintForm, cellsOf } from "./constraints";

/** The colour of cells whose constraints contradict each other. */
const BROKEN = 5;

export class SetterElement extends HTMLElement {
  private readonly board = new BoardElement();
  private readonly keys = h("div", { class: "keys", role: "group", "aria-label": say("keypad-name") });
  private readonly list = h("ul", { class: "constraints" });
  private readonly analysis: AnalysisElement;
  private engine: Engine | undefined;
  private game!: Game;
  private ground!: Ground;
  private readonly typing = new Typing();
  private readonly onKey = (event: KeyboardEvent) => this.key(event);

  constructor(private readonly desk: Desk) {
    super();
    this.analysis = new AnalysisElement(desk.remote());
  }

  async connectedCallback(): Promise<void> {
    this.engine = await this.desk.another();
    if (!this.isConnected) return;
    addEventListener("keydown", this.onKey);
    this.analysis.addEventListener("forced", () => this.showCells());
    this.board.addEventListener("select", () => this.showChosen());
    fill(
      this,
      h(
        "div",
        { class: "bench" },
        h("div", { class: "stage stack" }, this.board),
        h(
          "div",
          { class: "side stack" },
          this.keys,
          this.buttons(),
          this.analysis,
          this.constraints(),
          this.fresh(),
        ),
      ),
    );
    if (!this.restore()) this.blank({});
  }

  disconnectedCallback(): void {
    removeEventListener("keydown", this.onKey);
    this.analysis.stop();
  }

  private buttons(): HTMLElement {
    const button = (words: string, act: () => void, name?: string) =>
      h("button", { class: name, onclick: act }, words);
    return h(
      "div",
      { class: "row-of" },
      button(say("play-undo"), () => this.act("undo", {})),
      button(say("play-redo"), () => this.act("redo", {})),
      button(say("make-from-desk"), () => this.begin(this.desk.puzzle.text)),
      button(say("make-take-play"), () => this.play(), "main"),
    );
  }

  private constraints(): HTMLElement {
    const form = new ConstraintForm(this.desk.about.constraints, this.board, (text) => {
      // The cells of a cage have no order, but those of a line have.
      const isLine = this.desk.about.constraints.some(({ name, cells }) => cells === "line" && text.startsWith(`${name} `));
      const sorted = (text: string) => (isLine ? text : text.split(" ").sort().join(" "));
      if (this.ground.constraints.some((known) => sorted(known) === sorted(text))) notice(say("make-twice"));
      else this.move({ move: "constrain", text });
    });
    return h("details", { class: "card" }, h("summary", {}, say("make-constraints")), form, this.list);
  }

  /** The form for a new board. */
  private fresh(): HTMLElement {
    const board = new BoardChoice(this.desk, plainNine());
    const begin = h("button", { onclick: () => this.blank(board.geometry()) }, say("make-begin"));
    return h(
      "details",
      { class: "card" },
      h("summary", {}, say("make-blank")),
      h("div", { class: "stack" }, board.size, ...board.variants, begin),
    );
  }

  private blank(geometry: Board): void {
    this.attempt((engine) => this.begin(engine.ask("blank", geometry).puzzle));
  }

  private begin(puzzle: string): void {
    this.attempt((engine) => this.show(engine.ask("start", { puzzle, setting: true })));
  }

  private restore(): boolean {
    const saved = kept("setting");
    if (!saved || !this.engine) return false;
    try {
      this.show(this.engine.ask("restore", { saved }));
      return true;
    } catch {
      // The saved game is damaged, or from a version with another format.
      return false;
    }
  }

  private move(move: Move): void {
    this.act("play", move);
  }

  private act<N extends "play" | "undo" | "redo">(name: N, asked: Asked<N>): void {
    this.attempt((engine) => this.show(engine.ask(name, asked)));
  }

  private attempt(act: (engine: Engine) => void): void {
    try {
      if (this.engine) act(this.engine);
    } catch (error) {
      notice(error);
    }
  }

  private show(game: Game): void {
    const { engine } = this;
    if (!engine) return;
    const { puzzle } = game.position;
    if (this.game?.position.puzzle !== puzzle) this.ground = engine.ask("board", { puzzle });
    this.game = game;
    keep("setting", engine.ask("save", {}));
    this.board.setGround(this.ground);
    this.showKeys();
    this.showConstraints();
    this.analysis.analyse(puzzle, game, this.ground.constraints);
    this.showCells();
  }

  private showCells(): void {
    const conflicts = new Set(this.game.conflicts);
    const { possible, conflict } = this.analysis;
    const { constraints, side } = this.ground;
    const broken = new Set(conflict.constraints.flatMap((index) => cellsOf(constraints[index] ?? "", side)));
    // Don't show marks in cells that can have any digit.
    const known = (digits: number[]) => (digits.length < this.ground.symbols.length ? digits : []);
    this.board.setCells(
      this.game.digits.map((digit, cell) => ({
        digit,
        given: digit > 0,
        clash: conflicts.has(cell) || conflict.cells.includes(cell),
        colours: broken.has(cell) ? [BROKEN] : [],
        raster: known(possible?.[cell] ?? []),
      })),
    );
    this.showChosen();
  }

  /** Marks the constraints that have all selected cells, and those of a conflict, in the list. */
  private showChosen(): void {
    const cells = this.board.chosen();
    [...this.list.children].forEach((item, index) => {
      const own = cellsOf(this.ground.constraints[index] ?? "", this.ground.side);
      const isChosen = cells.length > 0 && cells.every((cell) => own.includes(cell));
      item.firstElementChild?.setAttribute("aria-pressed", String(isChosen));
      item.classList.toggle("broken", this.analysis.conflict.constraints.includes(index));
    });
  }

  private showKeys(): void {
    const { symbols } = this.ground;
    if (this.keys.textContent === `${symbols.join("")}⌫`) return;
    const keys = symbols.map((symbol, index) =>
      h("button", { class: "key", onclick: () => this.enter(index + 1) }, String(symbol)),
    );
    const erase = h(
      "button",
      { class: "key", "aria-label": say("keypad-erase"), onclick: () => this.erase() },
      "⌫",
    );
    this.keys.style.setProperty("--columns", String(keyColumns(symbols.length + 1)));
    fill(this.keys, ...keys, erase);
  }

  private showConstraints(): void {
    const items = this.ground.constraints.map((text, index) => {
      const release = () => this.move({ move: "release", index });
      const remove = h(
        "button",
        { class: "quiet", "aria-label": say("make-remove", { what: text }), onclick: release },
        "✕",
      );
      const select = () => this.board.select(cellsOf(text, this.ground.side));
      return h("li", {}, h("button", { class: "quiet code", onclick: select }, text), remove);
    });
    fill(this.list, ...items);
  }

  private enter(digit: number): void {
    const cells = this.board.chosen();
    if (cells.length > 0) this.move({ move: "digit", cells, digit, tidy: false });
  }

  private erase(): void {
    const cells = this.board.chosen();
    if (cells.length > 0) this.move({ move: "clear", cells });
  }

  private play(): void {
    const { puzzle } = this.game.position;
    if (this.desk.open(puzzle)) location.hash = "play";
  }

  private key(event: KeyboardEvent): void {
    if ((event.target as Element).closest("input, textarea, select, dialog") || event.altKey)
      return;
    const ctrl = event.ctrlKey || event.metaKey;
    const letter = event.key.toLowerCase();
    const digit = digitOf(event);
    if (ctrl && letter === "z") this.act(event.shiftKey ? "redo" : "undo", {});
    else if (ctrl && letter === "y") this.act("redo", {});
    else if (ctrl) return;
    else if (digit !== undefined) this.type(digit);
    else if (event.key === "Delete" || event.key === "Backspace") this.erase();
    else return;
    event.preventDefault();
  }

  private type(key: number): void {
    const { digit, again } = this.typing.next(key, this.ground.symbols);
    if (again) this.act("undo", {});
    if (digit === 0) this.erase();
    else if (digit) this.enter(digit);
  }
}

customElements.define("evoku-setter", SetterElement);
