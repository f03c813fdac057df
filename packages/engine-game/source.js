// Parts of a game that all entries share.

import { about } from "game:about";
import * as rules from "game:rules";

export { EngineError } from "../engine/client/errors.js";

export const shared = {
  ...about,
  rules,
  loadEngineGlue: () => import("game:engine"),
  glue: { rules: "rules", engine: "engine" },
};
