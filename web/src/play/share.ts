// Shares a puzzle, as a link or in any format that the engine writes.

import { choice, dialog, field } from "../shell/dialog";
import { puzzleAddress } from "../shell/address";
import type { Desk } from "../shell/desk";
import { h } from "../shell/dom";
import { copy, save } from "../shell/files";
import { explained } from "../shell/notice";
import { say } from "../texts";

/**
 * The initial format: the shortest, or, if it can't express the puzzle, one that can express
 * everything.
 */
const [SHORT, WHOLE] = ["line", "json"];

/** Shows the puzzle as a link and in any format. */
export function share(desk: Desk): void {
  const { formats } = desk.about;
  const area = h("textarea", { readonly: true, class: "code", spellcheck: "false" });
  const done = h("p", { class: "soft", role: "status" });
  const link = h("input", { readonly: true, value: puzzleAddress(desk.link()), class: "code" });
  let [format, extension] = [SHORT, "txt"];
  const written = () => desk.ask("convert", { text: desk.puzzle.text, to: format });
  try {
    written();
  } catch {
    format = WHOLE;
  }
  const problem = h("p", { class: "message bad", role: "alert" });
  const show = () => {
    [area.value, problem.textContent] = ["", ""];
    try {
      const { text, extension: usual } = written();
      [area.value, extension] = [text, usual ?? "txt"];
    } catch (error) {
      problem.textContent = explained(error as Error);
    }
    problem.hidden = !problem.textContent;
    for (const button of buttons) button.disabled = !area.value;
  };
  const offer = async (text: string) => {
    done.textContent = (await copy(text)) ? say("share-copied") : say("share-not-copied");
  };
  const names = formats.map(({ name, about }): [string, string] => [
    name,
    `${name}: ${about}`,
  ]);
  const picked = choice(names, format, (value) => {
    format = value;
    show();
  });
  const buttons = [
    h("button", { onclick: () => offer(area.value) }, say("share-copy")),
    h("button", { onclick: () => save(`puzzle.${extension}`, area.value) }, say("share-save")),
  ];
  show();
  dialog(
    say("share-title"),
    field(say("share-link"), link),
    h("button", { onclick: () => offer(link.value) }, say("share-copy-link")),
    field(say("share-format"), picked),
    field(say("share-text"), area),
    problem,
    h("div", { class: "row-of" }, ...buttons),
    done,
  );
}
