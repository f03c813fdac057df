// Chess: PGN. English, the reference for the translations.

export const en = {
  "pgn.white": "White",
  "pgn.black": "Black",
  "pgn.event": "Event",
  "pgn.site": "Place",
  "pgn.date": "Date",
  "pgn.round": "Round",
  "pgn.variations": "With variations",
  "pgn.name": "{white} – {black}, {result}",
  "pgn.moves.one": "{count} move",
  "pgn.moves.other": "{count} moves",
  "error.damaged-record.pgn-tag": 'A tag reads [Name "value"].',
  "error.damaged-record.pgn-open-comment": "This comment has no closing brace.",
  "error.damaged-record.pgn-open-variation": "This variation has no closing bracket.",
  "error.damaged-record.pgn-no-variation": "A bracket closes here that was never opened.",
  "error.damaged-record.pgn-empty-variation": "This variation has no move.",
  "error.damaged-record.pgn-deep": "Variations are nested more than fifty deep.",
  "error.damaged-record.pgn-mark": "A $ must be followed by a number from 0 to 255.",
  "error.damaged-record.pgn-stray": "This character has no meaning here.",
};

/** @type {import("../../../i18n/i18n.types").Messages<typeof en>} */
export const messages = {
  en,
  de: () => import("./pgn.de.js"),
  fi: () => import("./pgn.fi.js"),
};
