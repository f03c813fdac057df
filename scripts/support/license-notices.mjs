// Writes the copyright notices and licence texts of everything that the site and the native program contain, from the
// sources that cargo and npm have installed.

import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { Problem } from "./errors.mjs";
import { inRoot } from "./paths.mjs";
import { outputOf } from "./run.mjs";
import { shippedParts } from "./third-parties.mjs";

/** @typedef {import("./third-parties.mjs").Dependency} Part */
/** @typedef {[name: string, license: string, notice: string]} Notice */

/** The file with the notices, which the site and the program show. */
export const NOTICES_FILE = inRoot("LICENSE-THIRD-PARTY");

/** Authors of packages that name none. @type {Record<string, string[]>} */
const UNNAMED = { "@micropython/micropython-webassembly-pyscript": ["Damien P. George"] };

const textOf = (/** @type {string} */ license) =>
  readFileSync(inRoot("scripts/docs/licenses", `${license}.txt`), "utf8");

/** Parts of Rust's standard library, which no lock file lists. @type {Notice[]} */
const STANDARD_LIBRARY = JSON.parse(
  readFileSync(inRoot("scripts/docs/licenses/standard-library.json"), "utf8"),
);

/** The licences of Stratege and of everything in it, as the site and the program show them. */
export const licenseTexts = () =>
  ["LICENSE-MIT", "LICENSE-APACHE"]
    .map((name) => readFileSync(inRoot(name), "utf8"))
    .concat(readFileSync(NOTICES_FILE, "utf8"))
    .reduce((above, text) => `${above}\n\n${text}`, OWN);

/** As in cli/src/licenses.rs. */
const OWN = "Stratege may be used under the MIT licence or the Apache licence 2.0, at your option.";

/** Collects the notices of the components. @returns {Promise<string>} the contents of the file */
export async function licenseNotices() {
  const folders = await cratesByName();
  const parts = await shippedParts();
  const notices = [...parts.flatMap((part) => noticesOf(part, folders)), ...STANDARD_LIBRARY];
  const licenses = [...new Set(notices.map(([, license]) => license))].sort();
  return `Third-party components of Stratege, with their copyright notices and licences.

The site and the program contain these components, among them the standard library of Rust with its own components. If a
component offers several licences, its MIT licence is used. Written by "npm run docs -- licenses".
${licenses.map((license) => section(license, notices)).join("")}`;
}

/** @param {string} license @param {Notice[]} notices */
function section(license, notices) {
  const own = notices.filter(([, other]) => other === license);
  const lines = [...new Set(own.map(([name, , notice]) => `${name}: ${notice}`))];
  const title = `${license} licence`;
  return `
${title}
${"=".repeat(title.length)}

${lines.join("\n")}

${textOf(license)}`;
}

/** Folder and authors of every crate. @returns {Promise<Map<string, { folder: string, authors: string[] }>>} */
async function cratesByName() {
  const args = ["metadata", "--locked", "--format-version", "1"];
  /** @type {{ packages: { name: string, version: string, manifest_path: string, authors: string[] }[] }} */
  const { packages } = JSON.parse((await outputOf("cargo", args)).replace(/^[^{]*/, ""));
  return new Map(
    packages.map(({ name, version, manifest_path, authors }) => [
      `${name} ${version}`,
      { folder: dirname(manifest_path), authors },
    ]),
  );
}

/** @param {Part} part @param {Awaited<ReturnType<typeof cratesByName>>} crates @returns {Notice[]} */
function noticesOf({ name, version, license }, crates) {
  const title = `${name} ${version}`;
  const { folder, authors } = crates.get(title) ?? {
    folder: inRoot("node_modules", name),
    authors: [],
  };
  const unknown = new Problem(
    `The licence of ${title}, ${license}, is not known to the list of notices.`,
    `read the files in ${folder}, and extend scripts/support/license-notices.mjs.`,
  );
  if (!license.includes("MIT")) throw unknown;
  const files = readdirSync(folder).filter((file) => /^(?:licen[cs]e|copying)/i.test(file));
  const file = files.find((one) => /mit/i.test(one)) ?? files.find((one) => !one.includes("-"));
  const authorNames = (UNNAMED[name] ?? authors).map((author) => author.replace(/ <.*/, ""));
  const by = authorNames.length > 0 ? authorNames.join(", ") : `the authors of ${name}`;
  const found = file ? mitNotices(readFileSync(join(folder, file), "utf8")) : [];
  if (!found) throw unknown;
  const lines = found.length > 0 ? found : [`Copyright (c) ${by}`];
  /** @type {Notice[]} */
  const notices = lines.map((line) => [title, "MIT", line]);
  if (/ AND Unicode-3\.0\b/.test(license))
    notices.push([title, "Unicode-3.0", "Copyright © 1991-2023 Unicode, Inc."]);
  else if (license.includes(" AND ")) throw unknown;
  return notices;
}

/** The words of a licence, without what differs between equal licences. @param {string} text */
const plain = (text) =>
  text
    .replace(/["“”']|\(including the next paragraph\)/g, "")
    .split(/\s+/)
    .join(" ")
    .trim();

/**
 * The copyright lines above the text of the MIT licence, which a file may repeat for parts of the component; null if a text is
 * another. @param {string} text @returns {string[] | null}
 */
function mitNotices(text) {
  const licence = /Permission is hereby granted.*?OTHER\s+DEALINGS\s+IN\s+THE\s+SOFTWARE\.?/gs;
  const licences = text.match(licence) ?? [text];
  if (licences.some((one) => plain(one) !== plain(textOf("MIT")))) return null;
  const lines = text
    .replace(licence, "")
    .split("\n")
    .map((line) => line.trim());
  return lines.filter((line) => /copyright/i.test(line));
}
