// The hosted page: it works offline after the first visit.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { DIST, cell, launch, ready, visit } from "./browser.mjs";

const TYPES = {
  html: "text/html",
  js: "text/javascript",
  webmanifest: "application/manifest+json",
  svg: "image/svg+xml",
};

let browser;
let server;
before(async () => {
  browser = await launch();
  server = createServer(async ({ url }, response) => {
    const name = url === "/" ? "index.html" : url.slice(1);
    try {
      const content = await readFile(join(DIST, "site", name));
      response
        .writeHead(200, { "content-type": TYPES[name.split(".").pop()] ?? "text/plain" })
        .end(content);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((listening) => server.listen(0, "127.0.0.1", listening));
});
after(async () => {
  await browser?.close();
  server?.close();
});

test("works without a network once it was visited", async () => {
  const address = `http://127.0.0.1:${server.address().port}/`;
  const { page, context, wrong, asked } = await visit(browser, "", { address });
  assert.deepEqual(
    asked.filter((url) => !url.startsWith(address) && !/^(blob|data):/.test(url)),
    [],
  );
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  await context.setOffline(true);
  server.closeAllConnections();
  await page.reload();
  await ready(page);
  await cell(page, 1, 3).click();
  await page.keyboard.press("4");
  await page.getByRole("gridcell", { name: "row 1 column 3, 4" }).waitFor();
  assert.deepEqual(wrong, []);
  await context.close();
});

test("fetches the language that it shows and no other, and keeps it", async () => {
  const address = `http://127.0.0.1:${server.address().port}/`;
  const { page, context, wrong, asked } = await visit(browser, "", { address, locale: "fr" });
  const fetched = () => new Set(asked.filter((url) => url.endsWith(".texts")).map((url) => url.slice(address.length)));
  assert.deepEqual([...fetched()], ["fr.texts"]);
  await page.getByRole("combobox", { name: "Langue" }).selectOption("es");
  await page.getByRole("link", { name: "Jugar" }).waitFor();
  assert.deepEqual([...fetched()], ["fr.texts", "es.texts"]);
  await page.waitForFunction(() => caches.match("es.texts"));
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  await context.setOffline(true);
  server.closeAllConnections();
  await page.reload();
  await ready(page);
  await page.getByRole("link", { name: "Jugar" }).waitFor();
  assert.deepEqual(wrong, []);
  await context.close();
});
