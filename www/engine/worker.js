// The worker of the site in which computer players search.

import { servePlayers } from "./serve-players.js";

servePlayers((glue) => import(glue));
