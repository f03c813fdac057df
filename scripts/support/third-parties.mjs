// Lists what others made, from the lock files of cargo and npm: what the site carries, what the native program
// carries, and what only builds and tests.

import { readFileSync } from "node:fs";
import { inRoot } from "./paths.mjs";
import { CommandFailed, capture } from "./run.mjs";

/** @typedef {{ name: string, version: string, license: string }} Part */
/** @typedef {{ id: string, name: string, version: string, license: string | null, targets: { kind: string[] }[] }} Package */
/** @typedef {{ pkg: string, dep_kinds: { kind: string | null }[] }} Dependency */
/** @typedef {{ packages: Package[], workspace_members: string[], resolve: { nodes: { id: string, deps: Dependency[] }[] } }} Metadata */

/** @returns {Promise<string>} the document */
export async function thirdParties() {
  const site = carried(await metadata("wasm32-unknown-unknown"), "stratege");
  const native = carried(await metadata("x86_64-unknown-linux-gnu"), "stratege-cli");
  const every = [await metadata(), await metadata("", "scripts/build/bindgen/Cargo.toml")];
  const all = distinct(every.flatMap((one) => one.packages.filter(isForeignTo(one)).map(partOf)));
  const isIn = (/** @type {Part[]} */ list) => (/** @type {Part} */ part) =>
    list.some(({ name, version }) => name === part.name && version === part.version);
  const tools = all.filter((part) => !isIn(site)(part) && !isIn(native)(part));
  return `# What others made

Made by \`npm run docs -- third-party\` from \`Cargo.lock\` and \`package-lock.json\`; a test fails when it is not up to date.
Which licences a Rust part may have stands in \`deny.toml\`, for \`cargo deny check\`, and the same test holds to it.
The font of the site and its pictures are its own. Positions and counts that
others published, for the tests alone, lie in \`tests/data/\`.

## In the site

Beside these, the standard library of Rust (MIT OR Apache-2.0).

${table([...site, ...npmParts((part) => !part.dev)])}
## In the native program

${table(native)}
## To build and test the Rust part

${table(tools)}
## To build and test the page (npm, nothing of it is in the site)

${table(npmParts(({ dev }) => dev))}`;
}

/** @param {string} [platform] @param {string} [manifest] @returns {Promise<Metadata>} */
async function metadata(platform, manifest = "Cargo.toml") {
  const only = platform ? ["--filter-platform", platform] : [];
  const where = ["--manifest-path", inRoot(manifest)];
  const args = ["metadata", "--locked", "--format-version", "1", ...where, ...only];
  const { code, output } = await capture("cargo", args);
  if (code !== 0) throw new CommandFailed(`cargo ${args.join(" ")}`, { code, output });
  return JSON.parse(output.slice(output.indexOf("{")));
}

/** @param {Part[]} parts sorted by name @returns {Part[]} */
const distinct = (parts) =>
  [...new Map(parts.map((part) => [`${part.name} ${part.version}`, part])).values()].sort(
    (one, other) =>
      one.name.localeCompare(other.name, "en") || one.version.localeCompare(other.version, "en"),
  );

/** Whether a package is none of our own. @param {Metadata} metadata */
const isForeignTo =
  ({ workspace_members: own }) =>
  (/** @type {Package} */ { id }) =>
    !own.includes(id);

/**
 * What is linked into a package of ours: neither tests nor build scripts nor what only writes code.
 * @param {Metadata} metadata
 * @param {string} root
 */
function carried(metadata, root) {
  const { packages, resolve, workspace_members: own } = metadata;
  const nodes = new Map(resolve.nodes.map((node) => [node.id, node]));
  const byId = new Map(packages.map((one) => [one.id, one]));
  /** @type {Set<string>} */
  const seen = new Set();
  const walk = (/** @type {string} */ id) => {
    for (const { pkg, dep_kinds } of nodes.get(id)?.deps ?? []) {
      const isLinked = dep_kinds.some(({ kind }) => kind === null);
      const writesCode = byId.get(pkg)?.targets.some(({ kind }) => kind.includes("proc-macro"));
      if (!isLinked || writesCode || seen.has(pkg)) continue;
      seen.add(pkg);
      walk(pkg);
    }
  };
  const start = packages.find(({ id, name }) => name === root && own.includes(id));
  walk(start?.id ?? "");
  return packages
    .filter(({ id }) => seen.has(id))
    .filter(isForeignTo(metadata))
    .map(partOf);
}

/** @param {Package} one @returns {Part} */
const partOf = ({ name, version, license }) => ({
  name,
  version,
  license: license ?? "none named",
});

/** @typedef {{ version: string, license?: string, dev?: boolean }} Locked a part of package-lock.json */

/** @param {(part: Locked) => boolean | undefined} isWanted @returns {Part[]} */
function npmParts(isWanted) {
  const lock = JSON.parse(readFileSync(inRoot("package-lock.json"), "utf8"));
  /** @type {[string, Locked][]} */
  const entries = Object.entries(lock.packages);
  return entries
    .filter(([path, part]) => path !== "" && isWanted(part))
    .map(([path, { version, license }]) => ({
      name: path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length),
      version,
      license: license ?? "none named",
    }));
}

/** @param {Part[]} parts */
function table(parts) {
  const rows = parts.map(({ name, version, license }) => `| ${name} | ${version} | ${license} |`);
  return `| part | version | licence |\n|---|---|---|\n${[...new Set(rows)].sort().join("\n")}\n`;
}
