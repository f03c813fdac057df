// Gobang: what the numbers of its players mean; for the laboratory. English, which the translations are checked
// against.

export const en = {
  "number.a0": "points for five squares without a stone of its own",
  "number.a1": "points for five squares with one stone of its own",
  "number.a2": "points for five squares with two stones of its own",
  "number.a3": "points for five squares with three stones of its own",
  "number.a4": "points for five squares with four stones of its own",
  "number.zs": "Zusammenhang: bonus if the stones and the target square lie together",
  "number.nh": "Nähe: bonus if a stone of its own is near the target square",
  "number.of": "offen: bonus if the five squares are open at both ends",
  "number.ob": "bonus for a row of its own over one of the opponent's",
  "number.f1": "factor of the best direction",
  "number.f2": "factor of the second-best direction",
  "number.f3": "factor of the third-best direction",
  "number.f4": "factor of the worst direction",
  "number.zs-reading":
    "when stones lie together (ZS): 1 with the target square in one run, 2 without a gap between them",
  "number.zs-alone": "whether ZS counts for five squares without a stone of its own: 0 no, 1 yes",
  "number.nh-reach": "how many squares away still counts as near (NH)",
  "number.ties": "which of several best squares it takes: 0 any, 1 the first, 2 the last",
  "number.win-flag": "whether five in a row take precedence over the greatest value: 0 no, 1 yes",
  "number.depth": "how many moves it looks ahead",
  "number.nodes": "how many positions it looks at, at most",
  "number.fours": "how many attacks it tries when it looks for a win by fours",
  "number.threes": "how many thousand positions it looks at for a win by fours and threes",
  "number.overlook":
    "how many per cent more easily a square is overlooked for each step away from the last moves",
  "number.whim": "by how many points its evaluation wavers",
};

/** @type {import("../../../i18n/i18n.types").Messages<typeof en>} */
export const messages = {
  en,
  de: () => import("./parameters.de.js"),
  fi: () => import("./parameters.fi.js"),
};
