// The dialogs for saved games and for sharing. English, the reference for the translations.

export const en = {
  "matches.note": "Every game is saved on this device automatically; nobody else sees it.",
  "matches.none": "No game has been saved yet.",
  "matches.unnamed": "Untitled",
  "matches.name": "Name of the game: {match}",
  "matches.moves.one": "{count} move",
  "matches.moves.other": "{count} moves",
  "matches.open": "Open",
  "matches.delete": "Delete",
  "matches.deleted": "The game has been deleted.",
  "matches.restore": "Restore",
  "matches.more": "Show earlier ones",

  "share.link": "The link contains the whole game, and whoever opens it can play on.",
  "share.name": "Your name for the link (optional)",
  "share.side": "{side}'s name for the link (optional)",
  "share.embed": "Embed in a page",
  "share.copy": "Copy lines",
  "share.more": "Boards for your page",
  "share.copied": "The lines are on the clipboard.",
  "share.code": "For another phone's camera",
  "share.long": "The game is too long for such a code; the link contains it.",
  "share.picture": "A picture of the position",
  "share.svg": "Save as SVG",
  "share.png": "Save as PNG",
  "share.failed": "The picture could not be made.",
};

/** @type {import("../../i18n/i18n.types").Messages<typeof en>} */
export const messages = {
  en,
  de: () => import("./saved-games.de.js"),
  fi: () => import("./saved-games.fi.js"),
};
