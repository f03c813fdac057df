// Chess: its page and its board. Finnish.

/** @type {Record<keyof typeof import("./game.js").en, string>} */
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
  "ending.agreement": "Molemmat osapuolet suostuivat",
  "ending.threefold-repetition": "Sama asema kolmannen kerran",
  "ending.fifty-moves": "50 siirtoa ilman lyöntiä ja sotilaan siirtoa",
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
  "player.schach-c64": "siirron päähän, vuodelta 1985",
  "player.level": "{positions} asemaa, Elo {rating}",
  "player.grandmaster": "tekee parhaansa, Elo {rating}",
  "thought.value": "{player}: {move}, Wert {value}",
  "thought.pawns": "{player}: {move}, arvo {pawns} sotilasta",
  "thought.mates": "{player}: {move}, matti {moves} siirrossa",
  "thought.mated": "{player}: {move}, häviää mattiin {moves} siirrossa",
  "key.choose": "ota nappula, laske nappula",
  "key.put-back": "palauta nappula, sulje ikkuna",
  "key.flip": "käännä lauta",
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
    "Laskureista annetaan molemmat tai ei kumpaakaan (merkki {place}).",
  "error.bad-position.fen-letter":
    "Nappulat, rivi {spot}: nappula on jokin kirjaimista KQRBNP ja kqrbnp; merkki {place} ei ole.",
  "error.bad-position.fen-two-numbers":
    "Nappulat, rivi {spot}: kaksi tyhjien ruutujen lukua on vierekkäin (merkki {place}).",
  "error.bad-position.fen-long-row":
    "Nappulat: rivillä {spot} on yli kahdeksan ruutua (merkki {place}).",
  "error.bad-position.fen-short-row":
    "Nappulat: rivillä {spot} on alle kahdeksan ruutua (merkki {place}).",
  "error.bad-position.fen-rows": "Nappulat: laudassa on kahdeksan riviä (merkki {place}).",
  "error.bad-position.fen-side": "Siirtovuoro on w tai b (merkki {place}).",
  "error.bad-position.fen-white-king":
    "Nappulat: valkealla ei ole kuningasta (kenttä alkaa merkistä {place}).",
  "error.bad-position.fen-black-king":
    "Nappulat: mustalla ei ole kuningasta (kenttä alkaa merkistä {place}).",
  "error.bad-position.fen-two-kings":
    "Nappulat: ruudussa {spot} on saman puolen toinen kuningas (merkki {place}).",
  "error.bad-position.fen-pawn-on-edge":
    "Nappulat: ensimmäisellä tai viimeisellä rivillä, ruudussa {spot}, ei voi olla sotilasta (merkki {place}).",
  "error.bad-position.fen-pawns":
    "Nappulat: sotilaita on enintään kahdeksan, ja ruudussa {spot} on yhdeksäs (merkki {place}).",
  "error.bad-position.fen-white-pieces":
    "Nappulat: valkealla on yli kuusitoista, tai jotakin lajia enemmän kuin korotukset sallivat (kenttä alkaa merkistä {place}).",
  "error.bad-position.fen-black-pieces":
    "Nappulat: mustalla on yli kuusitoista, tai jotakin lajia enemmän kuin korotukset sallivat (kenttä alkaa merkistä {place}).",
  "error.bad-position.fen-king-in-reach":
    "Nappulat: ruudun {spot} kuningas on shakissa, ja sen puoli on juuri siirtänyt (merkki {place}).",
  "error.bad-position.fen-checks":
    "Nappulat: ruudun {spot} kuningasta shakkaa useampi kuin kaksi (merkki {place}).",
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
  "error.bad-position.fen-number": "Siirron numero on luku 1 … 9999 (merkki {place}).",
  "error.damaged-record.unknown-end": "Siirtojen jälkeen mainittua loppua ei ole.",
  "error.damaged-record.ended-before": "Peli oli ohi jo ennen mainittua loppua.",
  "error.damaged-record.no-claim": "Viimeisen siirron jälkeen ei voi vaatia tasapeliä.",
};
