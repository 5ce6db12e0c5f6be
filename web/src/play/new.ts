// Offers puzzles: of each level, the puzzle of the day, one to type in. The view that makes puzzles
// has all other options.

import { Refusal } from "../engine/engine";
import type { GenerateRequest } from "../engine/protocol";
import { Cancelled } from "../engine/remote";
import { outcome } from "../make/outcome";
import { dated, today } from "../shell/dates";
import { dialog } from "../shell/dialog";
import type { Desk, Origin } from "../shell/desk";
import { fill, h } from "../shell/dom";
import { explained } from "../shell/notice";
import { freshSeed } from "../shell/seed";
import { say } from "../texts";
import { playDaily, solvedToday } from "./daily";
import { typePuzzle } from "./type";

export function newPuzzle(desk: Desk): void {
  cancel(desk);
  const choices = new ChoicesElement(desk, () => asked.close());
  const asked = dialog(say("play-new-title"), choices);
  asked.addEventListener("close", () => cancel(desk));
}

/** Ends the generation of a puzzle, if there is one. */
function cancel(desk: Desk): void {
  if (desk.busy) desk.thinker.cancel();
}

/** The choices of a first visit, next to the board. `close` removes them. */
export function welcome(desk: Desk, close: () => void): HTMLElement {
  const status = h("p", { role: "status", class: "soft small" });
  const levels = desk.about.levels.map((level) =>
    h(
      "button",
      { title: needs(level), onclick: () => make(desk, status, levels, () => playLevel(desk, level)) },
      say("level", { level }),
    ),
  );
  const dismiss = () => {
    cancel(desk);
    close();
  };
  return h(
    "section",
    { class: "card stack welcome" },
    h(
      "div",
      { class: "dialog-head" },
      h("h2", {}, say("welcome-title")),
      h("button", { class: "quiet", "aria-label": say("shell-close"), onclick: dismiss }, "✕"),
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

/**
 * Waits for a puzzle, with a message and disabled buttons meanwhile. Returns true if it is on the
 * desk.
 */
export async function make(
  desk: Desk,
  status: HTMLElement,
  buttons: HTMLButtonElement[],
  ask: () => Promise<void>,
): Promise<boolean> {
  if (desk.busy) return false;
  const enable = (on: boolean) => {
    desk.busy = !on;
    for (const button of buttons) button.disabled = !on;
  };
  status.textContent = say("make-making");
  enable(false);
  try {
    await ask();
    return true;
  } catch (error) {
    status.textContent = error instanceof Cancelled ? "" : explained(error as Error);
    return false;
  } finally {
    enable(true);
  }
}

/** Puts a generated puzzle of a level on the desk. */
export function playLevel(desk: Desk, level: string): Promise<void> {
  return playGenerated(desk, { level, seed: freshSeed() }, { level });
}

/**
 * Puts a generated puzzle on the desk. Throws `Cancelled` if another game is there by then, and a
 * `Refusal` if no puzzle was found.
 */
export async function playGenerated(desk: Desk, request: GenerateRequest, origin: Origin): Promise<void> {
  const { id } = desk.record;
  const answer = await desk.thinker.ask("generate", request);
  if (desk.record.id !== id) throw new Cancelled("another game began");
  const [first] = answer.made;
  if (!first) throw new Refusal(outcome(answer));
  desk.read(first.puzzle, origin);
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
    const choose = async (ask: () => Promise<void>) => {
      if (await make(this.desk, this.status, [...known, ...daily], ask)) this.done();
    };
    const known = levels.map((level) =>
      h(
        "button",
        { class: "level", onclick: () => choose(() => playLevel(this.desk, level)) },
        h("strong", {}, say("level", { level })),
        h("span", { class: "small soft" }, needs(level)),
      ),
    );
    const solved = solvedToday();
    const daily = levels.map((level) =>
      h(
        "button",
        { onclick: () => choose(() => playDaily(this.desk, level)) },
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
}

/** The techniques that a level needs, in words; empty if the page does not know the level. */
function needs(level: string): string {
  const known = ["easy", "medium", "hard", "expert", "extreme"] as const;
  const found = known.find((name) => name === level);
  return found ? say(`needs-${found}`) : "";
}

customElements.define("evoku-choices", ChoicesElement);
