// The pruning page. Finnish.

/** @type {Record<keyof typeof import("./prune.js").en, string>} */
export const fi = {
  name: "Karsi",
  title: "Mitä sinä karsisit?",
  "prune.claim": "Mitä sinä karsisit?",
  "prune.how":
    "Eteenpäin katsovan ohjelman ei tarvitse tutkia kaikkea: alfa-beeta jättää pois haarat, jotka eivät voi muuttaa sen valintaa. Tässä on pieni puu sen omasta hausta. Arvaa, mitä haaroja se ei koskaan tutki, ja katso sitten.",
  "prune.game": "Ohjelma",
  "prune.round": "Kierros {round}/{rounds}",
  "prune.own": "Sinun asemasi",
  "prune.loading": "Ohjelma miettii.",
  "prune.rule.connect4":
    "Jokainen rivi on ohjelman siirto, ja rivillä ovat sinun vastauksesi ja arvo, jonka ohjelma antaa niiden jälkeiselle asemalle. Se etenee vasemmalta oikealle ja ylhäältä alas. Rivi on pienimmän arvonsa arvoinen, koska vastauksen valitset sinä; ohjelma ottaa rivin, joka on eniten arvoinen. Heti kun jokin vastaus on vähemmän arvoinen kuin paras rivi tähän asti, rivin loppu ei voi enää vaikuttaa.",
  "prune.rule.reversi":
    "Ohjelma kokeilee siirtoa {move}. Jokainen rivi on sinun vastauksesi, ja rivillä ovat ohjelman seuraavat siirrot ja niiden arvot sille. Se etenee vasemmalta oikealle ja ylhäältä alas. Rivi on suurimman arvonsa arvoinen, koska siinä valitsee ohjelma; sinä otat rivin, joka on vähiten arvoinen. Heti kun jokin arvo on suurempi kuin parhaan rivisi arvo tähän asti, rivin loppu ei voi enää vaikuttaa.",
  "prune.mark":
    "Valitse kullakin rivillä ensimmäinen haara, jonka se jättää pois; sen jälkeiset jäävät pois samalla. Näppäimistöllä: nuolinäppäimet, ja välilyönti merkitsee.",
  "prune.board": "Asema",
  "prune.board.after": "Asema siirtojen {moves} jälkeen",
  "prune.tree": "Puu: {rows} riviä, {leaves} haaraa",
  "prune.row": "Rivi {move}",
  "prune.leaf": "{row}, sitten {move}: {value}",
  "prune.leaf.right": "jätetty pois, kuten sanoit",
  "prune.leaf.missed": "jätetty pois, etkä merkinnyt sitä",
  "prune.leaf.wrong": "tutkittu, vaikka merkitsit sen",
  "prune.leaf.seen": "tutkittu",
  "prune.check": "Katso, mitä se tekee",
  "prune.skip": "Näytä kaikki",
  "prune.next": "Seuraava kierros",
  "prune.end": "Miten minulle kävi?",
  "prune.again": "Pelaa uudestaan",
  "prune.worth": "arvo {value}",
  "prune.worth.leads": "arvo {value}: paras rivi tähän asti",
  "prune.cut.connect4": "{value} on pienempi kuin {best}: loput jäävät pois.",
  "prune.cut.reversi": "{value} on suurempi kuin {best}: loput jäävät pois.",
  "prune.result.one": "Se jätti pois {count} haaran. Löysit {found} ja merkitsit väärin {wrong}.",
  "prune.result.other": "Se jätti pois {count} haaraa. Löysit {found} ja merkitsit väärin {wrong}.",
  "prune.points.one": "Pisteitä {count}/{most}.",
  "prune.points.other": "Pisteitä {count}/{most}.",
  "prune.over.one": "Sait pisteitä {count}/{most}, kierroksia {rounds}.",
  "prune.over.other": "Sait pisteitä {count}/{most}, kierroksia {rounds}.",
  "prune.grade.all": "Karsit kuin ohjelma.",
  "prune.grade.most": "Olet päässyt jyvälle.",
  "prune.grade.some":
    "Vertaa jokaista arvoa parhaaseen riviin tähän asti: rivin loppu jää pois, kun se voi enää vain huonontua.",
  "prune.scoring":
    "Piste jokaisesta löydetystä haarasta ja miinuspiste jokaisesta väärästä merkistä.",
  "prune.nothing":
    "Siinä asemassa ohjelma ei jätä pois mitään, mikä mahtuisi tälle sivulle. Tässä on muita.",
  "prune.table": "Pelaa sitä vastaan",
  "prune.room": "Sen huone museossa",
};
