// Reversi: what hints, the set-up, openings and the result say about it. Finnish.

/** @type {Record<keyof typeof import("./tools.js").en, string>} */
export const fi = {
  "values.legend":
    "Lihavoitu +6: voittaa tasan 6 nappulalla. Ohut +3,5: arvio. Paras siirto on alleviivattu.",
  "first.ending": "Punaista silmänkantamattomiin: tästä tulee hyvä keittovuosi.",
  "second.ending": "Multakasa toisensa vieressä: puutarha on saanut uuden omistajan.",
  "draw.ending": "Rauha kukkapenkkien välissä: tilaa riittää molemmille.",

  "left.one": "{count} nappula jäljellä",
  "left.other": "{count} nappulaa jäljellä",
  "name.champion": "Mestari",
  "player.doofie": "silkkaa sattumaa",
  "player.klauwastekannz": "nappaa minkä saa",
  "player.ramscher": "haalii parhaat ruudut",
  "player.aufpasser": "katsoo {depth} siirtoa eteenpäin",
  "player.level-1": "kääntää mielellään monta nappulaa",
  "player.level-2": "on kuullut kulmista",
  "player.level-3": "punnitsee laudan joka siirtonsa jälkeen",
  "player.level-4": "katsoo kaksi siirtoa eteenpäin",
  "player.level-5": "katsoo kolme siirtoa eteenpäin, pelaa viimeiset kuusi täydellisesti",
  "player.level-6": "katsoo neljä siirtoa eteenpäin, pelaa viimeiset kahdeksan täydellisesti",
  "player.level-7": "katsoo kuusi siirtoa eteenpäin, pelaa viimeiset kaksitoista täydellisesti",
  "player.champion": "pelaa viimeiset 24 siirtoa täydellisesti",

  corner: "ottaa kulman",
  edge: "ottaa reunaruudun",
  silence: "ei jätä vastustajalle yhtään siirtoa",
  "few.one": "jättää vastustajalle {count} siirron",
  "few.other": "jättää vastustajalle {count} siirtoa",
  "turns.one": "kääntää {count} nappulan",
  "turns.other": "kääntää {count} nappulaa",
};
