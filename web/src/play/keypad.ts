// A keypad for digits, marks and colours, in one of four modes.

import { MODES, modeOf, type Mode } from "../board/keys";
import { choice } from "../shell/dialog";
import { fill, h } from "../shell/dom";
import { say } from "../texts";

const COLOURS = 9;

/** A pressed key with its mode. */
export type Press = { mode: Mode; value: number };

export class KeypadElement extends HTMLElement {
  mode: Mode = "digit";
  /** The digit to place in each pressed cell; 0 if none. */
  armed = 0;
  /** The digit whose marks the colours go to; 0 for whole cells. */
  target = 0;
  /** The key that is the tab stop. */
  private stop: string | undefined;
  private symbols: number[] = [];
  private missing: (number | undefined)[] = [];

  connectedCallback(): void {
    this.render();
  }

  /** Shows the symbols of a board's digits, and the number of missing ones for each, if known. */
  show(symbols: number[], missing: (number | undefined)[]): void {
    if (symbols.join() === this.symbols.join() && missing.join() === this.missing.join()) return;
    this.symbols = symbols;
    this.missing = missing;
    this.render();
  }

  choose(mode: Mode): void {
    this.mode = mode;
    this.render();
  }

  arm(digit: number): void {
    this.armed = this.armed === digit ? 0 : digit;
    this.render();
  }

  private render(): void {
    const focused = this.contains(document.activeElement)
      ? (document.activeElement as HTMLElement).dataset.key
      : undefined;
    const modes = MODES.map((mode) =>
      h(
        "button",
        {
          role: "radio",
          "aria-checked": String(mode === this.mode),
          tabindex: mode === this.mode ? 0 : -1,
          "data-key": mode,
          title: say(`keypad-mode-help-${mode}`),
          onclick: () => this.choose(mode),
        },
        h("span", { class: `sample ${mode}`, "aria-hidden": "true" }),
        h("span", { class: "word" }, say(`keypad-modes-${mode}`)),
      ),
    );
    const isColour = this.mode === "colour";
    const keys = isColour ? [...this.colours(), this.pen(false), this.pen(true)] : this.digits();
    this.toggleAttribute("data-large", this.symbols.length > 9);
    this.style.setProperty("--columns", String(isColour ? 6 : keyColumns(keys.length + 1)));
    fill(
      this,
      h(
        "div",
        { class: "modes", role: "radiogroup", "aria-label": say("keypad-mode"), onkeydown: (event: KeyboardEvent) => this.walkModes(event) },
        ...modes,
      ),
      h(
        "div",
        { class: "keys", role: "toolbar", "aria-label": say("keypad-name"), onkeydown: (event: KeyboardEvent) => this.walkKeys(event) },
        ...keys,
        this.eraser(),
      ),
      isColour && this.targets(),
    );
    const all = this.keys();
    (all.find(({ dataset }) => dataset.key === this.stop) ?? all[0])?.setAttribute("tabindex", "0");
    if (focused) this.querySelector<HTMLElement>(`[data-key="${focused}"]`)?.focus();
  }

  private keys(): HTMLElement[] {
    return [...this.querySelectorAll<HTMLElement>(".key")];
  }

  /** Moves among the keys, which are one tab stop, with the arrow keys. */
  private walkKeys(event: KeyboardEvent): void {
    const all = this.keys();
    const columns = Number(this.style.getPropertyValue("--columns")) || 1;
    const by = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns }[event.key];
    const target = by && all[all.indexOf(event.target as HTMLElement) + by];
    if (!target) return;
    all.forEach((key) => key.setAttribute("tabindex", key === target ? "0" : "-1"));
    this.stop = target.dataset.key;
    target.focus();
    event.preventDefault();
  }

  /** Chooses another mode with the arrow keys. */
  private walkModes(event: KeyboardEvent): void {
    const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (!by) return;
    this.choose(MODES[(MODES.indexOf(this.mode) + by + MODES.length) % MODES.length] as Mode);
    this.querySelector<HTMLElement>("[aria-checked=true]")?.focus();
    event.preventDefault();
  }

  private digits(): HTMLElement[] {
    return this.symbols.map((symbol, index) => {
      const digit = index + 1;
      const missing = this.missing[index];
      return h(
        "button",
        {
          class: missing === 0 ? "key done" : "key",
          tabindex: -1,
          // The style sheet draws it, as it isn't part of the key's name.
          "data-missing": missing || undefined,
          "data-key": digit,
          "aria-label":
            missing === undefined
              ? String(symbol)
              : say("keypad-digit", { digit: String(symbol), missing }),
          "aria-pressed": this.armed === digit ? "true" : undefined,
          onclick: (event: PointerEvent) => this.press(event, digit),
        },
        h("span", { class: "figure" }, String(symbol)),
      );
    });
  }

  private colours(): HTMLElement[] {
    return Array.from({ length: COLOURS }, (_, index) => {
      const colour = index + 1;
      const swatch = h("span", { class: "swatch", "aria-hidden": "true" });
      swatch.style.background = `var(--colour-${colour})`;
      const press = (event: PointerEvent) => this.press(event, colour);
      return h(
        "button",
        {
          class: "key",
          tabindex: -1,
          "data-key": colour,
          "aria-label": say("keypad-colour", { number: colour }),
          onclick: press,
        },
        swatch,
      );
    });
  }

  /** The choice between cells and the marks of a digit. */
  private targets(): HTMLElement {
    const digits = this.symbols.map((symbol, index): [string, string] => [String(index + 1), String(symbol)]);
    const all: [string, string][] = [["0", say("keypad-cells")], ...digits];
    const select = choice(all, String(this.target), (digit) => (this.target = Number(digit)));
    return h("label", { class: "check" }, h("span", {}, say("keypad-target")), select);
  }

  /** The key that draws a line or an arrow through the selected cells. */
  private pen(arrow: boolean): HTMLElement {
    const name = say(arrow ? "keypad-arrow" : "keypad-line");
    const draw = () => this.dispatchEvent(new CustomEvent("draw", { detail: arrow }));
    return h("button", { class: "key", tabindex: -1, "data-key": name, "aria-label": name, title: name, onclick: draw }, arrow ? "→" : "─");
  }

  private eraser(): HTMLElement {
    const erase = () => this.dispatchEvent(new CustomEvent("erase"));
    return h(
      "button",
      {
        class: "key",
        tabindex: -1,
        "data-key": "erase",
        "aria-label": say("keypad-erase"),
        title: say("keypad-erase"),
        onclick: erase,
      },
      "⌫",
    );
  }

  private press(event: PointerEvent, value: number): void {
    this.dispatchEvent(
      new CustomEvent<Press>("press", { detail: { mode: modeOf(event, this.mode), value } }),
    );
  }
}

/**
 * The number of columns of a keypad. It is about twice as wide as high, but a key is at least as
 * wide as a thumb.
 */
export function keyColumns(keys: number): number {
  return Math.min(Math.ceil(Math.sqrt(2 * keys)), 7);
}

customElements.define("evoku-keypad", KeypadElement);
