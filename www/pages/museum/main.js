// Opens a room of the museum: language, WebAssembly module, then machine, worked examples, paper and challenge.

import { importModule } from "../../engine/loading.js";
import { nextTask } from "../../engine/next-task.js";
import { openModule } from "../../engine/open-module.js";
import { addMessages, bestLanguage, isLanguage, language, setLanguage } from "../../i18n/index.js";
import { readShared } from "../../table/settings.js";
import { openSharedStore, openStore } from "../../table/store.js";
import { byId } from "../../ui/dom.js";
import { firstPaint } from "../../ui/first-paint.js";
import { moduleAddresses } from "../../ui/module-addresses.js";
import { createNotices } from "../../ui/notices.js";
import { renderLetters, translatePage } from "../../ui/page-texts.js";
import { createSpeech } from "../../ui/speech.js";
import { createCases } from "./cases.js";
import { createChallenge } from "./challenge.js";
import { Desk } from "./desk.js";
import { text } from "./display.js";
import { messages } from "./i18n/museum.js";
import { createSheet } from "./sheet.js";
import { createSoundSwitch } from "./sound-switch.js";

/** @typedef {import("../../museum/museum.types").RoomGlue} RoomGlue */

const announce = createSpeech();
const notices = createNotices(announce);
/** @type {import("../../museum/museum.types").Room} */
const { kind, messages: own } = await importModule(
  document.documentElement.dataset.part ?? "",
).catch(stop);
const store = openStore(kind.game);
const shared = openSharedStore();
let { settings } = readShared(shared.read());
const languages = byId("language", HTMLSelectElement);
/** Parts to translate after a change of language. @type {{ translate(): void }[]} */
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
  const playSound = createSoundSwitch(kind, store, byId("sound"), notices.showFailure);
  const desk = new Desk(kind, glue, announce, playSound);
  const cases = await createCases(kind, glue, desk);
  await nextTask();
  parts = [
    desk,
    cases,
    createSheet({ kind, glue, announce }, notices.showFailure),
    createChallenge(kind, glue, store, notices.showFailure),
  ];
  await nextTask();
  await show();
  document.documentElement.dataset.ready = "";
} catch (error) {
  stop(error);
}

/** @param {unknown} error @returns {never} */
function stop(error) {
  notices.showFailure(error);
  throw error;
}

async function show() {
  const chosen = settings.language;
  await setLanguage(isLanguage(chosen) ? chosen : bestLanguage(navigator.languages));
  translatePage();
  renderLetters(byId("sign"), text("name"));
  languages.value = language();
  for (const part of parts) part.translate();
}

/** @returns {Promise<RoomGlue>} */
async function load() {
  await firstPaint();
  const { exports } = await openModule(moduleAddresses());
  return exports;
}
