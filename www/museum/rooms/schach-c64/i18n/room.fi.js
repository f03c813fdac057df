// The room of Schach C 64. Finnish.

/** @type {Record<keyof typeof import("./room.en.js").en, string>} */
export const fi = {
  name: "Schach C 64",
  title: "Schach C 64: shakkia BASICilla rivi riviltä · Stratege",
  tagline: "Näppäiltävä ohjelmalistaus, elokuu 1985",
  headline: "Katso, miten vuoden 1985 shakkiohjelma ajattelee",
  computer: "Commodore 64, 1985",
  "story.1":
    "Elokuussa 1985 tietokonelehti julkaisi shakkiohjelman: BASIC-listauksen ja lataajan täynnä lukuja. Joka omisti Commodore 64:n, näppäili sen koneeseen ja pelasi.",
  "story.2":
    "Lauta on muistissa osoitteesta 49152 alkaen, kymmenen saraketta leveänä, ja reunoilla on lukuja 128, jottei yksikään nappula juokse yli. BASIC tekee jokaisen nappulan jokaisen siirron ja arvioi sen; 457 tavua konekieltä katsoo kuninkaasta joka suuntaan, onko se shakissa.",
  "story.3":
    "Tekoälyä tässä ei ole, tekijä kirjoittaa: vain kiinteitä kaavoja ja alle kymmenen sekuntia siirtoa kohti. Ohjelman oli tarkoitus olla peruskivi lukijoiden omille lisäyksille. Listauksessa on virheitä; täällä ovat molemmat, painettu ja korjattu.",
  "story.4":
    "Valkean siirrot tarkistetaan vain karkeasti: molemmat ruudut ovat laudalla, ensimmäisessä on valkea nappula eikä toisessa ole. Valkea saa hyppiä, jäädä shakkiin ja jopa menettää kuninkaansa kuudella pisteellä; lukijoita kehotettiin laajentamaan tarkistusta. Täällä kumpikin noudattaa sääntöjä. Arviointi ajetaan 30–50 kertaa siirtoa kohti, joten jokainen lisätty rivi maksaa aikaa.",
  who: "Bernd Bettermann",
  when: "painettu elokuussa 1985",
  where: "Commodore 64: BASIC ja konekieltä osoitteissa 49408–49864",
  could: "tehdä jokaisen nappulan jokaisen siirron, nähdä mitä se lyö, ja varoa sotilaita",
  "could-not": "katsoa siirtoakaan eteenpäin, linnoittautua, lyödä ohesta tai korottaa",
  board: "Schach C 64:n shakkilauta, mustat nappulat tummina kirjaimina",

  map: "Sen muisti",
  "map.how":
    "Konekieliseltä osalta voi kysyä mistä tahansa mustasta nappulasta, sanoo artikkeli: kaksi lukua sisään, kutsu, ja vanhat luvut takaisin.",
  "map.1":
    "Lauta kymmenen ruudun riveinä; a1 on 49173. 0 on tyhjä, 128 reunus, 1–6 valkeita nappuloita, 129–134 mustia.",
  "map.2": "Rutiini; AA=USR(128) kutsuu sitä ja palauttaa 128, jos nappula on uhattuna, muuten 0.",
  "map.3": "POKE: mistä se alkaa etsiä, nappulan osoite miinus 49152.",
  "map.4": "POKE: mitä nappulaa se etsii, esimerkiksi 130 on ratsu.",
  "map.5":
    "POKE: lopuksi ehdottomasti taas kuninkaan luvut; muuten tietokone ei enää huomaa kiellettyjä asemia.",

  "own-pace": "kuten C 64:llä: kymmenen sekuntia siirtoa kohti",
  "position.first": "Siirron e2e4 jälkeen",
  "position.knight": "Ratsu on uhattuna",
  "position.queen": "Sotilas laudan toisessa päässä",
  "position.forced": "Jokainen siirto menettää jotakin",

  "part.search": "Se etsii laudalta omia nappuloitaan a1:stä alkaen.",
  "part.moves": "Siirtogeneraattori tekee nappulan jokaisen siirron ja peruu sen sitten.",
  "part.check": "Konekielinen osa: jos kuningas on uhattuna, siirto ei kelpaa.",
  "part.value":
    "Kolme riviä arvioi siirron: mitä ruudussa oli, oma arvo lisää, jos sotilas uhkasi lähtöruutua, ja oma arvo pois, jos sotilas uhkaa tuloruutua. Sotilas 1, ratsu 2, lähetti 3, torni 4, daami 5, kuningas 6.",
  "part.best": "Parempi siirto jää voimaan; yhtä hyvistä myöhempi kolmessa tapauksessa kymmenestä.",
  "part.end": "”Ihr Zug”: siirto ja sen arvo näkyvät, ja kahden sekunnin päästä taas lauta.",

  "case.queen": "Kuningatar näkee sotilaan rivin toisessa päässä",
  "note.queen":
    "Rivillä 6600 kysytään lukua 5, vaikka tarkoitetaan 133:a, joten painettuna daami siirtyy kuin kuningas. Artikkelin mukaan torni ja lähetti; täällä se tekee niin.",
  "case.forced":
    "Kaikki siirrot yhtä lukuun ottamatta ovat sääntöjen vastaisia tai menettävät jotakin",
  "note.forced": "Kuningas ei voi siirtyä, ja sotilas pääsee vain ruutuun, jota sotilas uhkaa.",
  "case.loss": "… ja se siirto maksaa sotilaan arvon",
  "note.loss": "Artikkeli: nappulan arvo vähennetään.",
  "case.gives-up": "Painettuna sama siirto maksaa 256 enemmän, ja se luovuttaa",
  "note.gives-up":
    "Riviltä 220 puuttuvat sulut, joten peek(zf)−128 vähentää aivan liikaa. Mikään siirto ei ole yli −50: ”Ich gebe auf.”",
  "case.takes": "Uhattu sotilas lyö toisen",
  "note.takes":
    "1 siitä, mitä se lyö, ja 1 siitä, että se lähtee ruudusta, jota toinen sotilas uhkaa; ensiksi löytynyt siirto saa vain yhden.",
  "case.a-pawn": "A-sotilaalla ei ole kaksoisaskelta",
  "note.a-pawn":
    "Rivin 6040 x>49233 jättää itse a7:n pois. Artikkeli ei sano muuta, joten se pelaa niin: sitä siirtoa ei ole, eikä siis arvoa.",

  "paper.intro":
    "Ole rivien 100–520 aseman arviointi. Sotilas 1, kuningas 6. Jokaisesta siirrosta: mitä se lyö, uhkaako valkea sotilas lähtöruutua, entä tuloruutua? Valkeat sotilaat uhkaavat viistoon ylöspäin.",
  "paper.original": "C 64:llä siirto kesti alle kymmenen sekuntia.",
  "challenge.how":
    "Se ei katso eteenpäin: viritä ansa, ja se kävelee siihen. Sen kahden version väliset pelit päättyvät yhdeksän kymmenestä tasan, koska kumpikaan ei osaa matittaa.",
  "certificate.beat": "on voittanut vuoden 1985 Schach C 64:n",
};
