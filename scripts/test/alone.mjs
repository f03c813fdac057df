// The commands that run one failed test alone, told by the output of the program that ran all of them.

import { relative, resolve } from "node:path";
import { root } from "../support/paths.mjs";

/**
 * cargo test: before each test program stands which one it is, behind it the names of what failed in it.
 * @param {string} output
 * @returns {string[]}
 */
export function aloneInCargo(output) {
  /** @type {string[]} */
  const commands = [];
  let target = "";
  let inList = false;
  for (const line of output.split("\n")) {
    target = targetOf(line) ?? target;
    if (line === "failures:") inList = true;
    else if (inList && /^ {4}\S+/.test(line)) commands.push(aloneCommand(target, line.trim()));
    else if (line !== "") inList = false;
  }
  return [...new Set(commands)];
}

/** @param {string} target @param {string} name */
function aloneCommand(target, name) {
  if (target === "--doc") return `cargo test --doc ${quoted(name.replace(/ \(line.*$/, ""))}`;
  return `cargo test ${target} -- --exact ${name}`;
}

/** What cargo calls the test program that it starts now. @param {string} line */
function targetOf(line) {
  if (/^ +Doc-tests /.test(line)) return "--doc";
  const [, unit, source, program] =
    line.match(/^ +Running (unittests )?(\S+) \(.*?([^/\\]+)-[0-9a-f]{16}(?:\.exe)?\)$/) ?? [];
  if (!source) return undefined;
  const isCli = program === "stratege" && source.endsWith("main.rs");
  if (unit) return isCli ? "-p stratege-cli --bin stratege" : "-p stratege --lib";
  return `--test ${program}`;
}

/**
 * node --test: at the end stands every failed test with its file.
 * @param {string} output of the reporter "spec"
 * @returns {string[]}
 */
export function aloneInNode(output) {
  const failed = output.matchAll(
    /^test at (.+?):\d+:\d+\n\S+ (.+?)(?: \([\d.]+ms\))?(?: # .*)?$/gm,
  );
  const commands = [...failed].map(([, place, name]) => {
    const file = relative(root, resolve(root, place));
    // A file that could not be read, or ended before its tests did, is named like a test.
    if (name.endsWith(".test.mjs")) return `node --test ${relative(root, resolve(root, name))}`;
    const pattern = `^${name.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&")}$`;
    return `node --test --test-name-pattern=${quoted(pattern)} ${file}`;
  });
  return [...new Set(commands)];
}

/** For a shell. @param {string} text */
export const quoted = (text) =>
  /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
