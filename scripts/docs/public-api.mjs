// npm run docs -- public-api: writes docs/public-api.txt, with which `npm run check -- packages` compares the library.

import { writeFileSync } from "node:fs";
import { PUBLIC_API_FILE, publicApi } from "../packages/public-api.mjs";
import { runScript } from "../support/errors.mjs";

await runScript(async () => writeFileSync(PUBLIC_API_FILE, await publicApi()));
