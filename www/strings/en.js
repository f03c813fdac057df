// English, and the list of every text there is: the other languages are checked against this table.
// Words in braces are filled in by `say`; a game's own sentences begin with its name, and sentences about
// a side are written out for each, because languages bend the names of the sides differently.

export const en = {
  title: "Reversi: tomato against mole · Stratege",
  tagline: "Tomato against mole",
  about:
    "After a garden club's page of 2002, with its own computer players. Nothing you do here leaves your device.",

  language: "Language",
  "theme.auto": "Appearance: automatic",
  "theme.light": "Appearance: light",
  "theme.dark": "Appearance: dark",

  menu: "Menu",
  new: "New game",
  undo: "Undo",
  redo: "Redo",
  copy: "Copy link",
  help: "Help",
  close: "Close",
  copied: "The link to this game is on the clipboard.",
  "copy.failed": "The clipboard is out of reach. The address of this game: {link}",

  score: "Score",
  "play-on": "Play on from here",
  "looking-back": "Move {ply} of {last}",

  record: "Moves",
  "record.none": "No move has been made yet.",
  "thought.one": "{player} looked at {nodes} position.",
  "thought.other": "{player} looked at {nodes} positions.",

  options: "Options",
  layout: "Start",
  begins: "First move",
  "next-game": "for the next new game",
  opponent: "Who plays",
  strength: "Strength of the computer",
  pace: "Pause before the computer's move",
  seconds: "{seconds} s",
  counting: "Result",
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

  "result.final": "{first} : {second}",
  "result.with-empties": "The empty squares count for the winner.",
  "result.look": "Look at the board",

  "notice.link": "This address holds no game that can be read. {why} The game before goes on.",
  "notice.saved":
    "The saved game cannot be read. {why} It is kept until you make a move in the new game.",
  "notice.failed": "The computer player has stopped working. {why}",
  "notice.loading": "The rules of the game could not be loaded. Reload the page to try again.",
  "notice.settings": "The saved options cannot be read; the usual ones are in use.",

  "error.unknown-game": "There is no game called “{name}” here.",
  "error.unknown-start": "“{text}” is no start of this game.",
  "error.unknown-player": "There is no player called “{name}”.",
  "error.bad-position": "The position “{text}” is wrong at character {place}.",
  "error.unreadable-move": "“{text}” is no move.",
  "error.illegal-move": "{text} is against the rules there.",
  "error.game-over": "A move follows after the end of the game.",
  "error.no-such-ply": "There is no move {ply}; the last one is {last}.",
  "error.damaged-record": "It should read game:start:moves.",
  "error.damaged-record.two-places": "It has more than one “!”.",
  "error.at-move": "Move {place}: {why}",

  "reversi.board": "Reversi board",
  "reversi.diagonal": "Diagonal",
  "reversi.parallel": "Parallel",
  "reversi.tomato": "Tomato",
  "reversi.mole": "Mole",
  "reversi.opponent.none": "Two players",
  "reversi.opponent.second": "You as tomato against the computer",
  "reversi.opponent.first": "You as mole against the computer",
  "reversi.opponent.both": "Computer against computer",
  "reversi.empties": "Empty squares go to the winner",

  "reversi.first.name": "Tomato",
  "reversi.first.turn": "Tomato to move",
  "reversi.first.thinks": "The tomato is thinking …",
  "reversi.first.passes": "The tomato cannot move and passes",
  "reversi.first.passed": "The tomato passed.",
  "reversi.first.strength": "Strength of the tomato",
  "reversi.first.wins": "The tomato wins",
  "reversi.first.ending": "Red as far as the eye can see: this will be a good year for soup.",
  "reversi.second.name": "Mole",
  "reversi.second.turn": "Mole to move",
  "reversi.second.thinks": "The mole is thinking …",
  "reversi.second.passes": "The mole cannot move and passes",
  "reversi.second.passed": "The mole passed.",
  "reversi.second.strength": "Strength of the mole",
  "reversi.second.wins": "The mole wins",
  "reversi.second.ending": "One molehill beside the other: the garden has a new owner.",
  "reversi.draw": "A draw",
  "reversi.draw.ending": "Peace between the beds: there is room for both.",

  "reversi.pass": "pass",
  "reversi.cell.empty": "{cell}, empty",
  "reversi.cell.legal": "{cell}, empty, legal",
  "reversi.cell.first": "{cell}, tomato",
  "reversi.cell.second": "{cell}, mole",
  "reversi.moved.one": "{side} {move}, {count} stone turned.",
  "reversi.moved.other": "{side} {move}, {count} stones turned.",

  "reversi.player.doofie": "pure chance",
  "reversi.player.klauwastekannz": "grabs all it can",
  "reversi.player.ramscher": "hoards good squares",
  "reversi.player.aufpasser": "looks {depth} moves ahead",

  "reversi.help.goal":
    "Tomatoes and moles share a garden of 64 squares. Whoever has more stones at the end has won.",
  "reversi.help.capture":
    "Set a stone so that a straight row of the other side's stones lies between it and another stone of yours. The whole row turns over to you.",
  "reversi.help.capture.picture":
    "A tomato is set at the end of three moles; all three become tomatoes.",
  "reversi.help.directions":
    "Rows count along, across and aslant. One move may turn several rows at once.",
  "reversi.help.directions.picture": "One tomato turns three moles in three directions.",
  "reversi.help.must":
    "You may only set where at least one stone turns; these squares are tinted. Whoever has no such square passes. When neither side can set, the game is over.",
  "reversi.help.starts": "A game begins with four stones, laid out diagonally or in parallel.",
  "reversi.help.starts.diagonal": "Diagonal start",
  "reversi.help.starts.parallel": "Parallel start",
};

/** @typedef {typeof en} Strings */
/** @typedef {keyof Strings} Key */
