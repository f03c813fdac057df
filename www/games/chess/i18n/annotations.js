// Chess: comments and variations. English, the reference for the translations.

export const en = {
  annotations: "Comments and variations",
  "annotations.not-now": "The comments could not be loaded.",
  "annotations.of": "Comment on {move}",
  "annotations.before": "Comment before the first move",
  "annotations.how": "It is kept with the game and written into its PGN.",
  "annotations.show": "Show the variation on the board",
  "annotations.promote": "Promote the variation",
  "annotations.delete": "Delete the variation",
  "annotations.shown": "A variation is on the board.",
  "annotations.back": "Back to the game",
};

/** @type {import("../../../i18n/i18n.types").Messages<typeof en>} */
export const messages = {
  en,
  de: () => import("./annotations.de.js"),
  fi: () => import("./annotations.fi.js"),
};
