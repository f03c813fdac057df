// Panels to learn from: analysis, review, statistics. Finnish.

/** @type {Record<keyof typeof import("./analysis.js").en, string>} */
export const fi = {
  analysis: "Analyysi",
  "analysis.go": "Anna miettiä",
  "analysis.stop": "Pysäytä",
  "analysis.none": "Tästä asemasta ei tiedetä vielä mitään.",
  "analysis.over": "Peli on päättynyt.",
  "analysis.effort": "{depth} siirtoa eteenpäin, {nodes} asemaa, {rate} sekunnissa",
  "analysis.line": "{moves}: {worth}",
  "analysis.lines": "Muunnelmat",
  "analysis.best": "Parhaat muunnelmat",
  "analysis.certain": "{side}: {worth}, varmasti.",
  "analysis.estimate": "{side}: {worth}, arviolta.",
  "analysis.balance": "Aseman tasapaino",

  review: "Pelin läpikäynti",
  "review.go": "Käy läpi kaikki siirrot",
  "review.stop": "Pysäytä",
  "review.progress": "Asema {at}/{all}",
  "review.short": "Läpikäytäviä siirtoja ei vielä ole.",
  "review.clean": "Virheitä ei löytynyt.",
  "review.found.one": "Löytyi {count} virhe.",
  "review.found.other": "Löytyi {count} virhettä.",
  "review.back": "Edellinen virhe",
  "review.on": "Seuraava virhe",
  "review.better": "Pelaa parempi siirto",
  "review.nobody": "Tässä suunnassa ei ole yhtään.",
  "review.inaccuracy":
    "Siirto {ply}, {side} {move}, on epätarkkuus: sitä ennen {before}, sen jälkeen {after}. Parempi on {best}.",
  "review.mistake":
    "Siirto {ply}, {side} {move}, on virhe: sitä ennen {before}, sen jälkeen {after}. Parempi on {best}.",
  "review.blunder":
    "Siirto {ply}, {side} {move}, on paha virhe: sitä ennen {before}, sen jälkeen {after}. Parempi on {best}.",
  "review.accuracy": "Tarkkuus: {first} {one} %, {second} {two} %",
  "graph.legend": "Ylhäällä voittaa {first}, alhaalla {second}",
  "graph.label": "Pelin tilanne joka siirron jälkeen, ylös {first}, alas {second}",
  "graph.table": "Arvot taulukkona",
  "graph.move": "Siirto",
  "graph.worth": "Arvo vuorossa olevalle",
  "graph.cost": "Arvio",
  "cost.inaccuracy": "epätarkkuus",
  "cost.mistake": "virhe",
  "cost.blunder": "paha virhe",

  opening: "Avaus: {name}",

  statistics: "Tilastot",
  "statistics.none":
    "Ei vielä yhtään loppuun pelattua peliä tietokonetta vastaan. Tilastot pysyvät tällä laitteella.",
  "statistics.player": "Vastustaja",
  "statistics.won": "voitot",
  "statistics.lost": "tappiot",
  "statistics.drawn": "tasapelit",
  "statistics.keep": "Tallenna tiedostoon",
  "statistics.erase": "Poista",
  "statistics.sure": "Poista kaikki painamalla uudelleen.",
};
