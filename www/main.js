// Opens the page: texts and looks at once, then the rules, then the table.

import { BOARDS } from "./boards/index.js";
import { createThinker } from "./engine/client.js";
import { loadRules } from "./engine/rules.js";
import { createLook } from "./page/look.js";
import { createNotices } from "./page/notices.js";
import { createSpeech } from "./page/speech.js";
import { say } from "./strings/index.js";
import { readSettings } from "./table/settings.js";
import { store } from "./table/store.js";
import { layTable } from "./table/table.js";

/** @typedef {import("./table/settings.js").Settings} Settings */

const loading = loadRules();
const tell = createSpeech();
const notices = createNotices(tell);
const stored = store.settings();

// Language and appearance do not wait for the rules; the other settings are checked against them below.
let settings = readSettings(stored, { id: "", starts: [], players: [] }).settings;
const look = createLook({ current: () => settings, choose });
/** @type {ReturnType<typeof layTable> | null} */
let table = null;
const speaking = look.show();

/** @param {Partial<Settings>} change */
async function choose(change) {
  settings = { ...settings, ...change };
  if (table) store.keepSettings(settings);
  if ("language" in change || "theme" in change) await look.show();
  table?.show();
}

try {
  const [rules] = await Promise.all([loading, speaking]);
  const info = rules.games[0];
  const chosen = { language: settings.language, theme: settings.theme };
  const { settings: checked, damaged } = readSettings(stored, info);
  settings = { ...checked, ...chosen };
  if (damaged) notices.show(say("notice.settings"));
  const thinker = createThinker(rules.module);
  const kind = BOARDS[info.id];
  table = layTable({ rules, thinker, info, kind, current: () => settings, choose, tell, notices });
  document.documentElement.dataset.ready = "";
} catch (error) {
  notices.show(say("notice.loading"), { stay: true });
  throw error;
}
