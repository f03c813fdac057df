// The messages of the cross-hair are known to `t` like those of every game.

declare module "../../../i18n/i18n.types" {
  interface KnownMessages {
    crosshair: typeof import("./crosshair.js").messages;
  }
}

export {};
