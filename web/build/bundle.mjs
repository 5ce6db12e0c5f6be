// Bundles the TypeScript and the styles of the page.

import { build } from "esbuild";
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The script, the style and the frame of the page, from its sources in the folder `sources`. */
export async function bundle(sources) {
  const worker = await bundleEntry(sources, "engine/worker.ts", {});
  const page = await bundleEntry(sources, "main.ts", { WORKER: JSON.stringify(worker.script) });
  const read = (name) => readFileSync(join(sources, name), "utf8");
  return {
    ...page,
    frame: read("page.html"),
    icon: read("icon.svg"),
    serviceWorker: read("sw.js"),
  };
}

async function bundleEntry(sources, entry, define) {
  const { outputFiles } = await build({
    entryPoints: [join(sources, entry)],
    bundle: true,
    minify: true,
    write: false,
    format: "iife",
    target: "es2022",
    charset: "utf8",
    outdir: "unused",
    define,
  });
  const text = (end) => outputFiles.find((file) => file.path.endsWith(end))?.text.trim() ?? "";
  // Escape these, as `</script` would end the script of the page, and `</style` its style.
  return {
    script: text(".js").replaceAll("</script", "<\\/script"),
    style: text(".css").replaceAll("</style", "<\\/style"),
  };
}
