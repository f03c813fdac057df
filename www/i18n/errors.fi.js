// What is wrong with a record, a position or a move. Finnish.

/** @type {Record<keyof typeof import("./errors.js").en, string>} */
export const fi = {
  "error.unknown-game": "Täällä ei ole peliä nimeltä ”{name}”.",
  "error.unknown-start": "”{text}” ei ole kelvollinen asema.",
  "error.unknown-player": "Pelaajaa nimeltä ”{name}” ei ole.",
  "error.bad-position": "Asemassa ”{text}” on virhe merkin {place} kohdalla.",
  "error.unreadable-move": "”{text}” ei ole siirto.",
  "error.illegal-move": "{text} ei ole sallittu siirto.",
  "error.game-over": "Pelin päättymisen jälkeen tulee vielä siirto.",
  "error.no-such-ply": "Siirtoa {ply} ei ole; viimeinen on {last}.",
  "error.damaged-record": "Muodon pitäisi olla peli:asetelma:siirrot.",
  "error.damaged-record.two-places": "Siinä on useampi kuin yksi ”!”.",
  "error.at-move": "Siirto {place}: {why}",

  "error.bad-position.stones-few": "Laudassa on enemmän ruutuja (merkki {place}).",
  "error.bad-position.stones-many": "Laudassa ei ole niin monta ruutua (merkki {place}).",
  "error.bad-position.stones-letter":
    "Ruutu on X, O tai -, ja luku tarkoittaa tyhjiä ruutuja; merkki {place} ei ole mikään näistä.",
  "error.bad-position.stones-side": "Laudan jälkeen tulee siirtovuoro, X tai O (merkki {place}).",
  "error.bad-position.stones-turns":
    "Pelaajat siirtävät vuorotellen: vuorossa olevalla on yhtä monta nappulaa kuin toisella tai yksi vähemmän.",
  "error.bad-position.stones-over": "Tässä asemassa peli on jo päättynyt.",
  "error.bad-position.discs-hang":
    "Nappula roikkuu ilmassa: sen alla ei ole mitään (merkki {place}).",
  "error.bad-position.board-length":
    "Laudassa on 64 ruutua, ja sitten tulee siirtovuoro (merkki {place}).",
  "error.bad-position.board-square": "Ruutu on X, O tai - (merkki {place}).",
  "error.bad-position.board-side": "Siirtovuoro on X tai O (merkki {place}).",

  "notice.link": "Tässä linkissä ei ole luettavaa peliä. {why} Aiempi peli jatkuu.",
  "notice.saved":
    "Tallennettua peliä ei voi lukea. {why} Se säilyy, kunnes teet siirron uudessa pelissä.",
  "notice.failed": "Tietokonepelaaja lakkasi toimimasta. {why}",
  "error.engine-away": "Sen ohjelma ei latautunut. Tarkista yhteys ja jatka tästä.",
};
