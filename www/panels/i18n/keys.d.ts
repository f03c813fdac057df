// Makes the panels' messages known to `t`, because every game's page loads them.

declare module "../../i18n/i18n.types" {
  interface KnownMessages {
    analysis: typeof import("./analysis.js").messages;
    importExport: typeof import("./import-export.js").messages;
    newGame: typeof import("./new-game.js").messages;
    panels: typeof import("./panels.js").messages;
    playing: typeof import("./playing.js").messages;
    savedGames: typeof import("./saved-games.js").messages;
  }
}

export {};
