// Installs the developer tools of package-lock.json; itself needs nothing but Node.

import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { inRoot } from "../support/paths.mjs";
import { Problem } from "../support/problem.mjs";
import { missing, there } from "../support/report.mjs";
import { work } from "../support/run.mjs";

const oldestNode = 20;
const stamp = inRoot("node_modules", ".installed-from");

export async function ensureNpmPackages() {
  if (Number.parseInt(process.versions.node, 10) < oldestNode) {
    throw new Problem(
      `This is Node ${process.versions.node}; the scripts need Node ${oldestNode} or newer.`,
      "install a current Node and start again.",
    );
  }
  const wanted = createHash("sha256")
    .update(readFileSync(inRoot("package-lock.json")))
    .digest("hex");
  if (installedFrom() !== wanted) {
    missing(
      "developer tools from npm",
      "package-lock.json names some that are not in node_modules",
    );
    try {
      await work("npm", ["ci", "--no-audit", "--no-fund"]);
    } catch (error) {
      throw new Problem(
        "npm could not install the developer tools.",
        "see what npm says above; mostly the registry cannot be reached. Then start again.",
        error,
      );
    }
    writeFileSync(stamp, wanted);
  }
  there("developer tools from npm");
}

function installedFrom() {
  try {
    return readFileSync(stamp, "utf8");
  } catch {
    return undefined;
  }
}
