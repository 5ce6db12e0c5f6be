// One instance of evoku's engine: a request in, an answer out, both JSON.

import { unpack } from "./lzma";
import type { Answer, Asked, Name } from "./protocol";

type Exports = {
  memory: WebAssembly.Memory;
  request(bytes: number): number;
  answer(): number;
  answer_at(): number;
  words(): number;
  words_at(): number;
};

/** What an engine is made of: its code, and the texts of another language than English. */
export type Kit = { module: WebAssembly.Module; language: string | null };

/** What the engine refused, in its own words. */
export class Refusal extends Error {}

/** Answers requests at once. After anything but a `Refusal` it is broken. */
export class Engine {
  private constructor(private readonly wasm: Exports) {}

  static async of({ module, language }: Kit): Promise<Engine> {
    const instance = await WebAssembly.instantiate(module, {});
    const engine = new Engine(instance.exports as unknown as Exports);
    if (language !== null) engine.ask("language", { packed: language });
    return engine;
  }

  /** Throws a `Refusal` where the engine refuses, and another error where it broke. */
  ask<N extends Name>(name: N, asked: Asked<N>): Answer<N> {
    const bytes = new TextEncoder().encode(JSON.stringify({ do: name, ...asked }));
    const answered: { ok: Answer<N> } | { error: string } = JSON.parse(this.answered(bytes));
    if ("error" in answered) throw new Refusal(answered.error);
    return answered.ok;
  }

  /** Does the next slice of a task. */
  goOn(task: number): Answer<"continue"> {
    return this.ask("continue", { task, now: Math.round(performance.now()) });
  }

  private answered(request: Uint8Array): string {
    const { wasm } = this;
    try {
      const room = wasm.request(request.length);
      // The memory may have grown, which detaches its buffer: it is looked up each time.
      new Uint8Array(wasm.memory.buffer, room, request.length).set(request);
      const length = wasm.answer();
      return this.text(wasm.answer_at(), length);
    } catch (error) {
      const words = wasm.words();
      throw words > 0 ? new Error(this.text(wasm.words_at(), words)) : error;
    }
  }

  private text(at: number, length: number): string {
    return new TextDecoder().decode(new Uint8Array(this.wasm.memory.buffer, at, length));
  }
}

export function fromBase64(text: string): Uint8Array {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}

/** Unpacks and compiles the engine that the page carries. */
export function compile(base64: string): Promise<WebAssembly.Module> {
  return WebAssembly.compile(unpack(fromBase64(base64)));
}
