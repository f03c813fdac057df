// node scripts/setup.mjs: installs everything that building, playing and testing need.

import { setUp } from "./setup/all.mjs";
import { runScript } from "./support/errors.mjs";

await runScript(() => setUp("tests"));
