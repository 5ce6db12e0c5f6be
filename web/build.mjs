// Builds the page: node build.mjs
//
// dist/evoku.html is a single file that opens by double click. dist/site/ is the same page for a
// web host, with the book if book/build made it before. dist/evoku.wasm is only the engine, for
// tests.

import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { putBook } from "./build/book.mjs";
import { bundle } from "./build/bundle.mjs";
import { buildEngine, packLanguages } from "./build/engine.mjs";
import { describe } from "./build/languages.mjs";
import { onePage, packed, site } from "./build/page.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const dist = join(here, "dist");

try {
  execFileSync(process.execPath, [join(here, "node_modules/typescript/bin/tsc"), "-p", here], {
    stdio: "inherit",
  });
  const engine = readFileSync(buildEngine(dirname(here), "page"));
  const parts = await bundle(join(here, "src"));
  parts.engine = packed(engine);
  const texts = packLanguages(dirname(here));
  parts.languages = describe(engine, texts);
  parts.texts = Object.fromEntries(
    Object.entries(texts)
      .filter(([code]) => code !== "en")
      .map(([code, text]) => [code, packed(text)]),
  );
  const page = onePage(parts);
  mkdirSync(join(dist, "site"), { recursive: true });
  writeFileSync(join(dist, "evoku.wasm"), engine);
  writeFileSync(join(dist, "evoku.html"), page);
  // The next build of the command includes the page, for `evoku page`.
  writeFileSync(join(here, "../crates/cli/page/evoku.html"), page);
  // In the book, the page is next to it.
  const book = putBook(join(here, "../target/book/html"), join(dist, "site"), onePage(parts, "./"));
  const files = site(parts, book);
  for (const [name, content] of Object.entries(files))
    writeFileSync(join(dist, "site", name), content);
  const megabytes = (bytes) => `${(bytes.length / 1e6).toFixed(2)} MB`;
  const sent = megabytes(gzipSync(files["index.html"]));
  console.log(`dist/evoku.html: ${megabytes(page)}, its engine ${megabytes(engine)} unpacked`);
  console.log(`dist/site/index.html: ${sent} with gzip`);
  console.log(book ? "dist/site/book: the book" : "The site has no book: book/build makes it, if run before.");
} catch (error) {
  console.error(`error: ${error.message}`);
  process.exitCode = 1;
}
