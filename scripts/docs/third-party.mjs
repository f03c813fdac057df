// npm run docs -- third-party: writes docs/third-party.md, all dependencies with their licences. A test compares it with
// the lock files.

import { writeFileSync } from "node:fs";
import { inRoot } from "../support/paths.mjs";
import { thirdParties } from "../support/third-parties.mjs";

writeFileSync(inRoot("docs", "third-party.md"), await thirdParties());
