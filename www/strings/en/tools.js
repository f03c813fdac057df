// The words of what lies beside the game, in English; fetched after the table stands. The other languages are
// checked against this table.

export const en = {
  "letter-keys": "Single letters work as keys",
  "help.rules": "The rules",
  "help.keys": "Keys",
  "key.arrows": "Arrow keys",
  "key.walk": "walk over the board",
  "key.ends": "Home, End",
  "key.row": "to the ends of the row; with Ctrl to the corners",
  "key.enter": "Enter, space",
  "key.play": "make a move",
  "key.escape": "Esc",
  "key.close": "close a window",
  laboratory: "Laboratory",
};

/** @typedef {typeof en} Strings */
/** @typedef {keyof Strings} Key */
