// The words of the page, which an engine of its own says in the language of the reader.

import { fromBase64, type Engine } from "../engine/engine";
import { unpack } from "../engine/lzma";
import type { Messages } from "./messages";

/** A language as the build describes it: its name, and the words for times without an engine. */
type About = { name: string; starting: string; old: string; broke: string };

/** The languages of this page by their codes, English first. */
export const LANGUAGES: Record<string, About> = JSON.parse(
  document.getElementById("languages")?.textContent ?? "{}",
);

/** What the page itself has of languages, compressed, by their codes; nothing where it is hosted. */
const IN_PAGE = new Map(
  [...document.querySelectorAll<HTMLElement>("script[data-language]")].map((texts) => [
    texts.dataset.language,
    texts.textContent ?? "",
  ]),
);

/** The packed texts of a language; English, which every engine has, needs none. */
export type Packed = string | null;

export let language = "en";

let speaker: Engine | undefined;
const said = new Map<string, string>();

/** Has an engine say all words from now on. */
export function speakBy(engine: Engine): void {
  speaker = engine;
}

/** A message of the page. */
export function say<I extends keyof Messages>(
  id: I,
  ...[args]: object extends Messages[I] ? [] : [Messages[I]]
): string {
  const key = args ? `${id} ${JSON.stringify(args)}` : id;
  const known = said.get(key);
  if (known !== undefined) return known;
  const words = speaker?.ask("say", { id, args: args ?? {} }) ?? "";
  if (!args) said.set(key, words);
  return words;
}

/** Changes the language of the page, for which its texts were loaded. */
export function chooseLanguage(chosen: string, packed: Packed): void {
  speaker?.ask("language", { packed });
  said.clear();
  language = chosen;
  document.documentElement.lang = chosen;
}

/** The language to begin with: the one that was chosen before, or the reader's first that there is. */
export function preferredLanguage(chosen: string | undefined): string {
  const codes = [chosen ?? "", ...navigator.languages.map((tag) => tag.slice(0, 2))];
  return codes.find((code) => code in LANGUAGES) ?? "en";
}

/** Loads the texts of a language: out of the page, or where it is hosted from its file. */
export async function loadLanguage(code: string): Promise<Packed> {
  const about = LANGUAGES[code];
  if (!about || code === "en") return null;
  const inPage = IN_PAGE.get(code);
  const compressed = inPage === undefined ? await fetched(`${code}.texts`) : fromBase64(inPage);
  return new TextDecoder().decode(unpack(compressed));
}

async function fetched(file: string): Promise<Uint8Array> {
  const response = await fetch(file);
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  keepOffline(file);
  return new Uint8Array(await response.arrayBuffer());
}

/** Keeps a file for times without a network. */
function keepOffline(file: string): void {
  if ("serviceWorker" in navigator)
    void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage(file));
}
