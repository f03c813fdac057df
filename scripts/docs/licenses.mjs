// npm run docs -- licenses: writes LICENSE-THIRD-PARTY, the copyright notices and licences of everything that the site and
// the native program contain.

import { writeFileSync } from "node:fs";
import { runScript } from "../support/errors.mjs";
import { licenseNotices, NOTICES_FILE } from "../support/license-notices.mjs";

await runScript(async () => writeFileSync(NOTICES_FILE, await licenseNotices()));
