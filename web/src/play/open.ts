// Opens a puzzle from text in any format, a link, or a file.

import { dialog, field } from "../shell/dialog";
import type { Desk } from "../shell/desk";
import { h } from "../shell/dom";
import { readFile } from "../shell/files";
import { explained } from "../shell/notice";
import { say } from "../texts";
import { typePuzzle } from "./type";

/** Asks for a puzzle. The dialog shows parse errors, with line and column. */
export function askForPuzzle(desk: Desk): void {
  const area = h("textarea", {
    spellcheck: "false",
    autocapitalize: "off",
    autocomplete: "off",
    class: "code",
    onkeydown: (event: KeyboardEvent) => {
      if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) open(area.value);
    },
  });
  const problem = h("p", { class: "message bad", role: "alert" });
  problem.hidden = true;
  const open = (text: string) => {
    try {
      desk.read(text);
      made.close();
    } catch (error) {
      problem.hidden = false;
      problem.textContent = explained(error as Error);
    }
  };
  const file = h("input", {
    type: "file",
    onchange: async () => {
      const [chosen] = file.files ?? [];
      try {
        if (chosen) open(await readFile(chosen));
      } catch (error) {
        problem.hidden = false;
        problem.textContent = String(error);
      }
    },
  });
  const type = () => {
    made.close();
    typePuzzle(desk);
  };
  const made = dialog(
    say("open-title"),
    h("p", { class: "soft" }, say("open-about")),
    field(say("open-text"), area),
    problem,
    h(
      "div",
      { class: "row-of" },
      h("button", { class: "main", onclick: () => open(area.value) }, say("open-open")),
      h("button", { onclick: type }, say("type-title")),
    ),
    field(say("open-file"), file),
  );
  area.focus();
}
