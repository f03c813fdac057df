// The workshop. English, the reference for the translations.

export const en = {
  name: "Workshop",
  title: "Workshop: write your own player",
  "workshop.claim": "Write your own player",
  "workshop.how":
    "A few lines of Python or JavaScript are enough: your program gets a position and returns a move. Let it move, watch what it thinks, and let it beat the programs of long ago. Everything runs on your device; nothing is sent anywhere.",
  "workshop.parts": "Parts of the workshop",
  "workshop.write": "Your program",
  "workshop.foot": "Your programs are stored on this device only.",
  "workshop.damaged":
    "Some of the stored programs could not be read. The others are here; nothing is overwritten until you change something.",

  visitor: "A program came with this link",
  "visitor.name": "“{name}”, written in {language} for {game}. It does not run until you say so.",
  "visitor.source": "Text of the program",
  "visitor.keep": "Add it to my programs",
  "visitor.drop": "Ignore it",
  "visitor.refused": "This link does not contain a readable program. Nothing has been lost.",

  editor: "Text of your program",
  "editor.keys": "Tab indents; Esc and then Tab leaves the editor. Ctrl+Space suggests names.",
  "editor.module":
    "This program is a WebAssembly module of your own. It runs here, but cannot be edited.",
  file: "Program",
  "file.game": "Game",
  "file.language": "Programming language",
  "file.new": "New program",
  "file.new.name": "my player",
  "file.name": "Name",
  "file.rename": "Rename",
  "file.delete": "Delete",
  "file.undelete": "Undo delete",
  "file.export": "Save as file",
  "file.import": "Open a file",
  "file.added": "“{name}” has been added.",
  "file.renamed": "The program is now called “{name}”.",
  "file.deleted": "“{name}” has been deleted.",
  "file.refused":
    "“{name}” is not a program: its name has to end in .py, .js or .wasm, and it may have up to 100,000 characters, a module 300,000 bytes.",
  link: "Link with the program",
  "link.carry": "Share",
  "link.code": "QR code of the link",
  "link.long": "The program is too long for a QR code; the link works.",
  "link.copied": "The link has been copied.",

  play: "Try it",
  "play.opponent": "Opponent",
  "play.side": "Your program",
  "play.begins": "moves first",
  "play.second": "moves second",
  "play.move": "Next move",
  "play.run": "Play on",
  "play.pause": "Pause",
  "play.restart": "New game",
  "play.look": "Look at earlier moves",
  "play.first": "To the beginning",
  "play.back": "One move back",
  "play.on": "One move forward",
  "play.last": "To the end",
  "play.printed": "Printed",
  "play.board": "The board after {ply} moves",
  "play.start": "No move has been made yet. Your program plays {side}.",
  "play.side.first": "first",
  "play.side.second": "second",
  "play.own": "Move {ply}: your program plays {move} ({steps} steps).",
  "play.reply": "Move {ply}: {name} plays {move}.",
  "play.thinking": "{name} is thinking.",
  "play.table": "Play against it at the table",
  "play.your-program": "Your program",
  tree: "Search tree of this move",
  "tree.count.one": "Your program looked at {count} position.",
  "tree.count.other": "Your program looked at {count} positions.",
  "tree.all": "Without cutoffs it would be {all}.",
  "tree.drawn": "The first {count} are in the tree.",
  "tree.values": "mark(position, value) writes a value into the tree.",
  "play.won": "Your program wins after {plies} moves.",
  "play.lost": "{name} wins after {plies} moves.",
  "play.drawn": "The game is drawn after {plies} moves.",

  fault: "Your program has stopped.",
  "fault.go": "Go to the line",
  "fault.position":
    "The position is still on the board: correct the program and press “Next move”.",

  tune: "Tune",
  "tune.title": "Numbers to tune",
  "tune.how":
    "Your program declares these numbers by the comment “parameter”. Change them here, or let evolution look for better ones: old and new play each other, and the winner stays.",
  "tune.stop": "Stop tuning",
  "tune.progress":
    "Generation {generation}: {changes} changes kept. Last one: {score} % of the points against its parent.",
  "tune.range": "{name} takes whole numbers from {min} to {max}; {value} remains.",
  "tune.fault": "Tuning has stopped. {why}",
  "tune.legend": "{name}, {min} to {max}",

  series: "How good is it?",
  "series.how":
    "Half of the games with each side, after four random moves; two games share each beginning.",
  "series.10": "Play 10 games",
  "series.100": "Play 100 games",
  "series.stop": "Stop",
  "series.progress": "{done} of {total} games: {wins} won, {draws} drawn, {losses} lost.",
  "series.better": "Better than {name}: {score} % ± {margin} of the points.",
  "series.worse": "Weaker than {name}: {score} % ± {margin} of the points.",
  "series.even": "No proof either way: {score} % ± {margin} of the points could be luck.",
  "series.fault": "It lost a game by an error. {why}",

  reference: "What your program can use",
  "reference.how":
    "The names are the same in Python and in JavaScript. A program has the function choose; it starts afresh in every game.",
  "reference.choose":
    "The function that every program has. It gets the position and returns a legal move as text.",
  "reference.moves": "The legal moves, as a list of texts in the notation of the game.",
  "reference.play":
    "Returns the position after a move; the old one remains as it is. An illegal move is an error.",
  "reference.side": 'The side to move: "first" or "second".',
  "reference.board":
    "The board as a list of rows from the top, each a list of letters: “x” for the first side, “o” for the second, “.” for an empty cell; in chess the letters of the pieces. As text, it has a line for each row.",
  "reference.outcome":
    'During the game None in Python and null in JavaScript; then "first", "second" or "draw".',
  "reference.record": "The game so far, as one line of text.",
  "reference.seed":
    "A number that is different in every game. Random numbers are derived from it, so that the same game can be played again.",
  "reference.steps_left":
    "How many steps the program may still use for this move. A move has 100,000,000 steps, on every device.",
  "reference.print": "Writes a line below the board, with any number of values.",
  "reference.mark":
    'Writes a value of up to twelve characters on a cell, such as mark("d3", 7). With a position in place of the cell, it writes the value into the search tree.',
  "reference.explain": "Says in a sentence why the program plays this move.",
  "reference.parameter":
    "Declares a number, or a list of numbers, with its range: fields below the board change it, and “Tune” looks for better values. An ordinary variable for your program.",
  "reference.language": "Examples in {language}",
};

/** @type {import("../../../i18n/i18n.types").Messages<typeof en>} */
export const messages = {
  en,
  de: () => import("./workshop.de.js"),
  fi: () => import("./workshop.fi.js"),
};
