// Contract of a game's `traits.js`, which describes its old programs for breeding.

import type { AnyMessages } from "../../i18n/i18n.types";
import type { FormerNames } from "../../table/former-names";
import type { Ladders } from "../../table/scale";

export interface Breeding {
  traits: Traits;
  /** Messages of the traits and parameters. */
  messages: AnyMessages;
  /** As in `GameTools`, if names of its old programs have changed. */
  formerNames?: FormerNames;
  /** As in `GameTools`, to rate bred players. */
  ladders: Ladders;
}

/** Cells of a list parameter that are described together; the message key is `trait.NAME`. */
export interface TraitGroup {
  name: string;
  cells: number[];
}

/** Groups by list parameter; other parameters are described one by one. */
export type Traits = Record<string, TraitGroup[]>;
