// Compiles crates/web to WebAssembly with the first toolchain that supports it.

import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";

const TARGET = "wasm32-unknown-unknown";

/** Linker options: strip the names of functions, and encode numbers as short as possible. */
const LINKED = ["--", "-Clink-arg=--strip-all", "-Clink-arg=--compress-relocations"];

/** Allows unstable options on a stable compiler: `-Z` below, and a standard library built from source. */
const UNSTABLE = { RUSTC_BOOTSTRAP: "1" };

/** The folder in which Debian and its derivatives install compilers, independent of the path. */
const SYSTEM = "/usr/bin";

/**
 * Compiles the engine of the checkout at `root`, with the requests of these features of the crate.
 * Returns the path of the module.
 */
export function buildEngine(root, features) {
  const toolchain = findToolchain(root);
  const targetDir = process.env.CARGO_TARGET_DIR ?? join(root, "target/page");
  const order = [
    "rustc",
    "--locked",
    "--profile",
    "page",
    "--lib",
    "--crate-type",
    "cdylib",
    "-p",
    "evoku-web",
    "--no-default-features",
    "--features",
    features,
  ];
  const env = {
    ...process.env,
    ...toolchain.env,
    CARGO_ENCODED_RUSTFLAGS: rustFlags(root, toolchain).join("\x1f"),
  };
  console.log(`engine: Rust ${toolchain.version} (${toolchain.name})`);
  execFileSync(
    toolchain.cargo,
    [...order, "--target", TARGET, "--target-dir", targetDir, ...toolchain.options, ...LINKED],
    {
      cwd: root,
      env,
      stdio: "inherit",
    },
  );
  return join(targetDir, TARGET, "page/evoku_web.wasm");
}

/** Packs the languages of the page. Returns the bytes of each by its code, English first. */
export function packLanguages(root) {
  const { cargo, env } = findToolchain(root);
  const targetDir = process.env.CARGO_TARGET_DIR ?? join(root, "target/page");
  const folder = join(targetDir, "languages");
  rmSync(folder, { recursive: true, force: true });
  const order = ["run", "--locked", "--quiet", "--target-dir", targetDir];
  execFileSync(cargo, [...order, "-p", "evoku-messages", "--example", "pack", "--", folder], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: "inherit",
  });
  const codes = readdirSync(folder).map((name) => name.replace(".packed", ""));
  codes.sort((one, other) => (other === "en") - (one === "en") || one.localeCompare(other));
  return Object.fromEntries(codes.map((code) => [code, readFileSync(join(folder, `${code}.packed`))]));
}

/**
 * The toolchain that compiles the engine: the one on the path, or else that of the distribution. A
 * toolchain with the sources of the standard library is preferred, because it builds this library
 * for size; with a finished one, the site is 4 % larger.
 */
function findToolchain(root) {
  const needed = /^rust-version = "(.*)"/m.exec(readFileSync(join(root, "Cargo.toml"), "utf8"))[1];
  const onPath = describe("rustc");
  const system = describe(join(SYSTEM, "rustc"));
  const found =
    (onPath && hasSources(onPath) && { ...onPath, ...ON_PATH, options: BUILT_STD }) ||
    (system && hasSources(system) && existsSync(join(SYSTEM, "wasm-ld")) && { ...system, ...DISTRIBUTED }) ||
    (onPath && existsSync(join(onPath.sysroot, "lib/rustlib", TARGET, "lib")) && { ...onPath, ...ON_PATH });
  if (!found) {
    throw new Error(
      `no Rust compiler for ${TARGET} is here. With rustup: rustup component add rust-src. ` +
        "On Debian: apt-get install rustc-web cargo-web rust-web-src lld",
    );
  }
  refuseOlder(found, needed);
  return found;
}

/** Options of cargo that build the standard library for size. */
const BUILT_STD = ["-Zbuild-std=std,panic_abort", "-Zbuild-std-features=optimize_for_size"];

const ON_PATH = { name: "the compiler on the path", cargo: "cargo", env: UNSTABLE, options: [] };

const DISTRIBUTED = {
  name: "the distribution's compiler",
  cargo: join(SYSTEM, "cargo"),
  env: {
    ...UNSTABLE,
    RUSTC: join(SYSTEM, "rustc"),
    CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER: "wasm-ld",
  },
  options: BUILT_STD,
};

/** True if a toolchain has the sources of the standard library. */
function hasSources({ sysroot }) {
  return existsSync(join(sysroot, "lib/rustlib/src/rust/library/std"));
}

/** The version and the sysroot of a compiler, or `undefined` if there is none. */
function describe(rustc) {
  try {
    const ask = (...words) =>
      execFileSync(rustc, words, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
    return { version: ask("--version").split(" ")[1], sysroot: ask("--print", "sysroot") };
  } catch {
    return undefined;
  }
}

function refuseOlder({ version }, needed) {
  const numbers = (text) => text.split(".").map((part) => Number.parseInt(part, 10));
  const [have, want] = [numbers(version), numbers(needed)];
  if (have[0] < want[0] || (have[0] === want[0] && have[1] < want[1])) {
    throw new Error(`Rust ${version} is too old: evoku needs ${needed}`);
  }
}

/**
 * Options for LLVM. Loop strength reduction is off, as loads and stores of WebAssembly take a base
 * and an offset. Rewriting addresses makes the engine larger and no faster. Functions are inlined
 * up to this cost, whether optimised for size or for speed. LLVM counts five per instruction;
 * optimised for size, it would call even the smallest functions. At 28 the page exceeds its size
 * limit.
 */
const LLVM = "-disable-lsr -inline-threshold=10";

/**
 * The compiler's flags: vector instructions, only the techniques that hints and ratings use, and no
 * paths of this machine in messages, so that builds are reproducible.
 */
function rustFlags(root, { sysroot }) {
  const cargoHome = process.env.CARGO_HOME ?? join(homedir(), ".cargo");
  const registries = join(cargoHome, "registry/src");
  const mapped = existsSync(registries)
    ? readdirSync(registries).map((name) => [join(registries, name), "registry"])
    : [];
  mapped.push([join(sysroot, "lib/rustlib/src/rust"), "rust"], [root, "evoku"]);
  return [
    "-Ctarget-feature=+simd128",
    "--cfg=evoku_page",
    // Panics name no source line. The browser shows none, and the lines are 2 % of the site.
    "-Zlocation-detail=none",
    `-Cllvm-args=${LLVM}`,
    ...mapped.map(([from, to]) => `--remap-path-prefix=${from}=${to}`),
  ];
}
