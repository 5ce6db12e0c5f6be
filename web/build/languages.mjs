// The information about languages that the page needs before its engine runs.

import { readFileSync } from "node:fs";
import { start } from "./start.mjs";

/** The names of the views in the order of the page's links, which have a message each. */
const MESSAGES = readFileSync(new URL("../src/texts/messages.ts", import.meta.url), "utf8");
const VIEWS = [...MESSAGES.matchAll(/"views-(\w+)"/g)].map(([, name]) => name);

/** The name of each language by its code, and its texts for the time before the engine runs. */
export function describe(engine, texts) {
  const answer = start(engine);
  const ask = (request) => {
    const { ok, error } = JSON.parse(answer(JSON.stringify(request)));
    if (error) throw new Error(error);
    return ok;
  };
  const said = (id) => ask({ do: "say", id });
  const about = Object.entries(texts).map(([code, text]) => {
    const { name } = ask({ do: "language", packed: text.toString("utf8") });
    const words = ["starting", "old", "broke"].map((word) => [word, said(`shell-${word}`)]);
    const views = Object.fromEntries(VIEWS.map((view) => [view, said(`views-${view}`)]));
    return [code, { name, views, ...Object.fromEntries(words) }];
  });
  return Object.fromEntries(about);
}
