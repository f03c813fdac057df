// node scripts/setup.mjs: installs everything that building, playing and testing need.

import { setUp } from "./setup/all.mjs";
import { explain } from "./support/report.mjs";

try {
  await setUp("tests");
} catch (error) {
  explain(error);
  process.exitCode = 1;
}
