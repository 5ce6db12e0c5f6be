// Finds the command, if it was built, to compare the page with it.

import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const web = dirname(dirname(fileURLToPath(import.meta.url)));

/** The path of the command, if there is one. */
export const command = [process.env.EVOKU, join(web, "../target/release/evoku")].find(
  (path) => path && existsSync(path),
);
if (!command) console.error("no command is here, so it is not compared: set EVOKU to its path");
