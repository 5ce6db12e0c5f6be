// WebAssembly gives the same answers as the native library, to the bit. The requests and answers
// are those recorded by the tests of crates/web.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { answers, engine, hash, shared } from "./engine.mjs";

/** An answer as the recorded conversation has it. */
function shown(request, answer) {
  if (/"do": "(about|algorithms)"/.test(request)) return "a table that grows";
  if (answer.includes('"report":{')) return "a report";
  const { length } = new TextEncoder().encode(answer);
  return length > 4000 ? `${length} bytes, ${hash(answer)}` : answer;
}

test("the conversation goes as it does natively", () => {
  const ask = engine();
  let request;
  for (const line of readFileSync(shared("conversation.txt"), "utf8").split("\n")) {
    if (line.startsWith("> ")) request = line.slice(2);
    if (line.startsWith("< ")) assert.equal(shown(request, ask(request)), line.slice(2), request);
  }
});

test("a thousand puzzles, their ratings and ways are those of the native library", () => {
  const ask = engine();
  for (const line of readFileSync(shared("replay.txt"), "utf8").trim().split("\n")) {
    const [digest, request] = [line.slice(0, 16), line.slice(17)];
    assert.equal(hash(answers(ask, request)), digest, request);
  }
});

test("every golden run is that of the native library", () => {
  const ask = engine();
  for (const line of readFileSync(shared("golden.txt"), "utf8").trim().split("\n")) {
    const [digest, request] = [line.slice(0, 16), line.slice(17)];
    const begun = ask(request);
    const run = JSON.parse(begun).ok?.run;
    const rest = run && [{ do: "step", run, evaluations: 1e9 }, { do: "table", run }];
    const answers = [begun, ...(rest ?? []).map((next) => ask(JSON.stringify(next)))];
    assert.equal(hash(answers.join("")), digest, request);
    if (run) ask(JSON.stringify({ do: "forget", run }));
  }
});

test("engines with vectors find what the one without finds", () => {
  const ask = engine();
  const generate = { do: "generate", number: 1000, seed: "11" };
  const { made } = JSON.parse(answers(ask, JSON.stringify(generate))).ok;
  // Any character except a digit from 1 to 9 is a blank.
  const blanks = ".0/:~ *";
  let at = 0;
  const written = (line) => line.replaceAll(".", () => blanks[at++ % blanks.length]);
  const lines = made.map(({ line }) => written(line)).join("\n");
  const found = ["portable", "single9", "batch9"].map((name) =>
    JSON.parse(ask(JSON.stringify({ do: "bench", engine: name, lines }))),
  );
  assert.equal(found[0].ok.unique, 1000);
  assert.deepEqual(found[1], found[0]);
  assert.deepEqual(found[2], found[0]);
});
