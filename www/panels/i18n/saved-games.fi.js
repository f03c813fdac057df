// The dialogs for saved games and for sharing. Finnish.

/** @type {Record<keyof typeof import("./saved-games.js").en, string>} */
export const fi = {
  "matches.note": "Jokainen peli tallentuu itsestään tälle laitteelle; kukaan muu ei näe sitä.",
  "matches.none": "Yhtään peliä ei ole vielä tallessa.",
  "matches.unnamed": "nimetön",
  "matches.name": "Pelin nimi: {match}",
  "matches.moves.one": "{count} siirto",
  "matches.moves.other": "{count} siirtoa",
  "matches.open": "Avaa",
  "matches.delete": "Poista",
  "matches.deleted": "Peli on poistettu.",
  "matches.restore": "Palauta",
  "matches.more": "Näytä aiemmat",

  "share.link": "Linkki sisältää koko pelin, ja sen avaaja voi jatkaa pelaamista.",
  "share.name": "Nimesi linkkiin (vapaaehtoinen)",
  "share.side": "{side}: nimi linkkiin (vapaaehtoinen)",
  "share.embed": "Upota sivulle",
  "share.copy": "Kopioi rivit",
  "share.more": "Lautoja sivuillesi",
  "share.copied": "Rivit ovat leikepöydällä.",
  "share.code": "Toisen puhelimen kameralle",
  "share.long": "Peli on liian pitkä tällaiseen koodiin; linkki sisältää sen.",
  "share.picture": "Kuva asemasta",
  "share.svg": "Tallenna SVG:nä",
  "share.png": "Tallenna PNG:nä",
  "share.failed": "Kuvaa ei voitu tehdä.",
};
