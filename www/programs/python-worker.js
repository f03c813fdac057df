// The worker of programs in Python.

import { startPython } from "./languages/python.js";
import { serveProgram } from "./serve-program.js";

serveProgram(startPython);
