// Modules and constants that the build supplies to the entries of a game's package, in addition to "game:rules" and
// "game:engine", the JavaScript sides of its modules (tsconfig.json).

/** Facts of the game, and the digests of both modules. */
declare module "game:about" {
  export const about: Pick<
    import("../engine/client/source.types").Source,
    "game" | "start" | "names" | "aliases"
  >;
  export const digests: { rules: string; engine: string };
}

/** Both modules, gzipped and in base64, and the script of the worker. */
declare module "game:bytes" {
  export const rules: string;
  export const engine: string;
  export const script: string;
}

/** Names of files next to the entries. */
declare const __RULES_WASM__: string;
declare const __ENGINE_WASM__: string;
declare const __WORKER_SCRIPT__: string;
