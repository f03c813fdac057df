// Messages of every page. Finnish.

/** @type {Record<keyof typeof import("./common.js").en, string>} */
export const fi = {
  language: "Kieli",
  theme: "Ulkoasu",

  you: "Sinä",
  games: "Pelit",
  menu: "Valikko",
  new: "Uusi peli",
  undo: "Peru siirto",
  redo: "Palauta siirto",
  hint: "Vihje",
  copy: "Kopioi linkki",
  help: "Ohje",
  close: "Sulje",
  "play-on": "Jatka tästä",
  "looking-back": "Siirto {ply}/{last}",

  record: "Siirrot",
  "record.none": "Yhtään siirtoa ei ole vielä tehty.",

  "tab.play": "Peli",
  "tab.record": "Siirrot",
  "tab.analysis": "Analyysi",
  "tab.laboratory": "Laboratorio",
  tools: "Pelin työkalut",
  options: "Asetukset",
  begins: "Aloittaja",
  "next-game": "seuraavasta pelistä alkaen",
  choose: "Valitse vastustaja",
  opponent: "Pelaajat",
  "opponent.none": "Kaksi pelaajaa",
  "opponent.both": "Tietokone vastaan tietokone",
  strength: "Tietokoneen taso",
  pace: "Tauko ennen tietokoneen siirtoa",
  seconds: "{seconds} s",

  draw: "Tasapeli",
  "result.final": "{first} – {second}",

  "notice.loading": "Osa tästä sivusta ei saavu. Tarkista yhteys ja yritä uudelleen.",
};
