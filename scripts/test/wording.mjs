// node scripts/test/wording.mjs [PATH …]: finds banned words (wording-rules.mjs) in comments, identifiers and documents.
// With --commit FILE it checks a commit message instead (scripts/hooks/commit-msg).

import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { BANNED, EXCLUDED, SUBJECT } from "./wording-rules.mjs";

/** @typedef {{ line: number, text: string }} Passage */

const SOURCE = /\.(rs|js|mjs|ts|css)$/;
const DOCUMENT = /\.(md|html|toml)$/;

// Strings come first, so that `//` inside a string starts no comment; regular expressions count as code.
const TOKENS =
  /"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|'(?:\\.|[^'\\\n])'|\/\/[^\n]*|\/\*[\s\S]*?\*\/|[A-Za-z_]\w*/g;

/**
 * Extracts comments and identifiers of a source file. Identifiers are split into words: `isKept` becomes "is kept".
 * @param {string} text
 * @returns {Passage[]}
 */
function passagesOf(text) {
  const passages = [];
  let [line, start] = [1, 0];
  for (const { 0: token, index } of text.matchAll(TOKENS)) {
    line += text.slice(start, index).split("\n").length - 1;
    start = index;
    if (/^["'`]/.test(token)) continue;
    if (/^\/[/*]/.test(token)) passages.push({ line, text: stripMarkers(token) });
    else passages.push({ line, text: splitName(token) });
  }
  return joinComments(passages);
}

/** @param {string} comment */
const stripMarkers = (comment) =>
  `¶${comment.replace(/^\/[/*]+!?|\*\/$/g, "").replace(/\n\s*\*/g, "\n")}`;

/** @param {string} name */
const splitName = (name) =>
  `$${name.replace(/_/g, " ").replace(/([a-z])([A-Z])/g, (_, a, b) => `${a} ${b.toLowerCase()}`)}`;

/** Joins consecutive line comments, so that phrases are found across line ends. @param {Passage[]} passages */
function joinComments(passages) {
  /** @type {Passage[]} */
  const blocks = [];
  let end = 0;
  for (const passage of passages) {
    const last = blocks.at(-1);
    if (last?.text.startsWith("¶") && passage.text.startsWith("¶") && passage.line === end + 1)
      last.text += `\n${passage.text.slice(1)}`;
    else blocks.push({ ...passage });
    end = passage.line + passage.text.split("\n").length - 1;
  }
  return blocks;
}

/** @param {string} file @param {string} text @returns {string[]} one line for each banned word */
export function findingsIn(file, text) {
  const passages = SOURCE.test(file) ? passagesOf(text) : [{ line: 1, text }];
  const findings = [];
  for (const passage of passages)
    for (const { pattern, instead } of BANNED)
      for (const { 0: found, index } of passage.text.matchAll(pattern)) {
        const line = passage.line + passage.text.slice(0, index).split("\n").length - 1;
        findings.push(`${file}:${line}: “${found.replace(/\s+/g, " ").trim()}” → ${instead}`);
      }
  return findings;
}

/** Checks a commit message. @param {string} message @returns {string[]} errors */
export function findingsInCommit(message) {
  const text = message.replace(/^#.*\n?/gm, "");
  const subject = text.split("\n")[0] ?? "";
  const findings = findingsIn("commit message", text);
  if (subject.length > 72) findings.push(`The subject has ${subject.length} characters, not 72.`);
  if (!/^(Merge|Revert|fixup!|squash!) /.test(subject) && !SUBJECT.test(subject))
    findings.push("The subject is not “area: verb …” in the imperative.");
  return findings;
}

/** @param {string[]} paths @returns {string[]} */
const trackedFiles = (paths) =>
  execFileSync("git", ["ls-files", "--", ...paths], { encoding: "utf8" })
    .split("\n")
    .filter((file) => (SOURCE.test(file) || DOCUMENT.test(file)) && !EXCLUDED.test(file));

function main() {
  const { values, positionals } = parseArgs({
    options: { commit: { type: "string" } },
    allowPositionals: true,
  });
  const findings =
    values.commit === undefined
      ? trackedFiles(positionals).flatMap((file) => findingsIn(file, readFileSync(file, "utf8")))
      : findingsInCommit(readFileSync(values.commit, "utf8"));
  for (const finding of findings) console.error(finding);
  if (findings.length > 0) console.error(`${findings.length} to reword`);
  process.exitCode = findings.length > 0 ? 1 : 0;
}

if (process.argv[1] === import.meta.filename) main();
