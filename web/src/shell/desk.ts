// The desk: the puzzle and the game that all views share. Every game is kept between visits.

import type { CellView } from "../board/board";
import { Engine, Refusal, type Kit } from "../engine/engine";
import type { About, Answer, Asked, Game, Ground, Move, Name } from "../engine/protocol";
import { Remote } from "../engine/remote";
import { dated } from "./dates";
import {
  addResults,
  currentGame,
  freshId,
  games,
  keepGame,
  keepList,
  keepTime,
  list,
  onOtherTab,
  removeGame,
  results,
  showsGame,
  timeOf,
  type KeptGame,
  type Listed,
} from "./games";
import { forget, keep, kept, recall } from "./keep";
import { clearNotice, notice } from "./notice";
import { say, type Packed } from "../texts";

/** The puzzle of a first visit. */
export const FIRST = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

const DEFAULTS = {
  conflicts: true,
  tidy: true,
  marks: false,
  highlight: true,
  peers: true,
  letters: true,
};
export type Settings = typeof DEFAULTS;

/** Facts about a puzzle besides its digits. */
export type Puzzle = {
  text: string;
  title?: string | undefined;
  author?: string | undefined;
  level?: string | undefined;
  comments: string[];
};

/** Facts about the game on the desk that the engine doesn't know. */
type GameRecord = Pick<KeptGame, "id" | "hints" | "checks" | "level" | "daily" | "list" | "grid" | "changed">;

/** The origin of a new game. */
export type Origin = { level?: string; daily?: string };

export class Desk {
  about: About;
  /** An engine for requests that take longer than a frame. */
  readonly thinker: Remote;
  readonly settings: Settings = recall("settings", { ...DEFAULTS });
  game!: Game;
  ground!: Ground;
  puzzle: Puzzle = { text: "", comments: [] };
  /** The puzzles of the collection, and the index of the one on the desk. */
  puzzles: Listed[] = [];
  index = 0;
  record: GameRecord = { id: "", hints: 0, checks: 0, changed: 0 };
  /** The time spent on the game, in seconds. It does not increase while the game is paused. */
  seconds = 0;
  paused = false;
  /** True while a puzzle is generated on request. */
  busy = false;
  /** True if no game was kept, so that the user may like to choose one. */
  isFirstVisit = false;
  /** The cell that the user tapped before the engine ran. */
  tapped: number | undefined;
  /** The wrong cells that the last check found, until the next move. */
  checked: Set<number> | undefined;
  /** The worker that rates the puzzle. */
  private learner: Remote | undefined;
  /** The wrong cells that the last check without a request found. */
  private wrong: number[] = [];
  private readonly watchers = new Set<() => void>();

  private constructor(
    private engine: Engine,
    private readonly kit: Kit,
  ) {
    this.thinker = new Remote(kit);
    this.about = engine.ask("about", {});
    onOtherTab((game) => {
      if (game.changed > this.record.changed && this.resume(game)) this.changed();
    });
  }

  /** A desk with the game of the last visit, or the first puzzle. */
  static async of(module: WebAssembly.Module, packed: Packed): Promise<Desk> {
    const kit = { module, language: packed };
    const desk = new Desk(await Engine.of(kit), kit);
    const last = currentGame();
    if (!(last && desk.resume(last)) && !desk.resumeSingle()) {
      desk.read(FIRST);
      desk.isFirstVisit = true;
    }
    return desk;
  }

  /** Switches to another language. Requests in progress end. */
  speak(packed: Packed): void {
    this.kit.language = packed;
    this.thinker.cancel();
    this.ask("language", { packed });
    this.about = this.ask("about", {});
    this.ground = this.ask("board", { puzzle: this.game.position.puzzle });
  }

  /** Calls `changed` after each change of the desk. Returns a function that stops these calls. */
  watch(changed: () => void): () => void {
    this.watchers.add(changed);
    return () => this.watchers.delete(changed);
  }

  /** An engine in a separate worker, for a view. */
  remote(): Remote {
    return new Remote(this.kit);
  }

  /** A separate engine on the page's thread, for a view with another game. */
  another(): Promise<Engine> {
    return Engine.of(this.kit);
  }

  /** Sends a request to the engine on the page's thread. The request must be quick. */
  ask<N extends Name>(name: N, asked: Asked<N>): Answer<N> {
    try {
      return this.engine.ask(name, asked);
    } catch (error) {
      if (!(error instanceof Refusal)) this.recover();
      throw error;
    }
  }

  /** Opens a text, and shows a notice if it can't be parsed. Returns true if it was opened. */
  open(text: string): boolean {
    try {
      this.read(text);
      return true;
    } catch (error) {
      notice(error);
      return false;
    }
  }

  /**
   * Opens the puzzles of a text in any format. Throws an error if it can't be parsed. A collection
   * goes on with the puzzle that was played last.
   */
  read(text: string, origin: Origin = {}): void {
    const { puzzles, mistakes, more } = this.parsed(text);
    const { name, isKept } = puzzles.length > 1 ? keepList(puzzles) : { name: undefined, isKept: true };
    const last = name ? games().find((game) => game.list === name) : undefined;
    const index = puzzles.findIndex(({ puzzle }) => puzzle === last?.puzzle);
    this.puzzles = puzzles;
    this.choose(Math.max(index, 0), { ...origin, list: name });
    const [first] = mistakes;
    const words = [
      first && say("open-mistakes", { count: mistakes.length, first }),
      !first && more && say("open-more", { count: puzzles.length }),
      !isKept && say("games-full"),
    ].filter((text) => text);
    if (words.length) notice(words.join("\n"));
  }

  /** Parses the puzzles of a text. If it fails, spaces may be open cells. */
  private parsed(text: string): Answer<"open"> {
    try {
      return this.ask("open", { text });
    } catch (error) {
      const lines = text.replace(/\r/g, "").replace(/^\n+|\s+$/g, "").split("\n");
      const isGrid = lines.every((line) => /^[\d ._]*$/.test(line) && line.length <= lines.length);
      if (!isGrid || !/\d/.test(text)) throw error;
      const padded = lines.map((line) => line.padEnd(lines.length).replaceAll(" ", "."));
      return this.ask("open", { text: padded.join("") });
    }
  }

  /** Puts another one of the opened puzzles on the desk. */
  choose(index: number, origin: Origin & { list?: string | undefined } = { list: this.record.list }): void {
    const chosen = this.puzzles[index];
    if (!chosen) return;
    this.index = index;
    this.start(chosen.puzzle, chosen.grid ?? undefined, origin);
  }

  /** Resumes the game of a puzzle, or begins one. The game before stays among the games. */
  private start(puzzle: string, grid: string | undefined, origin: Partial<GameRecord>): void {
    clearNotice();
    const same = games().find((game) => game.puzzle === puzzle && game.grid === grid);
    const before = this.record.id === same?.id ? undefined : this.untouched();
    if (!same || !this.resume({ ...same, ...(origin.list && { list: origin.list }) })) {
      const game = this.ask("start", { puzzle, ...(grid && { grid }) });
      this.ground = this.ask("board", { puzzle });
      this.puzzle = described(puzzle);
      this.record = { hints: 0, checks: 0, level: this.puzzle.level, ...origin, grid, id: freshId(), changed: 0 };
      this.seconds = 0;
      showsGame(this.record.id);
      this.show(game);
    } else this.show(this.game);
    if (before) removeGame(before);
    this.isFirstVisit = this.paused = false;
    void this.learn();
  }

  /** The game on the desk, if it has no moves and needn't be kept. */
  private untouched(): string | undefined {
    const { game, record } = this;
    return game && !game.undo && !game.redo && !record.grid ? record.id : undefined;
  }

  /** Puts a kept game on the desk. Returns false if it is damaged, or from another version. */
  resume(kept: KeptGame): boolean {
    try {
      this.resumed(kept);
      return true;
    } catch {
      return false;
    }
  }

  /** Puts a kept game on the desk. Throws an error if it is damaged, or from another version. */
  private resumed(kept: KeptGame): void {
    this.restore(kept.saved, kept.puzzle);
    const { id, hints, checks, level, daily, list: name, grid, changed } = kept;
    this.record = { id, hints, checks, level, daily, list: name, grid, changed };
    this.seconds = timeOf(id);
    this.puzzles = list(name);
    if (!this.puzzles.length) this.puzzles = [{ puzzle: kept.puzzle, grid }];
    this.index = Math.max(this.puzzles.findIndex(({ puzzle }) => puzzle === kept.puzzle), 0);
    this.paused = false;
    showsGame(id);
    void this.check(false);
  }

  /** Puts a game of the list on the desk. The game before stays among the games. */
  switchTo(kept: KeptGame): void {
    const before = this.record.id === kept.id ? undefined : this.untouched();
    try {
      this.resumed(kept);
    } catch (error) {
      return notice(error);
    }
    if (before) removeGame(before);
    this.isFirstVisit = false;
    this.changed();
    void this.learn();
  }

  /** Resumes the single game that versions before 0.2 kept. */
  private resumeSingle(): boolean {
    const saved = kept("game");
    forget("game");
    try {
      this.restore(saved ?? "");
    } catch {
      return false;
    }
    this.record = { ...this.record, id: freshId() };
    showsGame(this.record.id);
    this.show(this.game);
    return true;
  }

  /** Counts a second of play. Another tab may have counted others. */
  tick(): void {
    const { id } = this.record;
    if (this.paused || this.game.solved) return;
    this.seconds = Math.max(this.seconds, timeOf(id)) + 1;
    keepTime(id, this.seconds);
  }

  pause(on: boolean): void {
    this.paused = on;
    this.changed();
  }

  /** The name of the game's puzzle. */
  get title(): string {
    const { daily } = this.record;
    return daily ? say("daily-of", { date: dated(daily) }) : (this.puzzle.title ?? "");
  }

  /** Finds out if the puzzle has one solution, and its level. Large boards would take too long. */
  private async learn(): Promise<void> {
    const { record, ground } = this;
    const puzzle = this.puzzle.text;
    this.learner?.cancel();
    if (ground.side > 9 || record.level) return;
    // A worker of its own, as a rating can take long, and hints must not wait for it.
    const learner = (this.learner = this.remote());
    try {
      const { answer } = await learner.ask("solve", { puzzle, most: 2, list: 1 });
      if (record !== this.record) return;
      if (answer === "none" || answer === "several") notice(say(`make-verdict-${answer}`));
      if (answer !== "unique") return;
      const { level } = await learner.ask("rate", { puzzle, scales: ["path"] });
      if (record !== this.record || !level) return;
      record.level = level;
      if (results().some((result) => result.id === record.id)) this.keepResult();
      this.keepNow();
      this.changed();
    } catch {
      // Then the level stays unknown.
    } finally {
      learner.cancel();
    }
  }

  move(move: Move): void {
    this.act("play", move);
  }

  undo(): void {
    this.act("undo", {});
  }

  redo(): void {
    this.act("redo", {});
  }

  /** The time when mistakes are shown: `never`, when `asked`, or at `once`. */
  get checks(): string {
    return kept("checks") ?? "asked";
  }

  set checks(time: string) {
    keep("checks", time);
    this.checked = undefined;
    void this.check(false);
    this.changed();
  }

  /** Finds the wrong digits: on request, or after a move if mistakes are shown at once. */
  async check(isAsked = true): Promise<void> {
    if (!isAsked && this.checks !== "once") return;
    const { position } = this.game;
    try {
      const { cells, solution, why } = await this.thinker.ask("check", position);
      if (position !== this.game.position) return;
      // A mistake that is shown counts as help, but only once.
      if (isAsked || cells.some((cell) => !this.wrong.includes(cell))) this.record.checks += 1;
      this.wrong = cells;
      if (cells.length || (isAsked && solution)) this.checked = new Set(cells);
      if (isAsked && !cells.length && (why || !solution)) notice(why || say("play-not-unique"));
      this.keepNow();
      this.changed();
    } catch (error) {
      notice(error);
    }
  }

  /** Undoes moves until no digit is wrong. */
  async rewind(): Promise<void> {
    try {
      const { solution } = await this.thinker.ask("check", this.game.position);
      if (solution) this.act("rewind", { solution });
      else notice(say("play-not-unique"));
    } catch (error) {
      notice(error);
    }
  }

  set(name: keyof Settings, on: boolean): void {
    this.settings[name] = on;
    keep("settings", JSON.stringify(this.settings));
    this.changed();
  }

  /** The contents of the cells, according to the settings. */
  cells(): CellView[] {
    const { game, settings, checked } = this;
    const conflicts = new Set(settings.conflicts ? game.conflicts : []);
    const { marks } = settings;
    const tints = game.digits.map((): Record<number, number> => ({}));
    const drawn = new Set(game.lines.flatMap((line) => line.cells));
    for (const [cell, digit, colour] of game.tints) (tints[cell] ?? {})[digit] = colour;
    return game.digits.map((digit, cell) => ({
      digit,
      given: (game.givens[cell] ?? 0) > 0,
      ...(marks ? { raster: game.candidates[cell] ?? [] } : { corner: game.corner[cell] ?? [] }),
      centre: game.centre[cell] ?? [],
      colours: game.colours[cell] ?? [],
      tints: tints[cell] ?? {},
      drawn: drawn.has(cell),
      clash: conflicts.has(cell),
      wrong: !!checked?.has(cell),
    }));
  }

  /** The puzzle as a text for links. */
  link(): string {
    return this.ask("link", {});
  }

  private act<N extends "play" | "undo" | "redo" | "rewind">(name: N, asked: Asked<N>): void {
    const wasSolved = this.game.solved;
    try {
      const game = this.ask(name, asked);
      this.game = game;
      // Only a move solves a puzzle: a link may contain a complete grid, which can be redone.
      if (name === "play" && !wasSolved) this.keepResult();
      this.show(game);
      void this.check(false);
    } catch (error) {
      notice(error);
    }
  }

  private show(game: Game): void {
    this.game = game;
    this.checked = undefined;
    this.keepNow();
    this.changed();
  }

  /** Keeps the result of a solved game for statistics. */
  private keepResult(): void {
    const { id, level, hints, checks, daily } = this.record;
    const result = { id, at: Date.now(), level, hints, checks, daily, seconds: this.seconds };
    if (this.game.solved && !addResults([result])) notice(say("games-full"));
  }

  /** Counts a hint. */
  hinted(): void {
    this.record.hints += 1;
    this.keepNow();
  }

  /** Keeps the game on the desk. */
  private keepNow(): void {
    const { game, ground, record } = this;
    record.changed = Math.max(Date.now(), record.changed + 1);
    const isKept = keepGame({
      ...record,
      saved: this.ask("save", {}),
      puzzle: this.puzzle.text,
      title: this.puzzle.title ?? "",
      digits: game.digits.map((digit) => ground.symbols[digit - 1] ?? 0),
      givens: game.givens.flatMap((digit, cell) => (digit ? [cell] : [])),
      open: game.blanks,
      solved: game.solved,
    });
    if (!isKept) notice(say("games-full"));
  }

  private changed(): void {
    for (const changed of this.watchers) changed();
  }

  /** Restores a game. Throws an error if it is damaged, or from a version with another format. */
  private restore(saved: string, puzzle?: string): void {
    const game = this.ask("restore", { saved });
    this.ground = this.ask("board", { puzzle: game.position.puzzle });
    this.puzzle = described(puzzle ?? game.position.puzzle);
    this.game = game;
    this.checked = undefined;
  }

  /** Replaces a broken engine, and restores the saved game. */
  private async recover(): Promise<void> {
    const kept = currentGame();
    this.engine = await Engine.of(this.kit);
    if (kept && this.resume(kept)) this.changed();
  }
}

/** The facts in a puzzle's line of JSON. */
function described(text: string): Puzzle {
  const fields = parsed(text);
  const word = (name: string) =>
    typeof fields[name] === "string" ? (fields[name] as string) : undefined;
  const known = { title: word("name"), author: word("author"), level: word("level") };
  const comments = [word("description"), word("comment")].filter((words) => words !== undefined);
  return { text, ...known, comments };
}

function parsed(text: string | undefined): Record<string, unknown> {
  try {
    const value = JSON.parse(text ?? "{}");
    return typeof value === "object" && value ? value : {};
  } catch {
    return {};
  }
}
