// Offers puzzles: of each level, the puzzle of the day, one to type in. The view that makes puzzles
// has all other options.

import { Cancelled } from "../engine/remote";
import { dated, today } from "../shell/dates";
import { dialog } from "../shell/dialog";
import type { Desk } from "../shell/desk";
import { fill, h } from "../shell/dom";
import { explained } from "../shell/notice";
import { freshSeed } from "../shell/seed";
import { say } from "../texts";
import { playDaily, solvedToday } from "./daily";
import { typePuzzle } from "./type";

export function newPuzzle(desk: Desk): void {
  const choices = new ChoicesElement(desk, () => asked.close());
  const asked = dialog(say("play-new-title"), choices);
  asked.addEventListener("close", () => desk.busy && desk.thinker.cancel());
}

/** The choices of a first visit, next to the board. `close` removes them. */
export function welcome(desk: Desk, close: () => void): HTMLElement {
  const status = h("p", { role: "status", class: "soft small" });
  const levels = desk.about.levels.map((level) =>
    h(
      "button",
      { title: needs(level), onclick: () => make(desk, status, () => playLevel(desk, level)) },
      say("level", { level }),
    ),
  );
  return h(
    "section",
    { class: "card stack welcome" },
    h(
      "div",
      { class: "dialog-head" },
      h("h2", {}, say("welcome-title")),
      h("button", { class: "quiet", "aria-label": say("shell-close"), onclick: close }, "✕"),
    ),
    h("div", { class: "row-of" }, ...levels),
    h(
      "div",
      { class: "row-of" },
      h("button", { onclick: () => newPuzzle(desk) }, say("daily-title")),
      h("button", { onclick: () => typePuzzle(desk) }, say("type-title")),
    ),
    status,
  );
}

/** Waits for a puzzle, with a message meanwhile. Returns true if it is on the desk. */
async function make(desk: Desk, status: HTMLElement, ask: () => Promise<void>): Promise<boolean> {
  status.textContent = say("make-making");
  desk.busy = true;
  try {
    await ask();
    return true;
  } catch (error) {
    if (!(error instanceof Cancelled)) status.textContent = explained(error as Error);
    return false;
  } finally {
    desk.busy = false;
  }
}

/** Puts a generated puzzle of a level on the desk. */
export async function playLevel(desk: Desk, level: string): Promise<void> {
  const { made } = await desk.thinker.ask("generate", { level, seed: freshSeed() });
  if (made[0]) desk.read(made[0].puzzle, { level });
}

export class ChoicesElement extends HTMLElement {
  private readonly status = h("p", { role: "status", class: "soft" });

  /** Calls `done` when a choice is made. */
  constructor(
    private readonly desk: Desk,
    private readonly done: () => void,
  ) {
    super();
  }

  connectedCallback(): void {
    const { levels } = this.desk.about;
    const known = levels.map((level) =>
      h(
        "button",
        { class: "level", onclick: () => this.make(() => playLevel(this.desk, level)) },
        h("strong", {}, say("level", { level })),
        h("span", { class: "small soft" }, needs(level)),
      ),
    );
    const solved = solvedToday();
    const daily = levels.map((level) =>
      h(
        "button",
        { onclick: () => this.make(() => playDaily(this.desk, level)) },
        `${say("level", { level })}${solved.has(level) ? " ✓" : ""}`,
      ),
    );
    const type = () => {
      this.done();
      typePuzzle(this.desk);
    };
    this.classList.add("stack");
    fill(
      this,
      h("div", { class: "levels" }, ...known),
      h("h3", {}, say("daily-title")),
      h("p", { class: "small soft" }, `${dated(today())}. ${say("daily-about")}`),
      h("div", { class: "row-of", role: "group", "aria-label": say("daily-title") }, ...daily),
      h(
        "div",
        { class: "row-of" },
        h("button", { onclick: type }, say("type-title")),
        h("a", { class: "button", href: "#make", onclick: () => this.done() }, say("make-more")),
      ),
      this.status,
    );
  }

  private async make(ask: () => Promise<void>): Promise<void> {
    if (await make(this.desk, this.status, ask)) this.done();
  }
}

/** The techniques that a level needs, in words; empty if the page does not know the level. */
function needs(level: string): string {
  const known = ["easy", "medium", "hard", "expert", "extreme"] as const;
  const found = known.find((name) => name === level);
  return found ? say(`needs-${found}`) : "";
}

customElements.define("evoku-choices", ChoicesElement);
