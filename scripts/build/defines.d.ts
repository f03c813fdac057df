// What the build puts in place of these names: addresses relative to the page.

/** The module worker that the players think in, for example `worker.1a2b3c4d.js`. */
declare const __WORKER_URL__: string;

/** The looks of what is fetched after the table stands. */
declare const __TOOLS_STYLES__: string;

/** The module worker that plays the games of an experiment. */
declare const __LABORATORY_URL__: string;

/** What the start page shows: every position of a match of each game, as cells, last cell and the row that has won. */
declare const __MATCHES__: Record<
  string,
  {
    columns: number;
    rows: number;
    look: import("../../www/board/thumbnail.types").Look;
    frames: [string, number | null, number[]][];
  }
>;

/** The games of a page about several: page, modules, old programs and board of each. */
declare const __GAMES__: Record<
  string,
  {
    file: string;
    name: Record<"en" | "de" | "fi", string>;
    module: string;
    engine: string;
    programs: [id: string, name: string][];
    look: import("../../www/board/thumbnail.types").Look;
  }
>;

/** The themes beside the garden. */
declare const __THEMES_STYLES__: string;

/** What a browser installs the app by, and its icon on the home screen of a telephone. */
declare const __MANIFEST__: string;
declare const __TOUCH_ICON__: string;

/** For the service worker: what distinguishes this build, and the digest of each of its files by name. */
declare const __VERSION__: string;
declare const __FILES__: Record<string, string>;

/** What each game contributes to breeding its old programs, loaded on demand by the game's id (per-game.mjs). */
declare module "games:traits" {
  const load: Record<string, () => Promise<import("../../www/games/shared/traits.types").Breeding>>;
  export default load;
}
