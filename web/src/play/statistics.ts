// Statistics of solved puzzles, and a file with all games, for another device.

import { Refusal } from "../engine/engine";
import { today } from "../shell/dates";
import { dialog } from "../shell/dialog";
import { fill, h } from "../shell/dom";
import { readFile, save } from "../shell/files";
import { backup, load, results, type Result } from "../shell/games";
import { notice } from "../shell/notice";
import { say } from "../texts";
import { clockTime } from "./clock";
import { streaks } from "./daily";

export function statistics(): void {
  const figures = h("div", { class: "stack" });
  const show = () => fill(figures, ...summary(results()));
  const file = h("input", {
    type: "file",
    accept: ".json",
    onchange: async () => {
      const [chosen] = file.files ?? [];
      if (!chosen) return;
      try {
        const loaded = load(await readFile(chosen));
        if (!loaded) throw new Refusal(say("statistics-damaged"));
        const { isFull, ...counts } = loaded;
        notice([say("statistics-loaded", counts), ...(isFull ? [say("games-full")] : [])].join("\n"));
        show();
      } catch (error) {
        notice(error);
      }
    },
  });
  const keep = () => save(`evoku-${today()}.json`, backup(), "application/json");
  show();
  dialog(
    say("statistics-title"),
    figures,
    h("button", { onclick: keep }, say("statistics-save")),
    h("label", { class: "field" }, h("span", {}, say("statistics-load")), file),
  );
}

/** A table of the levels, and the streak of puzzles of the day. */
function summary(all: Result[]): HTMLElement[] {
  if (!all.length) return [h("p", { class: "soft" }, say("statistics-none"))];
  const levels = [...new Set(all.map(({ level }) => level))];
  const heads = [
    say("facts-level"),
    say("statistics-solved"),
    say("statistics-unaided"),
    say("statistics-best"),
    say("statistics-mean"),
  ];
  const rows = levels.map((level) => {
    const some = all.filter((result) => result.level === level);
    return [
      level ? say("level", { level }) : "–",
      String(some.length),
      String(some.filter(({ hints, checks }) => !hints && !checks).length),
      clockTime(Math.min(...some.map(({ seconds }) => seconds))),
      clockTime(meanTime(some)),
    ];
  });
  const row = (words: string[], tag: "th" | "td") =>
    h("tr", {}, ...words.map((text, column) => h(tag, { class: column ? "n" : undefined }, text)));
  const { days, most } = streaks(all.map(({ daily }) => daily));
  return [
    h(
      "div",
      { class: "scroll" },
      h("table", { class: "figures" }, h("thead", {}, row(heads, "th")), h("tbody", {}, ...rows.map((words) => row(words, "td")))),
    ),
    h("p", {}, say("statistics-streak", { days, most })),
  ];
}

/** The mean of the times in seconds. */
export function meanTime(all: Result[]): number {
  return all.reduce((sum, { seconds }) => sum + seconds, 0) / Math.max(all.length, 1);
}
