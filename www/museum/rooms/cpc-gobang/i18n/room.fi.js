// The room of CPC-Gobang. Finnish.

/** @type {Record<keyof typeof import("./room.en.js").en, string>} */
export const fi = {
  name: "CPC-Gobang",
  title: "CPC-Gobang: miten kotitietokone arvioi jokaisen ruudun · Stratege",
  tagline: "GOBANG.BAS sarjasta ”Das Software-Experiment”, Schneider CPC:lle",
  headline: "Katso, miten Schneider CPC punnitsee joka ruudun",
  computer: "Schneider CPC, 1980-luku",
  "story.1":
    "”Das Software-Experiment” oli vuonna 1986 alkanut sarja Schneider CPC:n omistajille. Sen strategiapelejä käsittelevä luku kysyi, miten tietokone saa viisi peräkkäin kuudentoista kertaa kuudentoista ruudun laudalla.",
  "story.2":
    "Siirtojen laskeminen eteenpäin ei tullut kysymykseen: kahden siirron päässä on 256 × 255 × 254 × 253 asemaa, ja kuka odottaisi siirtoa tunnin? Siksi ohjelma tekee kuten mestari: se näkee ruutua ympäröivästä kuviosta, minkä arvoinen ruutu on.",
  "story.3":
    "Kolmetoista lukua ratkaisee, ja kaikkia saa muuttaa, vaikka kesken pelin. BASIC piirtää laudan, ja kolme assembler-rutiinia löytää ruudun; siksi lauta on juuri 16 × 16: jokainen ruutu on yksi tavu.",
  "story.4":
    "Luku alkaa ihmisistä. Kun shakkimestari Marshallilta kysyttiin, montako siirtoa hän laskee, hän vastasi: kaksi, mutta kaksi hyvää. Mestarit näkevät kuvioita niin kuin me luemme sanoja, tavaamatta. Tietokoneelle voi antaa koko sanakirjan, mutta lauseen merkitys riippuu sanojen suhteista, ja se on vaikeaa. Täällä ainoat sanat ovat viiden ruudun ikkunoita. Sotilaat ja johtajat, kirjoittaja lisää, keksivät sellaisille koneille käyttöä, jonka pitäisi huolestuttaa.",
  who: "Matthias Uphoff, Richard S. Forsythin ajatusten pohjalta",
  when: "sarja alkoi 1986; teksti ei kerro tämän ohjelman vuotta",
  where: "Schneider CPC, BASIC ja kolme assembler-rutiinia",
  could:
    "arvioida jokaisen tyhjän ruudun kummankin puolen kannalta neljään suuntaan kolmellatoista luvulla",
  "could-not": "katsoa yhtäkään siirtoa eteenpäin",
  board: "Gobanglauta: kuusitoista kertaa kuusitoista ruutua",

  map: "Sen muisti",
  "map.how":
    "Kolme assembler-rutiinia tekee työn; BASIC kutsuu niitä ja lukee tulokset täältä, niin kuin teksti näpertelijöille selittää.",
  "map.1": "CALL: tyhjentää laudan.",
  "map.2":
    "CALL: arvioi osoitteissa &A1D4 ja &A1D5 olevan ruudun. Rutiini ei tarkista, onko ruutu varattu; ei myöskään arvo meidän laudallamme (näppäin V).",
  "map.3": "CALL: etsii arvokkaimman ruudun ja jättää sen osoitteisiin &A1D4 ja &A1D5.",
  "map.4": "Kenelle: 1 on tietokone, 2 ihminen.",
  "map.5": "Voittoliput: bitti 1, tietokone voittaa tässä; bitti 2, sen vastustaja.",
  "map.6": "Arvo: alempi tavu, sitten ylempi.",
  "map.7": "Sarake, 0–15.",
  "map.8": "Rivi, 0–15.",
  "map.9": "Lauta riveittäin, tavu ruutua kohti: 0 tyhjä, 1 tietokoneen kivi, 2 vastustajan kivi.",

  "position.first": "Yhden nappulan jälkeen",
  "position.three": "Avoin kolmonen",
  "position.row": "Tekstin rivi",

  "part.squares": "Se käy läpi kaikki tyhjät ruudut ja jokaisen neljä suuntaa.",
  "part.windows":
    "Viisi ruutua rivissä on ikkuna. Viisi ikkunaa on ruudun kohdalla limittäin; jos ikkunassa on vastustajan nappula tai laudan reuna, se ei ole minkään arvoinen.",
  "part.features":
    "Omien nappuloiden määrä korotetaan toiseen potenssiin: neljästä 16, kolmesta 9. ZS: ne ovat yhdessä. NH: yksi on ruudun vieressä. OF: molemmat päät ovat auki. Paras ikkuna ratkaisee.",
  "part.enemy":
    "Sama vielä kerran värit vaihdettuina: se, minkä vastustaja haluaisi, kannattaa ottaa pois. Hyökkäys saa kaksi lisäpistettä.",
  "part.sum": "Neljä suuntaa järjestetään ja painotetaan: 64, 16, 4 ja 1.",
  "part.choose": "Suurimman summan ruutu pelataan; jos niitä on useita, yksi arvotaan.",

  "case.windows": "Tekstin rivin viisi ikkunaa, + + − − 0 X 0 − 0 − −",
  "note.windows":
    "Näin ne ovat tekstissä vasemmalta oikealle. Yhden piirteen voi lukea kahdella tavalla: ZS:ssä ruutu lasketaan jo varatuksi.",
  "case.best": "Minkä arvoinen rivi on: paras ikkuna ja lisäpisteet",
  "note.best": "Tekstin mukaan hyökkäyksestä saa ”yhden tai kaksi pistettä”; me otamme kaksi.",
  "case.five": "Tekstin koe: + 0 − − 0 X",
  "note.five":
    "Teksti kysyy sitä lukijalta ja sanoo 5: kaksi nappulaa toiseen potenssiin, ja toinen niistä on lähellä.",
  "case.row-a": "Tekstin rivi a: 0 0 − 0 X",
  "note.row-a": "Kolme nappulaa erillään, yksi ruudun vieressä, molemmat päät auki.",
  "case.row-b": "Rivi b: 0 0 0 − X",
  "note.row-b":
    "Kun ruutu lasketaan varatuksi, nappulat eivät ole yhdessä, eikä yksikään ole lähellä. ZS:n toisella tulkinnalla tulos olisi 11.",
  "case.row-c": "Rivi c: − 0 0 0 X",
  "note.row-c": "Selvästi arvokkain, sanoo teksti, ja niin se on.",

  "own-pace": "kuten alkuperäinen",
  "paper.intro":
    "Arvioi yksi ruutu yhteen suuntaan: f8 tekstin rivillä, ensin omin nappuloin ja sitten vastustajan silmin. Ikkuna, jossa on vastustajan nappula tai reuna, on 0; muuten nappuloiden määrä toiseen potenssiin ja piste kustakin: ZS, NH ja OF.",
  "paper.original":
    "CPC teki sen jokaiselle tyhjälle ruudulle neljään suuntaan; teksti ei kerro, kauanko se kesti.",
  "challenge.how": "Ohjelman voi voittaa, sen tekijä lupaa – mutta itse on keksittävä, miten.",
  "certificate.beat": "on voittanut CPC-Gobangin",
};
