// The desk: the puzzle and the game that all views share, kept between visits.

import type { CellView } from "../board/board";
import { Engine, Refusal, type Kit } from "../engine/engine";
import type { About, Answer, Asked, Game, Ground, Move, Name, Opened } from "../engine/protocol";
import { Remote } from "../engine/remote";
import { keep, kept } from "./keep";
import { notice } from "./notice";
import { say, type Packed } from "../texts";

/** The puzzle of a first visit. */
const FIRST = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

const DEFAULTS = { conflicts: true, tidy: true, marks: false, highlight: true };
export type Settings = typeof DEFAULTS;

/** Facts about a puzzle besides its digits. */
export type Puzzle = {
  text: string;
  title?: string | undefined;
  author?: string | undefined;
  level?: string | undefined;
  comments: string[];
};

export class Desk {
  about: About;
  /** An engine for requests that take longer than a frame. */
  readonly thinker: Remote;
  readonly settings: Settings = settingsOf(parsed(kept("settings")));
  game!: Game;
  ground!: Ground;
  puzzle: Puzzle = { text: "", comments: [] };
  /** The puzzles of the last opened text, and the index of the one on the desk. */
  puzzles: Opened[] = [];
  index = 0;
  /** The wrong cells that the last check found, until the next move. */
  checked: Set<number> | undefined;
  private readonly watchers = new Set<() => void>();

  private constructor(
    private engine: Engine,
    private readonly kit: Kit,
  ) {
    this.thinker = new Remote(kit);
    this.about = engine.ask("about", {});
  }

  /** A desk with the game of the last visit, or the first puzzle. */
  static async of(module: WebAssembly.Module, language: Packed): Promise<Desk> {
    const kit = { module, language };
    const desk = new Desk(await Engine.of(kit), kit);
    if (!desk.restore(kept("game"))) desk.read(FIRST);
    return desk;
  }

  /** Switches to another language. Requests in progress end. */
  speak(language: Packed): void {
    this.kit.language = language;
    this.thinker.cancel();
    this.ask("language", { packed: language });
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

  /** Opens the puzzles of a text in any format. Throws an error if it can't be parsed. */
  read(text: string): void {
    const { puzzles, mistakes } = this.ask("open", { text });
    this.puzzles = puzzles;
    this.choose(0);
    const [first] = mistakes;
    if (first) notice(say("open-mistakes", { count: mistakes.length, first: first }));
  }

  /** Puts another one of the opened puzzles on the desk. */
  choose(index: number): void {
    const chosen = this.puzzles[index];
    if (!chosen) return;
    this.index = index;
    this.start(chosen.puzzle, chosen.grid ?? undefined);
  }

  /** Begins a game of a puzzle. */
  start(puzzle: string, grid?: string): void {
    const game = this.ask("start", { puzzle, ...(grid && { grid }) });
    this.ground = this.ask("board", { puzzle });
    this.puzzle = described(puzzle);
    this.show(game);
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

  /** Finds the wrong digits. */
  async check(): Promise<void> {
    const { position } = this.game;
    try {
      const found = await this.thinker.ask("check", position);
      if (position !== this.game.position) return;
      this.checked = new Set(found.cells);
      if (found.why && !found.cells.length) notice(found.why);
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
    const corner = settings.marks ? game.candidates : game.corner;
    return game.digits.map((digit, cell) => ({
      digit,
      given: (game.givens[cell] ?? 0) > 0,
      corner: corner[cell] ?? [],
      centre: game.centre[cell] ?? [],
      colours: game.colours[cell] ?? [],
      clash: conflicts.has(cell),
      wrong: !!checked?.has(cell),
    }));
  }

  /** The puzzle as a text for links. */
  link(): string {
    return this.ask("link", {});
  }

  private act<N extends "play" | "undo" | "redo" | "rewind">(name: N, asked: Asked<N>): void {
    try {
      this.show(this.ask(name, asked));
    } catch (error) {
      notice(error);
    }
  }

  private show(game: Game): void {
    this.game = game;
    this.checked = undefined;
    keep("game", this.ask("save", {}));
    this.changed();
  }

  private changed(): void {
    for (const changed of this.watchers) changed();
  }

  private restore(saved: string | undefined): boolean {
    if (!saved) return false;
    try {
      const game = this.ask("restore", { saved });
      this.ground = this.ask("board", { puzzle: game.position.puzzle });
      this.puzzle = described(game.position.puzzle);
      this.game = game;
      return true;
    } catch {
      // The saved game is damaged, or from a version with another format.
      return false;
    }
  }

  /** Replaces a broken engine, and restores the saved game. */
  private async recover(): Promise<void> {
    const saved = this.game && kept("game");
    this.engine = await Engine.of(this.kit);
    if (this.restore(saved)) this.changed();
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

/** The settings of an earlier visit. Their text may be damaged or from another version. */
function settingsOf(kept: Record<string, unknown>): Settings {
  const settings = { ...DEFAULTS };
  for (const name of Object.keys(settings) as (keyof Settings)[]) {
    const value = kept[name];
    if (typeof value === "boolean") settings[name] = value;
  }
  return settings;
}

function parsed(text: string | undefined): Record<string, unknown> {
  try {
    const value = JSON.parse(text ?? "{}");
    return typeof value === "object" && value ? value : {};
  } catch {
    return {};
  }
}
