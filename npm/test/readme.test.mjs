// The README's examples: each prints what its comments show.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const root = dirname(dirname(fileURLToPath(import.meta.url)));

function examples(page) {
  const text = readFileSync(join(root, page), "utf8");
  return [...text.matchAll(/^```js\n(.*?)^```$/gms)].map(([, code]) => code);
}

for (const [page, least] of [
  ["README.md", 6],
  ["../book/src/start/javascript.md", 3],
])
  test(`the examples of ${page}`, () => {
    const all = examples(page);
    assert.ok(all.length >= least, `${all.length} examples`);
    for (const code of all) {
      const shown = [...code.matchAll(/console\.log\(.*\); \/\/ (.*)$/gm)].map(([, text]) => text);
      // `evoku` is this package, since the working directory is its folder.
      const printed = execFileSync(process.execPath, ["--input-type=module", "--eval", code], {
        cwd: root,
        encoding: "utf8",
      });
      assert.deepEqual(printed.trimEnd().split("\n"), shown);
    }
  });
