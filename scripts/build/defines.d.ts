// Constants and modules that the build supplies to scripts. Addresses are relative to the page.

/** Worker of the players, for example `worker.1a2b3c4d.js`. */
declare const __WORKER_URL__: string;

/** Style sheet of the panels, loaded after the first move is possible. */
declare const __TOOLS_STYLES__: string;

/** Worker that plays the games of an experiment. */
declare const __LABORATORY_URL__: string;

/** Matches of the start page by game; a frame has the cells of a position, the last move's cell and the winning row. */
declare const __MATCHES__: Record<
  string,
  {
    columns: number;
    rows: number;
    look: import("../../www/board/thumbnail.types").Look;
    frames: [string, number | null, number[]][];
  }
>;

/** Page, game and module of each room of the museum. */
declare const __ROOMS__: Record<string, { file: string; game: string; module: string }>;

/** Games of a page that shows several: page, modules, historical programs and board; on the workshop's page also the usual start. */
declare const __GAMES__: Record<
  string,
  {
    file: string;
    name: Record<"en" | "de" | "fi", string>;
    module: string;
    engine: string;
    start?: string;
    programs: [id: string, name: Record<"en" | "de" | "fi", string>][];
    look: import("../../www/board/thumbnail.types").Look;
  }
>;

/** Workers and modules of users' programs; on pages with `hasPrograms`. */
declare const __PROGRAM_FILES__: import("../../www/programs/program.types").ProgramFiles;

/** Script with the sentences about pages whose modules cannot run. */
declare const __EARLY_NOTICE__: string;

/** Style sheet with the optional themes. */
declare const __THEMES_STYLES__: string;

/** Web app manifest, and the icon for the home screen of a phone. */
declare const __MANIFEST__: string;
declare const __TOUCH_ICON__: string;

/** For the service worker: identifier of this build, and digests of its files by name. */
declare const __VERSION__: string;
declare const __FILES__: Record<string, string>;

/** For the service worker: files that it caches at their first use. */
declare const __ON_DEMAND__: string[];

/** Loads the texts of a game's puzzle themes, by game; absent without puzzles. */
declare module "games:puzzles/i18n/puzzles" {
  const load: Record<
    string,
    () => Promise<{ messages: import("../../www/i18n/i18n.types").AnyMessages }>
  >;
  export default load;
}

/** Loads a game's contribution to breeding historical programs, by game (scripts/build/per-game.mjs). */
declare module "games:traits" {
  const load: Record<string, () => Promise<import("../../www/games/shared/traits.types").Breeding>>;
  export default load;
}

declare module "games:lesson/i18n/lesson" {
  const load: Record<string, () => Promise<{ messages: import("../../www/i18n/i18n.types").Messages<Record<string, string>> }>>;
  export default load;
}

declare module "games:lesson/steps" {
  const load: Record<string, () => Promise<{ steps: import("../../www/games/shared/lesson.types").LessonStep[] }>>;
  export default load;
}

/** Games whose matches other apps may share: page, and the beginning of their texts. */
declare const __OPENABLE__: Record<string, { file: string; beginning: string | null }>;
