// The gallery of the element. English, the reference for the translations.

export const en = {
  name: "Boards for your page",
  title: "Boards for your page · Stratege",
  "embed.what":
    "One element, <stratege-board>, shows any of the games on any page: to replay a match, to play, or with a puzzle. It works by mouse, touch, keyboard and screen reader. Each example below is live; the lines next to it are all it needs.",
  "embed.package":
    "The element comes from the npm package @stratege/board, without dependencies. Its README lists all attributes, events, colours and parts.",
  "embed.replay": "Replay a match",
  "embed.replay.how":
    "The record is the one in this site's links. The attribute ply names the position that is shown.",
  "embed.both": "Two people play",
  "embed.both.how":
    "The rules decide what is legal, and an illegal move is explained. Moves can also be typed.",
  "embed.level": "Play against a level",
  "embed.level.how":
    "The engine is loaded with its first move. On other pages, the attribute engine has the address of the package @stratege/connect4.",
  "embed.puzzle": "Set a puzzle",
  "embed.puzzle.how":
    "The solution has the moves of both sides; a wrong move is refused, a right one is answered.",
  "embed.looks": "Own colours",
  "embed.looks.how": "Custom properties set the colours and the greatest width, ::part() the rest.",
  "embed.events": "Events and forms",
  "embed.events.how":
    "beforemove can be cancelled; move, gameover and solved report what happened. In a form, the value is the record.",
  "embed.frame": "A frame with messages",
  "embed.frame.how":
    "Without a script of this site: an iframe. It talks only to the origin that its address names, as ?origin=https://example.org.",
};

/** @type {import("../../../i18n/i18n.types").Messages<typeof en>} */
export const messages = {
  en,
  de: () => import("./embed.de.js"),
  fi: () => import("./embed.fi.js"),
};
