// The first steps in Qubic. Finnish.

/** @type {Record<keyof typeof import("./lesson.js").en, string>} */
export const fi = {
  "lesson.level.task":
    "Sinulla on aprikoosit. Neljä suorassa rivissä voittaa, helpoimmin yhdellä tasolla. Täydennä omasi.",
  "lesson.level.right": "Neljä rivissä yhdellä tasolla: voitat.",
  "lesson.level.wrong": "Kolme aprikoosia on tason 1 ensimmäisellä rivillä. Lisää neljäs.",
  "lesson.column.task":
    "Rivit kulkevat myös pystysuoraan kaikkien tasojen läpi. Kolme aprikoosiasi on päällekkäin; lisää neljäs.",
  "lesson.column.right": "Sama ruutu kaikilla neljällä tasolla on myös rivi.",
  "lesson.column.wrong": "Etsi ruutu, joka on sinun kolmella tasolla, ja ota se neljänneltä.",
  "lesson.diagonal.task":
    "Pisimmät rivit kulkevat kuution kulmasta vastakkaiseen kulmaan. Omastasi puuttuu vielä yksi.",
  "lesson.diagonal.right":
    "Tasolta tasolle yksi rivi alemmas ja yksi sarake oikealle: kuution lävistäjä.",
  "lesson.diagonal.wrong": "Aprikoosisi ovat ruuduissa 111, 222 ja 333. Mikä tulee seuraavaksi?",
  "lesson.block.task": "Mustikoilla on kolme rivissä tasojen halki. Etsi neljäs ruutu ja ota se.",
  "lesson.block.right": "Pysäytetty. Usean tason läpi kulkeva rivi jää helposti huomaamatta.",
  "lesson.block.wrong":
    "Silloin mustikat täydentävät rivinsä. Jatka ruutuja 141, 232 ja 323 yhdellä tasolla.",
  "lesson.double.task": "Tee yhdellä siirrolla kaksi kolmosta: vain toisen voi pysäyttää.",
  "lesson.double.right":
    "Tässä kohtaavat kaksi kolmosta. Kumpi tahansa pysäytetään, täydennät toisen.",
  "lesson.double.wrong":
    "Siitä tulee enintään yksi kolmonen. Etsi ruutu, jossa kaksi riviäsi risteää.",
};
