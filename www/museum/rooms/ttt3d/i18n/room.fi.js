// The room of TTT3D. Finnish.

/** @type {Record<keyof typeof import("./room.en.js").en, string>} */
export const fi = {
  name: "TTT3D",
  title: "TTT3D: kolmetoista tilannetta reikäkorteilla · Stratege",
  tagline: "FORTRANia IBM 1130:lle vuodelta 1967 – ja kirjoituskone, joka puhuttelee sinua",
  headline: "Katso, miten reikäkorttiohjelma tutkii kuutiota",
  computer: "IBM 1130, 1967",
  "story.1":
    "R. K. Loudenin kirja IBM 1130:n ohjelmoinnista ilmestyi vuonna 1967, ja siinä oli ohjelma, joka pelaa erämiehen shakkia neljän kertaa neljän kertaa neljän kuutiossa. Ilkka Virtanen kuvasi sen Turussa vuonna 1970; hänen listauksensa on päivätty 5. toukokuuta.",
  "story.2":
    "Ohjelma, rivit, odotuslista ja testiluvut tulivat reikäkorteilla. Kirjoituskone kysyy nimeäsi ja sitten kolmea numeroa: taso, rivi, sarake. 000 antaa ensimmäisen siirron koneelle, 999 lopettaa kaiken.",
  "story.3":
    "Se ei laske siirtoja eteenpäin. Se laskee yhteen jokaisen 76 rivistä, 5 omasta merkistä ja 1 sinun merkistäsi, jolloin summa voi tarkoittaa vain yhtä asiaa, ja etsii järjestyksessä kolmeatoista tilannetta. Virtanen ei ollut varma, onko järjestys paras. Ei ole: tilanteiden 8 ja 13 pitäisi vaihtaa paikkaa, huomasi laboratoriomme.",
  "story.4":
    "Virtanen luettelee neljä tapaa tehdä tällainen ohjelma: antaa sen oppia peleistään, tutkia siirtosarjoja tiettyyn syvyyteen asti, rajata pois vaihtoehdot, jotka eivät voi tulla kysymykseen (”branch and bound”), tai etsiä muutamia kriittisiä tilanteita. Kaiken tutkiminen loppuun asti on toivotonta; shakissa on noin 10¹²⁰ pelitilannetta. TTT3D kulkee neljättä tietä, ja summa kertoo kaiken: SUM(10) = 11 tarkoittaa, että rivillä 10 on kaksi koneen merkkiä, yksi sinun ja yksi tyhjä ruutu.",
  who: "R. K. Louden; kuvannut ja listannut Ilkka Virtanen",
  when: "1967; listaus 5.5.1970",
  where: "IBM 1130: FORTRAN, reikäkortit, näppäimistö ja kirjoituskone",
  could: "tunnistaa kolmetoista tilannetta 76 rivillä ja valmistella kaksoisuhan",
  "could-not": "katsoa eteenpäin tai nähdä suunnitelmaa, jota ei ole sen korteilla",
  board: "Qubicin kuutio: neljä tasoa, kullakin neljä kertaa neljä ruutua",

  "own-pace": "kuten IBM 1130:llä: kolmekymmentä sekuntia siirtoa kohti",
  "position.move-1": "Esimerkkipeli siirron 111 jälkeen",
  "position.move-2": "… siirron 113 jälkeen",
  "position.move-3": "… siirron 442 jälkeen",
  "position.move-4": "… siirron 224 jälkeen",
  "position.move-5": "… siirron 112 jälkeen",

  "part.sums": "STRAT aloittaa kaikkien 76 rivin summista datakorttien järjestyksessä.",
  "part.situations":
    "Kolmetoista tilannetta, kullakin kolme testilukua; negatiivisen yli hypätään.",
  "part.rows": "Se etsii rivin, jolla on ensimmäinen summa, ja siltä tyhjän ruudun.",
  "part.second":
    "Ruudun kautta kulkee toinen rivi, jolla on toinen summa, ja jokin sen tyhjistä ruuduista on kolmannella rivillä.",
  "part.found": "Kaikki sopii: kone siirtää ruutuun M1.",
  "part.waiting":
    "Ei mikään kolmestatoista: odotuslistalla ovat ne kuusitoista ruutua, joiden kautta kulkee seitsemän riviä. K1, josta se alkaa, on viimeisimmän siirtosi taso.",
  "part.draw":
    "Kaikki kuusitoista on varattu: lähteessä se on tasapeli, ja alkaa uusi peli. Laudan ääressä kone tarjoaa sinulle tasapeliä; jos pelaat eteenpäin, se ottaa ensimmäisen tyhjän ruudun.",
  "part.play": "Kirjoituskone ilmoittaa siirron, sitten ruudun M2 ja tilanteen numeron.",

  "case.move-1": "Esimerkkipelin siirto 1: 222, tilanne 14",
  "note.move-1": "Odotuslistalta.",
  "case.move-2": "Siirto 2: 332, mielessä 223, tilanne 13",
  "note.move-2":
    "Skannatussa tekstissä on 115, eikä sellaista ruutua ole; luvulla 113 kaikki seuraava sopii.",
  "case.move-3": "Siirto 3: 223, tilanne 13",
  "note.move-3": "Niin kuin painettu.",
  "case.move-4": "Siirto 4: 114, mielessä 444, tilanne 8",
  "note.move-4":
    "Tilanteen 8 piirroksessa on 3, 1, 1, datakortilla 2, 1, 1. Kortti on voimassa: tilanteen 3 jälkeen piirroksen tilanne ei voisi koskaan tulla vastaan.",
  "case.move-5": "Siirto 5: rivi 223 332 441 114 on täynnä",
  "note.move-5": "Lähde ilmoittaa rivin; täällä kone myös asettaa merkin, joka sen täyttää.",
  "case.situation": "Tilanteet, joita se etsii ennen siirtoa 4, järjestyksessä",
  "note.situation": "Ensimmäinen sopiva ratkaisee.",
  "case.cards": "Kaikkien kolmentoista tilanteen ensimmäinen testiluku",
  "note.cards": "Viimeiseltä datakortilta, korjattuna siitä, mistä skannaus on vioittunut.",
  "case.begins": "Kun se aloittaa: 222",
  "note.begins": "Odotuslistan ensimmäinen ruutu; aloitusvuoro annetaan koneelle luvulla 000.",
  "case.list": "Tason 2 siirron jälkeen odotuslista alkaa paikasta 2",
  "note.list":
    "K1 on myös siirtosi ensimmäinen numero. Se selittää, miksi kuudentoista ruudun listassa on kaksikymmentä paikkaa, neljä ensimmäistä kahdesti.",

  "paper.intro":
    "Ole STRAT ennen esimerkkipelin viimeistä siirtoa: laske yhteen kaksitoista ensimmäistä riviä, jotka eivät ole tyhjiä, 5 jokaisesta omasta merkistäsi (rengas) ja 1 jokaisesta toisen merkistä (risti). Valaistu ruutu on rivin kortilla ensimmäisenä. Ja sitten: mikä ruutu voittaa?",
  "paper.original":
    "Lähteen mukaan kone teki siirron yleensä melko nopeasti; ilman mitään tilannetta siirtoa saattoi odottaa jopa 30 sekuntia.",
  "challenge.how":
    "Vastustajan on erittäin vaikea päästä edes tasapeliin, sanoo vuoden 1970 lähde. Kirjoituskone odottaa laudan ääressä.",
  "certificate.beat": "on voittanut vuoden 1967 TTT3D-ohjelman",
};
