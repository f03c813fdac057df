// The worker of programs in JavaScript.

import { startJavaScript } from "./languages/javascript.js";
import { serveProgram } from "./serve-program.js";

serveProgram(startJavaScript);
