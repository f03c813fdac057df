// One build for npm run watch, in a process of its own, so that changed build scripts and texts are read anew:
// node scripts/watch/rebuild.mjs TOOLCHAIN

import { buildAllQuickly } from "../build/all.mjs";
import { explain } from "../support/report.mjs";

try {
  await buildAllQuickly(JSON.parse(process.argv[2]));
} catch (error) {
  explain(error);
  process.exitCode = 1;
}
