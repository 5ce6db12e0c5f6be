// Exchanges requests and answers with the engine in WebAssembly.

import { exchange, fromBase64, type Exports } from "../../web/src/engine/engine.js";
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

const module = await WebAssembly.compile(unpack(fromBase64(ENGINE)) as Uint8Array<ArrayBuffer>);

function start(): Exports {
  return new WebAssembly.Instance(module, {}).exports as unknown as Exports;
}

let wasm = (await WebAssembly.instantiate(module, {})).exports as unknown as Exports;

function answered(request: string): string {
  try {
    return exchange(wasm, request);
  } catch (error) {
    // A bug of the engine: its instance is in an undefined state, so later requests get a new one.
    wasm = start();
    throw error;
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

/**
 * Requests to one instance of the engine. After an error of the engine, a new instance numbers its
 * runs and tasks from 1, so the numbers of the old one would name others.
 */
export class Session {
  private readonly own = wasm;

  /** Makes a request. Throws an error if the instance was replaced. */
  ask<N extends Name>(name: N, asked: protocol.Asked<N>): protocol.Answer<N> {
    if (this.isLost) throw new Error("the engine was restarted after an error, which ended this work");
    return ask(name, asked);
  }

  /** True if the instance was replaced, with all its runs and tasks. */
  get isLost(): boolean {
    return this.own !== wasm;
  }
}
