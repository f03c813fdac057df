// Modules that the build supplies to the element.

/** A style sheet of styles/ as text for a shadow tree (scripts/build/tree-styles.mjs). */
declare module "styles:*" {
  const text: string;
  export default text;
}

/** Loads a game for the element `<stratege-board>`, by game. */
declare module "games:element" {
  const load: Record<string, () => Promise<{ element: import("../games/shared/element.types").ElementGame }>>;
  export default load;
}

/** Names of the modules of each game, for the element on a page of the site. */
declare const __ELEMENT_GAMES__: Record<string, { module: string; engine: string }>;
