// The contract of a game's formats for import and export. Notations are implemented in Rust; a format only passes text.

import type { AnyMessages } from "../i18n/i18n.types";

/** A game's formats with their messages. */
export interface Formats {
  messages?: AnyMessages;
  /** The default one first. */
  list: Format[];
  /** Binary files, if the game has such. */
  files?: FileFormat;
}

export interface Format {
  /** The same in all languages, such as PGN. */
  name: string;
  /** File extension, with the dot. */
  ending: string;
  /** Additional fields of a match, in the order of the form. */
  fields?(match: Written): Field[];
  /** Message key of the optional content, such as variations. */
  more?: string;
  write(match: Written, said: Record<string, string>, more: boolean): string;
  /** Whether reading an exported text leads to another position than the end of the match. */
  loses?(match: Written, text: string): boolean;
  /** Reads all matches of a text, valid and damaged ones in their order. */
  read(text: string, more: boolean): Found[];
}

/** A binary format; read only. */
export interface FileFormat {
  /** File extensions, with the dots. */
  endings: string[];
  /** Reads all matches of some files, valid and damaged ones in their order; throws if a file is invalid. */
  read(files: { name: string; bytes: Uint8Array }[]): Found[];
}

/** A match to export. */
export interface Written {
  /** The match as record text. */
  record: string;
  /** The computer players' names by side; null for a person. */
  players: { first: string | null; second: string | null };
  /** Comments on the moves from an imported text; empty if there are none. */
  notes: string;
}

export interface Field {
  /** In the format's terms. */
  name: string;
  /** Message key of the label. */
  words: string;
  value: string;
}

/** One match of a text, or the error in it. */
export type Found = Match | { error: unknown };

export interface Match {
  /** Title in a list. */
  name: string;
  record: string;
  /** Stored as the notes of the match. */
  notes: string;
}
