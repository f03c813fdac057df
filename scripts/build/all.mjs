// Everything between the sources and a site that can be served; what has not changed is not made again.

import { readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { dist, inRoot } from "../support/paths.mjs";
import { say, seconds } from "../support/say.mjs";
import { isUnchanged, takeNote } from "./inputs.mjs";
import { restore } from "./module-cache.mjs";
import { buildQuickly, quickly } from "./quick-modules.mjs";
import { readSettings } from "./settings.mjs";
import { buildModules } from "./wasm.mjs";
import { ALL_GAMES, outdatedModules, siteModules, wasmFiles } from "./wasm-modules.mjs";

const SITE = "site";

/** Serves pages before all modules are built. @typedef {Pick<import("../start/server.mjs").StartServer, "begin" | "add">} EarlyServer */

/**
 * @param {{ RUSTUP_TOOLCHAIN?: string }} wasmToolchain
 * @param {"site" | "tests"} [purpose] the tests need one module more, with all games in it
 * @param {EarlyServer} [server] with one, the site is not measured: compressing every file would delay its answers
 */
export async function buildAll(wasmToolchain, purpose = "site", server) {
  const settings = await readSettings();
  const wanted = [...siteModules(settings), ...(purpose === "tests" ? [ALL_GAMES] : [])];
  const outdated = await outdatedModules(settings, wasmToolchain, wanted);
  const modules = outdated.filter(({ step }) => !restore(step));
  await step("WebAssembly modules", modules.length > 0, async () => {
    if (server) {
      const { openFirstPages } = await import("./first-pages.mjs"); // needs what set-up installs
      const names = modules.map(({ name }) => name);
      await server.begin(await openFirstPages(settings, names), names);
    }
    await buildModules(settings, wasmToolchain, modules, (name) => server?.add(name));
  });
  await buildSiteIfChanged(settings, !server);
}

/**
 * The same for whoever waits for it: modules that have to be made are made quickly.
 * @param {{ RUSTUP_TOOLCHAIN?: string }} wasmToolchain
 */
export async function buildAllQuickly(wasmToolchain) {
  const released = await readSettings();
  const settings = quickly(released);
  const outdated = await outdatedModules(released, wasmToolchain, siteModules(released));
  const names = outdated.filter(({ step }) => !restore(step)).map(({ name }) => name);
  const modules = await outdatedModules(settings, wasmToolchain, names);
  await step("WebAssembly modules", modules.length > 0, () =>
    buildQuickly(settings, wasmToolchain, modules),
  );
  await buildSiteIfChanged(settings, false);
}

/** @param {import("./settings.mjs").Settings} settings @param {boolean} [isMeasured] whether the site is held to its budgets */
export async function buildSiteIfChanged(settings, isMeasured = true) {
  const site = {
    name: SITE,
    inputs: [
      "index.html",
      "styles",
      ...pageSources(),
      ...siteModules(settings).map((name) => dirname(wasmFiles(settings, name).module)),
      "wasm-pack.toml",
      "scripts/build",
      "package-lock.json",
    ],
    outputs: [dist],
  };
  const unmeasured = { ...site, more: "not measured" };
  const isBuilt = isUnchanged(site) || (!isMeasured && isUnchanged(unmeasured));
  return step("Site", !isBuilt, async () => {
    await (await import("./site.mjs")).buildSite(settings, isMeasured);
    takeNote(isMeasured ? site : unmeasured);
  });
}

/** Of www/, without the modules: one of them is for the tests only. */
const pageSources = () =>
  readdirSync(inRoot("www"))
    .filter((name) => name !== "wasm")
    .map((name) => join("www", name));

/**
 * @param {string} title
 * @param {boolean} isNeeded
 * @param {() => Promise<void>} run
 */
async function step(title, isNeeded, run) {
  const start = performance.now();
  if (isNeeded) {
    say(title);
    await run();
  }
  say(isNeeded ? `  made in ${seconds(start)}\n` : `${title}: nothing has changed`);
  return isNeeded;
}
