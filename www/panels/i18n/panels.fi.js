// Panels: what has no bundle of its own. Finnish.

/** @type {Record<keyof typeof import("./panels.js").en, string>} */
export const fi = {
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

  "update.ready": "Uusi versio on valmis.",
  "update.take": "Ota käyttöön",
  "update.soon": "Uusi versio tulee heti, kun siirto on tehty.",
  "update.later": "Myöhemmin",

  matches: "Pelit",
  "matches.full":
    "Laitteella ei ole tilaa pelille, tai selain ei saa tallentaa sitä. Tämän sivun osoite sisältää sen: kopioi linkki.",

  copied: "Linkki tähän peliin on leikepöydällä.",
  "copy.failed": "Leikepöytää ei voi käyttää. Tämän pelin osoite: {link}",

  "new.kept": "Edellinen peli on tallessa.",
  "new.back": "Jatka sitä",
  "result.won": "Voitit!",
  "result.lost": "Hävisit.",
  "result.rematch": "Uusintaottelu",
  "result.swap": "Vaihda puolia",
  "result.easier": "Helpompi: {player}",
  "result.harder": "Vaikeampi: {player}",
  "result.review": "Käy peli läpi",
  "result.look": "Katso lautaa",
  "ending.time": "Häviäjän aika on loppunut",

  share: "Jaa",

  exchange: "Tuonti / vienti",

  "draw.offer": "Tarjoa tasapeliä",
  "draw.question": "{name}: sinulle tarjotaan tasapeliä. Hyväksytkö?",
  "draw.accept": "Hyväksy",
  "draw.decline": "Hylkää",
  "draw.declined": "{name} ei suostu tasapeliin.",
  "draw.claim": "Vaadi tasapeliä",
  "draw.possible": "Nyt voi vaatia tasapeliä.",
  resign: "Luovuta",
  "resign.question": "{name}: luovutetaanko tämä peli?",
  "resign.yes": "Luovuta",
  "resign.no": "Jatka peliä",

  "speak.last": "kerro viimeinen siirto",
  "speak.where": "kerro ruutu, jossa kohdistus on",
  "speak.moves": "kerro, mitä voi pelata",
  "speak.state": "kerro vuoro ja tilanne",
  "speak.jump": "ja sitten ruudun nimi: siirry sinne",
  "speak.nowhere": "Kohdistus ei ole missään laudan ruudussa.",
  "speak.legal.one": "{count} siirto on mahdollinen",
  "speak.legal.other": "{count} siirtoa on mahdollista",
  "speak.name": "Mikä ruutu?",
  "speak.no-square": "Ruutua ”{name}” ei ole.",

  laboratory: "Laboratorio",
  "help.history": "Mistä ohjelma on peräisin",
  best: "Parhaat voitot",
  "best.none": "Ei vielä voittoja tietokoneesta.",
  "best.margin": "{points} pisteen erolla",
  "best.moves.one": "{count} siirrolla",
  "best.moves.other": "{count} siirrolla",
  "best.replay": "Käy läpi",
  move: "Siirrä nuolinäppäimillä",
  "help.start": "Kaikki pelit",
  "help.museum": "Vanha ohjelma työssään, rivi riviltä",
};
