// npm start: sets up, builds and serves the site. The first game can be played before the other modules are built.

import { parseArgs } from "node:util";
import { buildAll } from "./build/all.mjs";
import { setUp } from "./setup/all.mjs";
import { StartServer } from "./start/server.mjs";
import { explain } from "./support/report.mjs";

const { values } = parseArgs({ options: { port: { type: "string", default: "8080" } } });
const server = new StartServer(Number(values.port));
try {
  await buildAll(await setUp("site"), "site", server);
  await server.complete();
} catch (error) {
  explain(error);
  process.exitCode = 1;
  await server.close();
}
