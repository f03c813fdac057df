// Connect Four: what hints, the set-up, openings and the result say about it. Finnish.

/** @type {Record<keyof typeof import("./tools.js").en, string>} */
export const fi = {
  "values.legend":
    "+6: voittaa, ja 6 nappulaa jää käyttämättä. −6: häviää, ja voittajalle jää 6. 0: tasapeli. Paras sarake on korostettu.",
  "first.ending": "Neljä rivissä, ja kaikki katsovat aurinkoon.",
  "second.ending": "Neljä rivissä: hillo on jo melkein purkissa.",
  "draw.ending": "Säleikkö on täynnä, eikä kenelläkään ole neljää rivissä.",

  "name.4gewinnt-tiefe": "4Gewinnt, vapaa syvyys",
  "name.4gewinnt-gemeint": "4Gewinnt, kuten tarkoitettiin",
  "name.4gewinnt-1.5": "4Gewinnt, versio 1.5",
  "name.solver": "Ratkaisija",
  "player.anfaenger": "aloittelija: {depth} siirtoa, vähitellen syvemmälle",
  "player.fortgeschrittener": "edistynyt: {depth} siirtoa, pian syvemmälle",
  "player.experte": "asiantuntija: {depth} siirtoa, pian syvemmälle",
  "player.meister": "mestari: {depth} siirtoa, pian syvemmälle",
  "player.4gewinnt-tiefe": "aina {depth} siirtoa",
  "player.4gewinnt-gemeint": "Meister, pariteetti korjattu",
  "player.4gewinnt-1.5": "Meister version 1.5 luvuin",
  "player.level-1": "näkee omat nelosensa",
  "player.level-2": "{depth} siirtoa, vinot jäävät huomaamatta",
  "player.level-3": "{depth} siirtoa eteenpäin",
  "player.level-4": "{depth} siirtoa eteenpäin",
  "player.level-5": "{depth} siirtoa eteenpäin",
  "player.level-6": "{depth} siirtoa, erehtyy harvoin",
  "player.solver": "pelaa virheettä",

  four: "tekee neljän rivin",
  "stops-four": "estää vastustajan neljän rivin",
  "two-threats": "uhkaa neljän rivillä kahdessa paikassa",
  threat: "uhkaa neljän rivillä",
  "rows.one": "on {count} vielä avoimessa rivissä",
  "rows.other": "on {count} vielä avoimessa rivissä",
};
