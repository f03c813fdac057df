// Contract of a game with the build, which writes it into the delivered page, so that the page is complete before
// scripts load. Browsers do not load it as a script.

/** A game's page for the build. */
export interface GamePage {
  /** Meta description, which search engines show. */
  description: string;
  /** `<symbol>` elements. */
  drawings: string;
  /** Content of a 48×48 SVG for the browser's tab. */
  icon: string;
  /** Record of the match that the start page replays. */
  match: string;
  /** Files that the installed app opens on this page, and how their texts begin; none by default. */
  files?: { types: Record<string, string[]>; beginning: RegExp };
  /** Points of both sides at the start; null in games without points. */
  score: [number, number] | null;
  /** Groups of choices whose values, joined by "-", name a start; the default choice first. */
  starts: StartGroup[];
  /** Switches that only this game has, by message key; off by default. */
  switches: string[];
  /** HTML of the board at the default start, with the id "board". */
  board(): string;
  /** HTML of the board's own buttons, below it. */
  controls?(): string;
  /** Further HTML below the board. */
  below?(): string;
  /**
   * HTML for the tabs "analysis" and "laboratory", and for the game's own tabs, by name; their titles are "tab.NAME".
   */
  tabs?(): Record<string, string>;
}

/** A text in every language. */
type Texts = Record<"en" | "de" | "fi", string>;

/** Texts of the card on the start page, in i18n/card.js. */
export interface CardTexts {
  /** The rules in one sentence. */
  rule: Texts;
  /** Historical program, machine, year. */
  old: Texts;
  /** The modern engine in a few words. */
  modern: Texts;
}

export interface StartGroup {
  name: string;
  /** Message keys. */
  legend: string;
  choices: { value: string; label: string }[];
}
