// WebAssembly answers as the native library does, to the bit: what the tests of crates/web wrote
// down is asked again.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { answers, engine, hash, shared } from "./engine.mjs";

test("the conversation goes as it does natively", () => {
  const ask = engine();
  let request;
  for (const line of readFileSync(shared("conversation.txt"), "utf8").split("\n")) {
    if (line.startsWith("> ")) request = line.slice(2);
    if (line.startsWith("< ")) assert.equal(ask(request), line.slice(2), request);
  }
});

test("a thousand puzzles, their ratings and ways are those of the native library", () => {
  const ask = engine();
  for (const line of readFileSync(shared("replay.txt"), "utf8").trim().split("\n")) {
    const [digest, request] = [line.slice(0, 16), line.slice(17)];
    assert.equal(hash(answers(ask, request)), digest, request);
  }
});

test("engines with vectors find what the one without finds", () => {
  const ask = engine();
  const generate = { do: "generate", number: 1000, seed: "11" };
  const { made } = JSON.parse(answers(ask, JSON.stringify(generate))).ok;
  const lines = made.map(({ line }) => line).join("\n");
  const told = ["portable", "single9", "batch9"].map((name) =>
    JSON.parse(ask(JSON.stringify({ do: "bench", engine: name, lines }))),
  );
  assert.equal(told[0].ok.unique, 1000);
  assert.deepEqual(told[1], told[0]);
  assert.deepEqual(told[2], told[0]);
});
