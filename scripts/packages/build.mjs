// Builds the npm packages into target/packages/, a folder each, from the modules of the site.

import { readFileSync, rmSync } from "node:fs";
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
import { boardTexts, clientTexts, gameTexts } from "./texts.mjs";

/** @typedef {import("./entries.mjs").Files} Files */

/** Output of the build. */
const packagesFolder = inRoot("target", "packages");

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
    writePackage("engine", await clientFiles(), clientTexts());
    writePackage("board", await boardFiles(settings), boardTexts(settings.games));
    for (const game of settings.games) await writeGame(settings, game);
    saveFingerprint(step);
  }
  return ["engine", "board", ...settings.games.map((game) => `engine-${game}`)].map((name) =>
    join(packagesFolder, name),
  );
}

/** @param {string} folder @param {Files} files @param {Record<string, string>} texts contents by name */
function writePackage(folder, files, texts) {
  const path = join(packagesFolder, folder);
  const licenses = LICENSES.map((name) => [name, readFileSync(inRoot(name))]);
  const all = Object.entries({ ...Object.fromEntries([...files, ...licenses]), ...texts });
  write(new Map(all.map(([name, contents]) => [name, Buffer.from(contents)])), path);
  print(`  ${path}`);
}

/** @param {import("../build/settings.mjs").Settings} settings @param {string} game */
async function writeGame(settings, game) {
  const own = packages[game];
  const [{ players }] = (await loadModule(settings, game)).listGames();
  const files = await gameFiles(
    { game, start: own.start, aliases: own.aliases, names: namesOf(game) },
    { rules: wasmFiles(settings, game), engine: wasmFiles(settings, engineOf(game)) },
  );
  const ids = players.map(({ id }) => id);
  writePackage(`engine-${game}`, files, gameTexts(game, ids, own));
}

/** English names of the players. @param {string} game @returns {Record<string, string>} */
function namesOf(game) {
  const names = JSON.parse(readFileSync(inRoot("www/games", game, "i18n/names.json"), "utf8"));
  return Object.fromEntries(
    Object.entries(names).map(([key, name]) => [key.replace(/^name\./, ""), name]),
  );
}
