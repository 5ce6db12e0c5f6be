// Dialogs over the page, closed with Escape or a button, and controls for forms.

import { say } from "../texts";
import { h } from "./dom";

/** Opens a dialog with a title. It is removed when it closes. */
export function dialog(title: string, ...content: Node[]): HTMLDialogElement {
  const closer = h(
    "button",
    { class: "quiet", "aria-label": say("shell-close"), onclick: () => made.close() },
    "✕",
  );
  const heading = h("h2", { id: "dialog-title" }, title);
  const made = h(
    "dialog",
    { "aria-labelledby": "dialog-title" },
    h("div", { class: "dialog-head" }, heading, closer),
    h("div", { class: "stack" }, ...content),
  );
  made.addEventListener("close", () => {
    const notices = made.querySelector("#notices");
    if (notices) document.documentElement.append(notices);
    made.remove();
  });
  made.addEventListener("click", (event) => {
    // A click on the dialog itself is outside its contents.
    if (event.target === made) made.close();
  });
  document.body.append(made);
  made.showModal();
  return made;
}

/** A field with a label above it. */
export function field(name: string, control: HTMLElement, note?: string): HTMLLabelElement {
  const words = note ? h("span", { class: "small" }, note) : undefined;
  return h("label", { class: "field" }, h("span", {}, name), control, words);
}

/** A check box. */
export function check(
  name: string,
  checked: boolean,
  changed: (checked: boolean) => void,
): HTMLLabelElement {
  const box = h("input", { type: "checkbox", checked, onchange: () => changed(box.checked) });
  return h("label", { class: "check" }, box, h("span", {}, name));
}

/** A drop-down list of values and their names. */
export function choice(
  options: [string, string][],
  chosen: string,
  changed: (value: string) => void,
): HTMLSelectElement {
  const made = options.map(([value, words]) =>
    h("option", { value, selected: value === chosen }, words),
  );
  const select = h("select", { onchange: () => changed(select.value) }, ...made);
  return select;
}
