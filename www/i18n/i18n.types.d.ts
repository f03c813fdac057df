// Types of message bundles, and the messages that every page has.

import type { Side } from "../engine/engine.types";

export type Language = "de" | "en" | "fi";

/** Translations, loaded on demand. Each exports its table under the language's tag. */
interface Translations<English> {
  de(): Promise<Record<string, Record<keyof English, string>>>;
  fi(): Promise<Record<string, Record<keyof English, string>>>;
}

/** A bundle: English comes with the code that needs it. */
export interface Messages<English> extends Translations<English> {
  en: English;
}

/** A bundle whose English is long and mostly in the delivered page: it is loaded like the translations. */
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
 * The messages that `t` knows without a bundle. A folder whose messages belong to every game's page adds
 * its bundles to this interface (see www/panels/i18n/keys.d.ts); all others use `translatorFor`.
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
 * A game's English table has at least these; the other languages have all that the English one has. Sentences about
 * a side are written out for each, because languages bend the names of the sides differently.
 */
export interface GameMessages
  extends PageMessages,
    Record<`${Side}.${"name" | "turn" | "thinks" | "strength" | "wins"}`, string>,
    Record<`opponent.${Side}`, string>,
    /** Only where a side may have to pass. */
    Partial<Record<`${Side}.${"passes" | "passed"}`, string>> {
  tagline: string;
  /** Which program the game comes from, also on the start page; there without the last sentence, which every game has. */
  about: string;
  /** Accessible name of the board. */
  board: string;
}

/** Required messages of a game's bundle for the panels. */
export type ToolsMessages = Record<`${Side | "draw"}.ending`, string> & {
  /** Legend of the move scores, in games that show them on the board. */
  "values.legend"?: string;
};

/** Required messages of a game's bundle for the help. */
export interface HelpMessages {
  /** The history of its old program. */
  history: string;
}
