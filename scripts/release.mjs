// npm run release: packs the built site into one zip archive for any static server, reproducibly.

import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildAll } from "./build/all.mjs";
import { setUp } from "./setup/all.mjs";
import { runScript } from "./support/errors.mjs";
import { dist, inRoot } from "./support/paths.mjs";
import { print } from "./support/print.mjs";

const { version } = JSON.parse(readFileSync(inRoot("package.json"), "utf8"));
const NAME = `stratege-${version}`;
const FILE = inRoot("target", `${NAME}.zip`);

/** Date of every entry, the earliest that zip allows: the archive must not depend on the clock. */
const ENTRY_DATE = "1980-01-01T12:00:00";

const README = `Stratege ${version}

This folder is the whole site. Serve it with any static web server and open the address in a browser, for example:

    python3 -m http.server 8080        then http://localhost:8080/
    npx serve .

Opened as a file, without a server, a browser does not load it. Nothing is sent anywhere.
Licence: MIT OR Apache-2.0; licenses.txt has the texts, including those of third-party components.
`;

await runScript(async () => {
  await buildAll(await setUp("site"));
  const { zipSync } = await import("fflate"); // installed by set-up
  const names = readdirSync(dist).sort();
  const files = names.map((name) => [`${NAME}/${name}`, readFileSync(join(dist, name))]);
  const readme = { [`${NAME}/README.txt`]: Buffer.from(README) };
  const archive = zipSync(
    { ...readme, ...Object.fromEntries(files) },
    { level: 9, mtime: ENTRY_DATE },
  );
  mkdirSync(inRoot("target"), { recursive: true });
  writeFileSync(FILE, archive);
  const sum = createHash("sha256").update(archive).digest("hex");
  print(`\n${FILE}\n  ${archive.length} bytes, sha256 ${sum}`);
});
