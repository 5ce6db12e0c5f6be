// Puts the parts of the page together: as one file, and as the files of a site.

import { createHash } from "node:crypto";
import { compress } from "lzma1";

const digest = (text, encoding) => createHash("sha256").update(text).digest(encoding);

/**
 * What the page may do: run its own script and the engine, and ask no address. Styles may stand
 * anywhere, since reports of the laboratory, which are shown in a frame that runs nothing, have
 * their own.
 */
function policy({ script }, more) {
  const rules = {
    "default-src": "'none'",
    "script-src": `'sha256-${digest(script, "base64")}' 'wasm-unsafe-eval'`,
    "style-src": "'unsafe-inline'",
    "worker-src": `blob:${more.worker}`,
    "img-src": `data: blob:${more.image}`,
    "frame-src": "blob:",
    ...more.rules,
    "base-uri": "'none'",
    "form-action": "'none'",
  };
  return Object.entries(rules)
    .map((rule) => rule.join(" "))
    .join("; ");
}

/** The engine as text. LZMA at its best, since its window holds the whole engine. */
export function packed(engine) {
  return Buffer.from(compress(engine, 9)).toString("base64");
}

function fill(parts, engine, policyText, head) {
  const values = {
    policy: policyText,
    head,
    style: parts.style,
    script: parts.script,
    engine,
    icon: `data:image/svg+xml;base64,${Buffer.from(parts.icon).toString("base64")}`,
  };
  return parts.frame.replace(/\{\{(\w+)\}\}/g, (_, name) => values[name]);
}

/** The page as one file, which opens without a server; `engine` is packed. */
export function onePage(parts, engine) {
  return fill(parts, engine, policy(parts, { worker: "", image: "", rules: {} }), "");
}

/** The files of a site by name, with a packed engine: the page, what keeps it offline, a manifest and an icon. */
export function site(parts, engine) {
  const allowed = policy(parts, {
    worker: " 'self'",
    image: " 'self'",
    rules: { "manifest-src": "'self'" },
  });
  const page = fill(parts, engine, allowed, '<link rel="manifest" href="manifest.webmanifest">');
  const manifest = {
    name: "evoku",
    short_name: "evoku",
    description: "A laboratory for Sudoku",
    start_url: "./",
    display: "standalone",
    background_color: "#f6f7f9",
    theme_color: "#2867b2",
    icons: [{ src: "icon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" }],
  };
  return {
    "index.html": page,
    "sw.js": parts.serviceWorker.replace("{{version}}", digest(page, "hex").slice(0, 16)),
    "manifest.webmanifest": JSON.stringify(manifest),
    "icon.svg": parts.icon,
  };
}
