// Installs the developer tools of package-lock.json. Imports none of them.

import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { Problem } from "../support/errors.mjs";
import { inRoot } from "../support/paths.mjs";
import { printInstalled, printMissing } from "../support/print.mjs";
import { runWithProgress } from "../support/run.mjs";

const MIN_NODE = 20;

/** Digest of the package-lock.json that was installed. */
const STAMP = inRoot("node_modules", ".installed-from");

export async function ensureNpmPackages() {
  if (Number.parseInt(process.versions.node, 10) < MIN_NODE) {
    throw new Problem(
      `This is Node ${process.versions.node}; the scripts need Node ${MIN_NODE} or newer.`,
      "install a current Node and start again.",
    );
  }
  const lock = readFileSync(inRoot("package-lock.json"));
  const digest = createHash("sha256").update(lock).digest("hex");
  if (!existsSync(STAMP) || readFileSync(STAMP, "utf8") !== digest) {
    printMissing("developer tools from npm", "node_modules does not match package-lock.json");
    try {
      await runWithProgress("npm", ["ci", "--no-audit", "--no-fund"]);
    } catch (error) {
      throw new Problem(
        "npm could not install the developer tools.",
        "see npm's output above; usually its registry cannot be reached. Then start again.",
        error,
      );
    }
    writeFileSync(STAMP, digest);
  }
  printInstalled("developer tools from npm");
}
