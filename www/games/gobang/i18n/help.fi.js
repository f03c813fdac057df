// Gobang: the rules in the help dialog. Finnish.

/** @type {Record<keyof typeof import("./help.js").en, string>} */
export const fi = {
  history:
    "GOBANG.BAS kuului Matthias Uphoffin sarjaan ”Das Software-Experiment” 1980-luvun Schneider CPC:lle, Richard S. Forsythin ajatusten pohjalta. Kahden siirron ennakointi olisi vaatinut yli neljän miljardin aseman arviointia, joten se ei ennakoi lainkaan: kolmetoista lukua kertovat, mitä kukin 256 ruudusta on arvoltaan, ja jokainen ruutu on yksi tavu muistia.",

  "help.goal":
    "Leppäkertut ja päivänkakkarat asettuvat vuorotellen vapaaseen ruutuun. Se voittaa, joka saa ensin viisi yhtenäiseen riviin.",
  "help.set.picture": "Leppäkerttu asettuu kahden muun viereen.",
  "help.rows": "Rivi voi olla vaakasuorassa, pystysuorassa tai vinossa.",
  "help.rows.along": "vaakasuora",
  "help.rows.upright": "pystysuora",
  "help.rows.diagonal": "vino",
  "help.end":
    "Myös yli viiden rivi voittaa, ellei ole sovittu tasan viidestä. Ilman voittajaa peli päättyy tasan 120 siirron jälkeen tai laudan täytyttyä.",
  "help.values":
    "CPC-Gobang ei laske siirtoja eteenpäin. Neljässä suunnassa se ottaa parhaat viisi ruutua vapaan ruudun ympäriltä, omalta ja sinun kannaltasi: pisteitä niiden nappuloista (A0–A4), yhdessä (ZS), lähellä (NH) ja avoimin päin (OF) olevista, ja lisän omille (OB). Paras suunta lasketaan F1-kertaisena, muut F2-, F3- ja F4-kertaisina. Se siirtää ruutuun, jonka summa on suurin.",
};
