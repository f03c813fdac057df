// Qubic: page and board. Finnish.

/** @type {Record<keyof typeof import("./game.js").en, string>} */
export const fi = {
  name: "Qubic",
  title: "Qubic: aprikoosi vastaan mustikka · Stratege",
  tagline: "Aprikoosi vastaan mustikka",
  about:
    "Perustuu TTT3D:hen, R. K. Loudenin ohjelmaan IBM 1130 -koneelle vuodelta 1967, jota Ilkka Virtanen ajoi Turussa 1970. Mikään, mitä teet täällä, ei lähde laitteeltasi.",

  board: "Qubicin kuutio taso tasolta",
  level: "Taso {level}",
  cube: "Kuutio kolmiulotteisena",
  turning: "Käännä kuutiota",
  "turn.left": "Käännä vasemmalle",
  "turn.right": "Käännä oikealle",
  "turn.up": "Kallista ylös",
  "turn.down": "Kallista alas",
  "turn.back": "Palauta näkymä",
  touch: "Ensimmäinen kosketus näyttää kuution ruudun, toinen siirtää siihen.",
  code: "Näppäilty koodi",
  "code.occupied": "{code} on varattu",
  "code.closed": "Nyt ei odoteta siirtoa",
  view: "3D-näkymä",
  "tab.typewriter": "Kirjoituskone",
  typewriter: "Vuoden 1970 kirjoituskone",
  prove: "Todista se itse: aloittaja voittaa",

  "opponent.second": "Sinä aprikoosina tietokonetta vastaan",
  "opponent.first": "Sinä mustikkana tietokonetta vastaan",

  "first.name": "Aprikoosi",
  "first.turn": "Aprikoosin vuoro",
  "first.thinks": "Aprikoosi miettii …",
  "first.strength": "Aprikoosin taso",
  "first.wins": "Aprikoosi voittaa",
  "second.name": "Mustikka",
  "second.turn": "Mustikan vuoro",
  "second.thinks": "Mustikka miettii …",
  "second.strength": "Mustikan taso",
  "second.wins": "Mustikka voittaa",
  "ended.after": "{moves} siirron jälkeen",
  "ended.agreed": "Ohjelman odotuslista oli käytetty loppuun, ja se julisti tasapelin.",

  values: "Näytä siirtojen arvot",

  "cell.empty": "{cell}, tyhjä",
  "cell.first": "{cell}, aprikoosi",
  "cell.second": "{cell}, mustikka",
  "cell.last": "{content}, viimeinen siirto",
  "cell.won": "{content}, yksi neljästä",
  moved: "{side} {cell}.",

  "key.in-level": "liiku tasolla",
  "key.pages": "Page Up, Page Down",
  "key.level": "edelliselle tai seuraavalle tasolle",
  "key.digits": "1–4",
  "key.code": "kolme numeroa on siirto: taso, rivi, sarake",
  "key.shift-arrows": "Vaihto ja nuolinäppäimet",
  "key.turn": "käännä kuutiota",

  "error.illegal-move.code-digit": "Ruutua {text} ei ole: taso, rivi ja sarake ovat numeroita 1–4.",
  "error.illegal-move.code-length": "{text} ei ole kolme numeroa: taso, rivi ja sarake.",

  "name.partner": "Koira",
  "name.level-1": "Etana",
  "name.level-2": "Toukka",
  "name.level-3": "Jänis",
  "name.ttt3d": "TTT3D",
  "name.level-4": "Orava",
  "name.level-5": "Kettu",
  "name.prover": "Todistaja",
};
