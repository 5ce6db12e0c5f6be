// The frame of the page: its name, the links to its views, and the choice of the language.

import { LANGUAGES, chooseLanguage, language, loadLanguage, say } from "../texts";
import { parseAddress } from "./address";
import type { Desk } from "./desk";
import { fill, h } from "./dom";
import { onDrop, onPaste } from "./files";
import { keep } from "./keep";
import { notice } from "./notice";
import { shell } from "./starting";
import type { ViewElement } from "./view";
import { VIEWS, type View } from "./views";

export class App {
  private view: View = VIEWS[0] as View;
  private readonly header = h("header", { class: "top" });
  private readonly main = h("main", { id: "main", tabindex: -1 });
  private shown: ViewElement | undefined;
  private links = new Map<View, HTMLElement>();
  /** The views that stay while another is shown. */
  private readonly staying = new Map<View, ViewElement>();

  constructor(private readonly desk: Desk) {}

  start(): void {
    fill(shell(), this.header, this.main);
    this.applySettings();
    this.visit();
    addEventListener("hashchange", () => {
      this.visit();
      // The keyboard focus moves to the view, and screen readers begin to read it.
      this.main.focus({ preventScroll: true });
    });
    onDrop((text, name) => this.open(text, name), notice);
    onPaste((text) => this.open(text, ""));
  }

  /**
   * Offers a text to the current view. If the view doesn't accept it, opens it as a puzzle, in a
   * view that shows the desk's puzzle.
   */
  private open(text: string, name: string): void {
    if (this.shown?.take(text, name)) return;
    if (this.desk.open(text) && !["play", "understand"].includes(this.view.name))
      location.hash = "play";
  }

  /** Shows the view and the puzzle of the address. */
  private visit(): void {
    const names = VIEWS.map((view) => view.name as string);
    const { view = "play", puzzle, setUp } = parseAddress(location.hash, names);
    if (puzzle !== undefined) this.desk.open(puzzle);
    // Remove what was opened from the address, or a reload would start it again without the changes.
    if (puzzle !== undefined || setUp) history.replaceState(undefined, "", `#${view}`);
    const before = this.view;
    this.view = VIEWS.find((known) => known.name === view) ?? this.view;
    this.render();
    if (this.view !== before) scrollTo(0, 0);
    if (setUp) this.shown?.setUp(setUp);
  }

  /** Creates the frame in the language of the page. */
  private applySettings(): void {
    const links = VIEWS.map((view) => h("a", { href: `#${view.name}` }, say(`views-${view.name}`)));
    this.links = new Map(VIEWS.map((view, index) => [view, links[index] as HTMLElement]));
    const skip = (event: Event) => this.skip(event);
    fill(
      this.header,
      h("a", { class: "skip", href: "#main", onclick: skip }, say("shell-skip")),
      h("a", { class: "name", href: "#play" }, "evoku"),
      h("nav", { "aria-label": say("shell-views") }, ...links),
      this.languages(),
    );
  }

  private render(): void {
    document.title = `evoku: ${say(`views-${this.view.name}`)}`;
    for (const [view, link] of this.links) {
      if (view === this.view) link.setAttribute("aria-current", "page");
      else link.removeAttribute("aria-current");
    }
    this.shown = this.staying.get(this.view) ?? this.view.make(this.desk);
    if (this.shown.stays) this.staying.set(this.view, this.shown);
    fill(this.main, this.shown);
  }

  private skip(event: Event): void {
    event.preventDefault();
    this.main.focus();
  }

  /** Shows the page in the chosen language, once its texts are loaded. */
  private async choose(select: HTMLSelectElement): Promise<void> {
    const chosen = select.value;
    try {
      const packed = await loadLanguage(chosen);
      chooseLanguage(chosen, packed);
      this.desk.speak(packed);
    } catch (error) {
      select.value = language;
      notice(error);
      return;
    }
    keep("language", chosen);
    // They have texts in the language before.
    for (const view of this.staying.values()) view.end();
    this.staying.clear();
    this.applySettings();
    this.header.querySelector("select")?.focus();
    this.render();
  }

  private languages(): HTMLElement {
    const options = Object.entries(LANGUAGES).map(([code, { name }]) =>
      h("option", { value: code, selected: code === language, lang: code }, name),
    );
    const choose = (event: Event) => void this.choose(event.target as HTMLSelectElement);
    return h(
      "select",
      { class: "language", "aria-label": say("shell-language"), onchange: choose },
      ...options,
    );
  }
}
