// The promised size of the package.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { dirname } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const FILES = [
  "LICENSE-APACHE",
  "LICENSE-MIT",
  "README.md",
  "dist/bytes.js",
  "dist/command.js",
  "dist/index.js",
  "package.json",
];

const LICENCES = "dist/LICENSES-third-party.txt";

const TYPES = [
  "npm/src/bytes.d.ts",
  "npm/src/command.d.ts",
  "npm/src/engine.d.ts",
  "npm/src/index.d.ts",
  "npm/src/slices.d.ts",
  "web/src/engine/engine.d.ts",
  "web/src/engine/lzma.d.ts",
  "web/src/engine/protocol.d.ts",
];

test("the package has at most 1.3 MB, and contains only what its users need", () => {
  const cwd = dirname(dirname(fileURLToPath(import.meta.url)));
  const printed = execFileSync("npm", ["pack", "--dry-run", "--json"], { cwd, encoding: "utf8" });
  const [{ size, files }] = JSON.parse(printed);
  assert.ok(size <= 1_300_000, `${size} bytes`);
  const types = files.filter(({ path }) => /^dist\/types\/.*\.d\.ts$/.test(path));
  assert.deepEqual(types.map(({ path }) => path.slice("dist/types/".length)).sort(), TYPES);
  const others = files.filter((file) => !types.includes(file)).map(({ path }) => path);
  // Only scripts/release-npm adds the licences.
  assert.deepEqual(others.filter((path) => path !== LICENCES).sort(), FILES);
});
