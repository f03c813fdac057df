// The lessons of the workshop. Finnish.

/** @type {Record<keyof typeof import("./lessons.js").en, string>} */
export const fi = {
  lessons: "Oppitunnit",
  "lessons.how":
    "Kahdeksan askelta ohjelmasta, joka tuntee sallitut siirrot, ohjelmaan, joka parantaa itse itseään. Joka askeleessa täydennät ohjelman, se tarkistetaan, ja lopuksi se pelaa saman idean vanhaa ohjelmaa vastaan.",
  "lessons.done": "tehty",
  "lessons.open": "Oppitunti {number}: {title}",
  "lessons.check": "Tarkista ohjelmani",
  "lessons.checking": "Ohjelmaa tarkistetaan.",
  "lessons.tree": "Piirrä hakupuu",
  "lessons.match": "10 peliä, vastassa {name}",
  "lessons.solution": "Näytä ratkaisu",
  "lessons.solution.added":
    "Ratkaisu on nyt tekstikentässä nimellä ”{name}”. Oma ohjelmasi on yhä luettelossa.",
  "lessons.next": "Seuraava oppitunti",
  "lessons.close": "Sulje oppitunti",
  "lessons.position": "Näytä tämä asema",
  "lessons.other-game":
    "Tehtävän peli on {game}, mutta editorissa oleva ohjelma pelaa toista peliä.",
  "lessons.build": "Opettajille: tee oma tehtävä",
  "lessons.passed": "Oikein! Anna sen nyt pelata. Vastassa {name}.",
  "lessons.fault": "Ei vielä. Yhdessä tarkistuksen asemista se pysähtyi. {why}",

  "lesson.legal": "Sallitut siirrot",
  "lesson.legal.idea":
    "Pelaavan ohjelman on ensin tiedettävä, mitkä siirrot ovat sallittuja. Asema kertoo sen: position.moves on luettelo kaikista sallituista siirroista, esimerkiksi ”d3”.",
  "lesson.legal.task":
    "Tämä ohjelma vastaa aina ”d3”. Muuta sitä niin, että se palauttaa joka asemassa sallitun siirron, esimerkiksi satunnaisen.",

  "lesson.greedy": "Nappaa mitä saat",
  "lesson.greedy.idea":
    "position.play(move) palauttaa aseman siirron jälkeen, ja vanha asema pysyy ennallaan. Ohjelma voi siis kokeilla jokaista siirtoa ja vertailla.",
  "lesson.greedy.task":
    "Täydennä silmukka niin, että ohjelma pelaa siirron, jonka jälkeen sillä on eniten nappuloita.",
  "lesson.greedy.fewer":
    "Ei vielä. Tässä se pelaa {move}, ja sillä on sitten {count} nappulaa; siirrolla {better} niitä olisi {most}.",

  "lesson.squares": "Ruutujen taulukko",
  "lesson.squares.idea":
    "Reversissä nappuloiden määrä kertoo vähän ennen loppua. Kulmia ei voi koskaan kääntää, ja niiden viereiset ruudut antavat ne pois. Taulukko kertoo, minkä arvoinen kukin ruutu on.",
  "lesson.squares.task":
    "Täydennä funktio value: sen pitää palauttaa ruudun luku taulukosta. Laudalla olevat luvut näyttävät, mitä ohjelmasi ajattelee.",
  "lesson.squares.poorer":
    "Ei vielä. Tässä se pelaa {move}, jonka arvo taulukossa on {value}; siirron {better} arvo on {most}.",

  "lesson.ahead": "Siirto eteenpäin",
  "lesson.ahead.idea":
    "Vastustaja vastaa. Neljän suorassa alkuun riittää katsoa siirto eteenpäin: voita, jos voit, äläkä anna vastustajan voittaa.",
  "lesson.ahead.task":
    "Ohjelma voittaa, jos voi. Täydennä sitä niin, että muuten se pelaa siirron, jonka jälkeen vastustaja ei voi heti voittaa, jos sellainen on.",
  "lesson.ahead.win": "Ei vielä. Tässä {better} voittaa heti, mutta ohjelma pelaa {move}.",
  "lesson.ahead.threat":
    "Ei vielä. Tässä se pelaa {move}, ja vastustaja voittaa seuraavalla siirrolla; {better} estää sen.",

  "lesson.minimax": "Minimax",
  "lesson.minimax.idea":
    "Kaksi pelaajaa, yksi luku: mikä on hyvää toiselle, on huonoa toiselle. Toinen ottaa suurimman arvon, toinen pienimmän. Eteenpäin laskiessa on varauduttava parhaaseen vastaukseen.",
  "lesson.minimax.task":
    "Tässä ohjelmassa molemmat haluavat suurimman arvon, aivan kuin vastustaja auttaisi. Korjaa funktio minimax.",
  "lesson.minimax.value":
    "Ei vielä. Tässä se pelaa {move}, jonka arvo parhaan vastauksen jälkeen on {value}; siirron {better} arvo on {most}.",

  "lesson.alpha-beta": "Alfa-beeta",
  "lesson.alpha-beta.idea":
    "Jos jo yksi vastaus näyttää siirron huonommaksi kuin toinen siirto, muita vastauksia ei tarvitse katsoa. Tulos on sama, mutta asemia on vähemmän. Ohjelma kirjoittaa laudan alle, monessako asemassa se on käynyt.",
  "lesson.alpha-beta.task":
    "Välitä alpha ja beta seuraavalle kutsulle ja poistu silmukoista heti, kun alpha ei enää ole pienempi kuin beta.",
  "lesson.alpha-beta.value":
    "Ei vielä: siirron on pysyttävä samana. Tässä se pelaa {move}, jonka arvo on {value}; siirron {better} arvo on {most}.",
  "lesson.alpha-beta.steps":
    "Siirrot ovat oikein, mutta ohjelma käyttää {percent} % pelkän minimaxin askelista. Alfa-beetalla niitä pitäisi olla alle {most} %.",

  "lesson.evaluation": "Oma arviointi",
  "lesson.evaluation.idea":
    "Eteenpäin laskeminen on puolet ohjelmasta; toinen puoli on arvio lopussa. Tämä ohjelma laskee hyvin ja arvioi huonosti: se laskee nappuloita.",
  "lesson.evaluation.task":
    "Kirjoita parempi evaluate: ruudut, kulmat, siirtojen määrä – mitä pidät tärkeänä. Tavoite: vähintään puolet pisteistä 20 pelissä kaksi siirtoa eteenpäin katsovaa vahtia vastaan.",
  "lesson.evaluation.score":
    "Ei vielä: {percent} % pisteistä, pelejä {games}. Tavoite on {goal} %.",

  "lesson.tuning": "Parantaminen evoluutiolla",
  "lesson.tuning.idea":
    "Mitkä luvut ovat parhaat? Sattuma selvittää sen: muutetaan lukuja vähän, pannaan vanha ja uusi pelaamaan keskenään ja pidetään voittaja. Se on evoluutiota, eikä siihen tarvita ketään, joka ymmärtää pelin.",
  "lesson.tuning.task":
    "Paina laudan alla ”Kehitä” ja seuraa lukuja, tai muuta niitä itse. Tavoite: vähintään puolet pisteistä 40 pelissä hamstraajaa vastaan.",
  "lesson.tuning.score": "Ei vielä: {percent} % pisteistä, pelejä {games}. Tavoite on {goal} %.",
};
