// Themes of the Connect Four puzzles. Finnish.

/** @type {Record<keyof typeof import("./puzzles.js").en, string>} */
export const fi = {
  "theme.only-winning-column": "Ainoa voittava sarake",
  "theme.only-winning-column.why": "Vain tämä sarake voittaa.",
  "theme.only-drawing-column": "Ainoa tasapelin sarake",
  "theme.only-drawing-column.why": "Vain tämä sarake pitää tasapelin, kaikki muut häviävät.",
  "theme.double-threat": "Kaksoisuhka",
  "theme.double-threat.why":
    "Se uhkaa kahdella neljän suoralla yhtä aikaa, ja vain toisen voi torjua.",
  "theme.forced-win": "Pakotettu voitto",
  "theme.forced-win.why":
    "Jokainen siirto matkalla voittoon uhkaa neljän suoralla, joten jokainen vastaus on pakotettu.",
  "theme.odd-threat": "Pariton uhka",
  "theme.odd-threat.why":
    "Se luo tai säilyttää parittomalla rivillä uhan, jonka aloittaja saa lopulta toteuttaa.",
  "theme.even-threat": "Parillinen uhka",
  "theme.even-threat.why":
    "Se luo tai säilyttää parillisella rivillä uhan, jonka toinen pelaaja saa lopulta toteuttaa.",
  "theme.keep-the-odd-threat": "Säilytä pariton uhka",
  "theme.keep-the-odd-threat.why":
    "Se säilyttää uhan parittomalla rivillä; väärät siirrot pilaavat sen.",
  "theme.keep-the-even-threat": "Säilytä parillinen uhka",
  "theme.keep-the-even-threat.why":
    "Se säilyttää uhan parillisella rivillä; väärät siirrot pilaavat sen.",
  "theme.stop-the-threat": "Torju uhka",
  "theme.stop-the-threat.why": "Se vie ruudun, jonka vastustaja tarvitsee neljän suoraan.",
  "theme.last-safe-move": "Viimeinen turvallinen siirto",
  "theme.last-safe-move.why":
    "Kaikki muut sarakkeet antavat vastustajan täydentää neljän suoran heti.",
};
