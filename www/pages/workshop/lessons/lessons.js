// The lessons in their order.

import { lesson as ahead } from "./ahead.js";
import { lesson as alphaBeta } from "./alpha-beta.js";
import { lesson as evaluation } from "./evaluation.js";
import { lesson as greedy } from "./greedy.js";
import { lesson as legal } from "./legal.js";
import { lesson as minimax } from "./minimax.js";
import { lesson as squares } from "./squares.js";
import { lesson as tuning } from "./tuning.js";

export const lessons = [legal, greedy, squares, ahead, minimax, alphaBeta, evaluation, tuning];
