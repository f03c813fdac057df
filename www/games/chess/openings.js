// Names of the main chess openings by their moves; the longest match is shown.

/** @type {[name: string, moves: string][]} */
export const CHESS_OPENINGS = [
  ["open", "e4 e5"],
  ["kings-gambit", "e4 e5 f4"],
  ["vienna", "e4 e5 Nc3"],
  ["bishops", "e4 e5 Bc4"],
  ["centre", "e4 e5 d4"],
  ["philidor", "e4 e5 Nf3 d6"],
  ["petrov", "e4 e5 Nf3 Nf6"],
  ["scotch", "e4 e5 Nf3 Nc6 d4"],
  ["three-knights", "e4 e5 Nf3 Nc6 Nc3"],
  ["ponziani", "e4 e5 Nf3 Nc6 c3"],
  ["four-knights", "e4 e5 Nf3 Nc6 Nc3 Nf6"],
  ["italian", "e4 e5 Nf3 Nc6 Bc4"],
  ["two-knights", "e4 e5 Nf3 Nc6 Bc4 Nf6"],
  ["giuoco-piano", "e4 e5 Nf3 Nc6 Bc4 Bc5"],
  ["evans", "e4 e5 Nf3 Nc6 Bc4 Bc5 b4"],
  ["ruy-lopez", "e4 e5 Nf3 Nc6 Bb5"],
  ["berlin", "e4 e5 Nf3 Nc6 Bb5 Nf6"],
  ["spanish-closed", "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7"],
  ["spanish-open", "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Nxe4"],
  ["spanish-exchange", "e4 e5 Nf3 Nc6 Bb5 a6 Bxc6"],
  ["sicilian", "e4 c5"],
  ["sicilian-closed", "e4 c5 Nc3"],
  ["alapin", "e4 c5 c3"],
  ["morra", "e4 c5 d4 cxd4 c3"],
  ["najdorf", "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6"],
  ["dragon", "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 g6"],
  ["sveshnikov", "e4 c5 Nf3 Nc6 d4 cxd4 Nxd4 Nf6 Nc3 e5"],
  ["taimanov", "e4 c5 Nf3 e6 d4 cxd4 Nxd4 Nc6"],
  ["french", "e4 e6"],
  ["french-advance", "e4 e6 d4 d5 e5"],
  ["french-tarrasch", "e4 e6 d4 d5 Nd2"],
  ["winawer", "e4 e6 d4 d5 Nc3 Bb4"],
  ["caro-kann", "e4 c6"],
  ["scandinavian", "e4 d5"],
  ["alekhine", "e4 Nf6"],
  ["pirc", "e4 d6"],
  ["modern", "e4 g6"],
  ["closed", "d4 d5"],
  ["queens-gambit", "d4 d5 c4"],
  ["qg-accepted", "d4 d5 c4 dxc4"],
  ["qg-declined", "d4 d5 c4 e6"],
  ["slav", "d4 d5 c4 c6"],
  ["albin", "d4 d5 c4 e5"],
  ["semi-slav", "d4 d5 c4 c6 Nf3 Nf6 Nc3 e6"],
  ["london", "d4 d5 Nf3 Nf6 Bf4"],
  ["indian", "d4 Nf6"],
  ["kings-indian", "d4 Nf6 c4 g6 Nc3 Bg7"],
  ["gruenfeld", "d4 Nf6 c4 g6 Nc3 d5"],
  ["nimzo-indian", "d4 Nf6 c4 e6 Nc3 Bb4"],
  ["queens-indian", "d4 Nf6 c4 e6 Nf3 b6"],
  ["catalan", "d4 Nf6 c4 e6 g3"],
  ["benoni", "d4 Nf6 c4 c5"],
  ["budapest", "d4 Nf6 c4 e5"],
  ["benko", "d4 Nf6 c4 c5 d5 b5"],
  ["trompowsky", "d4 Nf6 Bg5"],
  ["dutch", "d4 f5"],
  ["english", "c4"],
  ["reti", "Nf3 d5 c4"],
  ["bird", "f4"],
  ["larsen", "b3"],
  ["sokolsky", "b4"],
];

/** Message key of the opening from the standard start; null if it has none. @param {readonly string[]} moves */
export function chessOpening(moves) {
  const fits = CHESS_OPENINGS.filter(([, line]) =>
    line.split(" ").every((move, at) => moves[at] === move),
  );
  return fits.sort(([, one], [, other]) => other.length - one.length)[0]?.[0] ?? null;
}

/** Number of named openings that begin with these moves from the standard start. @param {readonly string[]} moves */
export function chessOpeningsThrough(moves) {
  const beginning = `${moves.join(" ")} `;
  return CHESS_OPENINGS.filter(([, line]) => `${line} `.startsWith(beginning)).length;
}
