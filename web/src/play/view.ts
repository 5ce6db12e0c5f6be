// The view for playing: the board, the keypad, and tools.

import { BoardElement } from "../board/board";
import { MODE_KEYS, MODES, Typing, digitOf, modeOf, type Mode } from "../board/keys";
import type { Ground } from "../engine/protocol";
import type { Desk } from "../shell/desk";
import { check, choice, field } from "../shell/dialog";
import { fill, h } from "../shell/dom";
import { icon } from "../shell/icons";
import { isStill, setStill } from "../shell/motion";
import { ViewElement } from "../shell/view";
import { say } from "../texts";
import { ClockElement } from "./clock";
import { FinishElement } from "./finish";
import { showGames } from "./games";
import { HintElement } from "./hint";
import { KeypadElement, type Press } from "./keypad";
import { newPuzzle, welcome } from "./new";
import { askForPuzzle } from "./open";
import { printPuzzles } from "./print";
import { puzzleWords, rulesOf } from "./puzzle";
import { share } from "./share";

export class PlayView extends ViewElement {
  private readonly board = new BoardElement();
  private readonly keypad = new KeypadElement();
  private readonly clock: ClockElement;
  private readonly finish: FinishElement;
  private readonly welcome = h("div", {});
  private readonly resume: HTMLButtonElement;
  private readonly zoom: HTMLButtonElement;
  /** Announces the contents of a changed cell to screen readers. */
  private readonly announced = h("p", { class: "visually-hidden", role: "status" });
  private game = "";
  private readonly hint: HintElement;
  private readonly heading = h("div", { class: "title" });
  private readonly state = h("p", { class: "state", role: "status" });
  private readonly checker: HTMLButtonElement;
  private readonly undo: HTMLButtonElement;
  private readonly redo: HTMLButtonElement;
  private readonly rules = h("div", {});
  private ruled: Ground | undefined;
  private readonly typing = new Typing();
  /** The selection and the mode of the last typed digit, and the number of moves before it. */
  private typed = { place: "", moves: 0 };
  private readonly onKey = (event: KeyboardEvent) => this.key(event);

  constructor(desk: Desk) {
    super(desk);
    this.hint = new HintElement(desk, this.board);
    this.clock = new ClockElement(desk);
    this.finish = new FinishElement(desk);
    this.resume = h("button", { class: "main resume-board", onclick: () => desk.pause(false) }, say("evolve-go-on"));
    this.zoom = tool(icon("zoom"), say("board-zoom"), () => {
      const isLarge = this.board.parentElement?.classList.toggle("enlarged");
      this.zoom.ariaPressed = String(!!isLarge);
    });
    this.zoom.classList.add("zoom");
    this.checker = tool("✓", say("play-check"), () => desk.check());
    this.undo = tool("↶", say("play-undo"), () => desk.undo());
    this.redo = tool("↷", say("play-redo"), () => desk.redo());
  }

  protected build(): void {
    this.board.addEventListener("select", () => this.lightUp());
    this.board.addEventListener("press", () => this.pressed());
    this.keypad.addEventListener("press", (event) =>
      this.keyed((event as CustomEvent<Press>).detail),
    );
    this.keypad.addEventListener("draw", (event) => {
      const { detail: arrow } = event as CustomEvent<boolean>;
      // In the order of their selection.
      this.desk.move({ move: "line", cells: [...this.board.selected], arrow });
    });
    this.keypad.addEventListener("erase", () => this.erase());
    addEventListener("keydown", this.onKey);
    fill(
      this,
      h("h1", { class: "visually-hidden" }, say("views-play")),
      h(
        "div",
        { class: "bench played" },
        this.toolbar(),
        h(
          "div",
          { class: "stage stack" },
          h("div", { class: "above" }, this.heading, this.clock),
          h("div", { class: "board-frame" }, this.board, this.resume),
        ),
        h(
          "div",
          { class: "side stack" },
          this.state,
          this.welcome,
          this.finish,
          this.keypad,
          this.tools(),
          this.hint,
          this.rules,
          this.settings(),
          this.announced,
        ),
      ),
    );
  }

  private tools(): HTMLElement {
    const marks = tool("⁙", say("play-fill"), () => this.desk.move({ move: "fill" }));
    const group = { class: "tools", role: "group", "aria-label": say("play-tools") };
    return h("div", group, this.undo, this.redo, this.checker, marks);
  }

  /** The buttons for the puzzle as a whole. */
  private toolbar(): HTMLElement {
    const { desk } = this;
    return h(
      "div",
      { class: "tools toolbar", role: "group", "aria-label": say("evolve-puzzle") },
      tool(icon("new"), say("play-new"), () => newPuzzle(desk)),
      tool(icon("games"), say("games-title"), () => showGames(desk)),
      tool(icon("open"), say("play-open"), () => askForPuzzle(desk)),
      tool(icon("share"), say("play-share"), () => share(desk)),
      tool(icon("print"), say("play-print"), () => printPuzzles(desk)),
      this.zoom,
    );
  }

  private settings(): HTMLElement {
    const { settings } = this.desk;
    const tick = (name: keyof typeof settings) =>
      check(say(`play-settings-${name}`), settings[name], (on) => this.desk.set(name, on));
    const times = (["never", "asked", "once"] as const).map((time): [string, string] => [time, say(`play-check-${time}`)]);
    const names = Object.keys(settings) as (keyof typeof settings)[];
    return h(
      "details",
      {},
      h("summary", {}, say("play-settings-title")),
      field(say("play-checks"), choice(times, this.desk.checks, (time) => (this.desk.checks = time))),
      ...names.map(tick),
      check(say("play-still"), isStill(), setStill),
      h("p", { class: "soft small" }, say("play-keys")),
      h("button", { onclick: () => this.desk.move({ move: "restart" }) }, say("play-restart")),
    );
  }

  protected override left(): void {
    removeEventListener("keydown", this.onKey);
  }

  protected update(): void {
    const { desk } = this;
    const { game, ground, record, paused } = desk;
    this.hint.follow();
    this.board.peers = desk.settings.peers;
    const isOther = record.id !== this.game;
    if (isOther) this.begin(record.id);
    const [cell] = this.board.chosen();
    const before = cell === undefined ? "" : this.board.wordsOf(cell);
    this.board.setCells(desk.cells());
    this.board.setLines(game.lines);
    if (cell !== undefined && !isOther && before !== this.board.wordsOf(cell))
      this.announced.textContent = this.board.wordsOf(cell);
    this.keypad.show(
      ground.symbols,
      game.counts.map((count) => (ground.each ? Math.max(ground.each - count, 0) : undefined)),
    );
    this.undo.disabled = game.undo === 0;
    this.redo.disabled = game.redo === 0;
    this.clock.show();
    this.finish.follow();
    this.board.classList.toggle("veiled", paused);
    this.resume.hidden = !paused;
    this.checker.hidden = desk.checks === "never";
    this.zoom.hidden = ground.side <= 9;
    this.style.setProperty("--side", String(ground.side));
    fill(this.heading, ...puzzleWords(desk));
    this.showRules();
    this.state.textContent = this.verdict();
    this.state.classList.toggle("good", game.solved);
    if (!desk.isFirstVisit) fill(this.welcome);
    this.lightUp();
  }

  /** Shows another game: without the selection, the mode and the scroll position of the last one. */
  private begin(id: string): void {
    if (this.game) {
      scrollTo(0, 0);
      this.keypad.mode = "digit";
      this.keypad.armed = this.keypad.target = 0;
    }
    this.game = id;
    this.board.select([]);
    const { tapped, isFirstVisit } = this.desk;
    if (tapped !== undefined && this.board.side ** 2 > tapped) this.board.select([tapped]);
    this.desk.tapped = undefined;
    if (!isFirstVisit) return;
    fill(this.welcome, welcome(this.desk, () => fill(this.welcome)));
  }

  /**
   * Shows the rules of a board. Does nothing if they are already shown, as the user may have folded
   * them.
   */
  private showRules(): void {
    const { ground } = this.desk;
    if (ground !== this.ruled) fill(this.rules, rulesOf(this.desk));
    this.ruled = ground;
  }

  /** A text that the puzzle is solved or full, or the result of a check. */
  private verdict(): string {
    const { game, checked } = this.desk;
    if (game.solved) return say("play-solved");
    if (game.full) return say("play-full");
    return checked ? say("play-checked", { wrong: checked.size }) : "";
  }

  /** Highlights the armed digit, or the digit of the only selected cell. */
  private lightUp(): void {
    const { game, settings } = this.desk;
    const [cell, ...others] = this.board.chosen();
    const chosen = cell !== undefined && others.length === 0 ? (game.digits[cell] ?? 0) : 0;
    this.board.highlight(this.keypad.armed || (settings.highlight ? chosen : 0));
  }

  /** Handles a pressed cell: places the armed digit. */
  private pressed(): void {
    if (this.keypad.armed) this.enter(this.keypad.mode, this.keypad.armed);
  }

  /** Handles a key of the keypad: enters it in the selected cells, or arms it if there are none. */
  private keyed({ mode, value }: Press): void {
    const cells = this.board.chosen();
    if (this.keypad.armed || cells.length === 0) {
      if (mode === "digit" || mode === this.keypad.mode) this.keypad.arm(value);
      if (this.keypad.armed) this.board.select([]);
      this.lightUp();
    } else this.enter(mode, value);
  }

  private enter(mode: Mode, value: number): void {
    const cells = this.board.chosen();
    if (cells.length === 0) return;
    const { target: digit } = this.keypad;
    if (mode === "colour" && digit) this.desk.move({ move: "tint", cells, digit, colour: value });
    else if (mode === "colour") this.desk.move({ move: "colour", cells, colour: value });
    else if (mode === "digit")
      this.desk.move({ move: "digit", cells, digit: value, tidy: this.desk.settings.tidy });
    else if (mode === "corner" && this.desk.settings.marks)
      this.desk.move({ move: "rule", cells, digit: value });
    else this.desk.move({ move: mode, cells, digit: value });
  }

  private erase(): void {
    const cells = this.board.chosen();
    if (cells.length > 0) this.desk.move({ move: "clear", cells });
  }

  private key(event: KeyboardEvent): void {
    const target = event.target as Element;
    if (target.closest("input, textarea, select, dialog") || event.altKey || this.desk.paused) return;
    const ctrl = event.ctrlKey || event.metaKey;
    const letter = event.key.toLowerCase();
    const digit = digitOf(event);
    if (ctrl && letter === "z") event.shiftKey ? this.desk.redo() : this.desk.undo();
    else if (ctrl && letter === "y") this.desk.redo();
    else if (digit !== undefined) this.type(digit, modeOf(event, this.keypad.mode));
    else if (event.key === "Delete" || event.key === "Backspace") this.erase();
    else if (ctrl) return;
    else if (event.key === " " && !target.closest("button, summary")) this.nextMode();
    else if (!this.desk.settings.letters) return;
    else if (MODE_KEYS[letter]) this.keypad.choose(MODE_KEYS[letter]);
    else if (letter === "h") this.hint.next();
    else return;
    event.preventDefault();
  }

  private nextMode(): void {
    const next = (MODES.indexOf(this.keypad.mode) + 1) % MODES.length;
    this.keypad.choose(MODES[next] as Mode);
  }

  /** Handles a digit from the keyboard, which is a colour in that mode. */
  private type(key: number, mode: Mode): void {
    if (mode === "colour") return key ? this.enter(mode, key) : this.erase();
    const place = `${mode} ${this.board.chosen()}`;
    if (place !== this.typed.place) this.typing.reset();
    const { digit, again } = this.typing.next(key, this.desk.ground.symbols);
    // A first digit that changed nothing, as in a given, is not a move.
    if (again && this.desk.game.undo > this.typed.moves) this.desk.undo();
    this.typed = { place, moves: this.desk.game.undo };
    if (digit === 0) this.erase();
    else if (digit) this.enter(mode, digit);
  }
}

function tool(sign: string | Node, words: string, act: () => void): HTMLButtonElement {
  const icon = h("span", { class: "sign", "aria-hidden": "true" }, sign);
  return h("button", { onclick: act, class: "tool" }, icon, h("span", { class: "word" }, words));
}

customElements.define("evoku-play", PlayView);
