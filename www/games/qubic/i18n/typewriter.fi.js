// Qubic: what the typewriter of 1970 says, in the language and the manner of its program: capitals, terse, no more
// than a fact or a prompt. Other pages speak like this too where somebody wants it.

/** @type {typeof import("./typewriter.js").en} */
export const fi = {
  "tw.paper": "Mitä kirjoituskone kirjoittaa",
  "tw.line": "Vastauksesi",
  "tw.enter": "Syötä",
  "tw.in-finnish": "Suomeksi, kuten vuonna 1970",
  "tw.yes": "KYLLÄ",
  "tw.no": "EI",
  "tw.yes-no": "VASTAA KYLLÄ TAI EI",
  "tw.intro":
    "ERÄMIEHEN SHAKKI KOLMESSA ULOTTUVUUDESSA. NELJÄ TASOA PÄÄLLEKKÄIN, KUSSAKIN 4X4 RUUTUA. SELOSTETAANKO PELI? KYLLÄ TAI EI.",
  "tw.rules":
    "VOITTAJALLA ON NELJÄ OMAA MERKKIÄ RIVISSÄ: VAAKAAN, PYSTYYN TAI LÄVISTÄJÄÄN. SIIRTO ON KOLME NUMEROA. 243 ON TASO 2, RIVI 4, SARAKE 3. 000 ANTAA ALKUSIIRRON KONEELLE. -11 ALOITTAA UUDEN PELIN. 999 LOPETTAA.",
  "tw.name": "NIMESI, OLE HYVÄ",
  "tw.against": "VASTASSA {player}, {name}",
  "tw.turn": "VUORO SINULLA, {name}",
  "tw.yours": "SIIRSIT {code}",
  "tw.mine": "SIIRRÄN {code}",
  "tw.mine.situation": "SIIRRÄN {code} STRATEGIANA {second} {number}",
  "tw.illegal": "KATSO TARKEMMIN, {name}, LAITON SIIRTO",
  "tw.too-late": "ALKUSIIRRON TEEN VAIN TYHJÄLLE LAUDALLE",
  "tw.begins": "ALOITAN",
  "tw.won": "VOITTO SINULLE RIVILLÄ {row}, {name}",
  "tw.lost": "VOITTO MINULLE, {name}, RIVILLÄ {row}",
  "tw.draw": "TASAPELI, {name}",
  "tw.over": "PELI ON OHI, {name}. UUSI PELI -11, LOPETUS 999",
  "tw.new": "TASAPELI, UUSI ALKU, {name}",
  "tw.wait": "ODOTA VUOROASI, {name}",
  "tw.waiting": "AIEMPIA SIIRTOJA, {name}. 000 JATKAA TÄSTÄ",
  "tw.place": "SIIRTO {ply}/{last}",
  "tw.stopped": "PELI SEIS, {name}",
};
