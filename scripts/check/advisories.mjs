// npm run check -- advisories: known vulnerabilities of the dependencies, by cargo-deny and npm audit. Both need a
// network that reaches their databases; a check that cannot be made is a failure.

import { runScript } from "../support/errors.mjs";
import { print } from "../support/print.mjs";
import { show } from "../support/run.mjs";

await runScript(async () => {
  const checks = { "cargo-deny": ["cargo", "deny", "check"], "npm audit": ["npm", "audit"] };
  for (const [name, [command, ...args]] of Object.entries(checks)) {
    const code = await show(command, args);
    print(`${code === 0 ? "✓" : "✗"} ${name}`);
    if (code !== 0) process.exitCode = 1;
  }
});
