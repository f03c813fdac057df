// Qubic: lines of the typewriter, in the terse style of the program of 1970. Pages in other languages offer them too.

/** @type {typeof import("./typewriter.js").en} */
export const fi = {
  "tw.paper": "Mitä kirjoituskone kirjoittaa",
  "tw.line": "Vastauksesi",
  "tw.enter": "Syötä",
  "tw.in-finnish": "Suomeksi, ohjelman omalla kielellä",
  "tw.yes": "KYLLÄ",
  "tw.intro":
    "ERÄMIEHEN SHAKKI KOLMESSA ULOTTUVUUDESSA. NELJÄ TASOA PÄÄLLEKKÄIN, KUSSAKIN 4X4 RUUTUA. SELOSTETAANKO PELI? KYLLÄ TAI EI.",
  "tw.rules":
    "VOITTAJALLA ON NELJÄ OMAA MERKKIÄ RIVISSÄ: VAAKAAN, PYSTYYN TAI LÄVISTÄJÄÄN. SIIRTO ON KOLME NUMEROA. 243 ON TASO 2, RIVI 4, SARAKE 3. 000 ANTAA ALKUSIIRRON KONEELLE. -11 ALOITTAA UUDEN PELIN. 999 LOPETTAA.",
  "tw.name": "NIMESI, OLE HYVÄ",
  "tw.turn": "VUORO SINULLA, {name}",
  "tw.yours": "SIIRSIT {code}",
  "tw.mine": "SIIRRÄN {code}",
  "tw.mine.situation": "SIIRRÄN {code} STRATEGIANA {second} {number}",
  "tw.illegal": "KATSO TARKEMMIN, {name}, LAITON SIIRTO",
  "tw.won": "VOITTO SINULLE RIVILLÄ {row}, {name}",
  "tw.lost": "VOITTO MINULLE, {name}, RIVILLÄ {row}",
  "tw.draw": "TASAPELI, UUSI ALKU, {name}",
};
