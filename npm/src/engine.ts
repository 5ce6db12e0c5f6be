// Exchanges requests and answers with the engine in WebAssembly.

import { unpack } from "../../web/src/engine/lzma.js";
import type * as protocol from "../../web/src/engine/protocol.js";
import { ENGINE } from "./bytes.js";

/** The requests that only evoku's page makes. The engine of the package doesn't have them. */
type PageOnly =
  | "bench"
  | "chart"
  | "experiment"
  | "plan"
  | "race"
  | "readRuns"
  | "sheets"
  | "table";

/** The name of a request. */
export type Name = Exclude<protocol.Name, PageOnly>;

/** The functions that the engine exports. */
type Exports = {
  memory: WebAssembly.Memory;
  request(bytes: number): number;
  answer(): number;
  answer_at(): number;
  words(): number;
  words_at(): number;
};

/** An invalid argument, or a text that can't be parsed. */
export class EvokuError extends Error {
  override readonly name = "EvokuError";
  /** The line of the mistake in a text, from 1, if known. */
  readonly line: number | undefined;
  /** The column of the mistake in a text, in characters from 1, if known. */
  readonly column: number | undefined;

  constructor(message: string, line?: number, column?: number) {
    super(message);
    this.line = line;
    this.column = column;
  }
}

function fromBase64(text: string): Uint8Array {
  const characters = atob(text);
  const bytes = new Uint8Array(characters.length);
  for (let at = 0; at < bytes.length; at++) bytes[at] = characters.charCodeAt(at);
  return bytes;
}

const module = await WebAssembly.compile(unpack(fromBase64(ENGINE)) as Uint8Array<ArrayBuffer>);

function start(): Exports {
  return new WebAssembly.Instance(module, {}).exports as unknown as Exports;
}

let wasm = (await WebAssembly.instantiate(module, {})).exports as unknown as Exports;
const encoder = new TextEncoder();
const decoder = new TextDecoder();

function text(at: number, length: number): string {
  return decoder.decode(new Uint8Array(wasm.memory.buffer, at, length));
}

function answered(request: string): string {
  const bytes = encoder.encode(request);
  try {
    const room = wasm.request(bytes.length);
    // The memory may have grown, which detaches its buffer, so look it up each time.
    new Uint8Array(wasm.memory.buffer, room, bytes.length).set(bytes);
    const length = wasm.answer();
    return text(wasm.answer_at(), length);
  } catch (error) {
    // A bug of the engine: its instance is in an undefined state, so later requests get a new one.
    const words = wasm.words();
    const message = words > 0 ? text(wasm.words_at(), words) : String(error);
    wasm = start();
    throw new Error(message, { cause: error });
  }
}

/**
 * Makes a request of the engine's protocol, and returns its answer. The other functions of this
 * package are shorthands for requests.
 *
 * @throws EvokuError if the engine refuses the request.
 */
export function ask<N extends Name>(name: N, asked: protocol.Asked<N>): protocol.Answer<N> {
  const answer: { ok: protocol.Answer<N> } | { error: string; line?: number; column?: number } =
    JSON.parse(answered(JSON.stringify({ do: name, ...asked })));
  if ("error" in answer) throw new EvokuError(answer.error, answer.line, answer.column);
  return answer.ok;
}
