// Connect Four: what the numbers of its players mean, and what the parts of a value are called; for the laboratory.
// Finnish.

/** @type {Record<keyof typeof import("./parameters.js").en, string>} */
export const fi = {
  "number.depth": "näin monta siirtoa se katsoo eteenpäin",
  "number.growth":
    "yksi lisää jokaisesta täydestä sarakkeesta: 0 ei koskaan, 1 sinun täyttämistäsi, 2 kaikista",
  "number.parity": "mihin pariteettitesti katsoo: 0 kuten painettiin, 1 kuten tarkoitettiin",
  "number.variability":
    "näin monta pistettä aseman arvio saa heittää suuntaan tai toiseen; alkuperäisessä 0. Artikkeli toivoo sitä, jotta pelit eivät olisi toistensa kaltaisia",
  "number.chance":
    "prosenttia: näin usein haun joka tasolla sarake korvaa aiemman yhtä hyvän; alkuperäisessä 0",
  "number.two": "Wert2: neljän rivi, jossa on kaksi samaa väriä ja muut tyhjiä",
  "number.three": "Wert3: neljän rivi, jossa on kolme samaa väriä ja neljäs tyhjä",
  "number.own-four": "oma nelonen; siihen lisätään jäljellä oleva syvyys",
  "number.your-four": "sinun nelosesi, jota ohjelma pelkää; siihen lisätään jäljellä oleva syvyys",
  "number.decided": "tästä arvosta alkaen peli on ratkennut eikä ohjelma katso pidemmälle",
  "number.bonus-upright":
    "oikean pariteetin pystysuorat kolmoset saavat näin monta kertaa Wert3:n lisää; painetussa muodossa testi ei täyty niillä koskaan",
  "number.bonus-level":
    "oikean pariteetin vaakasuorat kolmoset saavat näin monta kertaa Wert3:n lisää",
  "number.bonus-slanting":
    "oikean pariteetin vinot kolmoset saavat näin monta kertaa Wert3:n lisää",
  "number.cells": "PosWert: nappulan arvo kussakin ruudussa, alin rivi ensin",
  "number.order": "järjestys, jossa se kokeilee sarakkeita",
  "number.blind": "näin monessa prosentissa siirroista vinot rivit jäävät siltä huomaamatta",
  "number.slips": "näin monessa prosentissa siirroista se pelaa vasta toiseksi parhaansa",

  "lab.part.cells": "Ruudut",
  "lab.part.twos": "Kakkoset",
  "lab.part.threes": "Kolmoset",
  "lab.part.parity": "Pariteetti",
  "lab.part.four": "Neloset",
  "lab.part.chance": "Sattuma",
};
