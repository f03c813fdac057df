// Contract of a game's formats for import and export. Rust implements the notations; a format only passes text.

import type { FoundMatch } from "../engine/engine.types";
import type { AnyMessages } from "../i18n/i18n.types";

/** A game's formats with their messages. */
export interface Formats {
  messages?: AnyMessages;
  /** The default one first. */
  list: Format[];
  /** Binary files, if the game has a binary format. */
  files?: FileFormat;
  /** Title of an imported match in a list. */
  titleOf(match: FoundMatch): string;
  /** Piece letters of other languages that an import tries, in this order. */
  letters?(): string[];
}

export interface Format {
  /** The same in all languages, such as "PGN". */
  name: string;
  /** File extension, with the dot. */
  extension: string;
  /** Additional fields of a match, in the order of the form. */
  fields?(match: ExportedMatch): Field[];
  /** Message key of the optional content, such as variations. */
  extras?: string;
  write(match: ExportedMatch, values: Record<string, string>, withExtras: boolean): string;
  /** Whether the exported text, read again, leads to another position than the end of the match. */
  isLossy?(match: ExportedMatch, text: string): boolean;
}

/** A binary format; read only. */
export interface FileFormat {
  /** File extensions, with the dots, in the order in which the reader expects the files. */
  extensions: string[];
  /** Title of an imported match in a list. */
  titleOf(match: any): string;
}

/** A match to export. */
export interface ExportedMatch {
  /** The match as record text. */
  record: string;
  /** The computer players' names by side; null for a person. */
  players: { first: string | null; second: string | null };
  /** Comments on the moves from an imported text; empty if there are none. */
  notes: string;
}

export interface Field {
  /** In the format's notation, such as a PGN tag. */
  name: string;
  /** Message key of the label. */
  label: string;
  value: string;
}

/** A match of a text, or why it could not be read. */
export type ParsedMatch = ImportedMatch | { error: unknown };

export interface ImportedMatch {
  /** Title in a list. */
  name: string;
  record: string;
  /** Stored as the notes of the match. */
  notes: string;
  /** Names of the players, their clocks and evaluations. */
  statements: Pick<FoundMatch, "players" | "clocks" | "evaluations">;
  /** Whether annotations were left out because they are too long. */
  isAbridged?: boolean;
}
