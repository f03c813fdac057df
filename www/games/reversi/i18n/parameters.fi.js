// Reversi: what the numbers of its players mean; for the laboratory. Finnish.

/** @type {Record<keyof typeof import("./parameters.js").en, string>} */
export const fi = {
  "number.table": "nappulan arvo kussakin ruudussa",
  "number.bonus": "näin monta kertaa siirtoruutu lasketaan lisäksi",
  "number.threshold": "lisän saavat vain tätä arvokkaammat ruudut",
  "number.depth": "näin monta siirtoa se katsoo eteenpäin",
  "number.opening": "avaus päättyy, kun näin monta nappulaa on asetettu",
  "number.closing":
    "loppupeli alkaa, kun nappuloita on asetettu enemmän kuin tämä luku vähennettynä syvyydellä",
  "number.stuck": "aseman arvo, kun siirtovuorossa oleva ei voi siirtää",
  "number.opening-by": "kuka pelaa avauksen: 1 Doofie, 2 KlauWasteKannz, 3 Ramscher, 4 Aufpasser",
  "number.middle-by": "kuka pelaa keskipelin, samoin numeroin",
  "number.closing-by": "kuka pelaa loppupelin, samoin numeroin",
  "number.end": "kun tyhjiä ruutuja on enintään näin monta, se laskee pelin loppuun",
  "number.doubt": "kuinka paljon se arvioi siirron väärin, nappulan kymmenesosina",
  "number.greed": "minkä arvoiselta kukin kääntyvä nappula siitä näyttää, nappulan kymmenesosina",
  "number.book": "näin monta puolisiirtoa se saa pelata avauskirjastaan",
};
