// Builds the page: node build.mjs
//
// dist/evoku.html is a single file that opens by double click. dist/site/ is the same page for a
// web host. dist/evoku.wasm is only the engine, for tests.

import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
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
  for (const [name, content] of Object.entries(site(parts)))
    writeFileSync(join(dist, "site", name), content);
  const megabytes = (bytes) => `${(bytes.length / 1e6).toFixed(2)} MB`;
  const sent = megabytes(gzipSync(site(parts)["index.html"]));
  console.log(`dist/evoku.html: ${megabytes(page)}, its engine ${megabytes(engine)} unpacked`);
  console.log(`dist/site/index.html: ${sent} with gzip`);
} catch (error) {
  console.error(`error: ${error.message}`);
  process.exitCode = 1;
}
