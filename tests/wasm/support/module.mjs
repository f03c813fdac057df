// The built module, ready for use in Node: the same file that the page and the worker load.

import { readFileSync } from "node:fs";
import * as stratege from "../../../www/wasm/stratege.js";

const file = new URL("../../../www/wasm/stratege_bg.wasm", import.meta.url);
stratege.initSync({ module: readFileSync(file) });

export { stratege };
