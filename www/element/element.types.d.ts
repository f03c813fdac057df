// Contracts of the element `<stratege-board>`: the parts of a game and the engine of a level.

import type { RulesOfGame } from "../engine/rules-of-game";
import type { ElementGame } from "../games/shared/element.types";

/** A game with its rules, as a page or a package registers it. */
export interface RegisteredGame extends ElementGame {
  rules: RulesOfGame;
  /** The engine of levels; without it, an element needs the attribute `engine`. */
  createEngine?: CreateEngine;
}

/** An engine, as `createEngine` of the packages `@stratege/<game>` returns it. */
export interface Engine {
  choose(
    record: string,
    options: { level: string; time?: number; nodes?: number; signal: AbortSignal },
  ): Promise<{ move: string; score?: any }>;
  close(): void;
}

export type CreateEngine = () => Promise<Engine>;

/** `none`: the match can be replayed; `both`: two people play; otherwise a person plays this side against a level. */
export type Play = "none" | "both" | "first" | "second";
