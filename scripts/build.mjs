// npm run build [-- --all] [--packages]: builds the optimised site in dist/; --all adds the module with all games for types
// and tests, --packages the npm packages in target/packages/.

import { parseArgs } from "node:util";
import { buildAll } from "./build/all.mjs";
import { setUp } from "./setup/all.mjs";
import { runScript } from "./support/errors.mjs";

await runScript(async () => {
  const { values } = parseArgs({
    options: { all: { type: "boolean" }, packages: { type: "boolean" } },
  });
  await buildAll(await setUp("site"), values.all ? "tests" : "site");
  if (values.packages) await (await import("./packages/build.mjs")).buildPackages();
});
