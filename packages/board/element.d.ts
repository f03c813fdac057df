// Public types of @stratege/board; the build adds those of packages/engine/api.d.ts.

/** `none`: the match can be replayed; `both`: two people play; otherwise a person plays this side against a level. */
export type Play = "none" | "both" | "first" | "second";

/** The part of an engine that the element uses; `createEngine` of `@stratege/<game>` returns one. */
export interface LevelEngine {
  choose(
    moves: string,
    options: { level: string; time?: number; nodes?: number; signal: AbortSignal },
  ): Promise<{ move: string }>;
  close(): void;
}

export interface MoveDetail {
  /** In the game's notation. */
  move: string;
  side: "first" | "second";
}

export interface StrategeBoardEventMap {
  /** A person is about to make a legal move; `preventDefault()` stops it. */
  beforemove: CustomEvent<MoveDetail>;
  /** A move was made, by a person or a level. */
  move: CustomEvent<MoveDetail & { record: string }>;
  /** The match has ended. */
  gameover: CustomEvent<{ winner: "first" | "second" | null; ending: string; record: string }>;
  /** All moves of a puzzle were found. */
  solved: CustomEvent<{ record: string }>;
  /** The value has changed, as of other form controls. */
  change: Event;
}

/** The element `<stratege-board>`. Properties reflect the attributes of their names unless noted. */
export interface StrategeBoard extends HTMLElement {
  /** `"reversi"`, `"gobang"`, `"chess"`, `"qubic"` or `"connect4"`; by default the one of the record. */
  game: string;
  /** The match that is opened: a record `game:start:moves`, or moves from the game's default start. */
  record: string;
  /** Number of moves played at the position shown. The attribute is absent at the last position. */
  ply: number;
  /** Default: `"none"`. */
  play: Play;
  /** The level that plays against the person; it needs `engine` or `createEngine`. */
  level: string;
  /** Address of `index.js` of `@stratege/<game>`, for pages without a bundler. */
  engine: string;
  /** A puzzle: moves of both sides from the record's position, separated by spaces, the first of them the person's. */
  solution: string;
  /** Whether the second side is at the bottom. In chess, the side that a person plays is there without it. */
  flipped: boolean;
  name: string;
  /** The match on the board as a record, which the form submits. No attribute; setting it sets `record`. */
  value: string;
  /** `createEngine` of `@stratege/<game>`. No attribute. */
  createEngine: (() => Promise<LevelEngine>) | null;
  /** Maximum number of positions that a level visits per move. Default: 200000. No attribute. */
  nodes: number;
  readonly form: HTMLFormElement | null;
  /** The position shown; `null` while the game is loading. */
  readonly position: Position | null;
  /** Makes a move as if the person had made it. Rejects if it is illegal; no-op if it is not the person's turn. */
  makeMove(move: string): Promise<void>;
  /** Begins the match or puzzle again. */
  restart(): void;
  addEventListener<Type extends keyof StrategeBoardEventMap>(
    type: Type,
    listener: (this: StrategeBoard, event: StrategeBoardEventMap[Type]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
}

declare global {
  interface HTMLElementTagNameMap {
    "stratege-board": StrategeBoard;
  }
}

