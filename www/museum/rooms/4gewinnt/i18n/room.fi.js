// The room of 4Gewinnt. Finnish.

/** @type {Record<keyof typeof import("./room.en.js").en, string>} */
export const fi = {
  name: "4Gewinnt 1995",
  title: "4Gewinnt 1995: alfa-beeta-haku Pascalilla rivi riviltä · Stratege",
  tagline: "4GEWINNT.PAS, 8. maaliskuuta 1995",
  headline: "Katso, miten vuoden 1995 Pascal-ohjelma laskee eteenpäin",
  computer: "Turbo Pascal, 1995",
  "story.1":
    "Tiedosto 4gewinnt.pas on päivätty 8. maaliskuuta 1995. Max Kleiner kirjoitti sen Turbo Pascalilla ja kertoi kymmenen vuotta myöhemmin, miten se toimii; vielä myöhemmin hän herätti sen henkiin skriptinä.",
  "story.2":
    "Siinä on neljä tasoa, aloittelijasta mestariin, ja se katsoo neljästä kuuteen siirtoa eteenpäin, jokaisen täyden sarakkeen jälkeen yhden pidemmälle. Yhdeksän siirtoa eteenpäin olisi seitsemän potenssiin yhdeksän aseman puu, ellei alfa-beeta karsisi sitä.",
  "story.3":
    "Jokaisen siirtosarjan lopussa se arvioi laudan: ruudut taulukon mukaan, rivit, joilla on kaksi tai kolme samaa väriä, ja onko kolmosen aukko parillisessa vai parittomassa paikassa. Siinä ehdossa Pascalin And sitoo tiukemmin kuin +, joten se tekee harvoin sen, mitä tarkoitettiin. Tässä se on niin kuin se painettiin.",
  "story.4":
    "Ohjelmasta on useita versioita. Tekstissä on 7, 28 ja −20000; tekijän julkaisemassa versiossa 1.5 on 8, 30 ja −30000, eikä se etsi pidemmälle, kun arvo ylittää 29000. Arvolla −20000 punainen nelonen ei koskaan pysäyttäisi sitä, joten täällä raja on 19000. Tarkoitetussa versiossa ratkaisee aukon rivin parillisuus, ja vaakasuorat kolmoset jättävät alimman rivin väliin. Vuonna 2012 ohjelma palasi skriptinä 170 maXboxiin.",
  who: "Max Kleiner",
  when: "8. maaliskuuta 1995",
  where: "Turbo Pascal",
  could:
    "katsoa neljästä kuuteen siirtoa eteenpäin, pidemmälle sarakkeiden täyttyessä, ja arvioida kolmoset aukon mukaan",
  "could-not": "pelata virheettömästi niin kuin nykyiset ratkaisijat",
  board: "4Gewinntin lauta: seitsemän saraketta, kuusi riviä",

  "position.start": "Tyhjä lauta",
  "position.threes": "Kolme rivissä, molemmat päät auki",
  "position.middle": "Keskellä peliä",

  "part.weigh":
    "Arviointi: ruudut taulukon mukaan, 7 kahdesta saman värin nappulasta rivillä, 28 kolmesta. Sininen on tietokone, kummalla puolella se pelaakin.",
  "part.parity":
    "Lisää kolmosesta, jonka aukon paikka on oikeaa parillisuutta – tai pikemminkin sitä, minkä painetut sulkeet siitä tekevät.",
  "part.leaf": "Kun täysi syvyys on saavutettu tai peli on ratkennut, se ei katso pidemmälle.",
  "part.search": "Keskusta ensin: se kokeilee sarakkeet järjestyksessä 4 3 5 2 6 7 1.",
  "part.answer":
    "Toinen puoli vastaa; sininen haluaa mahdollisimman paljon, punainen mahdollisimman vähän.",
  "part.cut":
    "Huonompi kuin se, mikä kutsujalla jo on: loppuja ei tarvitse katsoa. Tämä on alfa-beeta ilman syviä karsintoja.",
  "part.play": "Nappula putoaa.",

  "case.centre": "Se aloittaa keskeltä",
  "note.centre":
    "Myöhempi sarake tulee tilalle vain, jos se on parempi, ja keskusta kokeillaan ensin.",
  "case.cells": "Sinisen arvo alimmassa keskiruudussa on 7, punaisen sen yläpuolella 10",
  "note.cells": "Tekstin taulukosta, joka on sama molemmissa painoksissa.",
  "case.four": "Nelosen arvo on 30000, ja siihen lisätään jäljellä oleva syvyys",
  "note.four":
    "Punaisesta nelosesta teksti antaa −20000, julkaistu lähdekoodi −30000; tässä noudatetaan tekstiä, ja lähdekoodia siinä, minkä teksti jättää auki.",
  "case.wins": "Se täydentää kolmosen neloseksi",
  "note.wins":
    "Molemmat päät ovat auki ja molemmat voittavat. Sarake 5 on sen järjestyksessä ennen saraketta 1.",

  "own-pace": "kuten alkuperäinen",
  "paper.intro":
    "Arvioi kolme lautaa niin kuin ohjelma: ensin ruudut taulukon mukaan (alin rivi 3 4 5 7 5 4 3, sen päällä 4 6 8 10 8 6 4 ja 5 8 11 13 11 8 5), sininen miinus punainen; sitten 7 jokaisesta neljän ruudun rivistä, jossa on kaksi samaa väriä ja kaksi aukkoa; sitten 28 jokaisesta, jossa on kolme. Lopuksi: mikä sarake voittaa?",
  "paper.original":
    "Ohjelma arvioi jokaisen laudan siirtosarjojensa lopussa; teksti ei kerro, kauanko se vuonna 1995 kesti.",
  "challenge.how":
    "Mestari katsoo kuusi siirtoa eteenpäin, ja pidemmälle laudan täyttyessä. Keskeltä aloittava voi voittaa, kuten nykyään tiedetään – jos ei tee virhettä.",
  "certificate.beat": "on voittanut vuoden 1995 4Gewinntin",
};
