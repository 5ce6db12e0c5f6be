// Controls a run in its own worker: begins and pauses it, sets its speed, and observes it.

import type { Remote } from "../engine/remote";
import type { Desk } from "../shell/desk";
import type { Begun, Look, RunRequest } from "../engine/protocol";

/** The target duration of a slice in milliseconds, for about twenty updates per second. */
const SLICE = 40;

/** Speeds in generations per second, slow enough to follow; 0 is as fast as possible. */
export const SPEEDS = [1, 4, 20, 0];

export class Runner {
  begun: Begun | undefined;
  look: Look | undefined;
  running = false;
  /** An index into `SPEEDS`. */
  speed = SPEEDS.length - 1;
  private milliseconds = 0;
  private evaluations = 64;
  /** The number of calls of `go`. Loops of earlier calls end. */
  private times = 0;
  private readonly remote: Remote;

  constructor(
    desk: Desk,
    private readonly changed: () => void,
  ) {
    this.remote = desk.remote();
  }

  get ended(): boolean {
    return !!this.look?.stop;
  }

  /** Begins a run, and ends the previous one. */
  async begin(request: RunRequest): Promise<void> {
    this.end();
    this.milliseconds = 0;
    this.evaluations = 64;
    this.begun = await this.remote.ask("evolve", request);
    this.look = this.begun.look;
    this.changed();
  }

  /** Continues until the run ends or the user pauses it. */
  async go(): Promise<void> {
    if (this.running) return;
    this.running = true;
    const time = ++this.times;
    const goesOn = () => this.running && time === this.times && this.begun && !this.ended;
    this.changed();
    try {
      while (goesOn()) await this.slice();
    } finally {
      if (time === this.times) this.running = false;
      this.changed();
    }
  }

  pause(): void {
    this.running = false;
  }

  /** Makes one generation. */
  async step(): Promise<void> {
    await this.advance({ generations: 1 });
  }

  chart(): Promise<string> {
    return this.remote.ask("chart", { run: this.number });
  }

  table(): Promise<{ csv: string; command: string }> {
    return this.remote.ask("table", { run: this.number });
  }

  /** Ends the run immediately. */
  end(): void {
    this.running = false;
    this.begun = this.look = undefined;
    this.remote.cancel();
  }

  private get number(): number {
    return this.begun?.run ?? 0;
  }

  private async slice(): Promise<void> {
    const rate = SPEEDS[this.speed];
    if (rate) {
      await this.step();
      await new Promise((done) => setTimeout(done, 1000 / rate));
      return;
    }
    const took = await this.advance({ evaluations: this.evaluations });
    const factor = Math.min(4, Math.max(0.25, SLICE / Math.max(took, 1)));
    this.evaluations = Math.max(1, Math.round(this.evaluations * factor));
  }

  /** Makes a part of the run. Returns the duration in milliseconds. */
  private async advance(part: { evaluations?: number; generations?: number }): Promise<number> {
    const begun = this.begun;
    if (!begun || this.ended) return 0;
    const from = performance.now();
    const time = Math.round(this.milliseconds);
    const look = await this.remote.ask("step", { run: begun.run, time, ...part });
    const took = performance.now() - from;
    this.milliseconds += took;
    if (begun === this.begun) {
      this.look = look;
      this.changed();
    }
    return took;
  }
}
