// The import and export dialog. Finnish.

/** @type {Record<keyof typeof import("./import-export.js").en, string>} */
export const fi = {
  "exchange.format": "Muoto",
  "exchange.save": "Tallenna tämä peli",
  "exchange.text": "Tämä peli tekstinä",
  "exchange.copy": "Kopioi",
  "exchange.save-file": "Tallenna tiedostoon",
  "exchange.copied": "Teksti on leikepöydällä.",
  "exchange.copy-failed": "Leikepöytää ei voi käyttää; teksti on valittu.",
  "exchange.loses":
    "{format} ei kerro, mistä asetelmasta tämä peli alkoi: avattuna peli ei olisi sama. Jokin toinen muoto kertoo.",
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
  "exchange.rest.one": "{count} peli jää näyttämättä.",
  "exchange.rest.other": "{count} peliä jää näyttämättä.",
  "exchange.reading": "Luetaan",
  "exchange.stop": "Pysäytä",
  "exchange.first.one": "Tekstin peleistä luetellaan vain ensimmäiset {count}:",
  "exchange.first.other": "Tekstin peleistä luetellaan vain ensimmäiset {count}:",
  "exchange.abridged": "Huomautukset ovat liian pitkiä, ja ne jätettiin pois.",
  "error.damaged-record.address":
    "Itse osoitteessa ei ole tämän pelin siirtoja, eikä verkosta haeta mitään. Kopioidun siirtoluettelon tai ladatun tiedoston voi avata.",
  "exchange.opened": "Avattu: {name}",
  "exchange.too-large": "”{name}” on suurempi kuin 16 Mt.",
  "error.unreadable-file": "Tiedostoa ”{name}” ei voi lukea.",
  "exchange.at": "Rivi {line}, sarake {column}: {why}",
};
