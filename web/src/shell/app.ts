// The frame of the page: its name, its views, its language, and what is said to the reader.

import { LANGUAGES, chooseLanguage, language, say, type Language } from "../texts";
import { parseAddress } from "./address";
import type { Desk } from "./desk";
import { fill, h } from "./dom";
import { onDrop, onPaste } from "./files";
import { keep } from "./keep";
import { notice } from "./notice";
import { VIEWS, type View } from "./views";

export class App {
  private view: View = VIEWS[0] as View;
  private readonly header = h("header", { class: "top" });
  private readonly main = h("main", { id: "main", tabindex: -1 });
  private readonly links = new Map<View, HTMLAnchorElement>();

  constructor(private readonly desk: Desk) {}

  start(): void {
    fill(document.body, this.header, this.main);
    this.visit();
    addEventListener("hashchange", () => this.visit());
    onDrop((text) => this.open(text), notice);
    onPaste((text) => this.open(text));
  }

  /** Opens a text as a puzzle, and shows it where it can be played or looked at. */
  private open(text: string): void {
    if (this.desk.open(text) && !["play", "understand"].includes(this.view.name))
      location.hash = "play";
  }

  /** Shows what the address asks for. */
  private visit(): void {
    const names = VIEWS.map((view) => view.name as string);
    const { view, puzzle } = parseAddress(location.hash, names);
    if (puzzle !== undefined) {
      this.desk.open(puzzle);
      // A puzzle that stays in the address would come back, without its digits, with a reload.
      history.replaceState(undefined, "", `#${view ?? "play"}`);
    }
    this.view = VIEWS.find((known) => known.name === view) ?? this.view;
    this.render();
  }

  private render(): void {
    document.title = `evoku: ${say.views[this.view.name]}`;
    this.links.clear();
    const links = VIEWS.map((view) => {
      const current = view === this.view ? "page" : undefined;
      return h("a", { href: `#${view.name}`, "aria-current": current }, say.views[view.name]);
    });
    fill(
      this.header,
      h(
        "a",
        { class: "skip", href: "#main", onclick: (event: Event) => this.skip(event) },
        say.shell.skip,
      ),
      h("a", { class: "name", href: "#play" }, "evoku"),
      h("nav", { "aria-label": say.shell.views }, ...links),
      this.languages(),
    );
    fill(this.main, this.view.make(this.desk));
  }

  private skip(event: Event): void {
    event.preventDefault();
    this.main.focus();
  }

  private languages(): HTMLElement {
    const options = Object.entries(LANGUAGES).map(([code, { name }]) =>
      h("option", { value: code, selected: code === language, lang: code }, name),
    );
    const choose = (event: Event) => {
      const chosen = (event.target as HTMLSelectElement).value as Language;
      chooseLanguage(chosen);
      keep("language", chosen);
      this.render();
    };
    return h(
      "select",
      { class: "language", "aria-label": say.shell.language, onchange: choose },
      ...options,
    );
  }
}
