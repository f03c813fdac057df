// The dialogs for saved games and for sharing. English, which the translations are checked against.

export const en = {
  "matches.note": "Every match stays on this device by itself; nobody else sees it.",
  "matches.none": "No match has been kept yet.",
  "matches.unnamed": "without a name",
  "matches.name": "Name of the match: {match}",
  "matches.moves.one": "{count} move",
  "matches.moves.other": "{count} moves",
  "matches.open": "Open",
  "matches.delete": "Delete",
  "matches.deleted": "The match has been deleted.",
  "matches.restore": "Bring back",
  "matches.more": "Show earlier ones",

  "share.link": "The link holds the whole match, and whoever opens it can play on.",
  "share.code": "For the camera of another phone",
  "share.long": "The match is too long for such a code; the link holds it.",
  "share.picture": "A picture of the position",
  "share.svg": "Save as SVG",
  "share.png": "Save as PNG",
  "share.failed": "The picture could not be made.",
};

/** @type {import("../../i18n/types.js").Messages<typeof en>} */
export const messages = {
  en,
  de: () => import("./saved-games.de.js"),
  fi: () => import("./saved-games.fi.js"),
};
