// Types of the entry for servers.

import type { Position } from "./index.js";

/**
 * The picture of a position as HTML, for the content of `<stratege-board>`: a declarative shadow tree, which browsers show
 * before scripts run. `label` is its text for screen readers; by default the game and the moves.
 */
export function pictureOf(position: Position, options?: { label?: string }): string;
