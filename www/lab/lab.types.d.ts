// Types of the laboratory: experiments, and the messages between the page and its workers.

import type { Choice, PlacedMove, SearchRequest } from "../engine/engine.types";
import type { Program as UserProgram } from "../programs/play/play.types";
import type { ProgramErrorDetails } from "../programs/program.types";
import type {
  Branch as Branching,
  Changes,
  ContestPlan,
  EvolutionPlan,
  Insight as Seen,
  NeededMatch,
  PastGeneration,
  PlayedGame,
  Thought as Thinking,
  Thoughts,
} from "../wasm/stratege.js";

export type {
  Changes,
  ContestPlan,
  EvolutionPlan,
  NeededMatch,
  PastGeneration,
  PlayedGame,
  Thoughts,
};
export type Thought = Thinking<PlacedMove>;
export type Branch = Branching<string>;
export type Insight = Seen<string>;

/** A participant: a player with named parameters. */
export interface Entrant {
  player: string;
  /** The user's name for the parameters; empty for the original ones. */
  label: string;
  numbers: Changes;
  /** The text of a visitor's program when the tournament began. */
  program?: Pick<UserProgram, "language" | "source">;
}

/** The error that lost a game of a visitor's program. */
export type GameFault = Pick<ProgramErrorDetails, "code" | "message" | "line">;

/** A game of a tournament, with the error that ended it. */
export type TournamentGame = Pick<PlayedGame, "won_by" | "record"> & { fault?: GameFault };

/** A rating on the scale of all games, with half the width of its 95 % interval. */
export interface MeasuredRating {
  rating: number;
  margin: number;
  games: number;
}

/** Requests to a worker of the laboratory. */
export type LabRequest =
  | { type: "play"; contest: ContestPlan; number: number }
  | { type: "evolve"; plan: EvolutionPlan }
  | { type: "next-generation"; results: number[] }
  | { type: "insight"; request: SearchRequest }
  | { type: "think"; request: SearchRequest }
  | { type: "branches"; request: SearchRequest; path: string[] };

/**
 * Searches for the mistake by which a player lost a match, in games whose module supports it; posts progress until the
 * end.
 */
export interface PostMortemRequest {
  type: "post-mortem";
  record: string;
  player: string;
  numbers: Changes;
}

/** Reads the matches of a text or of files; the worker posts reports until the end. */
export interface ImportRequest {
  type: "import";
  game: string;
  /** A text, a text file, or the files of a binary format. */
  source: string | File[];
  /** Extensions of the binary format's files, in the order in which its reader expects them; empty for text. */
  extensions: string[];
  /** Piece letters of other languages. */
  letters: string[];
  variations: boolean;
}

export type Importable = FoundMatch | WthorGame;

/** The next matches of an import, damaged ones as errors. */
export interface ImportReport {
  found: ({ match: Importable; isAbridged?: boolean } | { error: EngineError })[];
  /** Fraction of the text that was read. */
  fraction: number;
  /** Whether this is the last report. */
  isLast: boolean;
  /** Whether reading ended at the maximum number of matches. */
  isCut: boolean;
}

/** Replies of the worker, by the type of the request. */
export interface LabReplies {
  play: PlayedGame;
  evolve: Generation;
  "next-generation": Generation;
  insight: { insight: Insight | null; choice: Choice };
  branches: Branch[] | null;
  think: Thoughts;
}

/** The matches of the next generation, and the results of the last one. */
export interface Generation {
  matches: NeededMatch[];
  /** Family numbers of the participants in order: each set's own and those of its two parents. */
  family: number[];
  last: PastGeneration | null;
}

/** The program whose parameters are shown. */
export interface Program {
  id: string;
  name: string;
  numbers: Changes;
  /** Whether it searches ahead. */
  searches: boolean;
}
