// Icons as paths on a square of 24 units, drawn as lines in the colour of the text.

import { s } from "./dom";

const PATHS = {
  new: "M12 5v14M5 12h14",
  games: "M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z",
  open: "M4 19V6h6l2 2h8v11zM12 11v5M9.5 13.5 12 11l2.5 2.5",
  share: "M12 15V4M8 7.5 12 4l4 3.5M6 11H5v9h14v-9h-1",
  print: "M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z",
  pause: "M8 5v14M16 5v14",
  go: "M8 5l11 7-11 7z",
  zoom: "M10 4a6 6 0 1 1 0 12a6 6 0 0 1 0-12M15 15l5 5M10 7v6M7 10h6",
};

export type Icon = keyof typeof PATHS;

export function icon(name: Icon): SVGElement {
  return s("svg", { class: "icon", viewBox: "0 0 24 24", "aria-hidden": "true" }, s("path", { d: PATHS[name] }));
}
