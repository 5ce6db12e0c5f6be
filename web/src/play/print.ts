// Prints puzzles: pages like those of the command, to preview, print and save.

import type { SheetRequest } from "../engine/protocol";
import { Cancelled } from "../engine/remote";
import type { Desk } from "../shell/desk";
import { check, choice, dialog, field } from "../shell/dialog";
import { fill, h, svgContent } from "../shell/dom";
import { save } from "../shell/files";
import { explained } from "../shell/notice";
import { PictureElement } from "../shell/picture";
import { say } from "../texts";

type SheetStyle = Omit<SheetRequest, "text" | "pdf">;

const PAPERS = ["a4", "a5", "letter", "legal", "a3", "b5"];
const PER_PAGE = ["1", "2", "4", "6", "9"];

/** Shows the puzzles on the desk as pages. */
export function printPuzzles(desk: Desk): void {
  const sheets = new Sheets(desk);
  const opened = dialog(say("print-title"), sheets);
  opened.addEventListener("close", () => sheets.end());
}

class Sheets extends HTMLElement {
  private readonly remote;
  private readonly preview = new PictureElement();
  private readonly status = h("p", { class: "soft", role: "status" });
  private readonly buttons = h("div", { class: "row-of" });
  private readonly sheet: SheetStyle = {
    paper: "a4",
    withoutSolutions: false,
    marks: false,
    levels: false,
  };
  private all = true;
  private pages: string[] = [];

  constructor(private readonly desk: Desk) {
    super();
    this.remote = desk.remote();
  }

  connectedCallback(): void {
    const { sheet } = this;
    const named = (names: string[]) =>
      names.map((name): [string, string] => [name, name.toUpperCase()]);
    const change = (act: () => void) => {
      act();
      void this.draw();
    };
    const title = h("input", {});
    title.addEventListener("change", () => change(() => (sheet.title = title.value)));
    const perPage: [string, string][] = [["", say("print-fitting")], ...named(PER_PAGE)];
    fill(
      this,
      h(
        "div",
        { class: "stack" },
        field(say("print-heading"), title),
        field(
          say("print-paper"),
          choice(named(PAPERS), "a4", (paper) => change(() => (sheet.paper = paper))),
        ),
        field(
          say("print-per-page"),
          choice(perPage, "", (count) => change(() => setCount(sheet, count))),
        ),
        this.desk.puzzles.length > 1 &&
          check(say("print-all", { count: this.desk.puzzles.length }), true, (on) =>
            change(() => (this.all = on)),
          ),
        check(say("print-solutions"), true, (on) => change(() => (sheet.withoutSolutions = !on))),
        check(say("print-marks"), false, (on) => change(() => (sheet.marks = on))),
        check(say("print-levels"), false, (on) => change(() => (sheet.levels = on))),
        this.buttons,
        this.status,
        this.preview,
      ),
    );
    this.preview.className = "sheet";
    fill(
      this.buttons,
      h("button", { class: "main", onclick: () => printPages(this.pages) }, say("print-print")),
      h("button", { onclick: () => this.savePdf() }, say("print-pdf")),
      h("button", { onclick: () => this.saveSvg() }, say("print-svg")),
    );
    void this.draw();
  }

  end(): void {
    this.remote.cancel();
  }

  /** The puzzles as text: all open ones, or the one on the desk. */
  private text(): string {
    const { puzzles, game } = this.desk;
    if (!this.all || puzzles.length < 2) return game.position.puzzle;
    return puzzles.map(({ puzzle }) => puzzle).join("\n");
  }

  private async draw(): Promise<void> {
    this.remote.cancel();
    this.status.textContent = say("print-drawing");
    try {
      const { pages = [] } = await this.remote.ask("sheets", this.request());
      this.pages = pages;
      this.status.textContent = say("print-pages", { count: pages.length });
      this.preview.show(pages[0] ?? "", say("print-preview"));
    } catch (error) {
      if (!(error instanceof Cancelled)) this.status.textContent = explained(error as Error);
    }
  }

  private request(): SheetRequest {
    return { text: this.text(), ...this.sheet };
  }

  private async savePdf(): Promise<void> {
    this.status.textContent = say("print-drawing");
    try {
      const { pdf = "" } = await this.remote.ask("sheets", { ...this.request(), pdf: true });
      const bytes = Uint8Array.from(pdf, (character) => character.charCodeAt(0));
      save("sudoku.pdf", bytes, "application/pdf");
      this.status.textContent = say("print-pages", { count: this.pages.length });
    } catch (error) {
      if (!(error instanceof Cancelled)) this.status.textContent = explained(error as Error);
    }
  }

  private saveSvg(): void {
    this.pages.forEach((page, index) => save(`sudoku-${index + 1}.svg`, page, "image/svg+xml"));
  }
}

function setCount(sheet: SheetStyle, count: string): void {
  if (count) sheet.perPage = count;
  else delete sheet.perPage;
}

/** Lets the browser print only these pages. */
function printPages(pages: string[]): void {
  const sheets = h(
    "div",
    { class: "sheets" },
    ...pages.flatMap((page) => svgContent(page) as Element[]),
  );
  document.body.append(sheets);
  addEventListener("afterprint", () => sheets.remove(), { once: true });
  print();
}

customElements.define("evoku-sheets", Sheets);
