// Types of the library as serde writes them. tests/core/types.rs compares them with the sources.

export type Side = "first" | "second";

export interface Outcome {
    winner: Side | null;
    ending: string;
}

export interface MoveEffect {
    effect: string;
    count: number;
}

export interface PlacedMove {
    text: string;
    from: number | null;
    to: number | null;
}

export interface LastMove {
    text: string;
    from: number | null;
    cell: number | null;
    side: Side;
    changed: number[];
}

export interface View {
    game: string;
    start: string;
    columns: number;
    rows: number;
    cells: string;
    names: string[];
    side: Side;
    ply: number;
    steps: number;
    moves: string[];
    legal: PlacedMove[];
    last: LastMove | null;
    winningRow: number[];
    score: [number, number];
    finalScore: [number, number];
    outcome: Outcome | null;
    claim: string | null;
    checkedCell: number | null;
}

export type ParameterKind = "weight" | "order" | "setting";

export interface Parameter {
    name: string;
    columns: number;
    default: number[];
    min: number;
    max: number;
    kind: ParameterKind;
}

export interface PlayerInfo {
    id: string;
    year: number;
    parameters: Parameter[];
    rating: number | null;
    elsewhere: boolean;
}

export interface GameInfo {
    id: string;
    starts: string[];
    players: PlayerInfo[];
    analyst: string | null;
}

export interface FormatInfo {
    name: string;
    ending: string;
}

export type Score =
    | { kind: "points"; value: number }
    | { kind: "custom"; value: { code: string; numbers: [number, number] } }
    | { kind: "win"; value: number }
    | { kind: "loss"; value: number }
    | { kind: "left"; value: number }
    | { kind: "resigns" }
    | { kind: "draws" }
    | { kind: "pawns"; value: { hundredths: number } }
    | { kind: "discs"; value: { hundredths: number; percent: number } };

export type Bound = "upper" | "exact" | "lower";

export interface Report<M> {
    score: Score | null;
    depth: number;
    nodes: number;
    pv: M[];
}

export interface Choice<M> extends Report<M> {
    move: M;
    stopped: boolean;
}

export interface MoveValue<M> {
    move: M;
    score: Score;
    exact: boolean;
    depth: number;
    pv: M[];
}

export interface Split<M> {
    preliminary: Choice<M>;
    proven: Choice<M>;
    tasks: string[];
}

export interface TaskResult<M> {
    confirmed: boolean;
    instead: Split<M> | null;
    nodes: number;
}

export interface WinDrawLoss {
    wins: number;
    draws: number;
    losses: number;
}

export interface Part {
    name: string;
    value: number;
}

export interface Candidate<M> {
    move: M;
    value: number;
    pv: M[];
    parts: Part[];
}

export interface NamedCell {
    name: string;
    cell: number;
}

export interface Sight {
    rows: number[][];
    cells: NamedCell[];
}

export interface Insight<M> {
    position: Part[];
    candidates: Candidate<M>[];
    sight: Sight | null;
}

export interface Branch<M> {
    move: M;
    value: number | null;
    leads: boolean;
    cut: boolean;
    leaf: boolean;
}

export type Thought<M> =
    | { kind: "depth"; depth: number }
    | { kind: "try"; ply: number; move: M; alpha: number | null; beta: number | null }
    | { kind: "value"; ply: number; move: M; score: Score; known: Bound; leads: boolean }
    | { kind: "cut"; ply: number; moves: M[]; value: number; bound: number }
    | { kind: "refuted"; move: M }
    | { kind: "noise" }
    | { kind: "custom"; code: string; cells: number[]; numbers: number[] };
