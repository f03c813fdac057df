// Gobang: what the numbers of its players mean; for the laboratory. Finnish.

/** @type {Record<keyof typeof import("./parameters.js").en, string>} */
export const fi = {
  "number.a0": "pisteet viidestä ruudusta, joissa ei ole omia nappuloita",
  "number.a1": "pisteet viidestä ruudusta, joissa on yksi oma nappula",
  "number.a2": "pisteet viidestä ruudusta, joissa on kaksi omaa nappulaa",
  "number.a3": "pisteet viidestä ruudusta, joissa on kolme omaa nappulaa",
  "number.a4": "pisteet viidestä ruudusta, joissa on neljä omaa nappulaa",
  "number.zs": "Zusammenhang (yhteys): lisä, kun nappulat ja kohderuutu ovat yhdessä",
  "number.nh": "Nähe (läheisyys): lisä, kun oma nappula on lähellä kohderuutua",
  "number.of": "offen (avoin): lisä, kun viisi ruutua ovat avoimet molemmista päistä",
  "number.ob": "lisä omalle riville vastustajan riviin verrattuna",
  "number.f1": "parhaan suunnan kerroin",
  "number.f2": "toiseksi parhaan suunnan kerroin",
  "number.f3": "kolmanneksi parhaan suunnan kerroin",
  "number.f4": "huonoimman suunnan kerroin",
  "number.zs-reading":
    "milloin nappulat ovat yhdessä (ZS): 1 kohderuudun kanssa yhtenä ketjuna, 2 ilman aukkoa välissään",
  "number.zs-alone":
    "lasketaanko ZS myös viidestä ruudusta, joissa ei ole omia nappuloita: 0 ei, 1 kyllä",
  "number.nh-reach": "kuinka monen ruudun päässä on vielä lähellä (NH)",
  "number.ties":
    "minkä useista parhaista ruuduista se ottaa: 0 minkä tahansa, 1 ensimmäisen, 2 viimeisen",
  "number.win-flag": "meneekö viiden rivi suurimman arvon edelle: 0 ei, 1 kyllä",
  "number.depth": "näin monta siirtoa se katsoo eteenpäin",
  "number.nodes": "näin monta asemaa se tutkii enintään",
  "number.fours": "näin monta hyökkäystä se kokeilee etsiessään voittoa nelosilla",
  "number.threes": "näin monta tuhatta asemaa se tutkii etsiessään voittoa nelosilla ja kolmosilla",
  "number.overlook":
    "näin monta prosenttia helpommin ruutu jää huomaamatta joka askeleella kauempana viimeisimmistä siirroista",
  "number.whim": "näin monta pistettä sen arvio heittelee",
};
