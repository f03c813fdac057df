// The workshop. Finnish.

/** @type {Record<keyof typeof import("./workshop.js").en, string>} */
export const fi = {
  name: "Työpaja",
  title: "Työpaja: kirjoita oma pelaaja",
  "workshop.claim": "Kirjoita oma pelaaja",
  "workshop.how":
    "Muutama rivi Pythonia tai JavaScriptiä riittää: ohjelmasi saa aseman ja palauttaa siirron. Anna sen siirtää, katso mitä se ajattelee ja anna sen voittaa entisaikojen ohjelmat. Kaikki toimii omalla laitteellasi; mitään ei lähetetä minnekään.",
  "workshop.parts": "Työpajan osat",
  "workshop.write": "Oma ohjelma",
  "workshop.foot": "Ohjelmasi on tallennettu vain tälle laitteelle.",
  "workshop.damaged":
    "Osaa tallennetuista ohjelmista ei voitu lukea. Muut ovat tallella; mitään ei korvata ennen kuin muutat jotain.",

  visitor: "Linkin mukana tuli ohjelma",
  "visitor.name": "”{name}”, kieli {language}, peli {game}. Sitä ei ajeta, ennen kuin itse haluat.",
  "visitor.source": "Ohjelman teksti",
  "visitor.keep": "Lisää omiin ohjelmiin",
  "visitor.drop": "Jätä pois",
  "visitor.refused": "Linkissä ei ole luettavaa ohjelmaa. Mitään ei ole kadonnut.",

  editor: "Ohjelmasi teksti",
  "editor.keys":
    "Sarkain sisentää; Esc ja sitten sarkain vie pois tekstikentästä. Ctrl+välilyönti ehdottaa nimiä.",
  "editor.module":
    "Tämä ohjelma on oma WebAssembly-moduulisi. Se toimii täällä, mutta sitä ei voi muokata.",
  file: "Ohjelma",
  "file.game": "Peli",
  "file.language": "Ohjelmointikieli",
  "file.new": "Uusi ohjelma",
  "file.new.name": "oma pelaaja",
  "file.name": "Nimi",
  "file.rename": "Nimeä uudelleen",
  "file.delete": "Poista",
  "file.undelete": "Kumoa poisto",
  "file.export": "Tallenna tiedostoksi",
  "file.import": "Avaa tiedosto",
  "file.added": "”{name}” on lisätty.",
  "file.renamed": "Ohjelman nimi on nyt ”{name}”.",
  "file.deleted": "”{name}” on poistettu.",
  "file.refused":
    "”{name}” ei ole ohjelma: nimen lopussa on oltava .py, .js tai .wasm, ja merkkejä saa olla enintään 100 000, moduulissa 300 000 tavua.",
  link: "Linkki, jossa ohjelma on",
  "link.carry": "Jaa",
  "link.code": "Linkin QR-koodi",
  "link.long": "Ohjelma on liian pitkä QR-koodiin; linkki toimii.",
  "link.copied": "Linkki on kopioitu.",

  play: "Kokeile",
  "play.opponent": "Vastustaja",
  "play.side": "Oma ohjelma",
  "play.begins": "aloittaa",
  "play.second": "siirtää toisena",
  "play.move": "Seuraava siirto",
  "play.run": "Jatka peliä",
  "play.pause": "Tauko",
  "play.restart": "Uusi peli",
  "play.look": "Katso aiempia siirtoja",
  "play.first": "Alkuun",
  "play.back": "Siirto taaksepäin",
  "play.on": "Siirto eteenpäin",
  "play.last": "Loppuun",
  "play.printed": "Tulosteet",
  "play.board": "Lauta, siirtoja {ply}",
  "play.start": "Yhtään siirtoa ei ole vielä tehty. Ohjelmasi siirtää {side}.",
  "play.side.first": "ensimmäisenä",
  "play.side.second": "toisena",
  "play.own": "Siirto {ply}: ohjelmasi pelaa {move} ({steps} askelta).",
  "play.reply": "Siirto {ply}: {name} pelaa {move}.",
  "play.thinking": "{name} miettii.",
  "play.table": "Pelaa sitä vastaan pelipöydässä",
  "play.your-program": "Ohjelmasi",
  tree: "Tämän siirron hakupuu",
  "tree.count.one": "Ohjelmasi tutki {count} aseman.",
  "tree.count.other": "Ohjelmasi tutki {count} asemaa.",
  "tree.all": "Ilman karsintaa asemia olisi {all}.",
  "tree.drawn": "Puussa on niistä {count} ensimmäistä.",
  "tree.values": "mark(asema, arvo) kirjoittaa arvon puuhun.",
  "play.won": "Ohjelmasi voitti. Siirtoja {plies}.",
  "play.lost": "{name} voitti. Siirtoja {plies}.",
  "play.drawn": "Tasapeli. Siirtoja {plies}.",

  fault: "Ohjelmasi pysähtyi.",
  "fault.go": "Siirry riville",
  "fault.position": "Asema on yhä laudalla: korjaa ohjelma ja paina ”Seuraava siirto”.",

  tune: "Kehitä",
  "tune.title": "Viritettävät luvut",
  "tune.how":
    "Ohjelmasi ilmoittaa nämä luvut kommentilla ”parameter”. Muuta niitä tässä, tai anna evoluution etsiä parempia: vanha ja uusi pelaavat keskenään, ja voittaja jää.",
  "tune.stop": "Lopeta kehittäminen",
  "tune.progress":
    "Sukupolvi {generation}: muutoksia säilytetty {changes}. Viimeisin sai {score} % pisteistä edeltäjäänsä vastaan.",
  "tune.range": "{name}: kokonaisluku väliltä {min}–{max}; arvo {value} säilyy.",
  "tune.fault": "Kehittäminen pysähtyi. {why}",
  "tune.legend": "{name}, {min}–{max}",

  series: "Kuinka hyvä se on?",
  "series.how":
    "Puolet peleistä kummallakin puolella, neljän satunnaisen siirron jälkeen; kahdella pelillä on aina sama alku.",
  "series.10": "Pelaa 10 peliä",
  "series.100": "Pelaa 100 peliä",
  "series.stop": "Lopeta",
  "series.progress":
    "{done}/{total} peliä: voittoja {wins}, tasapelejä {draws}, tappioita {losses}.",
  "series.better": "Parempi kuin {name}: {score} % ± {margin} pisteistä.",
  "series.worse": "Heikompi kuin {name}: {score} % ± {margin} pisteistä.",
  "series.even": "Ei todistettu: {score} % ± {margin} pisteistä voi olla sattumaa.",
  "series.fault": "Yksi peli hävittiin virheeseen. {why}",

  reference: "Mitä ohjelmasi voi käyttää",
  "reference.how":
    "Nimet ovat samat Pythonissa ja JavaScriptissä. Ohjelmassa on funktio choose; se alkaa jokaisessa pelissä alusta.",
  "reference.choose":
    "Funktio, joka jokaisessa ohjelmassa on. Se saa aseman ja palauttaa sallitun siirron tekstinä.",
  "reference.moves": "Sallitut siirrot luettelona tekstejä pelin merkintätavalla.",
  "reference.play":
    "Palauttaa aseman siirron jälkeen; vanha asema pysyy ennallaan. Kielletty siirto on virhe.",
  "reference.side": 'Siirtovuorossa oleva puoli: "first" tai "second".',
  "reference.board":
    "Lauta luettelona rivejä ylhäältä alkaen, kukin rivi luettelona kirjaimia: ”x” on ensimmäinen puoli, ”o” toinen, ”.” tyhjä ruutu; shakissa nappuloiden kirjaimet. Tekstinä siinä on jokainen rivi omallaan.",
  "reference.outcome":
    'Pelin aikana Pythonissa None ja JavaScriptissä null; sitten "first", "second" tai "draw".',
  "reference.record": "Tähänastinen peli yhtenä tekstirivinä.",
  "reference.seed":
    "Luku, joka on joka pelissä eri. Siitä johdetaan satunnaisluvut, jotta saman pelin voi pelata uudelleen.",
  "reference.steps_left":
    "Montako askelta ohjelmalla on vielä tähän siirtoon. Siirrossa on 100 000 000 askelta, joka laitteella.",
  "reference.print": "Kirjoittaa laudan alle rivin, jossa voi olla mitä tahansa arvoja.",
  "reference.mark":
    'Kirjoittaa ruutuun enintään kahdentoista merkin arvon, esimerkiksi mark("d3", 7). Jos ruudun paikalla on asema, arvo kirjoitetaan hakupuuhun.',
  "reference.explain": "Kertoo yhdellä lauseella, miksi ohjelma pelaa tämän siirron.",
  "reference.parameter":
    "Ilmoittaa luvun tai lukulistan ja sen rajat: kentät laudan alla muuttavat arvoja, ja ”Kehitä” etsii parempia. Ohjelmallesi se on tavallinen muuttuja.",
  "reference.language": "Esimerkkien kieli: {language}",
};
