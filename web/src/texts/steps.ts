// What a language has to say of steps; where it has nothing, the engine's own English is shown.

import type { Advice, StepData } from "../engine/protocol";
import { say } from "./index";

export type StepWords = {
  /** The name of a technique. */
  technique(name: string): string;
  /** Where to look for a step, a sentence; `houses` are those that the engine names. */
  where(step: StepData, houses: string[]): string;
  /** Why a step holds and what follows, or nothing where only English has words for it. */
  why(step: StepData): string | undefined;
  /** What is said where there is no step to tell, by the state of the advice. */
  without(advice: Advice): string;
  several: string;
};

/** Some words, in English unless they are the reader's own. */
export type Spoken = { text: string; lang?: "en" };

/** What a stage of an advice says, from 1: where, with what, all. */
export function spoken(advice: Advice, stage: number): Spoken[] {
  const english = (advice.stages[stage - 1]?.lines ?? []).map((text): Spoken => ({ text, lang: "en" }));
  const { steps } = say;
  const { step } = advice;
  if (!steps) return english;
  if (!step) return advice.state === "stuck" && stage > 2 ? english : [{ text: steps.without(advice) }];
  const several: Spoken[] = advice.unique === false ? [{ text: steps.several }] : [];
  if (stage === 1) return [...several, { text: steps.where(step, advice.houses) }];
  const name = steps.technique(step.technique);
  if (stage === 2) return [...several, { text: `${name}. ${steps.where(step, advice.houses)}` }];
  return [...several, { text: notation(step.eureka, step.technique) }, explained(step)];
}

/** Why a step holds. */
export function explained(step: StepData): Spoken {
  const own = say.steps?.why(step);
  return own === undefined ? { text: step.prose, lang: "en" } : { text: own };
}

/** The notation of a step, which begins with its technique. */
export function notation(eureka: string, name: string): string {
  return eureka.replace(name, technique(name));
}

/** The name of a technique in the language of the reader. */
export function technique(name: string): string {
  return say.steps?.technique(name) ?? name;
}
