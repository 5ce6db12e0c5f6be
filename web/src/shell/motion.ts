// Less motion, as the user chose it here, or else in the browser.

import { keep, kept } from "./keep";

const preferred = matchMedia("(prefers-reduced-motion: reduce)");

export function isStill(): boolean {
  return (kept("still") ?? String(preferred.matches)) === "true";
}

export function setStill(on: boolean): void {
  keep("still", String(on));
  followMotion();
}

/** Applies the choice to the page. The style sheet has its effects. */
export function followMotion(): void {
  preferred.onchange = followMotion;
  document.documentElement.classList.toggle("still", isStill());
}
