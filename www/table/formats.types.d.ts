// What a game provides so that its matches can be exported and imported. All knowledge of a notation is in Rust; a
// format only passes text on.

import type { AnyMessages } from "../i18n/i18n.types";

/** A game's formats with the words that only they need. */
export interface Formats {
  messages?: AnyMessages;
  /** The usual one first. */
  list: Format[];
  /** Files that are no text, where the game has such. */
  files?: FileFormat;
}

export interface Format {
  /** What it is called everywhere, such as PGN. */
  name: string;
  /** How the names of its files end, with the point. */
  ending: string;
  /** What can be said of a match beside its moves, in the order of the form. */
  fields?(match: Written): Field[];
  /** The key of words for what is left out unless somebody wants it, such as variations. */
  more?: string;
  /** Writes a match. */
  write(match: Written, said: Record<string, string>, more: boolean): string;
  /** Whether a text that was written would not bring back the position at the end of the match. */
  loses?(match: Written, text: string): boolean;
  /** Reads every match of a text, good ones and damaged ones in their order. */
  read(text: string, more: boolean): Found[];
}

/** A format of files that are no text; it is read and not written. */
export interface FileFormat {
  /** How the names of its files end, with the points. */
  endings: string[];
  /** Reads every match of some files, good ones and damaged ones in their order; throws an error. */
  read(files: { name: string; bytes: Uint8Array }[]): Found[];
}

/** A match as a format sees it. */
export interface Written {
  /** The match as record text. */
  record: string;
  /** The computer players' names by side; null for a person. */
  players: { first: string | null; second: string | null };
  /** What an earlier text of this match says beside its moves; empty where there is none. */
  notes: string;
}

export interface Field {
  /** As the format calls it. */
  name: string;
  /** The key of its words. */
  words: string;
  value: string;
}

/** One match of a text, or what is wrong with it. */
export type Found = Match | { error: unknown };

export interface Match {
  /** What it is called in a list. */
  name: string;
  record: string;
  /** Kept as the notes of the match. */
  notes: string;
}
