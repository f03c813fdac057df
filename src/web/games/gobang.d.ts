// Types of Gobang as serde writes them. tests/core/types.rs compares them with the sources.

export interface Window {
    from: number;
    count: number;
    together: boolean;
    near: boolean;
    open: boolean;
    points: number;
}

export interface Direction {
    own: Window | null;
    enemy: Window | null;
    value: number;
}

export interface Weighing {
    total: number;
    wins: boolean;
    prevents: boolean;
    directions: Direction[];
}

export interface ChangedNumber {
    name: string;
    before: number;
    after: number;
}

export interface Mend {
    ply: number;
    played: string;
    win: string[];
    plies: number;
    instead: string;
    changes: ChangedNumber[];
}

export interface PostMortemProgress {
    over: boolean;
    ply: number;
    lost_from: number | null;
    tried: number;
    mend: Mend | null;
}
