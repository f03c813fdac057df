// The interpreters of users' programs: the modules of npm packages, metered by the crate `meter`.

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { inRoot } from "../support/paths.mjs";
import { loadModule, METER } from "./wasm-modules.mjs";

/** Source of each interpreter, and maximum size of its memory in pages of 64 KiB. */
export const INTERPRETERS = {
  javascript: {
    source: "node_modules/@jitl/quickjs-wasmfile-release-sync/dist/emscripten-module.wasm",
    pages: 1_024,
  },
  python: {
    source: "node_modules/@micropython/micropython-webassembly-pyscript/micropython.wasm",
    pages: 2_048,
  },
};

/** Maximum number of elements of a table. */
const ELEMENTS = 65_536;

/** Interpreters bound the depth of calls themselves. */
const NO_DEPTH = 0;

export const interpreters = /** @type {(keyof typeof INTERPRETERS)[]} */ (
  Object.keys(INTERPRETERS)
);

/** @param {string} name */
export const isInterpreter = (name) => Object.hasOwn(INTERPRETERS, name);

/** Path of a metered interpreter from the root. @param {string} language */
export const interpreterFile = (language) => `www/wasm/programs/${language}.wasm`;

/** Meters the interpreters, in less than a second. @param {import("./settings.mjs").Settings} settings */
export async function meterInterpreters(settings) {
  /** @type {any} */
  const meter = await loadModule(settings, METER);
  for (const language of interpreters) {
    const { source, pages } = INTERPRETERS[language];
    const file = inRoot(interpreterFile(language));
    const metered = meter.instrument(readFileSync(inRoot(source)), pages, ELEMENTS, NO_DEPTH);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, metered);
  }
}
