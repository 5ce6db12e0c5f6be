// Dates as texts like `2026-11-27`, by the clock of the user.

import { language } from "../texts";

/** The date of today. */
export function today(): string {
  const now = new Date();
  const two = (number: number) => String(number).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** A date in the words of the page's language. */
export function dated(date: string): string {
  return time(date).toLocaleDateString(language, { dateStyle: "long", timeZone: "UTC" });
}

/** The number of a day; the next day has the next number. */
export function dayOf(date: string): number {
  return Math.round(time(date).getTime() / 86_400_000);
}

function time(date: string): Date {
  return new Date(`${date}T00:00:00Z`);
}
