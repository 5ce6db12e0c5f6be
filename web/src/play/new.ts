// Asks for a level and generates a puzzle. The view that makes puzzles has all other options.

import { dialog } from "../shell/dialog";
import type { Desk } from "../shell/desk";
import { h } from "../shell/dom";
import { notice } from "../shell/notice";
import { freshSeed } from "../shell/seed";
import { say } from "../texts";

export function newPuzzle(desk: Desk): void {
  const status = h("p", { role: "status", class: "soft" });
  const make = async (level: string) => {
    status.textContent = say("make-making");
    try {
      const { made } = await desk.thinker.ask("generate", { level, seed: freshSeed() });
      if (!asked.open) return;
      if (made[0]) desk.read(made[0].puzzle);
      asked.close();
    } catch (error) {
      asked.close();
      notice(error);
    }
  };
  const levels = desk.about.levels.map((level) =>
    h("button", { onclick: () => make(level) }, say("level", { level })),
  );
  const more = h("a", { href: "#make", onclick: () => asked.close() }, say("make-more"));
  const asked = dialog(say("play-new-title"), h("div", { class: "levels" }, ...levels), status, more);
}
