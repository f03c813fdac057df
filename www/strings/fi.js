// Suomi.

/** @type {import("./en.js").Strings} */
export const fi = {
  title: "Reversi: tomaatti vastaan kontiainen · Stratege",
  tagline: "Tomaatti vastaan kontiainen",
  about:
    "Puutarhayhdistyksen vuoden 2002 sivun mukaan, sen omin tietokonepelaajin. Mikään, mitä teet täällä, ei lähde laitteeltasi.",

  language: "Kieli",
  "theme.auto": "Ulkoasu: automaattinen",
  "theme.light": "Ulkoasu: vaalea",
  "theme.dark": "Ulkoasu: tumma",

  menu: "Valikko",
  new: "Uusi peli",
  undo: "Peru siirto",
  redo: "Palauta siirto",
  copy: "Kopioi linkki",
  help: "Ohje",
  close: "Sulje",
  copied: "Linkki tähän peliin on leikepöydällä.",
  "copy.failed": "Leikepöytää ei voi käyttää. Tämän pelin osoite: {link}",

  score: "Pistetilanne",
  "play-on": "Jatka tästä",
  "looking-back": "Siirto {ply}/{last}",

  record: "Siirrot",
  "record.none": "Yhtään siirtoa ei ole vielä tehty.",
  thought: "{player} tutki {nodes} asemaa.",

  options: "Valinnat",
  layout: "Alkuasetelma",
  begins: "Aloittaja",
  "next-game": "seuraavasta pelistä alkaen",
  opponent: "Pelaajat",
  strength: "Tietokoneen taso",
  pace: "Tauko ennen tietokoneen siirtoa",
  seconds: "{seconds} s",
  counting: "Lopputulos",
  "letter-keys": "Yksittäiset kirjaimet toimivat näppäiminä",

  "help.rules": "Säännöt",
  "help.keys": "Näppäimet",
  "key.arrows": "Nuolinäppäimet",
  "key.walk": "liiku laudalla",
  "key.ends": "Home, End",
  "key.row": "rivin päihin; Ctrl pohjassa laudan kulmiin",
  "key.enter": "Enter, välilyönti",
  "key.play": "tee siirto",
  "key.escape": "Esc",
  "key.close": "sulje ikkuna",

  "result.final": "{first} – {second}",
  "result.with-empties": "Tyhjät ruudut lasketaan voittajalle.",
  "result.look": "Katso lautaa",

  "notice.link": "Tässä osoitteessa ei ole luettavaa peliä. {why} Aiempi peli jatkuu.",
  "notice.saved":
    "Tallennettua peliä ei voi lukea. {why} Se säilyy, kunnes teet siirron uudessa pelissä.",
  "notice.failed": "Tietokonepelaaja lakkasi toimimasta. {why}",
  "notice.loading": "Pelin sääntöjä ei voitu ladata. Yritä uudelleen lataamalla sivu.",
  "notice.settings": "Tallennettuja valintoja ei voi lukea; käytössä ovat tavalliset.",

  "error.unknown-game": "Täällä ei ole peliä nimeltä ”{name}”.",
  "error.unknown-start": "”{text}” ei ole tämän pelin alkuasetelma.",
  "error.unknown-player": "Pelaajaa nimeltä ”{name}” ei ole.",
  "error.bad-position": "Asemassa ”{text}” on virhe merkin {place} kohdalla.",
  "error.unreadable-move": "”{text}” ei ole siirto.",
  "error.illegal-move": "{text} ei ole siinä kohdassa sallittu.",
  "error.game-over": "Pelin päättymisen jälkeen tulee vielä siirto.",
  "error.no-such-ply": "Siirtoa {ply} ei ole; viimeinen on {last}.",
  "error.damaged-record": "Muodon pitäisi olla peli:asetelma:siirrot.",
  "error.at-move": "Siirto {place}: {why}",

  "reversi.board": "Reversi-lauta",
  "reversi.diagonal": "Vino",
  "reversi.parallel": "Rinnakkainen",
  "reversi.tomato": "Tomaatti",
  "reversi.mole": "Kontiainen",
  "reversi.opponent.none": "Kaksi pelaajaa",
  "reversi.opponent.second": "Sinä tomaattina tietokonetta vastaan",
  "reversi.opponent.first": "Sinä kontiaisena tietokonetta vastaan",
  "reversi.opponent.both": "Tietokone vastaan tietokone",
  "reversi.empties": "Tyhjät ruudut voittajalle",

  "reversi.first.name": "Tomaatti",
  "reversi.first.turn": "Tomaatin vuoro",
  "reversi.first.thinks": "Tomaatti miettii …",
  "reversi.first.passes": "Tomaatti ei voi siirtää ja jättää vuoron väliin",
  "reversi.first.strength": "Tomaatin taso",
  "reversi.first.wins": "Tomaatti voittaa",
  "reversi.first.ending": "Punaista silmänkantamattomiin: tästä tulee hyvä keittovuosi.",
  "reversi.second.name": "Kontiainen",
  "reversi.second.turn": "Kontiaisen vuoro",
  "reversi.second.thinks": "Kontiainen miettii …",
  "reversi.second.passes": "Kontiainen ei voi siirtää ja jättää vuoron väliin",
  "reversi.second.strength": "Kontiaisen taso",
  "reversi.second.wins": "Kontiainen voittaa",
  "reversi.second.ending": "Multakasa toisensa vieressä: puutarha on saanut uuden omistajan.",
  "reversi.draw": "Tasapeli",
  "reversi.draw.ending": "Rauha kukkapenkkien välissä: tilaa riittää molemmille.",

  "reversi.pass": "ohi",
  "reversi.cell.empty": "{cell}, tyhjä",
  "reversi.cell.legal": "{cell}, tyhjä, sallittu",
  "reversi.cell.first": "{cell}, tomaatti",
  "reversi.cell.second": "{cell}, kontiainen",
  "reversi.moved.one": "{side} {move}, {count} nappula kääntyi.",
  "reversi.moved.other": "{side} {move}, {count} nappulaa kääntyi.",

  "reversi.player.doofie": "silkkaa sattumaa",
  "reversi.player.klauwastekannz": "nappaa minkä saa",
  "reversi.player.ramscher": "haalii parhaat ruudut",
  "reversi.player.aufpasser": "katsoo {depth} siirtoa eteen",

  "reversi.help.goal":
    "Tomaatit ja kontiaiset jakavat 64 ruudun puutarhan. Se voittaa, jolla on lopussa enemmän nappuloita.",
  "reversi.help.capture":
    "Aseta nappula niin, että sen ja toisen oman nappulasi väliin jää suora rivi vastustajan nappuloita. Koko rivi kääntyy sinun väriseksesi.",
  "reversi.help.capture.picture":
    "Kolmen kontiaisen päähän asetetaan tomaatti; kaikki kolme muuttuvat tomaateiksi.",
  "reversi.help.directions":
    "Rivit voivat olla vaaka- tai pystysuoria tai vinoja. Yhdellä siirrolla voi kääntää monta riviä.",
  "reversi.help.directions.picture": "Yksi tomaatti kääntää kolme kontiaista kolmessa suunnassa.",
  "reversi.help.must":
    "Nappulan saa asettaa vain ruutuun, josta kääntyy ainakin yksi nappula; nämä ruudut on sävytetty. Jos sellaista ei ole, vuoro jää väliin. Peli päättyy, kun kumpikaan ei voi siirtää.",
  "reversi.help.starts": "Peli alkaa neljästä nappulasta, jotka ovat vinottain tai rinnakkain.",
  "reversi.help.starts.diagonal": "Vino alkuasetelma",
  "reversi.help.starts.parallel": "Rinnakkainen alkuasetelma",
};
