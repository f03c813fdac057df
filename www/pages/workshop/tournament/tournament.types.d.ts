// A tournament of programs, as its file has it.

import type { Program } from "../../../programs/play/play.types";

/** A participant: a program, or a computer player of the game. */
export type Entrant =
  | { name: string; language: Program["language"]; source: string }
  | { name: string; player: string };

/** A finished game. */
export interface PlayedGame {
  record: string;
  /** The seat that won, 0 for the participant that moved first; null for a draw. */
  winner: number | null;
  /** Code and line of the error that ended the game; null without one. */
  fault: string | null;
  /** Digest of the game, from `hashOf`. */
  hash: string;
}

/** `games` has a place for each game of `pairings`; null if it is not played yet. */
export interface Tournament {
  game: string;
  seed: number;
  entrants: Entrant[];
  games: (PlayedGame | null)[];
}
