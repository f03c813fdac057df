// What is wrong with a record, a position or a move. English, which the translations are checked against.

export const en = {
  "error.unknown-game": "There is no game called “{name}” here.",
  "error.unknown-start": "“{text}” is not a valid position.",
  "error.unknown-player": "There is no player called “{name}”.",
  "error.bad-position": "The position “{text}” is wrong at character {place}.",
  "error.unreadable-move": "“{text}” is not a move.",
  "error.illegal-move": "{text} is not a legal move.",
  "error.game-over": "A move follows after the end of the game.",
  "error.no-such-ply": "There is no move {ply}; the last one is {last}.",
  "error.damaged-record": "It should read game:start:moves.",
  "error.damaged-record.two-places": "It contains “!” more than once.",
  "error.at-move": "Move {place}: {why}",

  "error.bad-position.stones-few": "The board has more cells than that (character {place}).",
  "error.bad-position.stones-many": "The board has fewer cells than that (character {place}).",
  "error.bad-position.stones-letter":
    "A cell is X, O or -, and a number stands for empty cells; character {place} is none of these.",
  "error.bad-position.stones-side":
    "The side to move, X or O, follows the board (character {place}).",
  "error.bad-position.stones-turns":
    "The sides take turns: the one to move must have as many stones as the other, or one fewer.",
  "error.bad-position.stones-over": "The game is already over in this position.",
  "error.bad-position.discs-hang":
    "A disc hangs in the air, with nothing below it (character {place}).",
  "error.bad-position.board-length":
    "A board has 64 squares, then the side to move (character {place}).",
  "error.bad-position.board-square": "A square is X, O or - (character {place}).",
  "error.bad-position.board-side": "The side to move is X or O (character {place}).",

  "notice.link": "This link does not contain a readable game. {why} Your previous game goes on.",
  "notice.saved":
    "The saved game cannot be read. {why} It is kept until you make a move in the new game.",
  "notice.failed": "The computer player has stopped working. {why}",
  "error.engine-away":
    "Its program could not be loaded. Check the connection and play on from here.",
};

/** @type {import("./i18n.types").Messages<typeof en>} */
export const messages = {
  en,
  de: () => import("./errors.de.js"),
  fi: () => import("./errors.fi.js"),
};
