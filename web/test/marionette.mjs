// Controls Firefox by its own protocol, Marionette, which needs no package. A message is a length,
// a colon and JSON (https://firefox-source-docs.mozilla.org/testing/marionette/Protocol.html).

import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

const PLACES = ["/usr/bin/firefox-esr", "/usr/bin/firefox"];
const PORT = 2938;

/** The path of Firefox, or undefined if it isn't installed. */
export const FIREFOX = process.env.FIREFOX ?? PLACES.find((place) => existsSync(place));

/** Starts Firefox. Returns functions that run scripts in its page, take pictures, and end it. */
export async function startFirefox() {
  const profile = mkdtempSync(join(tmpdir(), "evoku-firefox-"));
  const set = { "marionette.port": PORT, "intl.accept_languages": "en" };
  const lines = Object.entries(set).map(([name, value]) => {
    return `user_pref("${name}", ${JSON.stringify(value)});\n`;
  });
  writeFileSync(join(profile, "user.js"), lines.join(""));
  const flags = ["--headless", "--marionette", "--no-remote", "--profile", profile, "about:blank"];
  const process_ = spawn(FIREFOX, flags, { stdio: "ignore" });
  const socket = await reached(120);
  const ask = conversation(socket);
  await ask("WebDriver:NewSession", { capabilities: { alwaysMatch: {} } });
  await ask("WebDriver:SetTimeouts", { script: 120_000, pageLoad: 120_000 });
  return {
    open: (url) => ask("WebDriver:Navigate", { url }),
    /** Runs the body of an asynchronous function in the page, and returns its result. */
    async run(body) {
      const script = `const done = arguments[0]; (async () => { ${body} })().then(done, (error) => done({ thrown: String(error) }));`;
      const { value } = await ask("WebDriver:ExecuteAsyncScript", { script, args: [] });
      if (value?.thrown) throw new Error(value.thrown);
      return value;
    },
    async picture() {
      const { value } = await ask("WebDriver:TakeScreenshot", { full: false });
      return Buffer.from(value, "base64");
    },
    async end() {
      const ended = new Promise((done) => process_.once("exit", done));
      process_.kill();
      await ended;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

/** Connects to Firefox, which needs some time before it listens. */
async function reached(seconds) {
  for (let waited = 0; waited < seconds; waited++) {
    const socket = connect(PORT, "127.0.0.1");
    const isOpen = await new Promise((done) => {
      socket.once("connect", () => done(true));
      socket.once("error", () => done(false));
    });
    if (isOpen) return socket;
    await new Promise((done) => setTimeout(done, 1000));
  }
  throw new Error("Firefox doesn't listen");
}

/**
 * Returns a function that sends commands and receives their results. Firefox's first message is a
 * greeting.
 */
function conversation(socket) {
  const waiting = new Map();
  let received = Buffer.alloc(0);
  let last = 0;
  socket.on("data", (bytes) => {
    received = Buffer.concat([received, bytes]);
    for (;;) {
      const colon = received.indexOf(":");
      const end = colon + 1 + Number(received.subarray(0, colon));
      if (colon < 0 || received.length < end) return;
      const message = JSON.parse(received.subarray(colon + 1, end));
      received = received.subarray(end);
      if (!Array.isArray(message)) continue;
      const [, id, error, result] = message;
      const { done, failed } = waiting.get(id);
      if (error) failed(new Error(error.message));
      else done(result);
    }
  });
  return (name, members) => {
    const id = ++last;
    const text = JSON.stringify([0, id, name, members]);
    socket.write(`${Buffer.byteLength(text)}:${text}`);
    return new Promise((done, failed) => waiting.set(id, { done, failed }));
  };
}
