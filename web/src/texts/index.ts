// All words of the page, by language. `say` is the table of the chosen one.

import { german } from "./de";
import { english, type Texts } from "./en";

export type Language = "en" | "de";

/** The languages that there are, each by its own name. */
export const LANGUAGES: Record<Language, { name: string; texts: Texts }> = {
  en: { name: "English", texts: english },
  de: { name: "Deutsch", texts: german },
};

export let language: Language = "en";
export let say: Texts = english;

export function chooseLanguage(chosen: Language): void {
  language = chosen;
  say = LANGUAGES[chosen].texts;
  document.documentElement.lang = chosen;
}

/** The first of the reader's languages that there is. */
export function preferredLanguage(): Language {
  const known = navigator.languages.map((tag) => tag.slice(0, 2)).find((code) => code in LANGUAGES);
  return (known as Language | undefined) ?? "en";
}
