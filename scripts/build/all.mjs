// The build: the module, then the site around it; each only if something it reads has changed.

import { dist } from "../support/paths.mjs";
import { capture } from "../support/run.mjs";
import { say, seconds } from "../support/say.mjs";
import { unlessUnchanged } from "./inputs.mjs";
import { readSettings } from "./settings.mjs";
import { buildWasm, featuresOf, wasmFiles } from "./wasm.mjs";

/** @param {{ RUSTUP_TOOLCHAIN?: string }} wasmToolchain */
export async function buildAll(wasmToolchain) {
  const settings = await readSettings();
  const wasmDirectory = settings["wasm-pack"]["out-dir"];
  const { output: compiler } = await capture("rustc", ["--version"], { env: wasmToolchain });
  const modules = featuresOf(settings).map((feature) => wasmFiles(settings, feature));

  await step("WebAssembly module", {
    name: "wasm",
    inputs: ["src", "data", "Cargo.toml", "Cargo.lock", "wasm-pack.toml", "scripts/build"],
    more: compiler,
    outputs: modules.flatMap(({ module, glue }) => [module, glue]),
    run: () => buildWasm(settings, wasmToolchain),
  });
  await step("Site", {
    name: "site",
    inputs: [
      "index.html",
      "styles",
      "www",
      wasmDirectory,
      "data",
      "wasm-pack.toml",
      "scripts/build",
      "package-lock.json",
    ],
    outputs: [dist],
    run: async () => (await import("./site.mjs")).buildSite(settings),
  });
}

/**
 * @param {string} title
 * @param {{ name: string, inputs: string[], more?: string, outputs: string[], run: () => Promise<void> }} options
 */
async function step(title, { run, ...what }) {
  const start = performance.now();
  const ran = await unlessUnchanged(what, () => {
    say(title);
    return run();
  });
  say(ran ? `  made in ${seconds(start)}\n` : `${title}: nothing has changed`);
}
