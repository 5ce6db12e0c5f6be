// The report on an experiment: verdicts, tables, figures, and buttons to save it as files.

import type { Report, Table, Verdicts } from "../engine/protocol";
import { fill, h } from "../shell/dom";
import { save } from "../shell/files";
import { PictureElement } from "../shell/picture";
import { say } from "../texts";

export class ReportElement extends HTMLElement {
  show(report: Report): void {
    const button = (words: string, act: () => void) => h("button", { onclick: act }, words);
    fill(
      this,
      h("h2", {}, say("measure-verdicts")),
      ...report.verdicts.map(verdicts),
      ...(report.verdicts.length ? [] : [h("p", {}, say("measure-no-verdicts"))]),
      h("h2", {}, say("measure-tables")),
      ...report.tables.map(table),
      !!report.figures.length && h("h2", {}, say("measure-pictures")),
      ...report.figures.map(({ name, svg }) => picture(name, svg)),
      h("ul", { class: "small soft" }, ...report.notes.map((note) => h("li", {}, note))),
      h(
        "div",
        { class: "row-of" },
        !!report.page && button(say("measure-save-report"), () => save("report.html", report.page, "text/html")),
        !!report.csv && button(say("measure-save-runs"), () => save("runs.csv", report.csv, "text/csv")),
      ),
    );
  }
}

/** A saved report, in a frame without scripts. */
export function framed(page: string, title: string): HTMLElement {
  return h("iframe", { class: "kept-report", sandbox: "", srcdoc: page, title });
}

function verdicts({ class: name, limit, decided, open, nulls }: Verdicts): HTMLElement {
  const items = [...nulls, ...decided, ...open].map((words) => h("li", {}, words));
  return h(
    "div",
    { class: "card stack verdicts" },
    h("h3", {}, name),
    !!limit && h("p", { class: "message" }, limit),
    h("ul", {}, ...items),
  );
}

function table({ caption, words, heads, rows }: Table): HTMLElement {
  const cell = (tag: "th" | "td", text: string, column: number) =>
    h(tag, { class: column < words ? undefined : "n", scope: tag === "th" ? "col" : undefined }, text);
  return h(
    "div",
    { class: "card stack" },
    h(
      "div",
      { class: "scroll", tabindex: 0, role: "group", "aria-label": heads.join(", ") },
      h(
        "table",
        { class: "figures" },
        h("thead", {}, h("tr", {}, ...heads.map((text, column) => cell("th", text, column)))),
        h("tbody", {}, ...rows.map((row) => h("tr", {}, ...row.map((text, column) => cell("td", text, column))))),
      ),
    ),
    h("p", { class: "small soft" }, caption),
  );
}

function picture(name: string, svg: string): HTMLElement {
  const made = new PictureElement();
  made.show(svg, name, name.replaceAll(/[^\p{L}\p{N}]+/gu, "-"));
  return h("div", { class: "card" }, made);
}

customElements.define("evoku-report", ReportElement);
