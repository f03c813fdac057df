// node scripts/watch/rebuild.mjs TOOLCHAIN: one build for `npm run watch`, in a separate process so that changed build
// scripts and texts are loaded again.

import { buildAllQuickly } from "../build/all.mjs";
import { runScript } from "../support/errors.mjs";

await runScript(() => buildAllQuickly(JSON.parse(process.argv[2])));
