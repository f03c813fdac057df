// Types of message bundles, and the messages that every page has.

import type { Side } from "../engine/engine.types";

export type Language = "de" | "en" | "fi";

/** Translations, loaded on demand; each file exports its table under the language's tag. */
interface Translations<English> {
  de(): Promise<Record<string, Record<keyof English, string>>>;
  fi(): Promise<Record<string, Record<keyof English, string>>>;
}

/** A bundle whose English is part of the code that uses it. */
export interface Messages<English> extends Translations<English> {
  en: English;
}

/** A bundle whose English is long and mostly in the delivered page; loaded on demand like the translations. */
export interface FetchedMessages<English> extends Translations<English> {
  en(): Promise<Record<string, English>>;
}

export type AnyMessages =
  | Messages<Record<string, string>>
  | FetchedMessages<Record<string, string>>;

export type KeyOf<Bundle> = Bundle extends Messages<infer English> | FetchedMessages<infer English>
  ? keyof English & string
  : never;

/**
 * The messages that `t` accepts without a bundle. A folder whose messages belong to every game's page adds its bundles
 * to this interface (www/panels/i18n/keys.d.ts); all others use `translatorFor`.
 */
export interface KnownMessages {
  common: typeof import("./common.js").messages;
  errors: typeof import("./errors.js").messages;
  themes: typeof import("./themes.js").messages;
}

export type MessageKey =
  | KeyOf<KnownMessages[keyof KnownMessages]>
  | (keyof (GameMessages & ToolsMessages & HelpMessages) & string);

export interface Translator<Key extends string> {
  t(key: Key, values?: Record<string, string | number>): string;
  plural<Stem extends string>(
    stem: `${Stem}.other` extends Key ? Stem : never,
    count: number,
    values?: Record<string, string | number>,
  ): string;
  isKey(key: string): key is Key;
}

/** Name and title of a page. */
export interface PageMessages {
  /** Shown on the sign over the gate. */
  name: string;
  title: string;
}

/**
 * Messages that every game must have; the translations have the keys of its English table. Sentences about a side are
 * written out for each side, because some languages inflect the names.
 */
export interface GameMessages
  extends PageMessages,
    Record<`${Side}.${"name" | "turn" | "thinks" | "strength" | "wins"}`, string>,
    Record<`opponent.${Side}`, string>,
    /** Only in games in which a side may have to pass. */
    Partial<Record<`${Side}.${"passes" | "passed"}`, string>> {
  tagline: string;
  /** The program that the game comes from. The start page omits the last sentence, which every game has. */
  about: string;
  /** Accessible name of the board. */
  board: string;
}

/** Messages that a game must have for the panels. */
export type ToolsMessages = Record<`${Side | "draw"}.ending`, string> & {
  /** Legend of the move scores, in games that show them on the board. */
  "values.legend"?: string;
};

/** Messages that a game must have for the help. */
export interface HelpMessages {
  /** History of the game's old program. */
  history: string;
}
