// Qubic: the rules in the help dialog. Finnish.

/** @type {Record<keyof typeof import("./help.js").en, string>} */
export const fi = {
  history:
    "R. K. Louden kirjoitti TTT3D:n FORTRANilla IBM 1130:lle vuonna 1967, ja Ilkka Virtanen esitteli sen Turussa vuonna 1970. Ohjelma ja taulukot olivat reikäkorteilla, ja siirrot näppäiltiin kolmena numerona. Siirtojen laskeminen eteenpäin oli mahdotonta, joten se tunnistaa kolmetoista tilannetta kuution 76 rivistä; silti sitä oli vaikea voittaa.",

  "help.goal":
    "Aprikoosit ja mustikat jakavat kuution, jossa on neljä tasoa ja joka tasolla neljä neljän ruudun riviä. Se voittaa, joka saa ensin neljä suoraan riviin.",
  "help.rows":
    "Tällaisia rivejä on 76: tasolla joka suuntaan, pystysuoraan kaikkien tasojen läpi ja vinosti tasolta toiselle.",
  "help.rows.level": "yhdellä tasolla",
  "help.codes":
    "Ruudulla on kolminumeroinen koodi: taso, rivi ja sarake. 243 on toisen tason neljännen rivin kolmas ruutu.",
  "help.draw": "Kun joka rivillä on kummankin hedelmiä, kukaan ei voi enää voittaa: tasapeli.",
};
