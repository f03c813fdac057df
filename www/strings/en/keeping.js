// The words of the windows in which matches are kept, shared, read and written, in English; the other languages
// are checked against this table.

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
};

/** @typedef {typeof en} Strings */
/** @typedef {keyof Strings} Key */
