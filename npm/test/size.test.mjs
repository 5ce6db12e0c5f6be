// The promised size of the package.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { dirname } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

test("the package has at most 1.3 MB, and contains only what its users need", () => {
  const cwd = dirname(dirname(fileURLToPath(import.meta.url)));
  const printed = execFileSync("npm", ["pack", "--dry-run", "--json"], { cwd, encoding: "utf8" });
  const [{ size, files }] = JSON.parse(printed);
  assert.ok(size <= 1_300_000, `${size} bytes`);
  const others = files.filter(({ path }) => !/^(dist\/|README|LICENSE|package\.json)/.test(path));
  assert.deepEqual(others, []);
});
