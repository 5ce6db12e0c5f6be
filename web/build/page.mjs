// Assembles the page: as one file, and as the files of a site.

import { createHash } from "node:crypto";
import { compress } from "lzma1";
// The package doesn't export its encoder, whose settings it fixes.
import { Encoder } from "../node_modules/lzma1/lib/encoder.js";

const digest = (text, encoding) => createHash("sha256").update(text).digest(encoding);

/**
 * The content security policy. The page may run its own script and the engine, and make no
 * requests. Inline styles are allowed everywhere, since the laboratory's reports contain styles.
 * The page shows them in a frame without scripts.
 */
function policy({ script }, more) {
  const rules = {
    "default-src": "'none'",
    "script-src": `'sha256-${digest(script, "base64")}' 'wasm-unsafe-eval'`,
    "style-src": "'unsafe-inline'",
    "worker-src": `blob:${more.worker}`,
    "img-src": `data: blob:${more.image}`,
    "frame-src": "blob:",
    ...more.rules,
    "base-uri": "'none'",
    "form-action": "'none'",
  };
  return Object.entries(rules)
    .map((rule) => rule.join(" "))
    .join("; ");
}

/**
 * Instructions of WebAssembly have no alignment, so that the position of a byte predicts less than
 * one more bit of the byte before. This saves 2 KB.
 */
const configure = Encoder.prototype.configure;
Encoder.prototype.configure = function (mode) {
  configure.call(this, mode);
  this._numLiteralContextBits = 4;
  this._posStateBits = this._posStateMask = 0;
};

/** Compresses by LZMA at its highest level, at which the window contains the whole engine. */
export const packed = (bytes) => Buffer.from(compress(bytes, 9));

function fill(parts, policyText, head, texts, book) {
  const values = {
    book,
    policy: policyText,
    head,
    style: parts.style,
    script: parts.script,
    engine: parts.engine.toString("base64"),
    // Escape `<`, which could begin a tag.
    languages: JSON.stringify(parts.languages).replaceAll("<", "\\u003c"),
    version: digest(parts.engine, "hex").slice(0, 16),
    texts,
    icon: `data:image/svg+xml;base64,${Buffer.from(parts.icon).toString("base64")}`,
  };
  return parts.frame.replace(/\{\{(\w+)\}\}/g, (_, name) => values[name]);
}

/**
 * The page as one file, which opens without a server and contains every language. `book` is the
 * address of the folder of the book, if there is one.
 */
export function onePage(parts, book = "") {
  const texts = Object.entries(parts.texts).map(
    ([code, text]) =>
      `<script type="application/x-lzma" data-language="${code}">${text.toString("base64")}</script>\n`,
  );
  return fill(parts, policy(parts, { worker: "", image: "", rules: {} }), "", texts.join(""), book);
}

/**
 * The files of a site by name: the page, its languages, the service worker, a manifest and an icon.
 * `book` is the address of the folder of the book, if the site has one.
 */
export function site(parts, book = "") {
  const allowed = policy(parts, {
    worker: " 'self'",
    image: " 'self'",
    rules: { "connect-src": "'self'", "manifest-src": "'self'" },
  });
  const page = fill(parts, allowed, '<link rel="manifest" href="manifest.webmanifest">', "", book);
  const texts = Object.entries(parts.texts).map(([code, text]) => [`${code}.texts`, text]);
  const manifest = {
    name: "evoku",
    short_name: "evoku",
    description: "A laboratory for Sudoku",
    start_url: "./",
    display: "standalone",
    background_color: "#f6f7f9",
    theme_color: "#2867b2",
    icons: [{ src: "icon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" }],
  };
  return {
    "index.html": page,
    "sw.js": parts.serviceWorker.replace("{{version}}", digest(page, "hex").slice(0, 16)),
    "manifest.webmanifest": JSON.stringify(manifest),
    "icon.svg": parts.icon,
    ...Object.fromEntries(texts),
  };
}
