// npm run docs -- third-party: prints the dependencies and their licences, as release archives contain them.

import { thirdParties } from "../support/third-parties.mjs";

process.stdout.write(await thirdParties());
