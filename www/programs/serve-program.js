// The worker's side of a program: opens it, and answers one position after another.

import { importModule } from "../engine/loading.js";
import { ProgramError } from "./program-error.js";
import { startProgram } from "./start-program.js";

/** @typedef {import("./program.types").ToProgramWorker} ToProgramWorker */

/** @param {import("./start-program.js").StartLanguage} start */
export function serveProgram(start) {
  /** @type {Awaited<ReturnType<typeof startProgram>>} */
  let program;

  /** @param {ToProgramWorker} message @returns {Promise<import("./program.types").ProgramAnswer | null>} */
  async function answer(message) {
    if (message.type === "choose") return program.choose(message.record);
    /** @type {import("../engine/engine.types").Glue} */
    const rules = await importModule(message.rules.glue);
    rules.initSync({ module: message.rules.module });
    program = await startProgram(start, message.program, message.interpreter, rules);
    return null;
  }

  addEventListener("message", async ({ data }) => {
    const { id } = data;
    try {
      postMessage({ id, value: await answer(data) });
    } catch (error) {
      const { message } = /** @type {Error} */ (error);
      const failure =
        error instanceof ProgramError ? error : new ProgramError({ code: "stopped", message });
      postMessage({ id, error: failure.details });
    }
  });
}
