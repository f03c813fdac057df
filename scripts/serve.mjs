// node scripts/serve.mjs [DIRECTORY] [--port N]: serves a directory, dist/ by default.

import { parseArgs } from "node:util";
import { handlerFor } from "./serve/handler.mjs";
import { listen } from "./serve/listen.mjs";
import { dist } from "./support/paths.mjs";
import { say } from "./support/say.mjs";

const { values, positionals } = parseArgs({
  options: { port: { type: "string", default: "8080" } },
  allowPositionals: true,
});
const { port } = await listen(handlerFor(positionals[0] ?? dist), Number(values.port));
say(`\nStratege is ready: http://localhost:${port}/   (Ctrl+C ends it)`);
