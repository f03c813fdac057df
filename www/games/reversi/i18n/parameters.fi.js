// Reversi: parameters and traits of its old programs. Finnish.

/** @type {Record<keyof typeof import("./parameters.js").en, string>} */
export const fi = {
  "label.table": "Ruutujen arvot",
  "number.table": "nappulan arvo kussakin ruudussa",
  "label.bonus": "Siirtoruudun lisä",
  "number.bonus": "näin monta kertaa siirtoruutu lasketaan lisäksi",
  "label.threshold": "Lisän raja",
  "number.threshold": "lisän saavat vain tätä arvokkaammat ruudut",
  "label.depth": "Hakusyvyys",
  "number.depth": "näin monta siirtoa se katsoo eteenpäin",
  "label.opening": "Avauksen loppu",
  "number.opening": "avaus päättyy, kun näin monta nappulaa on asetettu",
  "label.closing": "Loppupelin alku",
  "number.closing":
    "loppupeli alkaa, kun nappuloita on asetettu enemmän kuin tämä luku vähennettynä syvyydellä; ennen siirtoa niitä on enintään 59, joten 64 ei vaikuta alle syvyyden 6, ja 60 oli tarkoitus",
  "label.stuck": "Arvo ilman siirtoa",
  "number.stuck": "aseman arvo, kun siirtovuorossa oleva ei voi siirtää",
  "label.opening-by": "Avauksen pelaa",
  "number.opening-by": "kuka pelaa avauksen: 1 Doofie, 2 KlauWasteKannz, 3 Ramscher, 4 Aufpasser",
  "label.middle-by": "Keskipelin pelaa",
  "number.middle-by": "kuka pelaa keskipelin, samoin numeroin",
  "label.closing-by": "Loppupelin pelaa",
  "number.closing-by": "kuka pelaa loppupelin, samoin numeroin",
  "label.solve": "Täydellinen loppupeli",
  "number.solve": "kun tyhjiä ruutuja on enintään näin monta, se laskee pelin loppuun",
  "label.noise": "Arviovirhe",
  "number.noise": "kuinka paljon se arvioi siirron väärin, nappulan kymmenesosina",
  "label.flip-bonus": "Ahneus",
  "number.flip-bonus":
    "minkä arvoiselta kukin kääntyvä nappula siitä näyttää, nappulan kymmenesosina",
  "label.level": "Taso",
  "number.level":
    "taso, jolla se pelaa, sadasosina; kahden tason välissä siirron valitsee milloin alempi, milloin ylempi taso",
  "label.book": "Avauskirja",
  "number.book": "näin monta puolisiirtoa se saa pelata avauskirjastaan",

  "trait.corners": "kulmat",
  "trait.beside": "kulman viereiset ruudut",
  "trait.edges": "reunat",
  "trait.ring": "ruudut askeleen päässä reunasta",
  "trait.middle": "keskusta",
  "trait.bonus": "ruutu, johon se siirtää",
  "trait.threshold": "raja, jota arvokkaampi siirtoruutu lasketaan lisäksi",
};
