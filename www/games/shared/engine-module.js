// Runs the game's engine module on the page, for tools that do not need a worker: formats, annotations, heat map.

import { openModule } from "../../engine/open-module.js";
import { moduleAddresses } from "../../ui/module-addresses.js";

/** @typedef {import("../../engine/engine.types").Glue} Glue */

/** @type {Promise<Glue> | null} */
let loading = null;

/** Loads the module once; a failed load is retried by the next call. @returns {Promise<Glue>} */
export function engineModule() {
  loading ??= load().catch((error) => {
    loading = null;
    throw error;
  });
  return loading;
}

async function load() {
  const { exports } = await openModule(moduleAddresses().engine);
  return exports;
}
