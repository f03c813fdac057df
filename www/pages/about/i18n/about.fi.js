// The page about the site. Finnish.

/** @type {Record<keyof typeof import("./about.js").en, string>} */
export const fi = {
  name: "Tietoja",
  title: "Tietoja Strategesta",
  "about.what": "Mikä tämä on",
  "about.games":
    "Strategiapelejä, joista jokaisessa on ohjelma pelin historiasta ja nykypäivän moottoreita. Vanhat ohjelmat on koottu uudelleen numerolleen sen mukaan, mitä niiden tekijät painattivat: jokainen taulukko ja jokainen painovirhe. Museossa voit katsoa, kuinka kukin niistä suorittaa listaustaan rivi riviltä, ja laboratoriossa voit muuttaa sen lukuja, mihin tekijät lukijoitaan kehottivat.",
  "about.private":
    "Kaikki toimii selaimessasi ilman tiliä ja ilman palvelinta. Pelit, asetukset ja tulokset pysyvät laitteellasi, ja ensimmäisen käynnin jälkeen sivusto toimii myös ilman verkkoa.",
  "about.name": "Nimi on erään lähteen luvun otsikosta: ”Der Computer als Stratege”.",
  "about.sources": "Lähteet",
  "about.faithful":
    "Jos lähde on vaurioitunut tai ristiriidassa itsensä kanssa, museon huoneessa kerrotaan, mikä tulkinta valittiin.",
  "about.licence": "Lisenssi ja versio",
  "about.terms":
    "Vapaa ohjelmisto joko MIT-lisenssillä tai Apache License 2.0 -lisenssillä, kumman haluat. Moottorit, niiden avauskirjat ja verkot on tehty alusta asti tätä sivustoa varten.",
  "about.licenses": "Lisenssitekstit, myös sivuston osien",
  "about.embed": "Lautoja omille sivuille",
  "about.version": "Versio",
  "about.code": "Lähdekoodi",
  "about.feedback": "Ilmoita ongelmasta tai ehdota jotakin",
};
