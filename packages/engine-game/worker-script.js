// The script of the worker in which players search.

import * as engine from "game:engine";
import * as rules from "game:rules";
import { servePlayers } from "../../www/engine/serve-players.js";

servePlayers(async (glue) => (glue === "engine" ? engine : rules));
