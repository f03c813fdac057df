// Loads a module by its address, once.

import { compile } from "../../../www/engine/compile.js";
import { once } from "../../../www/engine/loading.js";
import { toModuleError } from "./errors.js";

/** @param {() => string} address  evaluated on the first call @param {string} [digest]  if empty, not verified */
export const fetchModule = (address, digest = "") =>
  once(() =>
    compile(address(), digest).catch((error) => {
      throw toModuleError(error, address());
    }),
  );
