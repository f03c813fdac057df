// Texts of the card on the start page, read by the build.

/** @satisfies {import("../../shared/page.types").CardTexts} */
export const card = {
  rule: {
    en: "Four in a row in a 4 × 4 × 4 cube.",
    de: "Vier in einer Reihe im Würfel 4 × 4 × 4.",
    fi: "Neljä peräkkäin 4 × 4 × 4 -kuutiossa.",
  },
  old: {
    en: "TTT3D, IBM 1130, 1967",
    de: "TTT3D, IBM 1130, 1967",
    fi: "TTT3D, IBM 1130, 1967",
  },
  modern: {
    en: "never loses if it moves first",
    de: "verliert nie, wenn es beginnt",
    fi: "ei häviä koskaan, jos saa aloittaa",
  },
};
