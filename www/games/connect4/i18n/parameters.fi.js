// Connect Four: parameters, terms of a value and traits of its old programs. Finnish.

/** @type {Record<keyof typeof import("./parameters.js").en, string>} */
export const fi = {
  "label.depth": "Hakusyvyys",
  "number.depth": "näin monta siirtoa se katsoo eteenpäin",
  "label.growth": "Lisäsyvyys",
  "number.growth":
    "yksi lisää jokaisesta täydestä sarakkeesta: 0 ei koskaan, 1 sinun täyttämistäsi, 2 kaikista",
  "label.parity": "Pariteetti kuten tarkoitettiin",
  "number.parity": "pariteettitesti katsoo sinne, minne sen piti; painettuna se katsoo muualle",
  "label.variability": "Vaihtelu",
  "number.variability":
    "näin monta pistettä aseman arvio saa heittää suuntaan tai toiseen; alkuperäisessä 0. Artikkeli toivoo sitä, jotta pelit eivät olisi toistensa kaltaisia",
  "label.chance": "Sattuma",
  "number.chance":
    "näin monessa prosentissa tapauksista haun joka tasolla sarake korvaa aiemman yhtä hyvän; alkuperäisessä 0",
  "label.two": "Kakkoset",
  "number.two": "Wert2: neljän rivi, jossa on kaksi samaa väriä ja muut tyhjiä",
  "label.three": "Kolmoset",
  "number.three": "Wert3: neljän rivi, jossa on kolme samaa väriä ja neljäs tyhjä",
  "label.own-four": "Oma nelonen",
  "number.own-four": "oma nelonen; siihen lisätään jäljellä oleva syvyys",
  "label.your-four": "Sinun nelosesi",
  "number.your-four": "sinun nelosesi, jota ohjelma pelkää; siihen lisätään jäljellä oleva syvyys",
  "label.decided": "Ratkaisun raja",
  "number.decided": "tästä arvosta alkaen peli on ratkennut eikä ohjelma katso pidemmälle",
  "label.bonus-upright": "Pystysuorien lisä",
  "number.bonus-upright":
    "oikean pariteetin pystysuorat kolmoset saavat näin monta kertaa Wert3:n lisää; painetussa muodossa testi ei täyty niillä koskaan",
  "label.bonus-level": "Vaakasuorien lisä",
  "number.bonus-level":
    "oikean pariteetin vaakasuorat kolmoset saavat näin monta kertaa Wert3:n lisää",
  "label.bonus-slanting": "Vinojen lisä",
  "number.bonus-slanting":
    "oikean pariteetin vinot kolmoset saavat näin monta kertaa Wert3:n lisää",
  "label.cells": "Ruutujen arvot",
  "number.cells": "PosWert: nappulan arvo kussakin ruudussa, alin rivi ensin",
  "label.order": "Sarakkeiden järjestys",
  "number.order": "järjestys, jossa se kokeilee sarakkeita",
  "label.miss-rate": "Huomaamatta jäävät vinorivit",
  "number.miss-rate": "näin monessa prosentissa siirroista vinot rivit jäävät siltä huomaamatta",
  "label.level": "Taso",
  "number.level":
    "taso, jolla se pelaa, sadasosina; kahden tason välissä siirron valitsee milloin alempi, milloin ylempi taso",
  "label.error-rate": "Toiseksi parhaat siirrot",
  "number.error-rate": "näin monessa prosentissa siirroista se pelaa vasta toiseksi parhaansa",

  "lab.part.cells": "Ruudut",
  "lab.part.twos": "Kakkoset",
  "lab.part.threes": "Kolmoset",
  "lab.part.parity": "Pariteetti",
  "lab.part.four": "Neloset",
  "lab.part.chance": "Sattuma",

  "trait.middle-column": "keskisarake",
  "trait.outer-columns": "reunasarakkeet",
  "trait.low": "alarivit",
  "trait.high": "ylärivit",
  "trait.two": "kaksi neljän rivissä",
  "trait.three": "kolme neljän rivissä",
  "trait.own-four": "oma nelonen",
  "trait.your-four": "sinun nelosesi",
  "trait.bonus-upright": "pystysuorat kolmoset",
  "trait.bonus-level": "vaakasuorat kolmoset",
  "trait.bonus-slanting": "vinot kolmoset",
  "trait.order": "sarake {entry}",
};
