// Chess: hints, set-up, openings and results. Finnish.

/** @type {Record<keyof typeof import("./tools.js").en, string>} */
export const fi = {
  letters: "Nappuloiden kirjaimet siirroissa",
  "letters.own": "oman kielesi mukaan",
  "letters.figurine": "nappuloiden kuvat ♔ ♕ ♖ ♗ ♘",
  "first.ending": "Mustalla kuninkaalla ei ole enää minne mennä.",
  "second.ending": "Valkealla kuninkaalla ei ole enää minne mennä.",
  "draw.ending": "Molemmat kuninkaat ovat yhä pystyssä.",

  "worth.mate.one": "matittaa tällä siirrolla",
  "worth.mate.other": "matti {count} siirrossa",
  "worth.mated.one": "matitetaan seuraavalla siirrolla",
  "worth.mated.other": "matitetaan {count} siirrossa",
  "first.captured": "Valkea on lyönyt: {pieces}.",
  "second.captured": "Musta on lyönyt: {pieces}.",
  "captured.none": "ei mitään",
  "ahead.one": "{count} pisteen edellä.",
  "ahead.other": "{count} pistettä edellä.",

  check: "shakkaa",
  castles: "linnoittautuu",
  promotes: "korottaa sotilaan",
  takes: "lyö: {piece}",

  "opening.open": "Avoin peli",
  "opening.kings-gambit": "Kuningasgambiitti",
  "opening.vienna": "Wieniläinen peli",
  "opening.bishops": "Lähettipeli",
  "opening.centre": "Keskustapeli",
  "opening.philidor": "Philidorin puolustus",
  "opening.petrov": "Venäläinen puolustus",
  "opening.scotch": "Skotlantilainen peli",
  "opening.three-knights": "Kolmen ratsun peli",
  "opening.four-knights": "Neljän ratsun peli",
  "opening.italian": "Italialainen peli",
  "opening.two-knights": "Kahden ratsun puolustus",
  "opening.giuoco-piano": "Giuoco piano",
  "opening.evans": "Evansin gambiitti",
  "opening.ruy-lopez": "Espanjalainen peli",
  "opening.berlin": "Espanjalainen, Berliinin muunnelma",
  "opening.spanish-closed": "Espanjalainen, suljettu",
  "opening.spanish-open": "Espanjalainen, avoin",
  "opening.spanish-exchange": "Espanjalainen, vaihtomuunnelma",
  "opening.sicilian": "Sisilialainen puolustus",
  "opening.sicilian-closed": "Sisilialainen, suljettu",
  "opening.alapin": "Sisilialainen, Alapin",
  "opening.najdorf": "Sisilialainen, Najdorf",
  "opening.dragon": "Sisilialainen, lohikäärme",
  "opening.sveshnikov": "Sisilialainen, Svešnikov",
  "opening.taimanov": "Sisilialainen, Taimanov",
  "opening.french": "Ranskalainen puolustus",
  "opening.french-advance": "Ranskalainen, etenemismuunnelma",
  "opening.french-tarrasch": "Ranskalainen, Tarrasch",
  "opening.winawer": "Ranskalainen, Winawer",
  "opening.caro-kann": "Caro-Kann",
  "opening.scandinavian": "Skandinaavinen puolustus",
  "opening.alekhine": "Aljehinin puolustus",
  "opening.pirc": "Pircin puolustus",
  "opening.modern": "Moderni puolustus",
  "opening.closed": "Kuningatarsotilaan peli",
  "opening.queens-gambit": "Kuningatargambiitti",
  "opening.qg-accepted": "Hyväksytty kuningatargambiitti",
  "opening.qg-declined": "Torjuttu kuningatargambiitti",
  "opening.slav": "Slaavilainen puolustus",
  "opening.semi-slav": "Puolislaavilainen puolustus",
  "opening.london": "Lontoon järjestelmä",
  "opening.indian": "Intialainen puolustus",
  "opening.kings-indian": "Kuningasintialainen puolustus",
  "opening.gruenfeld": "Grünfeldin puolustus",
  "opening.nimzo-indian": "Nimzointialainen puolustus",
  "opening.queens-indian": "Kuningatarintialainen puolustus",
  "opening.catalan": "Katalonialainen avaus",
  "opening.benoni": "Benoni",
  "opening.trompowsky": "Trompowskyn hyökkäys",
  "opening.dutch": "Hollantilainen puolustus",
  "opening.english": "Englantilainen avaus",
  "opening.reti": "Rétin avaus",
  "opening.bird": "Birdin avaus",
  "opening.larsen": "Larsenin avaus",

  "error.illegal-move.empty-square": "{text}: ruudussa ei ole nappulaa.",
  "error.illegal-move.not-yours": "{text}: nappula on vastustajan.",
  "error.illegal-move.own-piece": "{text}: siinä seisoo oma nappula.",
  "error.illegal-move.no-promotion": "{text}: vain viimeiselle riville saapuva sotilas korotetaan.",
  "error.illegal-move.promotion-missing":
    "{text}: kerro lopussa kirjaimella D, T, L tai R, miksi sotilas korotetaan.",
  "error.illegal-move.king-in-check": "{text}: kuningas olisi shakissa.",
  "error.illegal-move.cannot-castle": "{text}: linnoitus ei ole nyt mahdollinen.",
  "error.illegal-move.cannot-go": "{text}: nappula ei pääse sinne.",
  "error.illegal-move.several-pieces":
    "{text}: useampi nappula pääsee sinne; siirrosta pitää näkyä, mikä.",
  "error.illegal-move.no-such-piece": "{text}: mikään tällainen nappula ei pääse sinne.",
  "error.game-over": "Peli on päättynyt; siirtoa ei voi enää tehdä.",
  "error.bad-position.fen-fields":
    "Asemassa on kuusi kenttää: nappulat, siirtovuoro, linnoitus, ohestalyönti ja kaksi laskuria; merkin {place} kohdalta puuttuu yksi.",
  "error.bad-position.fen-too-many-fields":
    "Kuuden kentän jälkeen ei saa tulla mitään (merkki {place}).",
  "error.bad-position.fen-one-counter":
    "Laskureista annetaan molemmat tai ei kumpaakaan (merkki {place}).",
  "error.bad-position.fen-letter":
    "Nappulat, rivi {spot}: nappula on jokin kirjaimista KQRBNP ja kqrbnp; merkki {place} ei ole niistä mikään.",
  "error.bad-position.fen-two-numbers":
    "Nappulat, rivi {spot}: kaksi tyhjien ruutujen lukua on vierekkäin (merkki {place}).",
  "error.bad-position.fen-long-row":
    "Nappulat: rivillä {spot} on yli kahdeksan ruutua (merkki {place}).",
  "error.bad-position.fen-short-row":
    "Nappulat: rivillä {spot} on alle kahdeksan ruutua (merkki {place}).",
  "error.bad-position.fen-rows": "Nappulat: laudassa on kahdeksan riviä (merkki {place}).",
  "error.bad-position.fen-side": "Siirtovuoro on w tai b (merkki {place}).",
  "error.bad-position.fen-white-king": "Nappulat: valkealla ei ole kuningasta.",
  "error.bad-position.fen-black-king": "Nappulat: mustalla ei ole kuningasta.",
  "error.bad-position.fen-two-kings":
    "Nappulat: ruudussa {spot} on saman puolen toinen kuningas (merkki {place}).",
  "error.bad-position.fen-pawn-on-edge":
    "Nappulat: ensimmäisellä tai viimeisellä rivillä, ruudussa {spot}, ei voi olla sotilasta (merkki {place}).",
  "error.bad-position.fen-pawns":
    "Nappulat: sotilaita on enintään kahdeksan, ja ruudussa {spot} on yhdeksäs (merkki {place}).",
  "error.bad-position.fen-white-pieces":
    "Nappulat: valkealla on yli kuusitoista nappulaa tai jotakin lajia enemmän kuin korotukset sallivat.",
  "error.bad-position.fen-black-pieces":
    "Nappulat: mustalla on yli kuusitoista nappulaa tai jotakin lajia enemmän kuin korotukset sallivat.",
  "error.bad-position.fen-king-in-reach":
    "Nappulat: ruudun {spot} kuningas on shakissa, vaikka sen puoli on juuri siirtänyt (merkki {place}).",
  "error.bad-position.fen-checks":
    "Nappulat: ruudun {spot} kuningasta shakkaa useampi kuin kaksi nappulaa (merkki {place}).",
  "error.bad-position.fen-castling":
    "Linnoitus: oikeudet ovat kirjaimia KQkq, tornien linjoja tai - (merkki {place}).",
  "error.bad-position.fen-castling-rook":
    "Linnoitus: tätä oikeutta varten puuttuu kuningas tai torni ensimmäiseltä riviltä (merkki {place}).",
  "error.bad-position.fen-castling-twice":
    "Linnoitus: oikeuksissa on sama sivusta useammin kuin kerran (merkki {place}).",
  "error.bad-position.fen-en-passant":
    "Ohestalyönti: kenttä on kolmannen tai kuudennen rivin ruutu tai - (merkki {place}).",
  "error.bad-position.fen-no-leap":
    "Ohestalyönti: mikään sotilas ei ole voinut juuri astua kahta askelta tämän ruudun yli (merkki {place}).",
  "error.bad-position.fen-clock": "Puolisiirtojen laskuri on luku enintään 9999 (merkki {place}).",
  "error.bad-position.fen-number": "Siirron numero on luku väliltä 1–9999 (merkki {place}).",
  "error.damaged-record.unknown-end": "Siirtojen jälkeen mainittua lopputulosta ei ole olemassa.",
  "error.damaged-record.ended-before": "Peli oli päättynyt jo ennen mainittua lopputulosta.",
  "error.damaged-record.no-claim": "Viimeisen siirron jälkeen ei voi vaatia tasapeliä.",

  "player.schach-c64-listing": "painetun listauksen virheineen",
  "player.schach-c64": "harkitsee vain omaa siirtoaan",
  "player.level-1": "näkee vain lähelle",
  "player.level-2": "näkee osan lyönneistä",
  "player.level-3": "näkee useimmat lyönnit",
  "player.level-4": "ei huomaa pitkiä siirtoja",
  "player.level-5": "ajattelee hieman eteenpäin",
  "player.level-6": "näkee yksinkertaisen taktiikan",
  "player.level-7": "pelaa kuin mestariehdokas",
  "player.level-8": "tekee vain vähän virheitä",
  "player.level-9": "vahvempi kuin juuri kukaan ihminen",
  "player.grandmaster": "vahvempi kuin yksikään ihminen",
  "recipe.no-queen": "Daami on arvoton",
  "recipe.checks": "Shakki on kolmen sotilaan arvoinen",
  "recipe.pawns": "Sotilaat marssivat",
};
