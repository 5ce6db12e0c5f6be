// Deutsche Wendungen, die mehrere Tabellen brauchen.

import type { Named } from "../engine/protocol";

/** Die Stufen von Rätseln. */
export const STUFEN: Record<string, string> = {
  easy: "leicht",
  medium: "mittel",
  hard: "schwer",
  expert: "für Kenner",
  extreme: "extrem",
};

/** Häuser in Einzahl und Mehrzahl. */
const HOUSES: Record<string, [one: string, several: string]> = {
  row: ["Zeile", "Zeilen"],
  column: ["Spalte", "Spalten"],
  box: ["Block", "Blöcke"],
  region: ["Gebiet", "Gebiete"],
  diagonal: ["Diagonale", "Diagonalen"],
  window: ["Fenster", "Fenster"],
};

export function listed(words: (string | number)[], last = "und"): string {
  const [end, ...before] = [...words].map(String).reverse();
  return before.length ? `${before.reverse().join(", ")} ${last} ${end}` : (end ?? "");
}

export const anyOf = (words: (string | number)[]) => listed(words, "oder");

/** `row 3` als „Zeile 3“. */
export function house(english: string): string {
  const [kind = "", number = ""] = english.split(" ");
  return `${HOUSES[kind]?.[0] ?? kind} ${number}`;
}

/** `row 3` als „in Zeile 3“. */
export const inHouse = (english: string) => `in ${house(english)}`;

/** „die Zeilen 2 und 7“, „Zeile 1 und Block 4“. */
export function houses(english: string[]): string {
  return ofOneKind(english, "die ", "") ?? listed(english.map(house));
}

/** „in den Blöcken 2 und 7“, „in Zeile 1 und Block 4“. */
export function inHouses(english: string[]): string {
  return `in ${ofOneKind(english, "den ", "n") ?? listed(english.map(house))}`;
}

/** Mehrere Häuser einer Art; der Dativ endet auf `ending`, wo die Mehrzahl das nicht schon tut. */
function ofOneKind(english: string[], article: string, ending: string): string | undefined {
  const [kind = "", ...others] = english.map((name) => name.split(" ")[0] ?? "");
  const name = HOUSES[kind]?.[1];
  if (!name || others.length === 0 || others.some((other) => other !== kind)) return undefined;
  const numbers = listed(english.map((house) => house.split(" ")[1] ?? ""));
  return `${article}${name}${name.endsWith("n") ? "" : ending} ${numbers}`;
}

/** „r2c3 und r7c3 sind nicht 5; r4c4 ist nicht 6“. */
export function gone(candidates: Named[]): string {
  const told = byDigit(candidates).map(([cells, digit]) =>
    cells.length > 1 ? `${listed(cells)} sind nicht ${digit}` : `${cells[0]} ist nicht ${digit}`,
  );
  return told.join("; ");
}

function byDigit(candidates: Named[]): [cells: string[], digit: number][] {
  const cells = new Map<number, string[]>();
  for (const { cell, digit } of candidates) cells.set(digit, [...(cells.get(digit) ?? []), cell]);
  return [...cells].map(([digit, of]) => [of, digit]);
}

/** „r1c1 ist 5“, „5 steht nicht in r1c1 oder r1c2“. */
export function holds(cells: string[], digit: number, on: boolean): string {
  const not = on ? "" : "nicht ";
  const [only] = cells;
  return cells.length === 1
    ? `${only} ist ${not}${digit}`
    : `${digit} steht ${not}in ${anyOf(cells)}`;
}

export function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
