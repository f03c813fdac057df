// The openings trainer. Finnish.

/** @type {Record<keyof typeof import("./openings.js").en, string>} */
export const fi = {
  "openings.title": "Avausvalikoimasi",
  "openings.first": "Aloita peli.",
  "openings.reply": "Toinen osapuoli siirtää {move}. Etsi vastauksesi.",
  "openings.none":
    "Sinulla ei ole vielä muunnelmia. Lisää niitä pelistä, PGN-tiedostosta tai avauskirjastamme; toisen osapuolen siirrot tehdään sitten puolestasi.",
  "openings.due.one": "Kerrattavana {due}, muunnelmissasi {count} asema.",
  "openings.due.other": "Kerrattavana {due}, muunnelmissasi {count} asemaa.",
  "openings.train": "Harjoittele avauksia",
  "openings.done": "Muunnelma on käyty läpi. Jatka tehtävillä.",
  "openings.none-due": "Muunnelmissasi ei ole nyt kerrattavaa. Jatka tehtävillä.",

  "openings.wrong": "{move} ei kuulu muunnelmiisi.",
  "openings.wrong.free": "{move} ei kuulu muunnelmiisi, mutta ohjelman mukaan se ei maksa mitään.",
  "openings.wrong.pawns":
    "{move} ei kuulu muunnelmiisi. Ohjelman mukaan se maksaa {value} sotilasta.",
  "openings.wrong.discs":
    "{move} ei kuulu muunnelmiisi. Ohjelman mukaan se maksaa {value} nappulaa.",
  "openings.wrong.chances":
    "{move} ei kuulu muunnelmiisi. Ohjelman mukaan se pienentää voittomahdollisuuttasi {percent} prosenttiyksikköä.",

  "openings.side": "Pelaat",
  "openings.text":
    "Siirtoja, linkki peliin tai tiedoston teksti, jossa on yksi tai useampia pelejä",
  "openings.add": "Lisää muunnelmat",
  "openings.file": "Avaa tiedosto",
  "openings.book": "Muunnelmia kirjastamme",
  "openings.erase": "Poista kaikki muunnelmat",
  "openings.sure": "Paina uudestaan, niin tämän pelin kaikki muunnelmat poistetaan.",
  "openings.erased": "Tämän pelin kaikki muunnelmat on poistettu.",
  "openings.lines": "Muunnelmasi",
  "openings.remove": "Poista {line}",
  "openings.removed": "Muunnelma on poistettu.",
  "openings.working": "Hetki …",
  "openings.added.one": "{count} muunnelma on lisätty.",
  "openings.added.other": "{count} muunnelmaa on lisätty.",
  "openings.nothing": "Siinä ei ollut uusia muunnelmia.",
  "openings.full":
    "Kaikki eivät mahdu: muunnelmia tallennetaan enintään {max}. Poista niitä tai käytä vähemmän sivumuunnelmia.",
  "openings.unread.one": "{count} peliä ei voitu lukea: {why}",
  "openings.unread.other": "{count} peliä ei voitu lukea, ensimmäistä tästä syystä: {why}",
  "openings.too-large": "Tämä tiedosto on liian suuri.",
};
