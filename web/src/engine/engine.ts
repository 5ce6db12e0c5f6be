// An instance of evoku's engine: requests in, answers out, both in JSON.

import type { Answer, Asked, Name } from "./protocol";

/** The functions that an instance of the engine exports. */
export type Exports = {
  memory: WebAssembly.Memory;
  request(bytes: number): number;
  answer(): number;
  answer_at(): number;
  words(): number;
  words_at(): number;
};

/** The parts of an engine: its code, and the texts of its language; null for English. */
export type Kit = { module: WebAssembly.Module; language: string | null };

/** A request that the engine refused, with the engine's message. */
export class Refusal extends Error {}

/**
 * Answers requests synchronously. After any error except a `Refusal`, the engine must not be used
 * any more.
 */
export class Engine {
  private constructor(private readonly wasm: Exports) {}

  static async of({ module, language }: Kit): Promise<Engine> {
    const instance = await WebAssembly.instantiate(module, {});
    const engine = new Engine(instance.exports as unknown as Exports);
    if (language !== null) engine.ask("language", { packed: language });
    return engine;
  }

  /**
   * Answers a request. Throws a `Refusal` if the engine refuses it, and another error if the engine
   * broke.
   */
  ask<N extends Name>(name: N, asked: Asked<N>): Answer<N> {
    const answer = exchange(this.wasm, JSON.stringify({ do: name, ...asked }));
    const answered: { ok: Answer<N> } | { error: string } = JSON.parse(answer);
    if ("error" in answered) throw new Refusal(answered.error);
    return answered.ok;
  }

  /** Runs the next slice of a task. */
  goOn(task: number): Answer<"continue"> {
    return this.ask("continue", { task, now: Math.round(performance.now()) });
  }
}

/**
 * Sends a request to an instance and returns its answer, both as JSON. Throws an error if the engine
 * broke; then the instance must not be used any more.
 */
export function exchange(wasm: Exports, request: string): string {
  const text = (at: number, length: number) =>
    new TextDecoder().decode(new Uint8Array(wasm.memory.buffer, at, length));
  const bytes = new TextEncoder().encode(request);
  try {
    const room = wasm.request(bytes.length);
    // The memory may have grown, which detaches its buffer, so look it up each time.
    new Uint8Array(wasm.memory.buffer, room, bytes.length).set(bytes);
    const length = wasm.answer();
    return text(wasm.answer_at(), length);
  } catch (error) {
    const words = wasm.words();
    throw words > 0 ? new Error(text(wasm.words_at(), words), { cause: error }) : error;
  }
}

export function fromBase64(text: string): Uint8Array {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}
