// What is in the tab "Analysis"; fetched when somebody opens it for the first time.

import { createReview } from "../review/review.js";
import { createSetup } from "../setup/setup.js";
import { createAnalysis } from "./analysis.js";
import { evaluations } from "./evaluation-cache.js";

/** In the order in which they stand there. @type {import("../index.js").NewTool[]} */
export const TOOLS = [createAnalysis(evaluations), createReview(evaluations), createSetup];
