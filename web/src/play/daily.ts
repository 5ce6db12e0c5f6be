// The puzzle of the day: its date is the seed, so that it is the same for everyone.

import type { Desk } from "../shell/desk";
import { dayOf, today } from "../shell/dates";
import { results } from "../shell/games";
import { playGenerated } from "./new";

/** Puts today's puzzle of a level on the desk. */
export async function playDaily(desk: Desk, level: string): Promise<void> {
  const daily = today();
  await playGenerated(desk, { level, seed: daily.replaceAll("-", "") }, { level, daily });
}

/** The levels of today's puzzles that are solved. */
export function solvedToday(): Set<string> {
  const daily = today();
  return new Set(results().flatMap((result) => (result.daily === daily && result.level ? [result.level] : [])));
}

/** The number of days in a row with a solved puzzle, up to today or yesterday, and the most so far. */
export function streaks(dates: (string | undefined)[], now = today()): { days: number; most: number } {
  const numbers = new Set(dates.flatMap((date) => (date ? [dayOf(date)] : [])));
  let [most, days] = [0, 0];
  for (const first of numbers) {
    if (numbers.has(first - 1)) continue;
    let length = 1;
    while (numbers.has(first + length)) length += 1;
    most = Math.max(most, length);
    if (first + length >= dayOf(now)) days = length;
  }
  return { days, most };
}
