// Lists the dependencies and their licences from the lock files of cargo and npm.

import { readFileSync } from "node:fs";
import { inRoot } from "./paths.mjs";
import { outputOf } from "./run.mjs";

/** @typedef {{ name: string, version: string, license: string }} Dependency */

const LINKED = ["--edges", "normal,no-proc-macro"];
const SITE = ["-p", "stratege", "-p", "stratege-meter", "--target", "wasm32-unknown-unknown"];
const NATIVE = ["-p", "stratege-cli", "--target", "x86_64-unknown-linux-gnu"];
const BINDGEN = ["--manifest-path", inRoot("scripts/build/bindgen/Cargo.toml")];

/** All Rust dependencies, among them those that only build and test. */
export async function rustParts() {
  const every = ["--edges", "all", "--target", "all"];
  return [...(await crates("--workspace", ...every)), ...(await crates(...BINDGEN, ...every))];
}

/** Dependencies that the site or the native program contains, each once. @returns {Promise<Dependency[]>} */
export async function shippedParts() {
  const parts = [
    ...(await crates(...LINKED, ...SITE)),
    ...(await crates(...LINKED, ...NATIVE)),
    ...npmParts(),
  ];
  const titleOf = (/** @type {Dependency} */ { name, version }) => `${name} ${version}`;
  const byTitle = new Map(parts.map((part) => [titleOf(part), part]));
  return [...byTitle.values()].sort((one, other) => (titleOf(one) < titleOf(other) ? -1 : 1));
}

/** @param {string[]} options of `cargo tree` @returns {Promise<Dependency[]>} without the packages of this repository */
async function crates(...options) {
  const args = ["tree", "--locked", "--prefix", "none", "--format", "{p}|{l}", ...options];
  const lines = (await outputOf("cargo", args)).matchAll(
    /^(\S+) v(\S+)(?: \(proc-macro\))?\|(.*?)(?: \(\*\))?$/gm,
  );
  return [...lines].map(([, name, version, license]) => ({ name, version, license }));
}

/** Packages that a visitor gets, from package-lock.json. @returns {Dependency[]} */
function npmParts() {
  const { packages } = JSON.parse(readFileSync(inRoot("package-lock.json"), "utf8"));
  /** @type {[string, { version: string, license?: string, dev?: boolean }][]} */
  const entries = Object.entries(packages);
  return entries
    .filter(([path, { dev }]) => path !== "" && !dev)
    .map(([path, { version, license = "none named" }]) => ({
      name: path.replace(/^.*node_modules\//, ""),
      version,
      license,
    }));
}
