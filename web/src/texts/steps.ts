// What a language has to say of steps. English has none: the engine's own words are shown.

import type { Advice, Ground, Pair, Step, StepData } from "../engine/protocol";
import { say } from "./index";
import { named, type Scene } from "./scene";

export type StepWords = {
  /** The name of a technique. */
  technique(name: string): string;
  /** Where to look for a step, a sentence; `houses` are those that the engine names. */
  where(step: StepData, houses: string[]): string;
  /** Why a step holds and what follows. */
  why(step: StepData, scene: Scene): string;
  /** That a digit of the solution is shown because no technique gets on. */
  guess(cell: string, digit: number): string;
  /** What is said where there is no step to tell, by the state of the advice. */
  without(advice: Advice): string;
  several: string;
};

/** What a stage of an advice says, from 1: where, with what, all. */
export function spoken(advice: Advice, stage: number, ground: Ground): string[] {
  const { steps } = say;
  const { step } = advice;
  if (!steps) return advice.stages[stage - 1]?.lines ?? [];
  if (!step) {
    const shown = advice.stages[stage - 1]?.overlay.placements[0];
    const isTold = advice.state === "stuck" && shown;
    return [isTold ? guess(steps, shown, ground) : steps.without(advice)];
  }
  const several = advice.unique === false ? [steps.several] : [];
  if (stage === 1) return [...several, steps.where(step, advice.houses)];
  const name = steps.technique(step.technique);
  if (stage === 2) return [...several, `${name}. ${steps.where(step, advice.houses)}`];
  const why = steps.why(step, { ground, candidates: advice.candidates ?? [] });
  return [...several, notation(step.eureka, step.technique), why];
}

/** Why a step of a way holds. */
export function explained(step: Step, ground: Ground): string {
  const { steps } = say;
  if (!steps) return step.prose;
  if (step.step) return steps.why(step.step, { ground, candidates: step.candidates });
  const [shown] = step.overlay.placements;
  return shown ? guess(steps, shown, ground) : "";
}

function guess(steps: StepWords, shown: Pair, ground: Ground): string {
  const { cell, digit } = named(shown, ground);
  return steps.guess(cell, digit);
}

/** The notation of a step, which begins with its technique. */
export function notation(eureka: string, name: string): string {
  return eureka.replace(name, technique(name));
}

/** The name of a technique in the language of the reader. */
export function technique(name: string): string {
  return say.steps?.technique(name) ?? name;
}
