// The section "Your data" of the practice pages. Finnish.

/** @type {Record<keyof typeof import("./data.js").en, string>} */
export const fi = {
  "data.export": "Vie",
  "data.import": "Tuo",
  "data.erase": "Poista",
  "data.imported": "Tiedot on tuotu.",
  "data.mistakes": "Tiedosto on toisesta pelistä: virheet tuotiin, vahvuuslukua ja avauksia ei.",
  "data.invalid": "Tässä tiedostossa ei ole tämän sivun tietoja; mitään ei muutettu.",
  "data.sure":
    "Paina uudestaan, niin vahvuuslukusi, virheesi ja avauksesi tässä pelissä poistetaan.",
  "data.erased": "Vahvuuslukusi, virheesi ja avauksesi tässä pelissä on poistettu.",
  "data.undone": "Tietosi ovat taas ennallaan.",
};
