// The page with the proof of Qubic. Finnish.

/** @type {Record<keyof typeof import("./proof.js").en, string>} */
export const fi = {
  name: "Todista se itse",
  title: "Todista se itse: aloittaja voittaa Qubicin · Stratege",
  about:
    "Oren Patashnik todisti sen ensimmäisenä vuonna 1977, noin 1500 tunnin laskennalla. Mikään, mitä teet täällä, ei lähde laitteeltasi.",

  claim: "Aloittaja voittaa Qubicin",
  how: "Selaimesi todistaa sen tässä pelkistä säännöistä. Ensimmäinen hedelmä menee kuution kulmaan, 111. Kuution symmetrian vuoksi 63 vastausta ovat pohjimmiltaan vain kaksitoista. Kukin kaatuu, kun on löytynyt voitto kaikkea sitä vastaan, mikä voi seurata.",
  back: "Takaisin laudalle",
  go: "Aloita todistus",
  pause: "Tauko",
  resume: "Jatka",
  again: "Todista uudelleen",

  "stage.ready": "Valmiina.",
  "stage.proof": "Todistus on käynnissä …",
  "stage.shrink": "Kaikki kaksitoista ovat kaatuneet. Etsitään pienempää todistusta …",
  "stage.paused": "Tauolla.",
  "stage.done": "Todistettu: aloittaja voittaa, teki toinen mitä tahansa.",
  "stage.failed": "Todistus keskeytyi: {why} Se vie noin {memory} megatavua muistia.",

  progress: "Todistuksen edistyminen",
  percent: "{percent} %",
  "left.minutes": "jäljellä noin {minutes} min",
  "left.seconds": "jäljellä noin {seconds} s",
  "count.fallen": "Kaatuneet vastaukset",
  "count.positions": "Säilytetyt asemat",
  "count.searched": "Kolmosten ketjuja varten tutkitut asemat",
  "count.time": "Laskenta-aika",
  "count.stored": "Talletettavat siirrot",
  stored: "{moves}, {bytes} tavua",

  tree: "Todistuksen puu: kaksitoista oksaa, yksi joka vastaukselle",
  "tree.caption":
    "Oksa pitenee jokaisesta siirrosta eteenpäin ja tihenee aina, kun sen asemien määrä kaksinkertaistuu. Se muuttuu kultaiseksi, kun sen vastaus on kaatunut.",

  replies: "Kaksitoista vastausta",
  "replies.hint":
    "”Samanlaisia”: sille symmetriset vastaukset. ”Vielä auki” on suunnilleen vielä todistettavien asemien määrä.",
  "column.reply": "Vastaus",
  "column.like": "Samanlaisia",
  "column.positions": "Asemia",
  "column.far": "Vielä auki",
  fallen: "kaatunut",
  "told.fallen": "{reply} on kaatunut, {count}/{all}.",
};
