// The end of a generation in words.

import type { Generated } from "../engine/protocol";
import { say } from "../texts";

/** A text about the end: the seed that repeats it, or the reasons for giving up. */
export function outcome({ gaveUp, attempts, refused, seed }: Generated): string {
  if (!gaveUp) return say("make-of-seed", { seed });
  const reasons = refused.map(([words, count]) => `${words}: ${count}`);
  return say("make-gave-up", { attempts, reasons });
}
