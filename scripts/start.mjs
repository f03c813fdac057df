// npm start: sets up, builds and serves the site, and prints its address.

import { buildAll } from "./build/all.mjs";
import { setUp } from "./setup/all.mjs";
import { explain } from "./support/report.mjs";

try {
  await buildAll(await setUp("site"));
  await import("./serve.mjs");
} catch (error) {
  explain(error);
  process.exitCode = 1;
}
