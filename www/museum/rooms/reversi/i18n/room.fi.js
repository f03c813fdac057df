// The room of the Reversi page of 2002. Finnish.

/** @type {Record<keyof typeof import("./room.en.js").en, string>} */
export const fi = {
  name: "Puutarha\u00adyhdistyksen Reversi",
  title: "Puutarhayhdistyksen Reversi, 2002: sen pelaajat työssään · Stratege",
  tagline: "Verkkosivu vuodelta 2002, Pascal-ohjelma vuodelta 1988 ja sitä ennen C 64",
  headline: "Katso, miten puutarhayhdistyksen Reversi laskee eteenpäin",
  computer: "verkkosivu, 2002",
  "story.1":
    "Puutarhayhdistys halusi sivulleen pelin: tomaatteja ja kontiaisia lauta-aidan takana. Sen piti toimia Internet Explorer 4:llä ja Netscape 4:llä ja mahtua 640 × 480 pisteen näytölle.",
  "story.2":
    "Ajatteleva osa oli jo olemassa: sitä oli kokeiltu ensin C 64:llä ja hiottu Turbo Pascalilla; lähdekoodi on päivätty 5. toukokuuta 1988. Siellä se kutsui itseään kuusi kertaa sisäkkäin, ja seitsemännellä pino vuoti yli.",
  "story.3":
    "JavaScriptillä ensimmäinen yritys kaatoi jokaisen tulkin jo syvyydellä 2. Kun jokainen syvyys sai oman taulukkonsa, se toimi, mutta syvyydestä 4 alkaen sen ajan selaimet menettivät malttinsa. Siksi täällä pelaavat sivun kaikki pelaajat ja myös ne syvyydet, joista silloin saattoi vain haaveilla.",
  "story.4":
    "Tekijältä jäi toiveita: hioa arvotaulukkoa ja kohtia, joissa strategia vaihtuu toiseen, ja nopeuttaa funktioita – kohti tasoa 4, joka olisi keskipelissä vaatinut puoli minuuttia enemmän kuin selain salli. Täällä pelaava alfa-beeta on perillä heti. Artikkelissa on myös lipsahdus: viimeinen vaihe odottaa yli 64 siirtoa vähennettynä syvyydellä, mutta pelissä on vain 60 siirtoa.",
  who: "gamecraft.de-sivuston tekijä",
  when: "verkkosivu 2002, haku 1988",
  where: "C 64, sitten Turbo Pascal, sitten Internet Explorer 4 ja Netscape 4",
  could: "katsoa jopa kuusi siirtoa eteenpäin ja arvioida jokaisen ruudun taulukon mukaan",
  "could-not": "katsoa oman aikansa selaimessa syvyyttä 3 pidemmälle ilman, että se keskeytettiin",
  board: "Reversilauta: tomaatteja ja kontiaisia kahdeksan kertaa kahdeksalla ruudulla",

  "position.start": "Alku",
  "position.corner": "Kulma on vapaana",
  "position.middle": "Keskellä peliä",
  "position.closing": "58 nappulaa asetettu",

  "part.list": "Se käy lailliset siirrot läpi rivi riviltä vasemmasta yläkulmasta alkaen.",
  "part.chance": "Doofie antaa sattuman päättää.",
  "part.play": "Paras siirto annetaan eteenpäin; tämä pelataan.",
  "part.count": "KlauWasteKannz laskee vain nappulat, jotka siirto kääntää.",
  "part.compare":
    "Onko se tähän asti paras? Ramscher ja Aufpasser ottavat myös yhtä hyvän ja pitävät siis samanarvoisista viimeisen.",
  "part.phase":
    "Kuudessa ensimmäisessä siirrossa Aufpasser ei katso eteenpäin vaan pelaa kuin Ramscher. Lopussa oli tarkoitus tehdä samoin, mutta count jää alle 60:n: se ylittää arvon 64 − tiefe vain syvyydellä 6, ennen viimeistä nappulaa.",
  "part.search":
    "Aufpasser kokeilee siirtoa, etsii vastustajan vastauksen yhtä puolisiirtoa matalammalta ja peruu siirron.",
  "part.cut":
    "Alfa-beeta: tämä on jo niin hyvä, ettei vastustaja päästäisi siihen. Loput siirrot eivät voi enää muuttaa valintaa, ja ne karsitaan; vuoden 2002 sivu kokeili kaikki.",
  "part.answer": "Mikä on toiselle hyväksi, on tälle pahaksi: etumerkki käännetään.",
  "part.weigh":
    "Ramscher käy läpi kaikki 64 ruutua: omien nappuloiden taulukkoarvot lasketaan yhteen, vastustajan vähennetään.",
  "part.bonus":
    "”Oma siirto on kullan arvoinen”: sen ruutu lasketaan vielä kymmenkertaisena lisää, ellei sen arvo ole vain 1.",

  "case.start": "Neljän mahdollisen ensimmäisen siirron arvo Ramscherille",
  "note.start":
    "Käsin laskien: neljä omaa nappulaa, 50 + 50 + 50 + 100, miinus yksi vastustajan nappula, 50, ja lisäksi kymmenen kertaa 100.",
  "case.table": "Arvotaulukon ensimmäinen rivi",
  "note.table":
    "Niin kuin painettu; muut ovat sen peilikuvia. 9999: ota, jos voit; 1: vältä kaikin keinoin.",
  "case.last": "Samanarvoisista siirroista Ramscher pitää viimeisen",
  "note.last": "Lähde vertaa merkillä ≥, joten myöhempi yhtä hyvä siirto tulee tilalle.",
  "case.first": "Samanarvoisista siirroista KlauWasteKannz pitää ensimmäisen",
  "note.first": "Teksti puhuu useammista nappuloista, joten yhtä hyvä siirto ei muuta mitään.",
  "case.corner": "Kulma on kaiken arvoinen",
  "note.corner": "Taulukossa 9999, ja siihen siirtämisestä kymmenkertaisesti lisää.",
  "case.poor": "Ei lisää ruudusta, jonka arvo on 1",
  "note.poor":
    "Lähteessä getmax on painettu kahdesti. Vasta jälkimmäinen kysyy, onko ruudun arvo yli 1; se on voimassa. Edellisen mukaan siirron arvo olisi 311.",
  "case.opening": "Aufpasser avaa kuin Ramscher",
  "note.opening": "count on pelissä tehtyjen siirtojen määrä, eikä se kasva haun aikana.",
  "case.closing": "58 nappulaa on asetettu: Aufpasser 4 katsoo yhä eteenpäin",
  "note.closing":
    "Painetussa muodossa 58 ei ole enemmän kuin 64 − 4. ”Aufpasser 3, kuten tarkoitettiin” laskee luvusta 60 ja jättää kaksi viimeistä nappulaa Ramscherille. Lomake antaa numeronsa 1, 2 ja 3 eteenpäin syvyyksinä: kirjaimellisesti sivun Doofie siirsi kuin Ramscher ja sen Ramscher katsoi kaksi siirtoa eteenpäin.",

  "paper.intro":
    "Laske Ramscherin ensimmäinen siirto: laske jokaisesta neljästä siirrosta omien nappuloiden arvot yhteen ruutu ruudulta ja vähennä vastustajan. Taulukossa neljän keskiruudun arvo on 50 ja niiden viereisten 100.",
  "paper.original":
    "Lähteen mukaan syvyys 3 sujui vuoden 2002 selaimissa vielä joutuisasti, mutta syvyydellä 4 se kesti liian kauan.",
  "challenge.how":
    "Vasta Aufpasser 4:n syvyydellä ohjelma on lähteen mukaan kauneimmillaan; sen ajan selaimet eivät siihen taipuneet.",
  "certificate.beat": "on voittanut puutarhayhdistyksen Reversin (2002) pelaajan",
};
