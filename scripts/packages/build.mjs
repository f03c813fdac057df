// Builds the npm packages into target/packages/, a folder each, from the modules of the site.

import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { games as packages } from "../../packages/engine-game/games.mjs";
import { isUnchanged, saveFingerprint } from "../build/fingerprints.mjs";
import { readSettings } from "../build/settings.mjs";
import { write } from "../build/site.mjs";
import { engineOf, loadModule, siteModules, wasmFiles } from "../build/wasm-modules.mjs";
import { inRoot } from "../support/paths.mjs";
import { print } from "../support/print.mjs";
import { boardFiles } from "./board.mjs";
import { clientFiles, gameFiles } from "./entries.mjs";
import * as texts from "./texts.mjs";

/** @typedef {import("./entries.mjs").Files} Files */

/** Output of the build. */
export const packagesFolder = inRoot("target", "packages");

const LICENSES = ["LICENSE-MIT", "LICENSE-APACHE", "LICENSE-THIRD-PARTY"];

/** Builds the packages if their inputs have changed; returns their folders. */
export async function buildPackages() {
  const settings = await readSettings();
  const names = siteModules(settings);
  const step = {
    name: "packages",
    inputs: [
      ...["packages", "scripts/packages", "scripts/build", "www", "styles", "package.json"],
      ...names.map((name) => wasmFiles(settings, name).module),
      ...["package-lock.json", ...LICENSES],
    ],
    outputs: [packagesFolder],
  };
  if (isUnchanged(step)) print("Packages: up to date");
  else {
    print("Packages");
    rmSync(packagesFolder, { recursive: true, force: true });
    writePackage("engine", await clientPackage());
    writePackage("board", await boardPackage(settings));
    for (const game of settings.games)
      writePackage(`engine-${game}`, await gamePackage(settings, game));
    saveFingerprint(step);
  }
  return ["engine", "board", ...settings.games.map((game) => `engine-${game}`)].map((name) =>
    join(packagesFolder, name),
  );
}

/** @param {string} folder @param {Files} files */
function writePackage(folder, files) {
  const licenses = LICENSES.map(
    (name) => /** @type {const} */ ([name, readFileSync(inRoot(name))]),
  );
  const path = join(packagesFolder, folder);
  mkdirSync(path, { recursive: true });
  const contents = [...files, ...licenses].map(
    ([name, content]) => /** @type {const} */ ([name, Buffer.from(content)]),
  );
  write(new Map(contents), path);
  print(`  ${path}`);
}

async function clientPackage() {
  const files = await clientFiles();
  files.set("package.json", texts.clientPackage());
  files.set("README.md", texts.clientReadme());
  files.set("index.d.ts", texts.clientTypes());
  return files;
}

/** @param {import("../build/settings.mjs").Settings} settings */
async function boardPackage(settings) {
  const files = await boardFiles(settings);
  files.set("package.json", texts.boardPackage(settings.games));
  files.set("README.md", texts.boardReadme());
  files.set("index.d.ts", texts.boardTypes());
  files.set("server.d.ts", texts.boardServerTypes());
  return files;
}

/** @param {import("../build/settings.mjs").Settings} settings @param {string} game */
async function gamePackage(settings, game) {
  const own = packages[game];
  const [{ players }] = (await loadModule(settings, game)).listGames();
  const files = await gameFiles(
    { game, start: own.start, aliases: own.aliases, names: namesOf(game) },
    { rules: wasmFiles(settings, game), engine: wasmFiles(settings, engineOf(game)) },
  );
  const ids = players.map(({ id }) => id);
  files.set("package.json", texts.gamePackage(game, own));
  files.set("README.md", texts.gameReadme(game, own));
  files.set("index.d.ts", texts.gameTypes(ids, own));
  files.set("worker.d.ts", texts.workerTypes());
  return files;
}

/** English names of the players. @param {string} game @returns {Record<string, string>} */
function namesOf(game) {
  const names = JSON.parse(readFileSync(inRoot("www/games", game, "i18n/names.json"), "utf8"));
  return Object.fromEntries(
    Object.entries(names).map(([key, name]) => [key.replace(/^name\./, ""), name]),
  );
}
