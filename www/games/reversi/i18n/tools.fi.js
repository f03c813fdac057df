// Reversi: hints, set-up, openings and results. Finnish.

/** @type {Record<keyof typeof import("./tools.js").en, string>} */
export const fi = {
  "values.legend":
    "Lihavoitu +6: voittaa tasan 6 nappulalla. Ohut +3,5: arvio. Paras siirto on alleviivattu.",
  "first.ending": "Punaista silmänkantamattomiin: tästä tulee hyvä keittovuosi.",
  "second.ending": "Multakasa toisensa vieressä: puutarha on saanut uuden omistajan.",
  "draw.ending": "Rauha kukkapenkkien välissä: tilaa riittää molemmille.",

  "left.one": "{count} jäljellä",
  "left.other": "{count} jäljellä",

  "contrast.end": "{move} {worth}",
  "contrast.corner": "{loss}: vastaus ottaa kulman {corner}",
  "contrast.moves": "siirron {move} jälkeen vastustajalla on {fewer} siirtoa eikä {more}",

  corner: "ottaa kulman",
  edge: "ottaa reunaruudun",
  silence: "ei jätä vastustajalle yhtään siirtoa",
  "few.one": "jättää vastustajalle {count} siirron",
  "few.other": "jättää vastustajalle {count} siirtoa",
  "turns.one": "kääntää {count} nappulan",
  "turns.other": "kääntää {count} nappulaa",

  "player.doofie": "silkkaa sattumaa",
  "player.klauwastekannz": "nappaa minkä saa",
  "player.ramscher": "haalii parhaat ruudut",
  "player.aufpasser-2": "katsoo kaksi siirtoa eteenpäin",
  "player.aufpasser-3": "katsoo kolme siirtoa eteenpäin",
  "player.aufpasser-4": "katsoo neljä siirtoa eteenpäin",
  "player.aufpasser-5": "katsoo viisi siirtoa eteenpäin",
  "player.aufpasser-6": "katsoo kuusi siirtoa eteenpäin",
  "player.aufpasser-3-gemeint": "kolme siirtoa eteenpäin, kaksi viimeistä kuin Ramscher",
  "player.partner": "pelaa sinun tasollasi",
  "player.level-1": "kääntää mielellään monta nappulaa",
  "player.level-2": "on kuullut kulmista",
  "player.level-3": "punnitsee laudan joka siirtonsa jälkeen",
  "player.level-4": "katsoo kaksi siirtoa eteenpäin",
  "player.level-5": "katsoo kolme siirtoa eteenpäin, pelaa viimeiset kuusi täydellisesti",
  "player.level-6": "katsoo neljä siirtoa eteenpäin, pelaa viimeiset kahdeksan täydellisesti",
  "player.level-7": "katsoo kuusi siirtoa eteenpäin, pelaa viimeiset kaksitoista täydellisesti",
  "player.champion": "pelaa viimeiset 24 siirtoa täydellisesti",
  "recipe.no-corners": "Kulmat ovat arvottomia",
  "recipe.equal-squares": "Kaikki ruudut ovat samanarvoisia",
  "recipe.traps": "Se rakastaa kulmien naapuriruutuja",
};
