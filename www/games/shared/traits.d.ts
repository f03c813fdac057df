// How a game tells in words what the numbers of its old programs are about.

/** Cells of a table that are spoken of together; `words` is the end of a key `trait.WORDS`. */
export interface TraitGroup {
  words: string;
  cells: number[];
}

/** The groups of its tables, by the parameter; other numbers are spoken of one by one. */
export type Traits = Record<string, TraitGroup[]>;
