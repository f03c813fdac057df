// The built module with all games, instantiated in Node.

import { readFileSync } from "node:fs";
import * as stratege from "../../../www/wasm/stratege.js";

const file = new URL("../../../www/wasm/stratege_bg.wasm", import.meta.url);
stratege.initSync({ module: readFileSync(file) });

export { stratege };
