// npm run docs -- third-party: writes docs/third-party.md, every part that others made, with its licence, from the two
// lock files. A test compares it with what stands there.

import { writeFileSync } from "node:fs";
import { inRoot } from "../support/paths.mjs";
import { thirdParties } from "../support/third-parties.mjs";

writeFileSync(inRoot("docs", "third-party.md"), await thirdParties());
