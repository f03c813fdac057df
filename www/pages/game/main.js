// Entry of every game's page; bundles what the first move needs, because one file compresses better.

import "./game-page.js";
