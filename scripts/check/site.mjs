// npm run check -- site URL: checks how a host serves the built site: types, caching, compression, unknown names, and
// the contents of every file. docs/hosting.md has the rules.

import { checkHost } from "../support/check-host.mjs";
import { runScript } from "../support/errors.mjs";
import { print } from "../support/print.mjs";

const [, , address] = process.argv;

await runScript(async () => {
  if (!URL.canParse(address)) {
    print("usage: npm run check -- site URL");
    process.exitCode = 2;
    return;
  }
  const { errors, warnings, files } = await checkHost(address);
  for (const error of errors) print(`  ✗ ${error}`);
  for (const warning of warnings) print(`  ! ${warning}`);
  print(`${files} files: ${errors.length} errors, ${warnings.length} warnings.`);
  process.exitCode = errors.length > 0 ? 1 : 0;
});
