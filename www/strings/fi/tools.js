// The words of what lies beside the game, in Finnish.

/** @type {import("../en/tools.js").Strings} */
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

  exchange: "Tallenna ja avaa",

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
};
