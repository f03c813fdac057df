// Neljän suora suomeksi.

/** @type {Record<keyof typeof import("../en/connect4.js").en, string>} */
export const fi = {
  name: "Neljän suora",
  title: "Neljän suora: auringonkukka vastaan luumu · Stratege",
  tagline: "Auringonkukka vastaan luumu",
  about:
    "Max Kleinerin 4Gewinnt-ohjelman (Turbo Pascal, 1995) mukaan, sen omin tietokonepelaajin. Mikään, mitä teet täällä, ei lähde laitteeltasi.",

  board: "Neljän suoran lauta",
  "opponent.second": "Sinä auringonkukkana tietokonetta vastaan",
  "opponent.first": "Sinä luumuna tietokonetta vastaan",

  "first.name": "Auringonkukka",
  "first.turn": "Auringonkukan vuoro",
  "first.thinks": "Auringonkukka miettii …",
  "first.strength": "Auringonkukan taso",
  "first.wins": "Auringonkukka voittaa",
  "first.ending": "Neljä rivissä, ja kaikki katsovat aurinkoon.",
  "second.name": "Luumu",
  "second.turn": "Luumun vuoro",
  "second.thinks": "Luumu miettii …",
  "second.strength": "Luumun taso",
  "second.wins": "Luumu voittaa",
  "second.ending": "Neljä rivissä: hillo on jo melkein purkissa.",
  "draw.ending": "Säleikkö on täynnä, eikä kenelläkään ole neljää rivissä.",
  "ended.after": "{moves} siirron jälkeen",

  "column.one": "Sarake {column}: {count} nappula, {free} vapaana",
  "column.other": "Sarake {column}: {count} nappulaa, {free} vapaana",
  "column.full": "Sarake {column}: täynnä",
  "cell.empty": "{cell}, tyhjä",
  "cell.first": "{cell}, auringonkukka",
  "cell.second": "{cell}, luumu",
  "cell.won": "{content}, yksi neljästä",
  moved: "{side}, sarake {column}.",

  "player.anfaenger": "{depth} siirtoa, hitaasti lisää",
  "player.fortgeschrittener": "{depth} siirtoa, pian lisää",
  "player.experte": "{depth} siirtoa, pian lisää",
  "player.meister": "{depth} siirtoa, pian lisää",
  "player.4gewinnt-tiefe": "aina {depth} siirtoa",
  "player.4gewinnt-gemeint": "Meister, kuten tarkoitettiin",
  "player.level-1": "näkee omat nelosensa",
  "player.level-2": "{depth} siirtoa, vino usein piilossa",
  "player.level-3": "{depth} siirtoa eteen",
  "player.level-4": "{depth} siirtoa eteen",
  "player.level-5": "{depth} siirtoa eteen",
  "player.level-6": "{depth} siirtoa, erehtyy harvoin",
  "player.solver": "pian aivan tarkka",

  "key.digits": "1–7",
  "key.drop": "pudota nappula tähän sarakkeeseen",
  "key.sideways": "← →",
  "key.choose": "valitse sarake",
  "key.edge": "ensimmäiseen tai viimeiseen sarakkeeseen",

  "help.goal":
    "Auringonkukat ja luumut jakavat säleikön, jossa on seitsemän saraketta ja kuusi riviä. Se voittaa, joka saa ensin neljä riviin.",
  "help.drop": "Valitset sarakkeen; nappulasi putoaa sen alimpaan vapaaseen paikkaan.",
  "help.drop.picture": "Auringonkukka putoaa sarakkeessaan olevan luumun päälle.",
  "help.rows": "Neljä voi olla vaakasuorassa, pystysuorassa tai vinossa.",
  "help.rows.along": "vaakasuora",
  "help.rows.upright": "pystysuora",
  "help.rows.aslant": "vino",
  "help.full":
    "Täyteen sarakkeeseen ei mahdu enempää. Jos kaikki sarakkeet ovat täynnä eikä kenelläkään ole neljää rivissä, peli päättyy tasan.",
};
