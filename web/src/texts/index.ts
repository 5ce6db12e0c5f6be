// The texts of the page, which a separate engine renders in the language of the page.

import { fromBase64, type Engine } from "../engine/engine";
import { unpack } from "../engine/lzma";
import type { Messages } from "./messages";

/**
 * A language as the build describes it: its name, and the texts for the time before an engine runs.
 * `views` has the title of each view by its name, in the order of the links.
 */
type About = { name: string; views: Record<string, string>; starting: string; old: string; broke: string };

/** The languages of this page, by code, English first. */
export const LANGUAGES: Record<string, About> = JSON.parse(
  document.getElementById("languages")?.textContent ?? "{}",
);

/** The packed texts of a language; null for English, which every engine contains. */
export type Packed = string | null;

export let language = "en";

let speaker: Engine | undefined;
/** A cache of messages, since every move needs many of them again. */
const said = new Map<string, string>();
const MOST_SHOWN = 5000;

/** Sets the engine that renders all messages from now on. */
export function speakBy(engine: Engine): void {
  speaker = engine;
}

/** The text of a message of the page. */
export function say<I extends keyof Messages>(
  id: I,
  ...[args]: object extends Messages[I] ? [] : [Messages[I]]
): string {
  const key = args ? `${id} ${JSON.stringify(args)}` : id;
  const known = said.get(key);
  if (known !== undefined) return known;
  const words = speaker?.ask("say", { id, args: args ?? {} }) ?? "";
  if (said.size >= MOST_SHOWN) said.clear();
  said.set(key, words);
  return words;
}

/** Changes the language of the page. `packed` has its loaded texts. */
export function chooseLanguage(chosen: string, packed: Packed): void {
  speaker?.ask("language", { packed });
  said.clear();
  language = chosen;
  document.documentElement.lang = chosen;
}

/**
 * The initial language: the one chosen at an earlier visit, or the first of the browser's languages
 * that the page has.
 */
export function preferredLanguage(chosen: string | undefined): string {
  const codes = [chosen ?? "", ...navigator.languages.map((tag) => tag.slice(0, 2))];
  return codes.find((code) => code in LANGUAGES) ?? "en";
}

/** Loads the texts of a language, from the page, or from a file if the page is hosted. */
export async function loadLanguage(code: string): Promise<Packed> {
  const about = LANGUAGES[code];
  if (!about || code === "en") return null;
  const inPage = document.querySelector(`script[data-language="${code}"]`)?.textContent;
  const compressed = inPage ? fromBase64(inPage) : await fetched(`${code}.texts`);
  return new TextDecoder().decode(unpack(compressed));
}

async function fetched(file: string): Promise<Uint8Array> {
  const response = await fetch(file);
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  keepOffline(file);
  return new Uint8Array(await response.arrayBuffer());
}

/** Keeps a file for offline use. */
function keepOffline(file: string): void {
  if ("serviceWorker" in navigator)
    void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage(file));
}
