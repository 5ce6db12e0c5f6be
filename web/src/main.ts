// The entry point: draws the page without its engine, starts the engine, and shows the desk.

import "./shell/base.css";
import "./shell/shell.css";
import "./board/board.css";
import "./play/play.css";
import "./understand/understand.css";
import "./make/make.css";
import "./evolve/evolve.css";
import { Engine } from "./engine/engine";
import { compile, TooOld, type PackedEngine } from "./engine/remote";
import { App } from "./shell/app";
import { Desk } from "./shell/desk";
import { fill } from "./shell/dom";
import { kept } from "./shell/keep";
import { followMotion } from "./shell/motion";
import { drawStart } from "./shell/starting";
import { LANGUAGES, chooseLanguage, loadLanguage, preferredLanguage, speakBy, type Packed } from "./texts";

async function start(): Promise<void> {
  const language = preferredLanguage(kept("language"));
  document.documentElement.lang = language;
  followMotion();
  const about = LANGUAGES[language];
  const { words, tapped } = drawStart(language);
  try {
    await parsed();
    const loading = loadLanguage(language);
    const module = await compile(takeEngine());
    speakBy(await Engine.of({ module, language: null }));
    await pause();
    const desk = await Desk.of(module, await chosen(language, loading));
    adoptStyle(desk.about.style);
    await pause();
    desk.tapped = tapped();
    new App(desk).start();
    document.body.dataset.ready = String(Math.round(performance.now()));
  } catch (error) {
    fill(words, error instanceof TooOld ? about?.old : `${about?.broke} ${error}`);
  }
}

/** Waits for the end of the document, which contains the engine. */
function parsed(): Promise<unknown> | undefined {
  if (document.readyState !== "loading") return undefined;
  return new Promise((done) => document.addEventListener("DOMContentLoaded", done, { once: true }));
}

/** Lets the browser draw and react between two steps of the start. */
function pause(): Promise<void> {
  return new Promise((done) => setTimeout(done));
}

/** Takes the packed engine out of the document. */
function takeEngine(): PackedEngine {
  const element = document.getElementById("engine");
  element?.remove();
  return { packed: element?.textContent ?? "", version: element?.dataset.version ?? "" };
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
