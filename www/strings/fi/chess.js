// Shakki suomeksi.

/** @type {Record<keyof typeof import("../en/chess.js").en, string>} */
export const fi = {
  name: "Shakki",
  title: "Shakki: valkea vastaan musta · Stratege",
  tagline: "Valkea vastaan musta",
  about:
    "Mukana Bernd Bettermannin Schach C 64, ohjelma vuodelta 1985, jonka lehti painoi naputeltavaksi. Mikään, mitä teet täällä, ei lähde laitteeltasi.",
  board: "Shakkilauta",
  "opponent.second": "Sinä valkeilla tietokonetta vastaan",
  "opponent.first": "Sinä mustilla tietokonetta vastaan",
  "first.name": "Valkea",
  "first.turn": "Valkean vuoro",
  "first.thinks": "Valkea miettii …",
  "first.strength": "Valkean taso",
  "first.wins": "Valkea voittaa",
  "first.ending": "Mustalla kuninkaalla ei ole enää minne mennä.",
  "second.name": "Musta",
  "second.turn": "Mustan vuoro",
  "second.thinks": "Musta miettii …",
  "second.strength": "Mustan taso",
  "second.wins": "Musta voittaa",
  "second.ending": "Valkealla kuninkaalla ei ole enää minne mennä.",
  "draw.ending": "Molemmat kuninkaat ovat yhä pystyssä.",
  "ended.after": "{how}, siirrolla {moves}",
  "ending.checkmate": "Matti",
  "ending.stalemate": "Patti: ei laillista siirtoa eikä shakkia",
  "ending.dead-position": "Kummankaan voimat eivät enää riitä mattiin",
  "ending.fivefold-repetition": "Sama asema viidennen kerran",
  "ending.seventy-five-moves": "75 siirtoa ilman lyöntiä tai sotilaan siirtoa",
  "ending.resignation": "Häviäjä luovuttaa",
  "white-king": "valkea kuningas",
  "white-queen": "valkea kuningatar",
  "white-rook": "valkea torni",
  "white-bishop": "valkea lähetti",
  "white-knight": "valkea ratsu",
  "white-pawn": "valkea sotilas",
  "black-king": "musta kuningas",
  "black-queen": "musta kuningatar",
  "black-rook": "musta torni",
  "black-bishop": "musta lähetti",
  "black-knight": "musta ratsu",
  "black-pawn": "musta sotilas",
  "cell.piece": "{piece} {cell}",
  "cell.empty": "tyhjä {cell}",
  "cell.target": "{content}, tavoitettavissa",
  "cell.check": "{content}, shakissa",
  moved: "{side}: {move}.",
  promotion: "Miksi sotilas korotetaan",
  "first.captured": "Valkea on lyönyt: {pieces}.",
  "second.captured": "Musta on lyönyt: {pieces}.",
  "captured.none": "ei mitään",
  "ahead.one": "{count} pisteen edellä.",
  "ahead.other": "{count} pistettä edellä.",
  flip: "Käännä lauta",
  "flipped.first": "Valkea on alhaalla.",
  "flipped.second": "Musta on alhaalla.",
  typed: "Siirto, esimerkiksi Nf3 tai g1f3",
  "typed.play": "Siirrä",
  "typed.wait": "Nyt et voi siirtää.",
  setup: "Aloita asemasta",
  "setup.position": "FEN tai chess960-0 … chess960-959",
  "setup.begin": "Aloita",
  "setup.done": "Peli alkaa tästä.",
  "player.schach-c64": "siirron päähän, vuodelta 1985",
  "player.level": "katsoo {positions} asemaa",
  "player.grandmaster": "pelaa niin hyvin kuin osaa",
  "thought.value": "{player}: {move}, Wert {value}",
  "thought.pawns": "{player}: {move}, arvo {pawns} sotilasta",
  "thought.mates": "{player}: {move}, matti {moves} siirrossa",
  "thought.mated": "{player}: {move}, häviää mattiin {moves} siirrossa",
  "key.choose": "ota nappula, laske nappula",
  "key.put-back": "palauta nappula, sulje ikkuna",
  "key.flip": "käännä lauta",
  "help.goal":
    "Voitat, kun uhkaat kuningasta niin, ettei se pääse pakoon: matti. Omaa kuningasta ei saa jättää shakkiin.",
  "help.pawn":
    "Sotilas kulkee askeleen eteenpäin, lähtöruudustaan myös kaksi, ja lyö viistoon. Viimeisellä rivillä siitä tulee kuningatar, torni, lähetti tai ratsu.",
  "help.castling":
    "Linnoitus: jos kuningas ja torni eivät ole liikkuneet, niiden välissä ei ole mitään eikä kuningas kohtaa matkallaan shakkia, se kulkee kaksi askelta kohti tornia, ja torni hyppää sen yli. Siirrä kuningasta.",
  "help.castling.picture":
    "Kuningas siirtyy kaksi askelta oikealle, torni sen vasemmalle puolelle.",
  "help.passing":
    "Juuri kaksi askelta kulkeneen sotilaan voi vieressä seisova sotilas lyödä kuin se olisi kulkenut yhden.",
  "help.passing.picture": "Valkea sotilas menee viistoon mustan taakse, ja musta katoaa.",
  "help.end":
    "Tasapeli tulee, jos siirtovuorossa olevalla ei ole siirtoa eikä hän ole shakissa, jos kukaan ei voi enää tehdä mattia, kun sama asema on viidettä kertaa, ja kun kumpikin on tehnyt 75 siirtoa ilman lyöntiä tai sotilaan siirtoa.",
  "help.typed":
    "Siirrot voi myös kirjoittaa englantilaisin kirjaimin: e4, Nf3, O-O, e8=Q, tai e2e4.",
  "error.illegal-move.empty-square": "{text}: ruudussa ei ole nappulaa.",
  "error.illegal-move.not-yours": "{text}: nappula on vastustajan.",
  "error.illegal-move.own-piece": "{text}: siinä seisoo oma nappula.",
  "error.illegal-move.no-promotion": "{text}: vain viimeiselle riville saapuva sotilas korotetaan.",
  "error.illegal-move.promotion-missing":
    "{text}: kerro loppuun Q, R, B tai N, miksi sotilas korotetaan.",
  "error.illegal-move.king-in-check": "{text}: kuningas olisi shakissa.",
  "error.illegal-move.cannot-castle": "{text}: linnoitus ei ole nyt mahdollinen.",
  "error.illegal-move.cannot-go": "{text}: nappula ei pääse sinne.",
  "error.illegal-move.several-pieces":
    "{text}: useampi nappula pääsee sinne; siirron on kerrottava mikä.",
  "error.illegal-move.no-such-piece": "{text}: mikään tällainen nappula ei pääse sinne.",
  "error.game-over": "Peli on päättynyt, siirtoa ei voi enää tehdä.",
  "error.bad-position.fen-fields":
    "Asemassa on kuusi kenttää: nappulat, siirtovuoro, linnoitus, ohestalyönti ja kaksi laskuria; merkin {place} kohdalta puuttuu yksi.",
  "error.bad-position.fen-too-many-fields":
    "Kuuden kentän jälkeen ei saa tulla mitään (merkki {place}).",
  "error.bad-position.fen-one-counter":
    "Laskureita on oltava molemmat tai ei kumpaakaan (merkki {place}).",
  "error.bad-position.fen-letter":
    "Nappula on jokin kirjaimista KQRBNP ja kqrbnp; merkki {place} ei ole.",
  "error.bad-position.fen-two-numbers":
    "Kaksi tyhjien ruutujen lukua on vierekkäin (merkki {place}).",
  "error.bad-position.fen-long-row": "Tällä rivillä on yli kahdeksan ruutua (merkki {place}).",
  "error.bad-position.fen-short-row": "Tällä rivillä on alle kahdeksan ruutua (merkki {place}).",
  "error.bad-position.fen-rows": "Laudassa on kahdeksan riviä (merkki {place}).",
  "error.bad-position.fen-side": "Siirtovuoro on w tai b (merkki {place}).",
  "error.bad-position.fen-white-king":
    "Valkealla on oltava täsmälleen yksi kuningas (merkki {place}).",
  "error.bad-position.fen-black-king":
    "Mustalla on oltava täsmälleen yksi kuningas (merkki {place}).",
  "error.bad-position.fen-pawn-on-edge":
    "Ensimmäisellä tai viimeisellä rivillä ei voi olla sotilasta (merkki {place}).",
  "error.bad-position.fen-pawns": "Sotilaita on enintään kahdeksan (merkki {place}).",
  "error.bad-position.fen-pieces":
    "Nappuloita on enintään kuusitoista, ja yhtä lajia yksi enemmän jokaista puuttuvaa sotilasta kohti (merkki {place}).",
  "error.bad-position.fen-king-in-reach": "Juuri siirtäneen kuningas on shakissa (merkki {place}).",
  "error.bad-position.fen-checks":
    "Useampi kuin kaksi nappulaa ei voi shakata kuningasta (merkki {place}).",
  "error.bad-position.fen-castling":
    "Linnoitusoikeudet ovat joitakin kirjaimista KQkq, tornien linjoja tai - (merkki {place}).",
  "error.bad-position.fen-castling-rook":
    "Tälle linnoitusoikeudelle ei ole kuningasta ja tornia perusrivillä (merkki {place}).",
  "error.bad-position.fen-castling-twice":
    "Linnoitusoikeuksissa on saman pelaajan sama siipi useammin kuin kerran (merkki {place}).",
  "error.bad-position.fen-en-passant":
    "Ohestalyönnin ruutu on kolmannella tai kuudennella rivillä, tai - (merkki {place}).",
  "error.bad-position.fen-no-leap":
    "Mikään sotilas ei ole voinut juuri ylittää ohestalyönnin ruutua (merkki {place}).",
  "error.bad-position.fen-clock": "Puolisiirtojen laskuri on luku enintään 9999 (merkki {place}).",
  "error.bad-position.fen-number": "Siirron numero on luku 1 … 9999 (merkki {place}).",
};
