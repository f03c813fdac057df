// Texts of the card on the start page, read by the build.

/** @satisfies {import("../../shared/page.types").CardTexts} */
export const card = {
  rule: {
    en: "Five in a row on a wide board.",
    de: "Fünf in einer Reihe auf einem weiten Brett.",
    fi: "Viisi peräkkäin laajalla laudalla.",
  },
  old: {
    en: "CPC-Gobang, Schneider CPC, 1980s",
    de: "CPC-Gobang, Schneider CPC, 1980er",
    fi: "CPC-Gobang, Schneider CPC, 1980-luku",
  },
  modern: {
    en: "finds forced wins 15 moves deep",
    de: "findet Gewinnwege von 15 Zügen",
    fi: "löytää 15 siirron pakkovoitot",
  },
};
