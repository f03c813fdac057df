// Types of experiments, and the messages between the page and their workers.

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

/** A participant: a player with named parameters. */
export interface Entrant {
  player: string;
  /** The user's name for the parameters; empty for the original ones. */
  label: string;
  numbers: Changes;
}

/** Requests to a worker of the laboratory. */
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

/** Replies of the worker, by the type of the request. */
export interface LabReplies {
  play: PlayedGame;
  evolve: Generation;
  "next-generation": Generation;
  insight: { insight: Insight | null; choice: Choice };
  branches: Branch[] | null;
  think: Thoughts;
}

/** The matches of the next generation of an evolution, and the last generation. */
export interface Generation {
  matches: NeededMatch[];
  /** The participants in their order: the number of each set and those of its two parents. */
  family: number[];
  last: PastGeneration | null;
}

/** A program whose parameters are shown, with their changes. */
export interface Program {
  id: string;
  name: string;
  numbers: Changes;
  /** Whether it searches. */
  searches: boolean;
}
