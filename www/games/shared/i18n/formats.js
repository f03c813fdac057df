// Import and export: the text formats of all games. English, the reference for the translations.

export const en = {
  "formats.moves.one": "{count} move",
  "formats.moves.other": "{count} moves",

  "error.damaged-record.ggf-none": "A game begins with (; and ends with ;).",
  "error.damaged-record.ggf-board": "The game has no board, BO[…].",
  "error.damaged-record.ggf-rows": "The board does not have eight rows.",
  "error.damaged-record.ggf-early": "There is a move before the board, BO[…].",
  "error.damaged-record.ggf-turn": "It is the other side's turn.",
  "error.damaged-record.sgf-turn": "It is the other side's turn.",
  "error.damaged-record.sgf-set-up":
    "The game begins with stones on the board, which cannot be imported.",
  "wthor.name": "{dark} – {light} {result}",
  "wthor.player": "player {number}",
  "wthor.tournament": "tournament {number}",
  "error.damaged-record.wthor-none":
    "A WTHOR file begins with a header of 16 bytes, for boards of 8 × 8 squares.",
  "error.damaged-record.wthor-cut": "The file ends within this game.",
  "error.damaged-record.wthor-missing": "The file announces this game but does not contain it.",
  "error.damaged-record.wthor-square": "Move {place} is not a square.",
  "error.damaged-record.wthor-names": "A file of names beside the games is damaged.",

  "error.damaged-record.psq-header": "A Piskvork file begins with “Piskvorky 15x15”.",
  "error.damaged-record.psq-size": "The board has 15, 16, 19 or 20 rows and as many columns.",
  "error.damaged-record.psq-move": "A move reads x,y,time, counting from 1.",
};

/** @type {import("../../../i18n/i18n.types").Messages<typeof en>} */
export const messages = {
  en,
  de: () => import("./formats.de.js"),
  fi: () => import("./formats.fi.js"),
};
