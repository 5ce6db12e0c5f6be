// Short messages at the edge of the page, which screen readers announce.

import { Refusal } from "../engine/engine";
import { Cancelled } from "../engine/remote";
import { say } from "../texts";
import { fill, h } from "./dom";

let shown: number | undefined;

/** Shows a message or an error, and a button that undoes what it is about. Line breaks are kept. */
export function notice(what: unknown, undo?: () => void): void {
  if (what instanceof Cancelled) return;
  const bad = what instanceof Error;
  const text = bad ? explained(what) : String(what);
  const closer = h(
    "button",
    { class: "quiet", onclick: clearNotice },
    say("shell-close"),
  );
  const undone = () => {
    clearNotice();
    undo?.();
  };
  const undoer = !!undo && h("button", { class: "quiet", onclick: undone }, say("play-undo"));
  fill(place(), h("div", { class: bad ? "notice bad" : "notice" }, h("p", {}, text), undoer, closer));
  clearTimeout(shown);
  if (!bad) shown = window.setTimeout(clearNotice, undo ? 10_000 : 5000);
}

export function clearNotice(): void {
  place().replaceChildren();
}

/**
 * The text of an error: the engine's own message for a refusal; otherwise that something broke, and
 * the error.
 */
export function explained(error: Error): string {
  return error instanceof Refusal ? error.message : `${say("shell-broke")} ${error.message}`;
}

function place(): HTMLElement {
  const made = document.getElementById("notices") ?? h("div", { id: "notices", role: "status", "aria-live": "polite" });
  // An open dialog covers everything else, and only its contents can be used.
  const owner = document.querySelector("dialog[open]") ?? document.documentElement;
  if (made.parentElement !== owner) owner.append(made);
  return made;
}
