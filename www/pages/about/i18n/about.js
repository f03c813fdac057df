// The page about the site. English, the reference for the translations.

export const en = {
  name: "About",
  title: "About Stratege",
  "about.what": "What this is",
  "about.games":
    "Strategy games, each with a program from its history and with engines of today. The old programs are re-created to the number from what their authors printed: every table and every slip. In the museum you can watch each of them execute its listing, line by line, and the laboratory lets you change its numbers, as the authors invited their readers to do.",
  "about.private":
    "Everything runs in your browser, without an account and without a server. Your games, settings and results stay on your device; once visited, the site works offline.",
  "about.name":
    "The name is the title of a chapter in one of the sources: “Der Computer als Stratege”.",
  "about.sources": "The sources",
  "about.faithful":
    "Where a source is damaged or contradicts itself, the room says which reading was taken.",
  "about.licence": "Licence and version",
  "about.terms":
    "Free software under the MIT licence or the Apache License 2.0, as you prefer. The engines, their books and their networks were made from scratch for this site.",
  "about.licenses": "Licence texts, also of the components in the site",
  "about.embed": "Boards for your own page",
  "about.version": "Version",
  "about.code": "Source code",
  "about.feedback": "Report a problem or suggest something",
};

/** @type {import("../../../i18n/i18n.types").Messages<typeof en>} */
export const messages = {
  en,
  de: () => import("./about.de.js"),
  fi: () => import("./about.fi.js"),
};
