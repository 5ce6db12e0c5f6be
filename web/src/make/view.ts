// The view that makes puzzles: generates them, or sets them by hand.

import type { Desk } from "../shell/desk";
import { fill, h } from "../shell/dom";
import { tabs } from "../shell/tabs";
import { ViewElement } from "../shell/view";
import { say } from "../texts";
import { GenerateElement } from "./generate";
import { SetterElement } from "./setter";

export class MakeView extends ViewElement {
  protected build(): void {
    const parts = tabs(say("make-parts"), [
      { title: say("make-generate"), make: () => new GenerateElement(this.desk) },
      { title: say("make-set"), make: () => new SetterElement(this.desk) },
    ]);
    fill(this, h("h1", { class: "view-title" }, say("views-make")), parts);
  }

  protected update(): void {
    // The parts of this view follow the desk themselves.
  }

  constructor(desk: Desk) {
    super(desk);
  }
}

customElements.define("evoku-make", MakeView);
