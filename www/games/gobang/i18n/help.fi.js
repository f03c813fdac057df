// Gobang: the rules in the help dialog. Finnish.

/** @type {Record<keyof typeof import("./help.js").en, string>} */
export const fi = {
  history:
    "GOBANG.BAS kuului Matthias Uphoffin sarjaan ”Das Software-Experiment” 1980-luvun Schneider CPC:lle, Richard S. Forsythin ajatusten pohjalta. Kahden siirron ennakointi olisi vaatinut yli neljän miljardin aseman arviointia, joten se ei ennakoi lainkaan: kolmetoista lukua kertovat, minkä arvoinen kukin 256 ruudusta on, ja jokainen ruutu on yksi tavu muistia.",

  "help.goal":
    "Leppäkertut ja päivänkakkarat asettuvat vuorotellen vapaaseen ruutuun. Se voittaa, joka saa ensin viisi yhtenäiseen riviin.",
  "help.set.picture": "Leppäkerttu asettuu kahden muun viereen.",
  "help.rows": "Rivi voi olla vaakasuorassa, pystysuorassa tai vinossa.",
  "help.rows.along": "vaakasuora",
  "help.rows.upright": "pystysuora",
  "help.rows.diagonal": "vino",
  "help.end":
    "Myös yli viiden rivi voittaa, ellei ole sovittu tasan viidestä. Ilman voittajaa peli päättyy tasapeliin 120 siirron jälkeen tai laudan täytyttyä.",
  "help.values":
    "CPC-Gobang ei laske siirtoja eteenpäin. Kussakin neljästä suunnasta se ottaa vapaan ruudun ympäriltä parhaat viisi ruutua, sekä itsensä että sinun kannaltasi, ja antaa pisteitä niissä olevista nappuloista (A0–A4), niiden yhteydestä (ZS), läheisyydestä (NH) ja avoimista päistä (OF) sekä lisän omille (OB). Paras suunta lasketaan F1-kertaisena, muut F2-, F3- ja F4-kertaisina. Se siirtää ruutuun, jonka summa on suurin.",
};
