// The import and export dialog. Finnish.

/** @type {Record<keyof typeof import("./import-export.js").en, string>} */
export const fi = {
  "exchange.format": "Muoto",
  "exchange.save": "Tallenna tämä peli",
  "exchange.text": "Tämä peli tekstinä",
  "exchange.copy": "Kopioi",
  "exchange.save-file": "Tallenna tiedostoksi",
  "exchange.copied": "Teksti on leikepöydällä.",
  "exchange.copy-failed": "Leikepöytään ei pääse; teksti on valittu.",
  "exchange.loses":
    "{format} ei kerro, miten tämä peli alkoi: avattuna se ei olisi sama. Jokin toinen muoto kertoo.",
  "exchange.open": "Avaa toinen peli",
  "exchange.how": "Liitä teksti, valitse tiedosto tai pudota tiedosto mihin tahansa sivulle.",
  "exchange.paste": "Avattava teksti",
  "exchange.open-text": "Avaa teksti",
  "exchange.file": "Tiedosto",
  "exchange.filter": "Näytä vain pelit, joissa on",
  "exchange.nothing": "Tässä tekstissä ei ole peliä.",
  "exchange.unreadable": "Yhtään tämän tekstin peliä ei voi lukea:",
  "exchange.found.one": "{count} pelin voi avata:",
  "exchange.found.other": "{count} peliä voi avata:",
  "exchange.rest.one": "{count} jää näyttämättä.",
  "exchange.rest.other": "{count} jää näyttämättä.",
  "exchange.opened": "Avattu: {name}",
  "exchange.too-large": "”{name}” on suurempi kuin 16 Mt.",
  "exchange.no-file": "Tiedostoa ”{name}” ei voi lukea.",
  "exchange.at": "Rivi {line}, sarake {column}: {why}",
};
