// Chess: what the numbers of its players mean, and what the parts of a value are called; for the laboratory. Finnish.

/** @type {Record<keyof typeof import("./parameters.js").en, string>} */
export const fi = {
  "number.values":
    "sotilaan, ratsun, lähetin, tornin, kuningattaren ja kuninkaan arvot. Suuremmat arvot tekevät rakennussarjasta hienojakoisemman: arvoilla 10, 30, 30, 50, 90, 60 paino 1 on sotilaan kymmenesosa",
  "number.chance": "näin monessa prosentissa tapauksista myöhempi yhtä hyvä siirto korvaa aiemman",
  "number.resign-at": "se luovuttaa, kun mikään siirto ei ole tätä parempi",
  "number.listing-queen":
    "1: kuningatar liikkuu kuin kuningas, kuten painettiin, koska rivi 6600 kysyy väärää nappulaa; 0: kuten artikkeli sanoo",
  "number.listing-target":
    "1: siirto sotilaan uhkaamaan ruutuun maksaa 256 enemmän, kuten painettiin, koska riviltä 220 puuttuvat sulut; 0: kuten artikkeli sanoo",
  "number.a-pawn":
    "0: a7:n sotilaalla ei ole kaksoisaskelta, kuten painettiin, koska rivi 6040 alkaa ruudun liian myöhään; 1: sillä on se",
  "number.attacked":
    "rakennussarja: näin paljon siirron haitaksi lasketaan jokainen oma sotilas, ratsu, lähetti, torni ja kuningatar, jota vastustaja uhkaa. Se on artikkelin rutiini, joka käy mille tahansa nappulalle",
  "number.defended":
    "rakennussarja: näin paljon lasketaan jokainen oma sotilas, ratsu, lähetti, torni ja kuningatar, jota toinen suojaa",
  "number.attacking":
    "rakennussarja: näin paljon lasketaan jokainen vastustajan sotilas, ratsu, lähetti, torni ja kuningatar, jota se uhkaa",
  "number.centre":
    "rakennussarja: kukin ruuduista d4, e4, d5, e5 lasketaan kerran, jos siinä seisoo oma nappula, ja kerran, jos oma nappula uhkaa sitä; vastustajan vastaavat vähennetään",
  "number.development": "rakennussarja: jokainen ratsu ja lähetti, joka on lähtenyt perusriviltä",
  "number.mobility":
    "rakennussarja: jokainen ruutu, johon ratsut, lähetit, tornit ja kuningattaret pääsevät, vastustajan ruudut vähennettyinä",
  "number.shelter":
    "rakennussarja: jokainen oma sotilas kuninkaan edessä olevilla kolmella ruudulla",
  "number.check": "rakennussarja: siirto, joka shakkaa",
  "number.advanced": "rakennussarja: jokainen rivi, jonka sotilas etenee",
  "number.doubled":
    "rakennussarja: jokainen sotilas oman sotilaan takana samalla linjalla lasketaan näin paljon siirron haitaksi",
  "number.exchanges":
    "rakennussarja: mitä vastustaja voittaisi lyöntisarjalla siirtyvän nappulan ruudussa, lasketaan näin monta kertaa siirron haitaksi",
  "number.tens": "näin monta asemaa se tutkii siirtoa varten, kymmeninä; 0: ei rajaa",
  "number.overlook": "näin monta prosenttia siirroista siltä jää huomaamatta",
  "number.whim": "kuinka paljon se arvioi väärin, sotilaan sadasosina",
  "number.book": "näin monta puolisiirtoa se saa pelata avauskirjastaan",
  "number.memory": "kilotavuja muistettaville asemille",

  "lab.part.taken": "Saalis",
  "lab.part.leaves": "Pakenee",
  "lab.part.reaches": "Vaarassa",
  "lab.part.attacked": "Uhattuna",
  "lab.part.defended": "Suojattu",
  "lab.part.attacking": "Uhkaa",
  "lab.part.centre": "Keskusta",
  "lab.part.development": "Kehitys",
  "lab.part.mobility": "Liikkuvuus",
  "lab.part.shelter": "Kuninkaan suoja",
  "lab.part.check": "Shakki",
  "lab.part.advanced": "Edenneet sotilaat",
  "lab.part.doubled": "Kaksoissotilaat",
  "lab.part.exchanges": "Vaihdot",
};
