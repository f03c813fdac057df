// Chess: parameters, terms of a value and traits of its old programs. Finnish.

/** @type {Record<keyof typeof import("./parameters.js").en, string>} */
export const fi = {
  "label.values": "Nappuloiden arvot",
  "number.values":
    "sotilaan, ratsun, lähetin, tornin, daamin ja kuninkaan arvot. Suuremmat arvot tekevät alla olevista kriteereistä hienojakoisempia: arvoilla 10, 30, 30, 50, 90, 60 paino 1 on sotilaan kymmenesosa",
  "label.chance": "Sattuma",
  "number.chance": "näin monessa prosentissa tapauksista myöhempi yhtä hyvä siirto korvaa aiemman",
  "label.resign-at": "Luovutusraja",
  "number.resign-at": "se luovuttaa, kun mikään siirto ei ole tätä parempi",
  "label.listing-queen": "Painettu daamivirhe",
  "number.listing-queen":
    "daami liikkuu kuin kuningas, kuten painettiin, koska rivi 6600 kysyy väärää nappulaa; artikkeli sanoo toisin",
  "label.listing-target": "Painettu sulkuvirhe",
  "number.listing-target":
    "siirto sotilaan uhkaamaan ruutuun maksaa 256 enemmän, kuten painettiin, koska riviltä 220 puuttuvat sulut; artikkeli sanoo toisin",
  "label.a-pawn": "Kaksoisaskel a7:stä",
  "number.a-pawn":
    "a7:n sotilaalla on kaksoisaskel; painettuna sitä ei ole, koska rivi 6040 alkaa ruudun liian myöhään",
  "label.attacked": "Uhattuna",
  "number.attacked":
    "näin paljon siirron haitaksi lasketaan jokainen oma sotilas, ratsu, lähetti, torni ja daami, jota vastustaja uhkaa. Se on artikkelin rutiini, joka käy mille tahansa nappulalle",
  "label.defended": "Suojattu",
  "number.defended":
    "näin paljon lasketaan jokainen oma sotilas, ratsu, lähetti, torni ja daami, jota toinen suojaa",
  "label.attacking": "Uhkaa",
  "number.attacking":
    "näin paljon lasketaan jokainen vastustajan sotilas, ratsu, lähetti, torni ja daami, jota se uhkaa",
  "label.centre": "Keskusta",
  "number.centre":
    "kukin ruuduista d4, e4, d5, e5 lasketaan kerran, jos siinä seisoo oma nappula, ja kerran, jos oma nappula uhkaa sitä; vastustajan vastaavat vähennetään",
  "label.development": "Kehitys",
  "number.development": "jokainen ratsu ja lähetti, joka on lähtenyt perusriviltä",
  "label.mobility": "Liikkuvuus",
  "number.mobility":
    "jokainen ruutu, johon ratsut, lähetit, tornit ja daamit pääsevät, vastustajan ruudut vähennettyinä",
  "label.shelter": "Kuninkaan suoja",
  "number.shelter": "jokainen oma sotilas kuninkaan edessä olevilla kolmella ruudulla",
  "label.check": "Shakki",
  "number.check": "siirto, joka shakkaa",
  "label.advanced": "Edenneet sotilaat",
  "number.advanced": "jokainen rivi, jonka sotilas etenee",
  "label.doubled": "Kaksoissotilaat",
  "number.doubled":
    "jokainen sotilas oman sotilaan takana samalla linjalla lasketaan näin paljon siirron haitaksi",
  "label.exchanges": "Vaihdot",
  "number.exchanges":
    "mitä vastustaja voittaisi lyöntisarjalla siirtyvän nappulan ruudussa, lasketaan näin monta kertaa siirron haitaksi",
  "label.nodes": "Asemia siirtoa kohti",
  "number.nodes": "näin monta asemaa se tutkii siirtoa varten; 0: ei rajaa",
  "label.miss-rate": "Huomaamatta jäävät siirrot",
  "number.miss-rate": "näin monta prosenttia siirroista siltä jää huomaamatta",
  "label.noise": "Arviovirhe",
  "number.noise": "kuinka paljon se arvioi väärin, sotilaan sadasosina",
  "label.book": "Avauskirja",
  "number.book": "näin monta puolisiirtoa se saa pelata avauskirjastaan",
  "label.level": "Taso",
  "number.level":
    "taso, jolla se pelaa, sadasosina; kahden tason välissä siirron valitsee milloin alempi, milloin ylempi taso",
  "label.hash": "Muisti",
  "number.hash": "megatavuja muistettaville asemille; 0: pieni muisti, joka sopii asemien määrään",

  "lab.part.taken": "Saalis",
  "lab.part.leaves": "Pakenee",
  "lab.part.reaches": "Vaarassa",

  "trait.pawns": "sotilaat",
  "trait.knights": "ratsut",
  "trait.bishops": "lähetit",
  "trait.rooks": "tornit",
  "trait.queen": "daami",
  "trait.king": "kuningas",
};
