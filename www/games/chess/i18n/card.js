// Texts of the card on the start page, read by the build.

/** @satisfies {import("../../shared/page.types").CardTexts} */
export const card = {
  rule: {
    en: "Checkmate the king.",
    de: "Setz den König matt.",
    fi: "Tee kuninkaasta matti.",
  },
  old: {
    en: "Schach C 64, Commodore 64, 1985",
    de: "Schach C 64, Commodore 64, 1985",
    fi: "Schach C 64, Commodore 64, 1985",
  },
  modern: {
    en: "stronger than any human",
    de: "stärker als jeder Mensch",
    fi: "vahvempi kuin yksikään ihminen",
  },
};
