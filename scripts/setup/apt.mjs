// Installs Debian packages, if this is a Debian system and we may.

import { findProgram } from "../support/find.mjs";
import { Problem } from "../support/problem.mjs";
import { capture, work } from "../support/run.mjs";

const isRoot = process.getuid?.() === 0;
const env = { DEBIAN_FRONTEND: "noninteractive" };
let listsAreFresh = false;

/** Whether packages can be installed. */
export const hasApt = () => Boolean(findProgram("apt-get") && (isRoot || findProgram("sudo")));

/**
 * Runs a program as root.
 * @param {string} command
 * @param {string[]} args
 */
export const asRoot = (command, args) =>
  isRoot
    ? work(command, args, { env })
    : work("sudo", ["-n", "env", "DEBIAN_FRONTEND=noninteractive", command, ...args]);

/** @param {string[]} packages */
const commandFor = (packages) => `apt-get install -y --no-install-recommends ${packages.join(" ")}`;

async function refreshLists() {
  if (listsAreFresh) return;
  await asRoot("apt-get", ["update"]);
  listsAreFresh = true;
}

/**
 * Whether Debian has a package of this name.
 * @param {string} name
 */
export async function offers(name) {
  await refreshLists();
  const { code, output } = await capture("apt-cache", ["show", "--no-all-versions", name]);
  return code === 0 && output.includes("Package:");
}

/** @param {string[]} packages */
export async function install(packages) {
  try {
    await refreshLists();
    await asRoot("apt-get", ["install", "-y", "--no-install-recommends", ...packages]);
  } catch (error) {
    throw new Problem(
      `Debian's packages could not be installed: ${packages.join(", ")}.`,
      `see what apt-get says above; then, as root:\n  apt-get update && ${commandFor(packages)}\nand start again.`,
      error,
    );
  }
}
