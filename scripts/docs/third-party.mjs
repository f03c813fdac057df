// npm run docs -- third-party: prints all dependencies with their licences, the list that a release archive contains.

import { thirdParties } from "../support/third-parties.mjs";

process.stdout.write(await thirdParties());
