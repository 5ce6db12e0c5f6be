// An engine in a worker, for requests that may take longer than a frame.

import { Refusal, type Kit } from "./engine";
import type { Answer, Asked, Name } from "./protocol";

/** The worker's script, inserted by the build. */
declare const WORKER: string;

type Question<N extends Name> = { id: number; name: N; asked: Asked<N> };

/** The engine as the page contains it: its bytes, packed and in base 64, and a name for them. */
export type PackedEngine = { packed: string; version: string };

/** A message to a worker: first its engine, then requests; or an engine to compile. */
export type WorkerRequest = Kit | Question<Name> | PackedEngine;

/** The result of compiling an engine: the module, or the error. */
export type Compiled = { module: WebAssembly.Module } | { error: string; isOld: boolean };

/** The browser can't compile the engine, since it is too old. */
export class TooOld extends Error {}

/**
 * Unpacks and compiles the engine in a worker, so that the page can be used meanwhile. The worker
 * ends by itself, after it has kept the unpacked engine.
 */
export function compile(engine: PackedEngine): Promise<WebAssembly.Module> {
  const worker = newWorker();
  return new Promise((done, failed) => {
    worker.onerror = (event) => failed(new Error(event.message));
    worker.onmessage = ({ data }: MessageEvent<Compiled>) => {
      if ("module" in data) done(data.module);
      else failed(data.isOld ? new TooOld(data.error) : new Error(data.error));
    };
    worker.postMessage(engine satisfies WorkerRequest);
  });
}

function newWorker(): Worker {
  const address = URL.createObjectURL(new Blob([WORKER], { type: "text/javascript" }));
  const worker = new Worker(address);
  URL.revokeObjectURL(address);
  return worker;
}

/** A message from a worker: progress so far, an answer, or the reason why there is none. */
export type Report = {
  id: number;
  progress?: unknown;
  answer?: unknown;
  refusal?: string;
  broken?: string;
};

/** The caller cancelled the request before it was done. */
export class Cancelled extends Error {}

type Waiting = {
  done(answer: unknown): void;
  failed(reason: Error): void;
  progress(soFar: unknown): void;
};

/** Sends requests to an engine in its own worker, which starts with the first request. */
export class Remote {
  private worker: Worker | undefined;
  private readonly waiting = new Map<number, Waiting>();
  private last = 0;

  constructor(private readonly kit: Kit) {}

  /** Sends a request. `progress` is called for every slice of a long request. */
  ask<N extends Name>(
    name: N,
    asked: Asked<N>,
    progress?: (soFar: Answer<N>) => void,
  ): Promise<Answer<N>> {
    const id = ++this.last;
    return new Promise((done, failed) => {
      this.waiting.set(id, {
        done: (answer) => done(answer as Answer<N>),
        failed,
        progress: (soFar) => progress?.(soFar as Answer<N>),
      });
      this.awake().postMessage({ id, name, asked } satisfies Question<N>);
    });
  }

  get busy(): boolean {
    return this.waiting.size > 0;
  }

  /** Ends all requests in progress immediately. The next request starts a new worker. */
  cancel(): void {
    this.end(new Cancelled("cancelled"));
  }

  private end(reason: Error): void {
    this.worker?.terminate();
    this.worker = undefined;
    const waiting = [...this.waiting.values()];
    this.waiting.clear();
    for (const { failed } of waiting) failed(reason);
  }

  private awake(): Worker {
    if (this.worker) return this.worker;
    const worker = newWorker();
    worker.onmessage = ({ data }: MessageEvent<Report>) => this.receive(data);
    worker.onerror = (event) => this.end(new Error(event.message));
    worker.postMessage(this.kit satisfies WorkerRequest);
    this.worker = worker;
    return worker;
  }

  private receive({ id, progress, answer, refusal, broken }: Report): void {
    const waiting = this.waiting.get(id);
    if (!waiting) return;
    if (progress !== undefined) {
      waiting.progress(progress);
      return;
    }
    if (broken !== undefined) {
      // The instance is in an undefined state.
      this.end(new Error(broken));
      return;
    }
    this.waiting.delete(id);
    if (refusal !== undefined) waiting.failed(new Refusal(refusal));
    else waiting.done(answer);
  }
}
