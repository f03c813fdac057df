// Makes the messages of the annotations known to `t`.

declare module "../../../i18n/i18n.types" {
  interface KnownMessages {
    annotations: typeof import("./annotations.js").messages;
  }
}

export {};
