// The first steps in Gobang. Finnish.

/** @type {Record<keyof typeof import("./lesson.js").en, string>} */
export const fi = {
  "lesson.five.task": "Sinulla on leppäkertut. Täydennä viiden rivisi.",
  "lesson.five.right": "Viisi rivissä ilman aukkoa: voitat.",
  "lesson.five.wrong": "Neljän rivilläsi on yksi vapaa pää. Viisi voittaa siinä heti.",
  "lesson.block.task": "Päivänkakkaroilla on neljä rivissä, ja toinen pää on vapaa. Pysäytä ne.",
  "lesson.block.right":
    "Nelosen, jolla on yksi vapaa pää, voi pysäyttää. Tarkista se joka siirron jälkeen.",
  "lesson.block.wrong": "Silloin päivänkakkarat saavat viisi. Tuki niiden nelosen vapaa pää.",
  "lesson.open-four.task":
    "Tee nelonen, jota ei voi pysäyttää: sellainen, jonka molemmat päät ovat vapaat.",
  "lesson.open-four.right":
    "Vain toisen pään voi tukkia, ja toisesta saat viisi. Tämä on avoin nelonen.",
  "lesson.open-four.wrong":
    "Siitä ei tule avointa nelosta. Jatka kolmostasi jommastakummasta päästä.",
  "lesson.open-three.task":
    "Päivänkakkaroilla on kolme rivissä, ja molemmat päät ovat vapaat. Jos et tee mitään, niistä tulee avoin nelonen. Pysäytä ne nyt.",
  "lesson.open-three.right": "Avoimeen kolmoseen on vastattava heti, jommassakummassa päässä.",
  "lesson.open-three.wrong": "Nyt päivänkakkarat saavat avoimen nelosen, eikä mikään enää auta.",
  "lesson.four-three.task":
    "Kaksi uhkaa yhtä aikaa ratkaisee useimmat pelit. Etsi ruutu, josta syntyy samalla nelonen ja avoin kolmonen.",
  "lesson.four-three.right": "Nelonen on pysäytettävä, ja sitten kolmosesta tulee avoin nelonen.",
  "lesson.four-three.wrong":
    "Siitä syntyy enintään yksi uhka. Katso, missä rivisi ja sarakkeesi kohtaavat.",
};
