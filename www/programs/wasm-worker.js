// The worker of users' own modules.

import { startWasm } from "./languages/wasm.js";
import { serveProgram } from "./serve-program.js";

serveProgram(startWasm);
