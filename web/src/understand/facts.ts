// Facts about a puzzle: its number of solutions, and its rating on every scale.

import type { Ratings, Solved } from "../engine/protocol";
import { fill, h } from "../shell/dom";
import { say } from "../texts";

/** The maximum number of solutions to count. */
export const COUNTED = 1000;

export class FactsElement extends HTMLElement {
  private solved: Solved | undefined;
  private ratings: Ratings | undefined;

  /** Clears the table. */
  clear(): void {
    this.solved = this.ratings = undefined;
    this.render();
  }

  showSolved(solved: Solved): void {
    this.solved = solved;
    this.render();
  }

  showRatings(ratings: Ratings): void {
    this.ratings = ratings;
    this.render();
  }

  private render(): void {
    const rows = this.rows().map(([name, value]) =>
      h("tr", {}, h("th", { scope: "row" }, name), h("td", { class: "figures" }, value)),
    );
    const problem = this.ratings?.problem;
    fill(
      this,
      h("table", { class: "facts" }, h("tbody", {}, ...rows)),
      problem ? h("p", { class: "soft small" }, problem) : undefined,
    );
  }

  private rows(): [string, string][] {
    const { solved, ratings } = this;
    const rows: [string, string | undefined][] = [
      [say("facts-solutions"), solved ? solutionWords(solved) : "…"],
      [say("facts-level"), ratings?.level && say("level", { level: ratings.level })],
      [say("facts-score"), ratings?.score?.toString()],
      [say("facts-hodoku"), hodokuWords(ratings)],
      [say("facts-explainer"), ratings && explainerWords(ratings)],
      [say("facts-hardest"), ratings?.hardest ?? undefined],
      [say("facts-guesses"), ratings?.guesses?.toString()],
    ];
    return rows.filter((row): row is [string, string] => row[1] !== undefined);
  }
}

function solutionWords({ answer, solutions, all }: Solved): string {
  if (answer === "none") return say("facts-none");
  if (answer === "unique") return say("facts-one");
  if (answer === null) return "…";
  return all ? String(solutions) : say("facts-at-least", { count: solutions });
}

/** HoDoKu's level, with HoDoKu's own name for it. */
function hodokuWords(ratings: Ratings | undefined): string | undefined {
  const level = ratings?.hodokuLevel;
  return level ? say("facts-hodoku-level", { level }) : undefined;
}

/** Sudoku Explainer's ratings of the hardest step, up to the first digit, and of the first step. */
function explainerWords({ er, ep, ed }: Ratings): string | undefined {
  return er === null
    ? undefined
    : [er, ep, ed].map((rating) => rating?.toFixed(1) ?? "–").join(" / ");
}

customElements.define("evoku-facts", FactsElement);
