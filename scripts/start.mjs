// npm start: installs missing tools, builds and serves the site; pages are available as soon as their modules are
// built.

import { parseArgs } from "node:util";
import { buildAll } from "./build/all.mjs";
import { setUp } from "./setup/all.mjs";
import { StartServer } from "./start/server.mjs";
import { printError } from "./support/errors.mjs";

const { values } = parseArgs({ options: { port: { type: "string", default: "8080" } } });
const server = new StartServer(Number(values.port));
try {
  await buildAll(await setUp("site"), "site", server);
  await server.complete();
} catch (error) {
  printError(error);
  process.exitCode = 1;
  await server.close();
}
