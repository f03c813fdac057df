// npm run check -- coverage: lines of Rust that its tests run, by cargo-llvm-cov, and lines of the page that its tests
// without a browser run, by V8.

import { Problem, runScript } from "../support/errors.mjs";
import { capture, show } from "../support/run.mjs";
import { filesIn } from "../test/files.mjs";

await runScript(async () => {
  const page = await show(process.execPath, [
    ...["--test", "--experimental-test-coverage", "--test-reporter=spec"],
    ...filesIn("tests/page"),
  ]);
  if ((await capture("cargo", ["llvm-cov", "--version"])).code !== 0)
    throw new Problem("cargo-llvm-cov is not installed.", "cargo install --locked cargo-llvm-cov");
  const rust = await show("cargo", ["llvm-cov", "--locked", "--workspace", "--summary-only"]);
  if (page !== 0 || rust !== 0) process.exitCode = 1;
});
