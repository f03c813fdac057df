// The panels' messages are known to `t` on every game's page.

declare module "../../i18n/i18n.types" {
  interface KnownMessages {
    analysis: typeof import("./analysis.js").messages;
    importExport: typeof import("./import-export.js").messages;
    panels: typeof import("./panels.js").messages;
    playing: typeof import("./playing.js").messages;
    savedGames: typeof import("./saved-games.js").messages;
  }
}

export {};
