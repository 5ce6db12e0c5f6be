// The package in Chromium: by a plain script, and in a module worker.

import assert from "node:assert/strict";
import { createServer } from "node:http";
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, extname, join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const NINE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const CHROMIUM = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
const browser = process.env.CHROMIUM ?? CHROMIUM.find((path) => existsSync(path));
const IMPORT = 'import { evolve, solve } from "/dist/index.js";';
const ASK = `const { solution } = solve("${NINE}");
  let last;
  for await (const look of evolve("1..4..1..1..43.1", { algorithm: "row-ga" })) last = look;`;
const FILES = {
  "/": `<!doctype html><title>evoku</title>
    <meta http-equiv="Content-Security-Policy"
      content="script-src 'self' 'unsafe-inline' 'wasm-unsafe-eval'">
    <script type="module">${IMPORT} ${ASK}
    const worker = new Worker("/worker.js", { type: "module" });
    worker.onmessage = ({ data }) => { globalThis.answers = [solution, last.stop, ...data]; };
    </script>`,
  "/worker.js": `${IMPORT} ${ASK} postMessage([solution, last.stop]);`,
};
const TYPES = { ".js": "text/javascript", "": "text/html" };

/** A server of the package's folder and the pages. */
async function serve() {
  const server = createServer(({ url }, response) => {
    const known = FILES[url] ?? (url.startsWith("/dist/") && readFileSync(join(root, url)));
    response.writeHead(known ? 200 : 404, { "content-type": TYPES[extname(url)] ?? "text/plain" });
    response.end(known || "");
  });
  await new Promise((done) => server.listen(0, "127.0.0.1", done));
  return server;
}

test("a script and a worker in a page solve and evolve", { skip: !browser && "no Chromium" }, async () => {
  const { chromium } = createRequire(join(root, "../web/package.json"))("playwright-core");
  const server = await serve();
  const opened = await chromium.launch({ executablePath: browser, args: ["--no-sandbox"] });
  try {
    const page = await opened.newPage();
    const errors = [];
    page.on("pageerror", (error) => errors.push(error.message));
    await page.goto(`http://127.0.0.1:${server.address().port}/`);
    const answers = await page.waitForFunction(() => globalThis.answers);
    const solution = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
    assert.deepEqual(await answers.jsonValue(), [solution, "solved", solution, "solved"]);
    assert.deepEqual(errors, []);
  } finally {
    await opened.close();
    server.close();
  }
});
