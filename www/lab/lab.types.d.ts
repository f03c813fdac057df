// What the page and the workers of an experiment tell each other, and what an experiment is.

import type { Choice, PlacedMove, SearchRequest } from "../engine/engine.types";
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

/** Somebody who takes part: a player, and its numbers under a name. */
export interface Entrant {
  player: string;
  /** What somebody called its numbers; empty for the default ones. */
  label: string;
  numbers: Changes;
}

/** What the page asks a worker of the laboratory. */
export type LabRequest =
  | { type: "play"; contest: ContestPlan; number: number }
  | { type: "evolve"; plan: EvolutionPlan }
  | { type: "next-generation"; results: number[] }
  | { type: "insight"; request: SearchRequest }
  | { type: "think"; request: SearchRequest }
  | { type: "branches"; request: SearchRequest; path: string[] };

/** Searches for the mistake by which a player lost a match, if the game's module can; progress is reported until it ends. */
export interface PostMortemRequest {
  type: "post-mortem";
  record: string;
  player: string;
  numbers: Changes;
}

/** What the worker answers, by the type of the request. */
export interface LabReplies {
  play: PlayedGame;
  evolve: Generation;
  "next-generation": Generation;
  insight: { insight: Insight | null; choice: Choice };
  branches: Branch[] | null;
  think: Thoughts;
}

/** The matches that an evolution needs next, and the generation that is over. */
export interface Generation {
  matches: NeededMatch[];
  /** Who plays them, in their order: the number of each set and those of its two parents. */
  family: number[];
  last: PastGeneration | null;
}

/** A program whose parameters are shown, with the numbers that it has there. */
export interface Program {
  id: string;
  name: string;
  numbers: Changes;
  /** Whether it looks ahead. */
  searches: boolean;
}
