// The games of wasm-pack.toml, for tests that every game must pass.

import { readSettings } from "../../scripts/build/settings.mjs";

export const { games: GAMES } = await readSettings();
