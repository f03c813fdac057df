// npm run release: packs the built site into one archive for any static server. The same sources give the same bytes.

import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildAll } from "./build/all.mjs";
import { setUp } from "./setup/all.mjs";
import { dist, inRoot } from "./support/paths.mjs";
import { explain } from "./support/report.mjs";
import { say } from "./support/say.mjs";
import { thirdParties } from "./support/third-parties.mjs";

const { version } = JSON.parse(readFileSync(inRoot("package.json"), "utf8"));
const NAME = `stratege-${version}`;
const FILE = inRoot("target", `${NAME}.zip`);

/** The oldest date of a zip archive, so that its bytes do not depend on the clock. */
const DAY = "1980-01-01T12:00:00";

const README = `Stratege ${version}

This folder is the whole site. Serve it with any static web server and open the address in a browser, for example:

    python3 -m http.server 8080        then http://localhost:8080/
    npx serve .

Opened as a file, without a server, a browser does not load it. Nothing is sent anywhere.
Licence: MIT OR Apache-2.0; LICENSE-MIT, LICENSE-APACHE; the parts of others: third-party.md.
`;

/** @returns {Promise<Record<string, Uint8Array>>} the files of the archive by name */
async function contents() {
  /** @type {Record<string, Uint8Array>} */
  const files = {
    "README.txt": Buffer.from(README),
    "third-party.md": Buffer.from(await thirdParties()),
  };
  for (const name of ["LICENSE-APACHE", "LICENSE-MIT"]) files[name] = readFileSync(inRoot(name));
  for (const name of readdirSync(dist).sort()) files[name] = readFileSync(join(dist, name));
  return Object.fromEntries(
    Object.entries(files).map(([name, bytes]) => [`${NAME}/${name}`, bytes]),
  );
}

try {
  await buildAll(await setUp("site"));
  const { zipSync } = await import("fflate"); // installed by set-up
  const archive = zipSync(await contents(), { level: 9, mtime: DAY });
  mkdirSync(inRoot("target"), { recursive: true });
  writeFileSync(FILE, archive);
  const sum = createHash("sha256").update(archive).digest("hex");
  say(`\n${FILE}\n  ${archive.length} bytes, sha256 ${sum}`);
} catch (error) {
  explain(error);
  process.exitCode = 1;
}
