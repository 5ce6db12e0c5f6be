// The registry of views. A new view needs a file and a row here.

import { EvolveView } from "../evolve/view";
import { LessonsView } from "../lessons/view";
import { MakeView } from "../make/view";
import { MeasureView } from "../measure/view";
import { PlayView } from "../play/view";
import { UnderstandView } from "../understand/view";
import type { Desk } from "./desk";
import type { ViewElement } from "./view";

/** A part of the page, shown one at a time. */
export type View = {
  /** The name in the address, after `#`. */
  name: "play" | "understand" | "make" | "evolve" | "measure" | "lessons";
  make(desk: Desk): ViewElement;
};

export const VIEWS: View[] = [
  { name: "play", make: (desk) => new PlayView(desk) },
  { name: "understand", make: (desk) => new UnderstandView(desk) },
  { name: "make", make: (desk) => new MakeView(desk) },
  { name: "evolve", make: (desk) => new EvolveView(desk) },
  { name: "measure", make: (desk) => new MeasureView(desk) },
  { name: "lessons", make: (desk) => new LessonsView(desk) },
];
