// Makes the messages of the crosshair known to `t`.

declare module "../../../i18n/i18n.types" {
  interface KnownMessages {
    crosshair: typeof import("./crosshair.js").messages;
  }
}

export {};
