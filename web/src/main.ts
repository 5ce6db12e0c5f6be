// The beginning: unpacks the engine, puts the desk up, and shows the page.

import "./shell/base.css";
import "./shell/shell.css";
import "./board/board.css";
import "./play/play.css";
import "./understand/understand.css";
import "./make/make.css";
import "./evolve/evolve.css";
import { compile } from "./engine/engine";
import { App } from "./shell/app";
import { Desk } from "./shell/desk";
import { fill, h } from "./shell/dom";
import { kept } from "./shell/keep";
import { LANGUAGES, chooseLanguage, preferredLanguage, say, type Language } from "./texts";

async function start(): Promise<void> {
  const chosen = kept("language") ?? "";
  chooseLanguage(chosen in LANGUAGES ? (chosen as Language) : preferredLanguage());
  const waiting = h("p", { class: "starting", role: "status" }, say.shell.starting);
  fill(document.body, ...document.querySelectorAll("#engine"), waiting);
  try {
    const packed = document.getElementById("engine");
    const module = await compile(packed?.textContent ?? "");
    packed?.remove();
    const desk = await Desk.of(module);
    adoptStyle(desk.about.style);
    new App(desk).start();
    document.body.dataset.ready = String(Math.round(performance.now()));
  } catch (error) {
    fill(
      waiting,
      error instanceof WebAssembly.CompileError
        ? say.shell.old
        : `${say.shell.broke} ${error}`,
    );
  }
}

/** The style of what the engine draws. */
function adoptStyle(style: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  document.adoptedStyleSheets.push(sheet);
}

/** Where the page is hosted it is kept for times without a network; a file needs nothing. */
function keepOffline(): void {
  const hosted = document.querySelector('link[rel="manifest"]');
  if (hosted && "serviceWorker" in navigator)
    navigator.serviceWorker.register("sw.js").catch(console.warn);
}

void start();
keepOffline();
