// Reversi: the rules in the help dialog. Finnish.

/** @type {Record<keyof typeof import("./help.js").en, string>} */
export const fi = {
  history:
    "Vanhat pelaajat ovat peräisin vuoden 2002 verkkosivulta, joka tehtiin Internet Explorer 4:lle ja Netscape 4:lle. Niiden haku on vielä vanhempi: Turbo Pascal -ohjelma toukokuulta 1988, jonka muisti täyttyi sen kutsuessa itseään seitsemännen kerran. Kuuden siirron ennakointi vei silloin minuutteja, täällä millisekunteja.",

  "help.goal":
    "Tomaatit ja kontiaiset jakavat 64 ruudun puutarhan. Se voittaa, jolla on lopussa enemmän nappuloita.",
  "help.capture":
    "Aseta nappula niin, että sen ja toisen oman nappulasi väliin jää suora rivi vastustajan nappuloita. Koko rivi kääntyy sinun väriseksesi.",
  "help.capture.picture":
    "Kolmen kontiaisen päähän asetetaan tomaatti; kaikki kolme muuttuvat tomaateiksi.",
  "help.directions":
    "Rivit voivat olla vaaka- tai pystysuoria tai vinoja. Yhdellä siirrolla voi kääntää monta riviä.",
  "help.directions.picture": "Yksi tomaatti kääntää kolme kontiaista kolmessa suunnassa.",
  "help.must":
    "Nappulan saa asettaa vain ruutuun, josta kääntyy ainakin yksi nappula; nämä ruudut on sävytetty. Jos sellaista ei ole, vuoro jää väliin. Peli päättyy, kun kumpikaan ei voi siirtää.",
  "help.starts": "Peli alkaa neljästä nappulasta, jotka ovat vinottain tai rinnakkain.",
  "help.starts.diagonal": "Vino alkuasetelma",
  "help.starts.parallel": "Rinnakkainen alkuasetelma",
};
