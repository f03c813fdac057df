// Gobang: tuning and post-mortem of the old program. Finnish.

/** @type {Record<keyof typeof import("./classic.js").en, string>} */
export const fi = {
  "zs-note":
    "Artikkeli sanoo kumpaakin: sen määritelmässä ruutu on ennakoiden jo varattu (”bereits vorausschauend als besetzt”), joten nappulat ja ruutu ovat yhtä ketjua, ja niin pelaa CPC-Gobang; mutta myös sen rivin b, 0 0 0 - X, nappulat ovat yhdessä (”im Zusammenhang”), mikä pitää paikkansa vain nappuloista keskenään, ja niin pelaa ”ZS der Steine”.",
  slide: "Säädä lukua {name}",
  "slide.value": "{value}; paras on {cell}, {total}",
  "slide.note":
    "Kun vedät lukua, lauta näyttää, minkä arvoinen kukin ruutu sillä luvulla on: mitä lämpimämpi, sitä arvokkaampi. Paras on {cell}, {total}.",
  "slide.none": "Vedä jotakin lukua, niin näet, minkä arvoinen kukin ruutu sillä luvulla on.",

  "cause.title": "Miksi {player} hävisi?",
  "cause.looking": "Tutkitaan siirtoa {number}, {cell} …",
  "cause.stop": "Pysäytä",
  "cause.stopped": "Pysäytetty.",
  "cause.number": "{name} on {after} eikä {before}",
  "cause.and": "{one} ja {other}",
  "cause.played":
    "Virhe oli siirto {number}, {cell}: sen jälkeen vastustajalla oli pakotettu voitto {plies} siirrossa.",
  "cause.mended":
    "Kun {numbers}, se pelaa {cell}. Silloin vastustaja ei voita nelosilla ja kolmosilla; enempää ei ole varmaa.",
  "cause.before": "Näin pelattiin: {cell}, ja voitto sen jälkeen",
  "cause.after": "Kun {numbers}: {cell}",
  "cause.play": "Jatka siitä näillä luvuilla",
  "cause.none":
    "Mikään luku ei auta. Siirrosta {number} lähtien peli oli hävitty, ja olipa yhdellä tai kahdella kolmestatoista luvusta mikä arvo tahansa, {player} valitsee ruudun, joka häviää sekin. Ennen sitä siirtoa mitään ei ollut vielä menetetty.",
  "cause.open":
    "Syytä ei löytynyt: minkään sen siirron jälkeen ei ollut pakotettua voittoa nelosilla ja kolmosilla. Viitonen jäi vain huomaamatta, tai peli ratkesi muulla tavoin.",
};
