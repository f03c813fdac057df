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
  laboratory: "Laboratorio",
};
