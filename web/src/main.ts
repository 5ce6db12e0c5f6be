// The entry point: unpacks the engine, creates the desk, and shows the page.

import "./shell/base.css";
import "./shell/shell.css";
import "./board/board.css";
import "./play/play.css";
import "./understand/understand.css";
import "./make/make.css";
import "./evolve/evolve.css";
import { Engine, compile } from "./engine/engine";
import { App } from "./shell/app";
import { Desk } from "./shell/desk";
import { fill, h } from "./shell/dom";
import { kept } from "./shell/keep";
import { LANGUAGES, chooseLanguage, loadLanguage, preferredLanguage, speakBy, type Packed } from "./texts";

async function start(): Promise<void> {
  const language = preferredLanguage(kept("language"));
  document.documentElement.lang = language;
  const about = LANGUAGES[language];
  const waiting = h("p", { class: "starting", role: "status" }, about?.starting);
  fill(document.body, ...document.querySelectorAll("#engine"), waiting);
  try {
    const packed = document.getElementById("engine");
    const loading = loadLanguage(language);
    const module = await compile(packed?.textContent ?? "");
    packed?.remove();
    speakBy(await Engine.of({ module, language: null }));
    const desk = await Desk.of(module, await chosen(language, loading));
    adoptStyle(desk.about.style);
    new App(desk).start();
    document.body.dataset.ready = String(Math.round(performance.now()));
  } catch (error) {
    fill(
      waiting,
      error instanceof WebAssembly.CompileError
        ? about?.old
        : `${about?.broke} ${error}`,
    );
  }
}

/** Sets the language of the page; English if the language can't be loaded. */
async function chosen(language: string, loading: Promise<Packed>): Promise<Packed> {
  try {
    const packed = await loading;
    chooseLanguage(language, packed);
    return packed;
  } catch (error) {
    console.warn(error);
    chooseLanguage("en", null);
    return null;
  }
}

/** Adds the style sheet of the engine's drawings. */
function adoptStyle(style: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  document.adoptedStyleSheets.push(sheet);
}

/**
 * Registers the service worker that keeps a hosted page for offline use. A local file doesn't need
 * it.
 */
function keepOffline(): void {
  const hosted = document.querySelector('link[rel="manifest"]');
  if (hosted && "serviceWorker" in navigator)
    navigator.serviceWorker.register("sw.js").catch(console.warn);
}

void start();
keepOffline();
