// The laboratory's messages are known to `t` on every game's page.

declare module "../../i18n/i18n.types" {
  interface KnownMessages {
    lab: typeof import("./lab.js").messages;
  }
}

export {};
