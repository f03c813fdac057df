// npm run check -- long [NAME]: runs the Rust tests that `npm test` ignores because they take minutes; NAME filters by
// name.

import { show } from "../support/run.mjs";

const build = ["test", "--release", "--locked", "--workspace", "--no-fail-fast"];
const options = ["--", "--ignored", "--nocapture", "--test-threads=1"];
process.exitCode = await show("cargo", [...build, ...options, ...process.argv.slice(2)]);
