// Tools of the tab "Analysis"; loaded when the tab is first opened.

import { createReview } from "../review/review.js";
import { createSetup } from "../setup/setup.js";
import { createAnalysis } from "./analysis.js";
import { evaluations } from "./evaluation-cache.js";

/** In the order of the page. @type {import("../index.js").CreateTool[]} */
export const TOOLS = [createAnalysis(evaluations), createReview(evaluations), createSetup];
