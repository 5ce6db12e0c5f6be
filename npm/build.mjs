// Builds the package: node build.mjs
//
// Its tools are those of the page: `npm ci` in ../web installs them. `node build.mjs ENGINE` packs
// an engine that was compiled before.

import { execFileSync } from "node:child_process";
import { chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { buildEngine } from "../web/build/engine.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const root = dirname(here);
const dist = join(here, "dist");
const tools = createRequire(join(root, "web/package.json"));
const tool = (name) => import(pathToFileURL(tools.resolve(name)).href);

/** The engine as a module of JavaScript, packed like that of the page. */
async function engineModule() {
  const engine = readFileSync(process.argv[2] ?? buildEngine(root, "package"));
  const { compress } = await tool("lzma1");
  const packed = Buffer.from(compress(engine, 9)).toString("base64");
  return `export const ENGINE = "${packed}";\n`;
}

try {
  rmSync(dist, { recursive: true, force: true });
  mkdirSync(dist);
  execFileSync(
    process.execPath,
    [join(root, "web/node_modules/typescript/bin/tsc"), "-p", here],
    { stdio: "inherit" },
  );
  writeFileSync(join(dist, "bytes.js"), await engineModule());
  const esbuild = await tool("esbuild");
  const options = { bundle: true, format: "esm", target: "es2022", charset: "utf8" };
  await esbuild.build({
    ...options,
    entryPoints: [join(here, "src/index.ts")],
    outfile: join(dist, "index.js"),
    // The engine stays in a file of its own.
    external: ["./bytes.js"],
  });
  await esbuild.build({
    ...options,
    platform: "node",
    entryPoints: [join(here, "src/command.ts")],
    outfile: join(dist, "command.js"),
    external: ["./index.js"],
    banner: { js: "#!/usr/bin/env node" },
  });
  chmodSync(join(dist, "command.js"), 0o755);
  const [{ size, files }] = JSON.parse(
    execFileSync("npm", ["pack", "--dry-run", "--json"], { cwd: here, encoding: "utf8" }),
  );
  console.log(`npm: ${(size / 1e6).toFixed(2)} MB packed, ${files.length} files`);
} catch (error) {
  console.error(`error: ${error.message}`);
  process.exitCode = 1;
}
