// The parts of Node.js that the command uses. The page's tools don't include all its types.

declare module "node:fs" {
  export function readFileSync(file: string | number, encoding: "utf8"): string;
}

declare module "node:util" {
  type Option = { type: "boolean" | "string"; short?: string; multiple?: boolean };
  type Value<O extends Option> = O["type"] extends "boolean"
    ? boolean
    : O["multiple"] extends true
      ? string[]
      : string;
  export function parseArgs<O extends Record<string, Option>>(config: {
    allowPositionals: true;
    options: O;
  }): { values: { [K in keyof O]?: Value<O[K]> }; positionals: string[] };
}

declare const process: {
  exitCode: number | undefined;
  exit(): never;
  stdout: { write(text: string): void; on(event: "error", listen: () => void): void };
  stderr: { write(text: string): void };
};
