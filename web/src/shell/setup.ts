// Set-ups in addresses, like `#evolve?algorithm=row-ga+population%3D60&seed=5`.

import { say } from "../texts";
import { h } from "./dom";
import { copy } from "./files";
import { notice } from "./notice";

/** An algorithm with its settings, as `name=value`. */
export type Chosen = [algorithm: string, settings: string[]];

/** The algorithms of a name in a set-up. */
export function chosenOf(asked: URLSearchParams, name: string): Chosen[] {
  return asked.getAll(name).map((text) => {
    const [algorithm = "", ...settings] = text.split(" ");
    return [algorithm, settings];
  });
}

/** The values of a set-up by their names. */
export type SetUp = Record<string, (string | Chosen)[]>;

/** A button that shows and copies the address of a set-up of the current view. */
export function shareButton(values: () => SetUp): HTMLElement {
  const share = async () => {
    const asked = new URLSearchParams();
    for (const [name, all] of Object.entries(values()))
      for (const value of all) asked.append(name, [value].flat(2).join(" "));
    history.replaceState(undefined, "", `${location.hash.split("?")[0]}?${asked}`);
    notice((await copy(location.href)) ? say("share-copied") : `${say("share-not-copied")}\n${location.href}`);
  };
  return h("button", { onclick: share }, say("share-copy-link"));
}
