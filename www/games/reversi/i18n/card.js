// Texts of the card on the start page, read by the build.

/** @satisfies {import("../../shared/page.types").CardTexts} */
export const card = {
  rule: {
    en: "Trap a line of discs between two of yours, and they turn.",
    de: "Schließ eine Reihe Steine zwischen zweien von dir ein, und sie wechseln die Seite.",
    fi: "Saarra nappuloita kahden omasi väliin, niin ne kääntyvät.",
  },
  old: {
    en: "Aufpasser, a garden club's web page of 2002",
    de: "Aufpasser, Webseite eines Gartenvereins, 2002",
    fi: "Aufpasser, puutarhayhdistyksen verkkosivu, 2002",
  },
  modern: {
    en: "perfect in the last 20 moves",
    de: "fehlerlos in den letzten 20 Zügen",
    fi: "virheetön viimeiset 20 siirtoa",
  },
};
