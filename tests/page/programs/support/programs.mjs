// Starts programs in Node, with the interpreters of the build.

import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { interpreterFile } from "../../../../scripts/build/interpreters.mjs";
import { inRoot } from "../../../../scripts/support/paths.mjs";
import { startJavaScript } from "../../../../www/programs/languages/javascript.js";
import { startPython } from "../../../../www/programs/languages/python.js";
import { startWasm } from "../../../../www/programs/languages/wasm.js";
import { startProgram } from "../../../../www/programs/start-program.js";
import { stratege } from "../../../wasm/support/module.mjs";

/** @typedef {import("../../../../www/programs/program.types").ProgramOptions} ProgramOptions */

const METER = "www/wasm/meter/stratege";

const LANGUAGES = {
  javascript: { start: startJavaScript, file: interpreterFile("javascript"), glue: undefined },
  python: { start: startPython, file: interpreterFile("python"), glue: undefined },
  wasm: {
    start: startWasm,
    file: `${METER}_bg.wasm`,
    glue: pathToFileURL(inRoot(`${METER}.js`)).href,
  },
};

/** @type {Map<string, WebAssembly.Module>} */
const modules = new Map();

/**
 * @param {ProgramOptions["language"]} language @param {ProgramOptions["source"]} source
 * @param {Partial<ProgramOptions>} [options]
 */
export function start(language, source, options = {}) {
  const { start, file, glue } = LANGUAGES[language];
  const module = modules.get(file) ?? new WebAssembly.Module(readFileSync(inRoot(file)));
  modules.set(file, module);
  const all = { language, source, game: "reversi", seed: 1, ...options };
  return startProgram(start, all, { module, glue }, stratege);
}

/** Record of a match of Reversi without moves. */
export const START = "reversi:diagonal-tomato:";
