// node scripts/serve.mjs [DIRECTORY] [--port N]: serves a built site, by default dist/.

import { parseArgs } from "node:util";
import { createHandler } from "./serve/handler.mjs";
import { listen } from "./serve/listen.mjs";
import { dist } from "./support/paths.mjs";
import { print } from "./support/print.mjs";

const { values, positionals } = parseArgs({
  options: { port: { type: "string", default: "8080" } },
  allowPositionals: true,
});
const { port } = await listen(createHandler(positionals[0] ?? dist), Number(values.port));
print(`\nStratege is ready: http://localhost:${port}/   (Ctrl+C ends it)`);
