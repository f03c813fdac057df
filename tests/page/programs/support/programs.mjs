// Starts programs in Node, with the interpreters of the build.

import { readFileSync } from "node:fs";
import { inRoot } from "../../../../scripts/support/paths.mjs";
import { startJavaScript } from "../../../../www/programs/languages/javascript.js";
import { startProgram } from "../../../../www/programs/start-program.js";
import { stratege } from "../../../wasm/support/module.mjs";

const LANGUAGES = {
  javascript: {
    start: startJavaScript,
    file: "node_modules/@jitl/quickjs-wasmfile-release-sync/dist/emscripten-module.wasm",
  },
};

/** @type {Map<string, WebAssembly.Module>} */
const modules = new Map();

/** @param {keyof typeof LANGUAGES} language @param {string} source @param {Partial<import("../../../../www/programs/program.types").ProgramOptions>} [options] */
export function start(language, source, options = {}) {
  const { start, file } = LANGUAGES[language];
  const module = modules.get(file) ?? new WebAssembly.Module(readFileSync(inRoot(file)));
  modules.set(file, module);
  const all = { language, source, game: "reversi", seed: 1, ...options };
  return startProgram(start, all, module, stratege);
}

export const START = "reversi:diagonal-tomato:";
