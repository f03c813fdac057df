// The messages of thoughts are known to `t` on every game's page.

declare module "../../i18n/i18n.types" {
  interface KnownMessages {
    thought: typeof import("./thought.js").messages;
  }
}

export {};
