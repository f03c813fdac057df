// Lets visitors' programs play: their requests go to the interpreters, which are loaded with the first one.

import { once, withTimeout } from "../../engine/loading.js";
import { isProgram } from "../../table/player-names.js";

/** @typedef {import("../../engine/client.js").EngineClient} EngineClient */

/** @param {EngineClient} engine @param {import("../../engine/rules-module.js").Rules} rules @returns {EngineClient} */
export function withPrograms(engine, rules) {
  const load = once(async () => (await withTimeout(import("./programs.js"))).playerOf(rules));
  return {
    ...engine,
    choose: (...request) =>
      isProgram(request[0].player)
        ? load().then((choose) => choose(...request), request[1].failed)
        : engine.choose(...request),
  };
}
