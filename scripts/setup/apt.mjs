// Installs Debian packages, on Debian systems and with root rights.

import { Problem } from "../support/errors.mjs";
import { findProgram } from "../support/find.mjs";
import { capture, runWithProgress } from "../support/run.mjs";

const isRoot = process.getuid?.() === 0;
const env = { DEBIAN_FRONTEND: "noninteractive" };
let areListsFresh = false;

/** Whether packages can be installed. */
export const hasApt = () => Boolean(findProgram("apt-get") && (isRoot || findProgram("sudo")));

/** @param {string} command @param {string[]} args */
export const runAsRoot = (command, args) =>
  isRoot
    ? runWithProgress(command, args, { env })
    : runWithProgress("sudo", ["-n", "env", "DEBIAN_FRONTEND=noninteractive", command, ...args]);

/** @param {string[]} packages */
const commandFor = (packages) => `apt-get install -y --no-install-recommends ${packages.join(" ")}`;

async function refreshLists() {
  if (areListsFresh) return;
  await runAsRoot("apt-get", ["update"]);
  areListsFresh = true;
}

/** Whether the configured sources have a package. @param {string} name */
export async function isAvailable(name) {
  await refreshLists();
  const { code, output } = await capture("apt-cache", ["show", "--no-all-versions", name]);
  return code === 0 && output.includes("Package:");
}

/** @param {string[]} packages */
export async function install(packages) {
  try {
    await refreshLists();
    await runAsRoot("apt-get", ["install", "-y", "--no-install-recommends", ...packages]);
  } catch (error) {
    throw new Problem(
      `Debian's packages could not be installed: ${packages.join(", ")}.`,
      `see the output of apt-get above; then, as root:\n  apt-get update && ${commandFor(packages)}\nand start again.`,
      error,
    );
  }
}
