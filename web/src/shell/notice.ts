// Short messages at the edge of the page, which screen readers announce.

import { Refusal } from "../engine/engine";
import { Cancelled } from "../engine/remote";
import { say } from "../texts";
import { fill, h } from "./dom";

let shown: number | undefined;

/** Shows a message or an error. Line breaks are kept. */
export function notice(what: unknown): void {
  if (what instanceof Cancelled) return;
  const bad = what instanceof Error;
  const text = bad ? explained(what) : String(what);
  const closer = h(
    "button",
    { class: "quiet", onclick: () => place().replaceChildren() },
    say("shell-close"),
  );
  fill(place(), h("div", { class: bad ? "notice bad" : "notice" }, h("p", {}, text), closer));
  clearTimeout(shown);
  if (!bad) shown = window.setTimeout(() => place().replaceChildren(), 5000);
}

/**
 * The text of an error: the engine's own message for a refusal; otherwise that something broke, and
 * the error.
 */
export function explained(error: Error): string {
  return error instanceof Refusal ? error.message : `${say("shell-broke")} ${error.message}`;
}

function place(): HTMLElement {
  const there = document.getElementById("notices");
  if (there) return there;
  const made = h("div", { id: "notices", role: "status", "aria-live": "polite" });
  document.documentElement.append(made);
  return made;
}
