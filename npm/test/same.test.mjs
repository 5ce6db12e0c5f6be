// WebAssembly gives the same answers as the native library, which recorded them.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { ask } from "evoku";

const FILE = new URL("../../crates/web/tests/conversation-package.txt", import.meta.url);

test("the requests of the package are answered as natively", () => {
  let request;
  let count = 0;
  for (const line of readFileSync(FILE, "utf8").split("\n")) {
    if (line.startsWith("> ")) request = JSON.parse(line.slice(2));
    if (!line.startsWith("< ")) continue;
    const { do: name, ...asked } = request;
    assert.deepEqual({ ok: ask(name, asked) }, JSON.parse(line.slice(2)), line);
    count += 1;
  }
  assert.ok(count >= 5, `${count} requests`);
});
