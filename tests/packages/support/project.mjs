// A temporary project with the packages, installed from their tarballs.

import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { games } from "../../../packages/engine-game/games.mjs";
import { buildPackages } from "../../../scripts/packages/build.mjs";

export { games };

/** @typedef {ReturnType<typeof openProject>} Project */

const folders = await buildPackages();

export function openProject() {
  const folder = mkdtempSync(join(tmpdir(), "stratege-packages-"));
  const npm = (/** @type {string[]} */ ...args) =>
    execFileSync("npm", ["--silent", "--no-audit", "--no-fund", ...args], {
      cwd: folder,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "inherit"],
    });
  const tarballs = npm("pack", ...folders)
    .trim()
    .split("\n");
  writeFileSync(join(folder, "package.json"), JSON.stringify({ type: "module", private: true }));
  npm("install", "--offline", ...tarballs.map((name) => `./${name}`));
  const path = (/** @type {string[]} */ ...parts) => join(folder, ...parts);
  return {
    folder,
    tarballs,
    path,
    npm,
    /** Files of a package. @param {string} name */
    files: (name) => readdirSync(path("node_modules/@stratege", name)),
    /** @param {string} name */
    read: (name) => readFileSync(path("node_modules/@stratege", name), "utf8"),
    /** @param {string} name @param {string | Uint8Array} contents @returns the path */
    write(name, contents) {
      mkdirSync(dirname(path(name)), { recursive: true });
      writeFileSync(path(name), contents);
      return path(name);
    },
    /** Runs a script in Node; returns its output. @param {string} name @param {string} contents */
    run(name, contents) {
      this.write(name, contents);
      return execFileSync(process.execPath, [name], {
        cwd: folder,
        encoding: "utf8",
        stdio: ["ignore", "pipe", "inherit"],
      });
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}

/** The examples in a README in one language. @param {string} readme @param {string} language */
export const examplesIn = (readme, language) =>
  [...readme.matchAll(/^```(\w+)\n(.*?)^```$/gms)]
    .filter(([, name]) => name === language)
    .map(([, , code]) => code);
