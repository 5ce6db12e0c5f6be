// The engine in Node.js, with the page's interface.

import { readFileSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { decompress } from "lzma1";
import { start } from "../build/start.mjs";

const web = dirname(dirname(fileURLToPath(import.meta.url)));

/** The path of a file shared with the tests of crates/web. */
export const shared = (name) => join(web, "../crates/web/tests", name);

/** Starts an engine. Returns a function from requests to answers, both as text. */
export function engine(path = join(web, "dist/evoku.wasm")) {
  return start(readFileSync(path));
}

/** The packed languages besides English, by their codes. */
export const languages = () =>
  Object.fromEntries(
    readdirSync(join(web, "dist/site"))
      .filter((name) => name.endsWith(".texts"))
      .map((name) => [name.replace(".texts", ""), unpacked(join(web, "dist/site", name))]),
  );

const unpacked = (path) => new TextDecoder().decode(decompress(readFileSync(path)));

/** An engine that answers in a language, with requests and answers as objects. */
export function speaking(code) {
  const ask = engine();
  const answer = (request) => JSON.parse(ask(JSON.stringify(request)));
  if (code !== "en") answer({ do: "language", packed: languages()[code] });
  return answer;
}

/** All answers to a request, joined to one text; for a task, those of all slices. */
export function answers(ask, request) {
  let last = ask(request);
  let text = last;
  for (;;) {
    const task = JSON.parse(last).ok?.task;
    if (task === undefined) return text;
    last = ask(JSON.stringify({ do: "continue", task }));
    text += last;
  }
}

/** The 64-bit FNV-1a hash of a text, written as in the tests of crates/web. */
export function hash(text) {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text))
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  return hash.toString(16).padStart(16, "0");
}
