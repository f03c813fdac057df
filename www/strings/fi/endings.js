// Pelaajien ilmoittamat loput suomeksi.

/** @type {typeof import("../en/endings.js").en} */
export const fi = {
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
