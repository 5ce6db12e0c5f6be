// The games that the browser keeps, side by side: each under its own name, so that several tabs
// never overwrite each other's games. A tab follows the changes of its game in other tabs.

import { PREFIX, forget, keep, kept, names } from "./keep";

/** A game as the browser keeps it. */
export type KeptGame = {
  id: string;
  /** The engine's text of the game, with all moves. */
  saved: string;
  /** The text of the puzzle. */
  puzzle: string;
  title: string;
  level?: string | undefined;
  /** The digits with which the game began, if it began in play. */
  grid?: string | undefined;
  /** The number in each cell, 0 if it is open, and the cells with givens; for pictures. */
  digits: number[];
  givens: number[];
  /** The number of open cells; 0 if the game is solved. */
  open: number;
  /** The time of the last change, in milliseconds since 1970. */
  changed: number;
  hints: number;
  checks: number;
  /** The date of a puzzle of the day, as `2026-11-27`. */
  daily?: string | undefined;
  /** The name of the collection that has the puzzle. */
  list?: string | undefined;
  solved?: boolean | undefined;
};

/** A solved puzzle, for statistics. */
export type Result = {
  /** The time of the solution, in milliseconds since 1970. */
  at: number;
  id: string;
  level?: string | undefined;
  seconds: number;
  hints: number;
  checks: number;
  daily?: string | undefined;
};

const [GAME, TIME, LIST, RESULTS] = ["game.", "time.", "list.", "results"];

/** The name under which this tab keeps the game that it shows. */
const TAB = `${PREFIX}tab`;

export function freshId(): string {
  return Date.now().toString(36) + Math.floor(Math.random() * 1e6).toString(36);
}

/** All games, the last one first. */
export function games(): KeptGame[] {
  return names(GAME)
    .map((name) => game(name.slice(GAME.length)))
    .filter((game) => game !== undefined)
    .sort((one, other) => other.changed - one.changed);
}

/** The game of a name, unless it is damaged or missing. */
export function game(id: string): KeptGame | undefined {
  const found = object<KeptGame>(kept(GAME + id));
  return found && sound(found);
}

/** The game with members of the right types, or undefined if it is damaged. */
function sound(game: KeptGame): KeptGame | undefined {
  const { id, saved, puzzle, title, level, daily, list, grid, digits, givens } = game;
  const areTexts = [id, saved, puzzle, title].every((text) => typeof text === "string");
  const areNumbers = [digits, givens].every((all) => Array.isArray(all) && all.every(Number.isFinite));
  if (!areTexts || !areNumbers || !/^\w+$/.test(id)) return undefined;
  const [open, changed, hints, checks] = [game.open, game.changed, game.hints, game.checks].map(number);
  const words = { level: word(level), daily: date(daily), list: word(list), grid: word(grid) };
  return { ...game, open, changed, hints, checks, ...words, solved: game.solved === true } as KeptGame;
}

/** The value if it is a number, or else 0. */
function number(value: unknown): number {
  return Number.isFinite(value) ? (value as number) : 0;
}

/** The value if it is a date like `2026-11-27`. */
function date(value: unknown): string | undefined {
  return /^\d{4}-\d\d-\d\d$/.test(String(value)) ? String(value) : undefined;
}

/** The value if it is a text. */
function word(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}

/** Keeps a game. Returns false if the browser has no room. */
export function keepGame(game: KeptGame): boolean {
  return keep(GAME + game.id, JSON.stringify(game));
}

/** Deletes a game and its time. */
export function removeGame(id: string): void {
  forget(GAME + id);
  forget(TIME + id);
}

/** The number of seconds spent on a game. */
export function timeOf(id: string): number {
  return Number(kept(TIME + id)) || 0;
}

export function keepTime(id: string, seconds: number): void {
  keep(TIME + id, String(seconds));
}

/** The game that this tab showed, or else the last one of all tabs. */
export function currentGame(): KeptGame | undefined {
  const own = session();
  return (own && game(own)) || games()[0];
}

/** Remembers which game this tab shows. */
export function showsGame(id: string): void {
  try {
    sessionStorage.setItem(TAB, id);
  } catch {
    // Then a reload shows the last game of all tabs.
  }
}

/** Calls `changed` with the game of this tab whenever another tab changes it. */
export function onOtherTab(changed: (game: KeptGame) => void): void {
  const look = () => {
    const own = session();
    const found = own && game(own);
    if (found) changed(found);
  };
  addEventListener("storage", ({ key }) => {
    if (key === PREFIX + GAME + session()) look();
  });
  document.addEventListener("visibilitychange", look);
}

/** A puzzle of a collection, with its digits so far, if any. */
export type Listed = { puzzle: string; grid?: string | null };

/**
 * Keeps a collection. Returns its name, and false if the browser has no room. Collections without
 * games are deleted.
 */
export function keepList(puzzles: Listed[]): { name: string; isKept: boolean } {
  const text = JSON.stringify(puzzles.map(({ puzzle, grid }) => ({ puzzle, grid })));
  const name = shortened(text);
  const used = new Set(games().map(({ list }) => list));
  for (const other of names(LIST)) if (!used.has(other.slice(LIST.length))) forget(other);
  return { name, isKept: keep(LIST + name, text) };
}

export function list(name: string | undefined): Listed[] {
  return soundList(name && object(kept(LIST + name)));
}

/** The puzzles of a collection with members of the right types. */
function soundList(found: unknown): Listed[] {
  const all = (Array.isArray(found) ? found : []) as Listed[];
  return all.flatMap((listed) =>
    typeof listed?.puzzle === "string" ? [{ puzzle: listed.puzzle, grid: word(listed.grid) }] : [],
  );
}

/** The solved puzzles, in the order of their solutions. */
export function results(): Result[] {
  return soundResults(object(kept(RESULTS)));
}

/** The results with members of the right types. */
function soundResults(found: unknown): Result[] {
  const all = (Array.isArray(found) ? found : []) as Result[];
  return all
    .filter((result) => typeof result?.id === "string" && Number.isFinite(result.at))
    .map(({ id, at, level, seconds, hints, checks, daily }) => ({
      id,
      at,
      level: word(level),
      seconds: number(seconds),
      hints: number(hints),
      checks: number(checks),
      daily: date(daily),
    }));
}

/**
 * Adds results, once for each game. Their levels may become known later. Returns false if the
 * browser has no room.
 */
export function addResults(more: Result[]): boolean {
  const all = new Map(results().map((result) => [result.id, result]));
  for (const result of more) {
    const known = all.get(result.id);
    all.set(result.id, known ? { ...known, level: known.level ?? result.level } : result);
  }
  return keep(RESULTS, JSON.stringify([...all.values()].sort((one, other) => one.at - other.at)));
}

/** Everything in one text, to be loaded on another device. */
export function backup(): string {
  const lists = names(LIST).map((name): [string, Listed[]] => [name.slice(LIST.length), list(name.slice(LIST.length))]);
  const times = games().map(({ id }): [string, number] => [id, timeOf(id)]);
  return JSON.stringify({ evoku: 1, games: games(), times, lists, results: results() });
}

/**
 * Loads a backup. Of a game that is here too, the newer one stays. Returns the numbers of games and
 * results that the browser has now, and whether it had room for everything; undefined if the text
 * is not a backup.
 */
export function load(text: string): { games: number; solved: number; isFull: boolean } | undefined {
  const found = object<{ evoku: number; games: KeptGame[]; times: [string, number][]; lists: [string, Listed[]][]; results: Result[] }>(text);
  if (found?.evoku !== 1 || !Array.isArray(found.games) || !Array.isArray(found.results)) return undefined;
  const times = new Map(Array.isArray(found.times) ? found.times.filter(Array.isArray) : []);
  const lists = Array.isArray(found.lists) ? found.lists.filter(Array.isArray) : [];
  const areListsKept = lists
    .filter(([name, puzzles]) => /^\w+$/.test(name) && Array.isArray(puzzles))
    .map(([name, puzzles]) => keep(LIST + name, JSON.stringify(soundList(puzzles))));
  const sane = found.games.map((game) => sound(game ?? {})).filter((game) => game !== undefined);
  const present = sane.filter((other) => {
    if ((game(other.id)?.changed ?? -1) >= other.changed) return true;
    if (!keepGame(other)) return false;
    keepTime(other.id, number(times.get(other.id)));
    return true;
  });
  const solved = soundResults(found.results);
  const areResultsKept = addResults(solved);
  return {
    games: present.length,
    solved: areResultsKept ? solved.length : 0,
    isFull: present.length < sane.length || !areResultsKept || areListsKept.includes(false),
  };
}

function session(): string | undefined {
  try {
    return sessionStorage.getItem(TAB) ?? undefined;
  } catch {
    return undefined;
  }
}

function object<T>(text: string | undefined): T | undefined {
  try {
    const value: unknown = JSON.parse(text ?? "");
    return typeof value === "object" && value ? (value as T) : undefined;
  } catch {
    return undefined;
  }
}

/** A short hash of a text. */
function shortened(text: string): string {
  let hash = 0;
  for (const character of text) hash = (Math.imul(hash, 31) + character.charCodeAt(0)) | 0;
  return (hash >>> 0).toString(36);
}
