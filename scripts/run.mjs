// npm run check|measure|docs -- NAME [ARGUMENT…]: runs scripts/GROUP/NAME.mjs with the arguments.

import { readdirSync } from "node:fs";
import { basename } from "node:path";
import { inRoot } from "./support/paths.mjs";

const [, , group, name, ...args] = process.argv;
const folder = inRoot("scripts", group);
const names = readdirSync(folder)
  .filter((file) => file.endsWith(".mjs"))
  .map((file) => basename(file, ".mjs"))
  .sort();

if (names.includes(name)) {
  const script = `${folder}/${name}.mjs`;
  process.argv.splice(1, 3 + args.length, script, ...args);
  await import(script);
} else {
  const what = name === undefined ? "Missing name." : `Unknown name: ${name}.`;
  console.error(`${what}\nusage: npm run ${group} -- NAME [ARGUMENT…]\nnames: ${names.join(", ")}`);
  process.exitCode = 2;
}
