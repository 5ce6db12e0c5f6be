// Long work in slices, between which other code runs.

/** The milliseconds of work after which other code gets a turn: less than a frame. */
const TURN = 12;

/** Lets other code run if the last turn was long ago. Throws if the signal is aborted. */
export class Turns {
  private last = performance.now();

  constructor(private readonly signal: AbortSignal | undefined) {
    signal?.throwIfAborted();
  }

  async next(): Promise<void> {
    if (performance.now() - this.last > TURN) {
      await pause();
      this.last = performance.now();
    }
    this.signal?.throwIfAborted();
  }
}

/** Waits until events in the queue were handled. A timer would wait for milliseconds. */
function pause(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((done) => {
    port1.onmessage = () => {
      port1.close();
      done();
    };
    port2.postMessage(null);
  });
}
