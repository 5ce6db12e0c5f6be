// The worker's script: an engine outside the page's thread. It runs tasks in slices and handles
// messages between them.

import { Engine, Refusal } from "./engine";
import type { Answer, Name } from "./protocol";
import type { Compiled, PackedEngine, WorkerRequest, Report } from "./remote";
import { compileUnpacked } from "./unpacked";

/** The engine as it starts; earlier requests wait for it. */
let started: Promise<Engine> | undefined;
let engine: Engine | undefined;
const tick = new MessageChannel();
/** The tasks in progress: the number of the request, and the number of the task. */
const tasks: { id: number; task: number }[] = [];

onmessage = async ({ data }: MessageEvent<WorkerRequest>) => {
  if ("packed" in data) {
    await compile(data);
    close();
    return;
  }
  if ("module" in data) {
    started = Engine.of(data);
    return;
  }
  try {
    engine = await started;
  } catch (error) {
    report({ id: data.id, broken: String(error) });
    return;
  }
  answer(data.id, () => (engine as Engine).ask(data.name, data.asked));
};

/** Reports the compiled engine, and ends when its bytes are kept. */
async function compile(engine: PackedEngine): Promise<void> {
  const report = (compiled: Compiled) => postMessage(compiled);
  try {
    const { module, written } = await compileUnpacked(engine);
    report({ module });
    await written;
  } catch (error) {
    report({ error: String(error), isOld: error instanceof WebAssembly.CompileError });
  }
}

tick.port1.onmessage = () => {
  const next = tasks.shift();
  if (next) answer(next.id, () => (engine as Engine).goOn(next.task));
};

/** Reports an answer, or the progress of a task, which continues at the next tick. */
function answer(id: number, ask: () => Answer<Name>): void {
  try {
    const answer = ask();
    if (isSlice(answer) && answer.task !== undefined) {
      report({ id, progress: answer });
      tasks.push({ id, task: answer.task });
      tick.port2.postMessage(undefined);
    } else report({ id, answer });
  } catch (error) {
    if (error instanceof Refusal) report({ id, refusal: error.message });
    else report({ id, broken: String(error) });
  }
}

function isSlice(answer: Answer<Name>): answer is Answer<"continue"> {
  return typeof answer === "object" && answer !== null && "done" in answer;
}

function report(message: Report): void {
  postMessage(message);
}
