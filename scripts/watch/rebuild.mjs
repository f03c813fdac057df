// node scripts/watch/rebuild.mjs TOOLCHAIN: one build for npm run watch, in its own process, so that changed build scripts
// and texts are read again.

import { buildAllQuickly } from "../build/all.mjs";
import { explain } from "../support/report.mjs";

try {
  await buildAllQuickly(JSON.parse(process.argv[2]));
} catch (error) {
  explain(error);
  process.exitCode = 1;
}
