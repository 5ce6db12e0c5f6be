// The view of lessons: the reader changes one thing and sees its effect.

import { Cancelled, type Remote } from "../engine/remote";
import { LaneElement } from "../evolve/lane";
import type { Experiment } from "../engine/protocol";
import { RaceElement } from "../evolve/race";
import { ReportElement } from "../measure/report";
import { lessonAddress, parseAddress } from "../shell/address";
import { bookLink } from "../shell/book";
import type { Desk } from "../shell/desk";
import { choice, field } from "../shell/dialog";
import { fill, h } from "../shell/dom";
import { notice } from "../shell/notice";
import { freshSeed } from "../shell/seed";
import { ViewElement } from "../shell/view";
import { say } from "../texts";
import { LESSONS, type Lesson } from "./lessons";

const VALUES = [1, 2, 3] as const;

/** The lesson, which is kept for the next visit to the view. */
let last = 0;

export class LessonsView extends ViewElement {
  override readonly stays = true;
  private readonly list = h("ol", { class: "lesson-list" });
  private readonly stage = h("div", { class: "stack wide" });
  private readonly remote: Remote;
  private lanes: LaneElement[] = [];
  private race: RaceElement | undefined;
  private seed = "1";

  constructor(desk: Desk) {
    super(desk);
    this.remote = desk.remote();
  }

  protected build(): void {
    const links = LESSONS.map(({ name }, index) =>
      h("li", {}, h("button", { class: "quiet", onclick: () => this.choose(index) }, say(`lessons-${name}-title`))),
    );
    fill(this.list, ...links);
    fill(
      this,
      h(
        "div",
        { class: "lessons-head" },
        h("h1", { class: "view-title" }, say("views-lessons")),
        bookLink("index.html", say("book")),
      ),
      h("div", { class: "bench reversed" }, h("nav", { class: "side card", "aria-label": say("views-lessons") }, this.list), this.stage),
    );
    this.choose(this.addressed() ?? last);
  }

  /** The lesson of the address, if it has one. */
  private addressed(): number | undefined {
    const { lesson } = parseAddress(location.hash, ["lessons"]);
    return lesson && LESSONS[lesson - 1] ? lesson - 1 : undefined;
  }

  protected update(): void {
    const lesson = this.addressed() ?? last;
    if (lesson !== last) this.choose(lesson);
    else history.replaceState(undefined, "", lessonAddress(last + 1));
  }

  protected override left(): void {
    this.remote.cancel();
    for (const { runner } of this.lanes) runner.end();
  }

  private choose(index: number): void {
    last = index;
    history.replaceState(undefined, "", lessonAddress(index + 1));
    this.left();
    [...this.list.children].forEach((item, at) => {
      const button = item.firstElementChild as HTMLElement;
      if (at === index) {
        button.setAttribute("aria-current", "step");
        this.list.scrollTo({ left: (item as HTMLElement).offsetLeft - this.list.clientWidth / 3 });
      } else button.removeAttribute("aria-current");
    });
    const lesson = LESSONS[index] as Lesson;
    this.seed = lesson.seed ?? "1";
    const title = h("h2", { tabindex: -1 }, `${index + 1}. ${say(`lessons-${lesson.name}-title`)}`);
    const paragraphs = say(`lessons-${lesson.name}-text`).split("\n\n").map((text) => h("p", {}, text));
    const body = lesson.repetitions ? this.many(lesson) : this.some(lesson);
    const go = () => {
      this.choose(index + 1);
      scrollTo(0, 0);
      this.stage.querySelector<HTMLElement>("h2")?.focus();
    };
    const next = !!LESSONS[index + 1] && h("button", { onclick: go }, say("lesson-next"));
    const book = bookLink(lesson.page, say("lesson-book"));
    const more = book && h("p", {}, book);
    fill(this.stage, h("div", { class: "card stack lesson" }, title, ...paragraphs, more, body), ...this.shown, next);
  }

  private shown: HTMLElement[] = [];

  /** A lesson that shows two runs side by side: with the first value and with another. */
  private some(lesson: Lesson): HTMLElement {
    let other = 1;
    const [first = "", ...others] = valueNames(lesson);
    const options = others.map((words, index): [string, string] => [String(index + 1), words]);
    const knob = choice(options, "1", (value) => {
      other = Number(value);
      void this.run(lesson, [0, other]);
    });
    const again = () => {
      this.seed = freshSeed();
      void this.run(lesson, [0, other]);
    };
    this.prepareLanes(lesson);
    return h(
      "div",
      { class: "row-of lesson-knob" },
      field(say("lesson-compare", { first }), knob),
      h("button", { class: "main", onclick: () => this.run(lesson, [0, other]) }, say("evolve-start")),
      h("button", { onclick: again }, say("lesson-other-seed")),
    );
  }

  private prepareLanes(lesson: Lesson): void {
    this.lanes = [0, 1].map(() => new LaneElement(this.desk, () => this.refresh()));
    this.race = new RaceElement(this.desk);
    this.race.hidden = true;
    this.shown = [h("div", { class: "lanes two" }, ...this.lanes), this.race];
    if ("puzzle" in lesson.subject) {
      const { puzzle } = lesson.subject;
      const ground = this.desk.ask("board", { puzzle });
      const givens = [...puzzle].map((digit) => Number(digit) || 0);
      for (const lane of this.lanes) lane.setPlan({ kind: "sudoku", ground, givens });
    }
  }

  private async run(lesson: Lesson, which: number[]): Promise<void> {
    const { subject, evaluations, values } = lesson;
    const { seed } = this;
    const names = valueNames(lesson);
    try {
      await Promise.all(
        this.lanes.map((lane, index) => {
          const number = which[index] as number;
          const value = values[number];
          return value && lane.begin({ ...subject, ...value, seed, evaluations }, names[number]);
        }),
      );
      for (const { runner } of this.lanes) runner.go().catch(notice);
    } catch (error) {
      notice(error);
    }
  }

  private refresh(): void {
    if (!this.race || !this.lanes.some(({ runner }) => runner.begun)) return;
    this.race.hidden = false;
    this.race.show(this.lanes, !this.lanes.some(({ runner }) => runner.running));
  }

  /** A lesson about many runs: the laboratory's report on few runs and on more. */
  private many(lesson: Lesson): HTMLElement {
    const status = h("p", { role: "status", class: "soft" });
    const report = new ReportElement();
    this.lanes = [];
    this.race = undefined;
    this.shown = [report];
    const counts = [1, 5, lesson.repetitions ?? 1];
    const buttons = counts.map((count) => {
      const measure = () => this.measure(lesson, count, status, report);
      return h("button", { class: count === counts[2] ? "main" : undefined, onclick: measure }, say("lesson-runs", { count }));
    });
    return h("div", { class: "stack" }, h("div", { class: "row-of" }, ...buttons), status);
  }

  private async measure(lesson: Lesson, repetitions: number, status: HTMLElement, report: ReportElement): Promise<void> {
    this.remote.cancel();
    const labels = valueNames(lesson);
    try {
      const { plan } = this.desk.ask("plan", {
        algorithms: lesson.values.map((run, index) => ({
          name: run.algorithm,
          label: labels[index] ?? run.algorithm,
          set: run.set ?? [],
        })),
        classes: [{ name: "6x6", bundled: "6x6", first: 6 }],
        repetitions,
        evaluations: lesson.evaluations,
        seed: "1",
      });
      const show = (known: Experiment) => {
        status.textContent = say("measure-made", { made: known.made, runs: known.runs });
        if (known.report) report.show(known.report);
      };
      const request = { plan, started: Math.round(Date.now() / 1000), now: Math.round(performance.now()) };
      show(await this.remote.ask("experiment", request, show));
    } catch (error) {
      if (!(error instanceof Cancelled)) notice(error);
    }
  }
}

/** The names of the values of a lesson's knob. */
function valueNames({ name, values }: Lesson): string[] {
  const [first, second, third] = VALUES;
  const words = [say(`lessons-${name}-value-${first}`), say(`lessons-${name}-value-${second}`)];
  return values.length > 2 && name !== "statistics" ? [...words, say(`lessons-${name}-value-${third}`)] : words;
}

customElements.define("evoku-lessons", LessonsView);
