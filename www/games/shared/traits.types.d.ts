// What a game contributes to breeding its old programs: its `traits.js`.

import type { AnyMessages } from "../../i18n/i18n.types";
import type { Changes, Parameter } from "../../table/parameters";

export interface Breeding {
  traits: Traits;
  /** The texts of its traits and parameters. */
  words: AnyMessages[];
  /** The same as in `GameUi`. */
  migrateParameters?(numbers: Changes, parameters: Parameter[]): Changes;
}

/** Cells of a table that are described together; `words` is the end of a key `trait.WORDS`. */
export interface TraitGroup {
  words: string;
  cells: number[];
}

/** The groups of its tables, by parameter; other parameters are described one by one. */
export type Traits = Record<string, TraitGroup[]>;
