// Connect Four: the rules in the help dialog. Finnish.

/** @type {Record<keyof typeof import("./help.js").en, string>} */
export const fi = {
  history:
    "4Gewinnt on Max Kleinerin Turbo Pascal -ohjelma; sen tiedostossa on päiväys 8. maaliskuuta 1995. Se katsoo alfa-beetalla neljästä kuuteen siirtoa eteenpäin, antaa ruuduille arvot taulukosta ja tuntee parittomat ja parilliset uhat. Nykyään peli on ratkaistu: sen lisäksi vastaasi saa pelaajan, joka ei koskaan erehdy.",

  "help.goal":
    "Auringonkukat ja luumut jakavat säleikön, jossa on seitsemän saraketta ja kuusi riviä. Se voittaa, joka saa ensin neljä riviin.",
  "help.drop": "Valitset sarakkeen; nappulasi putoaa sen alimpaan vapaaseen paikkaan.",
  "help.drop.picture": "Auringonkukka putoaa sarakkeessaan olevan luumun päälle.",
  "help.rows": "Neljä voi olla vaakasuorassa, pystysuorassa tai vinossa.",
  "help.rows.along": "vaakasuora",
  "help.rows.upright": "pystysuora",
  "help.rows.diagonal": "vino",
  "help.full":
    "Täyteen sarakkeeseen ei mahdu enempää. Jos kaikki sarakkeet ovat täynnä eikä kenelläkään ole neljää rivissä, peli päättyy tasan.",
  "help.values":
    "Kun siirtojen arvot näkyvät, +3 sarakkeen alla tarkoittaa, että siihen pudottava voittaa ja hänelle jää kolme nappulaa, voittava mukaan lukien; −3, että vastapuoli voittaa niin; 0 on tasapeli. Arvot ovat tarkkoja. Kolme pistettä näkyy, kun vastausta vielä etsitään.",
};
