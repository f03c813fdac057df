// Entry that needs no other file: modules and worker are in the script, for pages without a server.

import { engine, rules, script } from "game:bytes";
import { openEngine } from "../engine/client/engine.js";
import { bytesOf, unpackModule } from "../engine/client/unpack-module.js";
import { shared } from "./source.js";

export { EngineError } from "./source.js";

const loadRulesModule = unpackModule(rules);
const loadEngineModule = unpackModule(engine);

/** A classic worker, because pages without a server allow no module worker. */
function startWorker() {
  const address = URL.createObjectURL(new Blob([script], { type: "text/javascript" }));
  const worker = new Worker(address);
  // The worker has its script when it posts its first message; an address is needed only until then.
  worker.addEventListener("message", () => URL.revokeObjectURL(address), { once: true });
  return worker;
}

/** Workers of a page without a server, whose origin is opaque, cannot poll an address of the page. */
const unpolled = () => ({ urls: [], stop() {} });

/** @param {import("../engine/api").EngineOptions} [options] */
export function createEngine(options) {
  const createToken = globalThis.origin === "null" ? unpolled : undefined;
  const source = {
    ...shared,
    loadRulesModule,
    loadEngineModule,
    bytesOf,
    startWorker,
    createToken,
  };
  return openEngine(source, options);
}
