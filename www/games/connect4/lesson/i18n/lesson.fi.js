// The first steps in Connect Four. Finnish.

/** @type {Record<keyof typeof import("./lesson.js").en, string>} */
export const fi = {
  "lesson.four.task": "Sinulla on auringonkukat. Neljä rivissä voittaa. Täydennä omasi.",
  "lesson.four.right": "Neljä päällekkäin: voitat. Vaaka- ja vinorivit käyvät myös.",
  "lesson.four.wrong": "Sarakkeessa 4 on kolme auringonkukkaa päällekkäin. Lisää neljäs.",
  "lesson.block.task": "Luumuilla on alhaalla kolme vierekkäin. Pysäytä ne.",
  "lesson.block.right": "Pysäytetty. Etsi vastustajan kolmoset ennen joka siirtoa.",
  "lesson.block.wrong": "Silloin luumut täydentävät nelosensa sarakkeessa 4.",
  "lesson.double.task":
    "Tee alhaalle kolmonen, jonka molemmat päät ovat auki: vain toisen voi tukkia.",
  "lesson.double.right":
    "Molemmat päät ovat vapaat, joten saat ensi kerralla neljä, tekivätpä luumut mitä tahansa.",
  "lesson.double.wrong":
    "Se ei uhkaa kahta nelosta yhtä aikaa. Jatka kahta alarivin auringonkukkaasi.",
  "lesson.wait.task":
    "Sarakkeessa 4 kolmannen rivin vapaa paikka täydentäisi nelosesi, mutta sen alla oleva paikka on vielä tyhjä. Se, joka täyttää sen, nostaa toisen ylös. Jätä se luumuille.",
  "lesson.wait.right":
    "Vain sarake 4 on jäljellä. Luumujen on täytettävä toinen paikka, ja sinä voitat kolmannessa. Pelin aloittajan kannattaa etsiä tällaisia uhkia parittomilta riveiltä.",
  "lesson.wait.wrong": "Nyt täytit alla olevan paikan itse, ja luumut tukkivat kolmannen.",
};
