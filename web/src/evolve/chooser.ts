// A form that chooses an algorithm and its parameters from the engine's tables.

import { choice, field } from "../shell/dialog";
import { fill, h } from "../shell/dom";
import type { Chosen } from "../shell/setup";
import { say } from "../texts";
import type { Algorithm, Parameter } from "../engine/protocol";

export class ChooserElement extends HTMLElement {
  private readonly set = new Map<string, string>();
  private readonly parameters = h("div", { class: "stack" });
  private readonly summary = h("p", { class: "small soft" });
  private readonly about = h("p", { class: "small soft" });
  private chosen: Algorithm | undefined;

  /** A chooser with a label `name`. Initially chooses `first` if it has one of the algorithms. */
  constructor(
    private readonly name: string,
    private algorithms: Algorithm[],
    private readonly first: Chosen,
    private readonly changed = () => {},
  ) {
    super();
  }

  connectedCallback(): void {
    if (!this.chosen) this.setAlgorithms(this.algorithms, ...this.first);
  }

  /** The algorithm, and the settings that differ from the defaults. */
  get value(): Chosen {
    return [this.chosen?.name ?? "", [...this.set].map(([name, value]) => `${name}=${value}`)];
  }

  /** Offers these algorithms, and chooses `first` with `settings` if it is one of them. */
  setAlgorithms(algorithms: Algorithm[], first: string, settings: string[] = []): void {
    this.algorithms = algorithms;
    const known = algorithms.some(({ name }) => name === first);
    const start = known ? first : (algorithms[0]?.name ?? "");
    const select = choice([], start, (name) => {
      this.choose(name, []);
      this.changed();
    });
    const families = new Set(algorithms.map(({ family }) => family));
    const option = ({ name }: Algorithm) => h("option", { value: name, selected: name === start }, titleOf(name));
    for (const label of families)
      select.append(h("optgroup", { label }, ...algorithms.filter(({ family }) => family === label).map(option)));
    const details = h(
      "details",
      {},
      h("summary", {}, say("evolve-parameters")),
      this.about,
      this.parameters,
    );
    fill(this, field(this.name, select), this.summary, details);
    this.choose(start, known ? settings : []);
  }

  private choose(name: string, settings: string[]): void {
    this.chosen = this.algorithms.find((algorithm) => algorithm.name === name);
    this.set.clear();
    for (const setting of settings) {
      const [parameter = "", ...value] = setting.split("=");
      this.set.set(parameter, value.join("="));
    }
    this.summary.textContent = this.chosen?.about ?? "";
    this.about.textContent = this.chosen?.description ?? "";
    fill(this.parameters, ...(this.chosen?.parameters ?? []).map((one) => this.control(one)));
  }

  private control(parameter: Parameter): HTMLElement {
    return parameterField(parameter, this.set.get(parameter.name) ?? "", (value) => {
      if (value && value !== parameter.default) this.set.set(parameter.name, value);
      else this.set.delete(parameter.name);
      this.changed();
    });
  }
}

/** The title of an algorithm: its name with spaces, and capitals in abbreviations and names of authors. */
function titleOf(name: string): string {
  const capitals = /\b(ga|lsga|eda|cp|ils)\b|^.|(?<=(perez|mantere|deng) )./g;
  return name.replaceAll("-", " ").replace(capitals, (part) => part.toUpperCase());
}

/** A field for a parameter. An empty field means the default. */
export function parameterField(
  { name, about, kind, words, values, default: usual, needs }: Parameter,
  value: string,
  changed: (value: string) => void,
): HTMLElement {
  const note = needs ? `${about} (${needs})` : about;
  if (kind === "choice") {
    const options = words.map((word): [string, string] => [word, word]);
    return field(name, choice(options, value || usual, changed), note);
  }
  const input = h("input", { value, placeholder: usual, title: values, autocomplete: "off" });
  input.addEventListener("input", () => changed(input.value.trim()));
  return field(name, input, kind === "method" ? `${note}: ${values}` : note);
}

customElements.define("evoku-chooser", ChooserElement);
