// Connect Four: hints, set-up, openings and results. Finnish.

/** @type {Record<keyof typeof import("./tools.js").en, string>} */
export const fi = {
  "values.legend":
    "+6: voittaa, ja 6 nappulaa jää käyttämättä. −6: häviää, ja voittajalle jää 6. 0: tasapeli. Paras sarake on korostettu.",
  "first.ending": "Neljä rivissä, ja kaikki katsovat aurinkoon.",
  "second.ending": "Neljä rivissä: hillo on jo melkein purkissa.",
  "draw.ending": "Säleikkö on täynnä, eikä kenelläkään ole neljää rivissä.",

  four: "tekee neljän rivin",
  "stops-four": "estää vastustajan neljän rivin",
  "two-threats": "uhkaa neljän rivillä kahdessa paikassa",
  threat: "uhkaa neljän rivillä",
  "rows.one": "mukana {count} avoimessa rivissä",
  "rows.other": "mukana {count} avoimessa rivissä",

  "player.anfaenger": "katsoo neljä siirtoa eteenpäin, pidemmälle kun täytät sarakkeita",
  "player.fortgeschrittener": "katsoo neljä siirtoa eteenpäin, pidemmälle sarakkeiden täyttyessä",
  "player.experte": "katsoo viisi siirtoa eteenpäin, pidemmälle sarakkeiden täyttyessä",
  "player.meister": "katsoo kuusi siirtoa eteenpäin, pidemmälle sarakkeiden täyttyessä",
  "player.4gewinnt-tiefe": "katsoo aina seitsemän siirtoa eteenpäin",
  "player.4gewinnt-gemeint": "mestari, pariteetti korjattu",
  "player.4gewinnt-1.5": "mestari version 1.5 luvuin",
  "player.partner": "pelaa sinun tasollasi",
  "player.level-1": "näkee omat nelosensa",
  "player.level-2": "katsoo kaksi siirtoa eteenpäin, vinot jäävät huomaamatta",
  "player.level-3": "katsoo kolme siirtoa eteenpäin",
  "player.level-4": "katsoo neljä siirtoa eteenpäin",
  "player.level-5": "katsoo seitsemän siirtoa eteenpäin",
  "player.level-6": "katsoo kymmenen siirtoa eteenpäin, erehtyy harvoin",
  "player.solver": "pelaa virheettömästi",
  "recipe.no-fear": "Se ei pelkää neljän suoraasi",
  "recipe.edges": "Reunat keskustan sijaan",
  "recipe.no-twos": "Kahden rivit ovat arvottomia",
};
