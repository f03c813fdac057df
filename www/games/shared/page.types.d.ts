// The contract of a game with the build, which writes it into the delivered page, so that the page is complete before any
// script loads. None of it is sent to the browser as a script.

/** The game for the build. */
export interface PageKind {
  /** What a search engine shows below the title. */
  description: string;
  /** The drawings, each a `<symbol>`. */
  drawings: string;
  /** The inside of a 48 by 48 SVG picture for the browser's tab. */
  icon: string;
  /** The match that the start page replays on a small board. */
  match: string;
  /** The points of both sides at the start; null where there are none to count. */
  score: [number, number] | null;
  /** The groups of choices whose values, joined by "-", name a start; the usual choice first. */
  starts: StartGroup[];
  /** Options that only this game has, by the key of their words; they are off until somebody turns them on. */
  switches: string[];
  /** The board at the usual start: an element with the id "board". */
  board(): string;
  /** What stands below the board, in games that have anything there. */
  below?(): string;
  /** What the game puts into the tabs "analysis" and "laboratory", and tabs of its own; named by "tab.NAME". */
  tabs?(): Record<string, string>;
}

export interface StartGroup {
  name: string;
  /** Keys of words. */
  legend: string;
  choices: { value: string; words: string }[];
}
