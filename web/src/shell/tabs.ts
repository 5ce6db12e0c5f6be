// Tabs: parts of a view, one of which is shown.

import { fill, h } from "./dom";

export type Tab = { title: string; make(): HTMLElement };

let count = 0;

/** The parts that were chosen last, by the labels of their rows. */
const last = new Map<string, number>();

/** A row of titles, and the chosen part below it. Arrow keys move along the row. */
export function tabs(label: string, parts: Tab[]): HTMLElement {
  const panel = h("div", { role: "tabpanel", id: `panel-${++count}`, class: "panel" });
  const buttons = parts.map(({ title }, index) =>
    h(
      "button",
      { role: "tab", class: "quiet", "aria-controls": panel.id, onclick: () => choose(index) },
      title,
    ),
  );
  const choose = (chosen: number): void => {
    buttons.forEach((button, index) => {
      button.setAttribute("aria-selected", String(index === chosen));
      button.tabIndex = index === chosen ? 0 : -1;
    });
    last.set(label, chosen);
    panel.setAttribute("aria-label", parts[chosen]?.title ?? "");
    fill(panel, parts[chosen]?.make());
  };
  const walk = (event: KeyboardEvent): void => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!by) return;
    const next =
      (buttons.indexOf(event.target as HTMLButtonElement) + by + parts.length) % parts.length;
    buttons[next]?.focus();
    choose(next);
  };
  choose(last.get(label) ?? 0);
  const row = h(
    "div",
    { role: "tablist", class: "tabs", "aria-label": label, onkeydown: walk },
    ...buttons,
  );
  return h("div", { class: "stack" }, row, panel);
}
