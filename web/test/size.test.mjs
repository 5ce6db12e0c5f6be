// The promised limits on download sizes.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { gzipSync } from "node:zlib";
import { DIST } from "./browser.mjs";

test("the file has at most 2 MB, and a visit to the site fetches at most 1.2 MB", () => {
  const page = readFileSync(join(DIST, "evoku.html"));
  assert.ok(page.length <= 2_000_000, `${page.length} bytes`);
  const sent = gzipSync(readFileSync(join(DIST, "site/index.html"))).length;
  assert.ok(sent <= 1_200_000, `${sent} bytes with gzip`);
});
