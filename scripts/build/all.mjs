// Builds the WebAssembly modules and the site, each only if its inputs have changed.

import { readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { dist, inRoot } from "../support/paths.mjs";
import { print, secondsSince } from "../support/print.mjs";
import { siteAddress } from "./addresses.mjs";
import { isUnchanged, saveFingerprint } from "./fingerprints.mjs";
import { interpreters, meterInterpreters } from "./interpreters.mjs";
import { restore } from "./module-cache.mjs";
import { buildQuickly, quickSettings } from "./quick-modules.mjs";
import { readSettings } from "./settings.mjs";
import { buildModules } from "./wasm.mjs";
import { ALL_GAMES, outdatedModules, siteModules, wasmFiles } from "./wasm-modules.mjs";

const SITE = "site";

/**
 * Serves pages before all modules are built.
 * @typedef {Pick<import("../start/server.mjs").StartServer, "begin" | "add">} EarlyServer
 */

/**
 * @param {{ RUSTUP_TOOLCHAIN?: string }} wasmToolchain
 * @param {"site" | "tests"} [purpose] tests also need the module with all games
 * @param {EarlyServer} [server] if given, sizes are not measured: compressing every file would delay its responses
 */
export async function buildAll(wasmToolchain, purpose = "site", server) {
  const settings = await readSettings();
  const wanted = [...siteModules(settings), ...(purpose === "tests" ? [ALL_GAMES] : [])];
  const outdated = await outdatedModules(settings, wasmToolchain, wanted);
  const modules = outdated.filter(({ step }) => !restore(step));
  await step("WebAssembly modules", modules.length > 0, async () => {
    if (server) {
      const { openFirstPages } = await import("../start/first-pages.mjs"); // imports npm packages
      const names = modules.map(({ name }) => name);
      await server.begin(await openFirstPages(settings, names));
    }
    await buildModules(settings, wasmToolchain, modules, (name) => server?.add(name));
  });
  await meterInterpreters(settings);
  if (modules.length > 0) for (const name of interpreters) await server?.add(name);
  await buildSiteIfChanged(settings, !server);
}

/**
 * Builds for `npm run watch`: outdated modules are compiled without optimisation.
 * @param {{ RUSTUP_TOOLCHAIN?: string }} wasmToolchain
 */
export async function buildAllQuickly(wasmToolchain) {
  const released = await readSettings();
  const settings = quickSettings(released);
  const outdated = await outdatedModules(released, wasmToolchain, siteModules(released));
  const names = outdated.filter(({ step }) => !restore(step)).map(({ name }) => name);
  const modules = await outdatedModules(settings, wasmToolchain, names);
  await step("WebAssembly modules", modules.length > 0, () =>
    buildQuickly(settings, wasmToolchain, modules),
  );
  await meterInterpreters(settings);
  await buildSiteIfChanged(settings, false);
}

/**
 * @param {import("./settings.mjs").Settings} settings
 * @param {boolean} [isMeasured] whether sizes are measured against their budgets
 */
async function buildSiteIfChanged(settings, isMeasured = true) {
  const site = {
    name: SITE,
    inputs: [
      "index.html",
      "styles",
      "data",
      ...pageSources(),
      ...siteModules(settings).map((name) => dirname(wasmFiles(settings, name).module)),
      "wasm-pack.toml",
      "scripts/build",
      "package-lock.json",
    ],
    more: siteAddress(),
    outputs: [dist],
  };
  const unmeasured = { ...site, more: `${site.more} not measured` };
  const isBuilt = isUnchanged(site) || (!isMeasured && isUnchanged(unmeasured));
  return step("Site", !isBuilt, async () => {
    await (await import("./site.mjs")).buildSite(settings, isMeasured);
    saveFingerprint(isMeasured ? site : unmeasured);
  });
}

/** Everything in www/ except the modules, of which one is for tests only. */
const pageSources = () =>
  readdirSync(inRoot("www"))
    .filter((name) => name !== "wasm")
    .map((name) => join("www", name));

/** @param {string} title @param {boolean} isNeeded @param {() => Promise<void>} run */
async function step(title, isNeeded, run) {
  const start = performance.now();
  if (isNeeded) {
    print(title);
    await run();
  }
  print(isNeeded ? `  built in ${secondsSince(start)}\n` : `${title}: up to date`);
  return isNeeded;
}
