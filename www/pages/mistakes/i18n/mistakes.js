// The page of own mistakes. English, the reference for the translations.

export const en = {
  name: "Mistakes",
  title: "Your own mistakes · Stratege",
  "mistakes.all": "Your own mistakes in all games",
  "mistakes.total.one": "{count} mistake is due. Choose its game.",
  "mistakes.total.other": "{count} mistakes are due. Choose a game.",
  "mistakes.done": "No mistake is due now.",
  "mistakes.none": "No mistakes yet: play a game against the computer and have it reviewed.",
  "mistakes.due.one": "{due} due of {count} mistake.",
  "mistakes.due.other": "{due} due of {count} mistakes.",
  "mistakes.next": "The next one is due on {when}.",
  "mistakes.empty": "none",
  "mistakes.how":
    "A review of a finished game against the computer collects your mistakes here. Each returns until you find a better move at once, after growing intervals; on the page of its game you can also discard it.",
  "mistakes.foot": "Your mistakes stay on this device.",
};

/** @type {import("../../../i18n/i18n.types").Messages<typeof en>} */
export const messages = {
  en,
  de: () => import("./mistakes.de.js"),
  fi: () => import("./mistakes.fi.js"),
};
