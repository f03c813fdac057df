// npm run build: the optimised site in dist/.

import { buildAll } from "./build/all.mjs";
import { setUp } from "./setup/all.mjs";
import { explain } from "./support/report.mjs";

try {
  await buildAll(await setUp("site"));
} catch (error) {
  explain(error);
  process.exitCode = 1;
}
