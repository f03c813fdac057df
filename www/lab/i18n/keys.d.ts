// Makes the laboratory's messages known to `t`, because every game's page loads them.

declare module "../../i18n/i18n.types" {
  interface KnownMessages {
    lab: typeof import("./lab.js").messages;
  }
}

export {};
