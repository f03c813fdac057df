// The entry of every game's page: all that it needs at once packs better in one file.

import "./game-page.js";
