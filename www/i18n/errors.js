// Errors in records, positions and moves. English, the reference for the translations.

export const en = {
  "error.unknown-game": "There is no game called “{name}” here.",
  "error.unknown-start": "“{text}” is not a valid position.",
  "error.unknown-player": "There is no player called “{name}”.",
  "error.bad-position": "The position “{text}” is wrong at character {place}.",
  "error.unreadable-move": "“{text}” is not a move.",
  "error.illegal-move": "{text} is not a legal move.",
  "error.illegal-move.no-such-column": "{text}: the columns are 1 to 7.",
  "error.illegal-move.column-full": "{text}: the column is full.",
  "error.illegal-move.turns-nothing": "{text} turns no disc.",
  "error.illegal-move.must-pass": "{text}: this side can only pass.",
  "error.illegal-move.may-not-pass": "Whoever can place a disc may not pass.",
  "error.illegal-move.occupied": "{text} is occupied.",
  "error.game-over": "A move follows after the end of the game.",
  "error.no-such-ply": "There is no move {ply}; the last one is {last}.",
  "error.damaged-record": "It should read game:start:moves.",
  "error.damaged-record.too-long": "It is longer than any game can be.",
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
  "error.offline": "This device is offline. Connect it to the network and try again.",
  "error.unreachable":
    "The site cannot be reached, although this device is online. Check the connection, and whether something blocks this site, and try again.",
  "error.slow":
    "Nothing has arrived for ten seconds: the connection is very slow or has stalled. Wait a little and try again, or reload the page.",
  "error.missing":
    "The host does not send a file of this page, or sends another one; perhaps a new version is being published. Reload the page in a few minutes.",
  "error.damaged":
    "A file arrives damaged, even when it is fetched again: something between the host and this device changes it. Try again later, or through another network.",
  "error.no-webassembly":
    "This browser does not run WebAssembly here: it is too old, or a protected mode turns WebAssembly off. Update it, allow WebAssembly for this page, or use another browser.",
  "error.no-workers":
    "This browser allows no web workers here, which the computer needs to play and to compute. Two people can play; for everything else, allow workers or use another browser.",
  "error.damaged-settings": "The saved options cannot be read; the defaults are in use.",
  "error.stopped":
    "Its worker has stopped; the browser may have ended it to save memory. Close other tabs and try again.",
  "error.time":
    "A program has not answered within a minute, probably because this device is very busy. Its game does not count; close other programs and try again.",
  "error.unexpected":
    "Something unexpected has happened: {message} Reload the page; an up-to-date browser may help.",
};

/** @type {import("./i18n.types").Messages<typeof en>} */
export const messages = {
  en,
  de: () => import("./errors.de.js"),
  fi: () => import("./errors.fi.js"),
};
