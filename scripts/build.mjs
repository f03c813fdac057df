// npm run build [-- --all]: the optimised site in dist/, and with --all the module with all games, for types and tests.

import { parseArgs } from "node:util";
import { buildAll } from "./build/all.mjs";
import { setUp } from "./setup/all.mjs";
import { explain } from "./support/report.mjs";

try {
  const { values } = parseArgs({ options: { all: { type: "boolean" } } });
  await buildAll(await setUp("site"), values.all ? "tests" : "site");
} catch (error) {
  explain(error);
  process.exitCode = 1;
}
