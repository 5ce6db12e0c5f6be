// Builds the page: node build.mjs
//
// dist/evoku.html is one file that opens by double click, dist/site/ is the same page for a web
// host. dist/evoku.wasm is the engine alone, for tests.

import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { bundle } from "./build/bundle.mjs";
import { buildEngine } from "./build/engine.mjs";
import { onePage, packed, site } from "./build/page.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const dist = join(here, "dist");

try {
  execFileSync(process.execPath, [join(here, "node_modules/typescript/bin/tsc"), "-p", here], {
    stdio: "inherit",
  });
  const engine = readFileSync(buildEngine(dirname(here)));
  const parts = await bundle(join(here, "src"));
  const text = packed(engine);
  const page = onePage(parts, text);
  mkdirSync(join(dist, "site"), { recursive: true });
  writeFileSync(join(dist, "evoku.wasm"), engine);
  writeFileSync(join(dist, "evoku.html"), page);
  // A build of the command after this one has the page inside: `evoku page`.
  writeFileSync(join(here, "../crates/cli/page/evoku.html"), page);
  for (const [name, content] of Object.entries(site(parts, text)))
    writeFileSync(join(dist, "site", name), content);
  const megabytes = (bytes) => `${(bytes.length / 1e6).toFixed(2)} MB`;
  const sent = megabytes(gzipSync(site(parts, text)["index.html"]));
  console.log(`dist/evoku.html: ${megabytes(page)}, its engine ${megabytes(engine)} unpacked`);
  console.log(`dist/site/index.html: ${sent} with gzip`);
} catch (error) {
  console.error(`error: ${error.message}`);
  process.exitCode = 1;
}
