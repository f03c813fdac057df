// The messages of the comments are known to `t` like those of every game.

declare module "../../../i18n/i18n.types" {
  interface KnownMessages {
    annotations: typeof import("./annotations.js").messages;
  }
}

export {};
