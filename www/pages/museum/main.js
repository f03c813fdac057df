// Opens a room of the museum: language, WebAssembly module, then machine, worked examples, paper and challenge.

import { compile } from "../../engine/compile.js";
import { nextTask } from "../../engine/next-task.js";
import {
  addMessages,
  bestLanguage,
  isLanguage,
  language,
  setLanguage,
  translatorFor,
} from "../../i18n/index.js";
import { readShared } from "../../table/settings.js";
import { openSharedStore, openStore } from "../../table/store.js";
import { byId } from "../../ui/dom.js";
import { firstPaint } from "../../ui/first-paint.js";
import { moduleAddresses } from "../../ui/module-addresses.js";
import { createNotices } from "../../ui/notices.js";
import { paint, translatePage } from "../../ui/page-texts.js";
import { createSpeech } from "../../ui/speech.js";
import { createCases } from "./cases.js";
import { createChallenge } from "./challenge.js";
import { Desk } from "./desk.js";
import { text } from "./display.js";
import { messages } from "./i18n/museum.js";
import { createSheet } from "./sheet.js";
import { createSoundSwitch } from "./sound-switch.js";

/** @typedef {import("./museum.types").RoomGlue} RoomGlue */

const { t } = translatorFor(messages);

/** @type {import("./museum.types").Room} */
const { kind, messages: own } = await import(document.documentElement.dataset.part ?? "");
const tell = createSpeech();
const notices = createNotices(tell);
const store = openStore(kind.game);
const shared = openSharedStore();
let { settings } = readShared(shared.read());
const languages = byId("language", HTMLSelectElement);
/** The parts that depend on the language. @type {{ translate(): void }[]} */
let parts = [];

addMessages(messages);
addMessages(own);
languages.addEventListener("change", () => {
  settings = { ...settings, language: languages.value };
  shared.write(settings);
  show();
});
try {
  const [glue] = await Promise.all([load(), show()]);
  await nextTask();
  const hear = createSoundSwitch(kind, store, byId("sound"), isMissing);
  const desk = new Desk(kind, glue, tell, hear);
  const cases = await createCases(kind, glue, desk);
  await nextTask();
  parts = [
    desk,
    cases,
    createSheet({ kind, glue, tell }, isMissing),
    createChallenge(kind, glue, store),
  ];
  await nextTask();
  await show();
  document.documentElement.dataset.ready = "";
} catch (error) {
  isMissing();
  throw error;
}

function isMissing() {
  notices.show(t("notice.loading"), { stay: true });
}

async function show() {
  const chosen = settings.language;
  await setLanguage(isLanguage(chosen) ? chosen : bestLanguage(navigator.languages));
  translatePage();
  paint(byId("sign"), text("name"));
  languages.value = language();
  for (const part of parts) part.translate();
}

/** @returns {Promise<RoomGlue>} */
async function load() {
  await firstPaint();
  const { wasm, glue } = moduleAddresses();
  const [exports, module] = await Promise.all([import(glue), compile(wasm)]);
  exports.initSync({ module });
  return exports;
}
