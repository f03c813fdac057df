// Texts of the card on the start page, read by the build.

/** @satisfies {import("../../shared/page.types").CardTexts} */
export const card = {
  rule: {
    en: "Drop discs and line up four.",
    de: "Wirf Scheiben ein und bring vier in eine Reihe.",
    fi: "Pudota kiekkoja ja saa neljä riviin.",
  },
  old: {
    en: "4Gewinnt, Turbo Pascal, 1995",
    de: "4Gewinnt, Turbo Pascal, 1995",
    fi: "4Gewinnt, Turbo Pascal, 1995",
  },
  modern: {
    en: "solved: plays perfectly",
    de: "gelöst: spielt fehlerlos",
    fi: "ratkaistu: pelaa täydellisesti",
  },
};
