// Errors in records, positions and moves. Finnish.

/** @type {Record<keyof typeof import("./errors.js").en, string>} */
export const fi = {
  "error.unknown-game": "Täällä ei ole peliä nimeltä ”{name}”.",
  "error.unknown-start": "”{text}” ei ole kelvollinen asema.",
  "error.unknown-player": "Pelaajaa nimeltä ”{name}” ei ole.",
  "error.bad-position": "Asemassa ”{text}” on virhe merkin {place} kohdalla.",
  "error.unreadable-move": "”{text}” ei ole siirto.",
  "error.illegal-move": "{text} ei ole sallittu siirto.",
  "error.illegal-move.no-such-column": "{text}: sarakkeet ovat 1–7.",
  "error.illegal-move.column-full": "{text}: sarake on täynnä.",
  "error.illegal-move.turns-nothing": "{text} ei käännä yhtään nappulaa.",
  "error.illegal-move.must-pass": "{text}: tässä vuoro on jätettävä väliin.",
  "error.illegal-move.may-not-pass": "Vuoroa ei saa jättää väliin, jos voi siirtää.",
  "error.illegal-move.occupied": "{text} on varattu.",
  "error.game-over": "Pelin päättymisen jälkeen tulee vielä siirto.",
  "error.no-such-ply": "Siirtoa {ply} ei ole; viimeinen on {last}.",
  "error.damaged-record": "Muodon pitäisi olla peli:asetelma:siirrot.",
  "error.damaged-record.too-long": "Se on pidempi kuin yksikään peli voi olla.",
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
  "error.offline": "Laite ei ole verkossa. Yhdistä se verkkoon ja yritä uudelleen.",
  "error.unreachable":
    "Sivustoon ei saada yhteyttä, vaikka laite on verkossa. Tarkista yhteys ja se, estääkö jokin tämän sivuston, ja yritä uudelleen.",
  "error.slow":
    "Kymmeneen sekuntiin ei ole tullut mitään: yhteys on hyvin hidas tai jumissa. Odota hetki ja yritä uudelleen tai lataa sivu uudelleen.",
  "error.missing":
    "Palvelin ei lähetä jotakin tämän sivun tiedostoa tai lähettää väärän; ehkä uutta versiota julkaistaan juuri. Lataa sivu uudelleen muutaman minuutin kuluttua.",
  "error.damaged":
    "Tiedosto saapuu vioittuneena myös uudelleen haettuna: jokin palvelimen ja tämän laitteen välillä muuttaa sitä. Yritä myöhemmin uudelleen tai toisen verkon kautta.",
  "error.no-webassembly":
    "Tämä selain ei suorita WebAssemblya täällä: se on liian vanha, tai jokin suojaustila estää WebAssemblyn. Päivitä se, salli WebAssembly tälle sivulle tai käytä toista selainta.",
  "error.no-workers":
    "Selain ei salli täällä web workereita, joita tietokone tarvitsee pelaamiseen ja laskemiseen. Kaksi ihmistä voi pelata; kaikkeen muuhun salli workerit tai käytä toista selainta.",
  "error.damaged-settings": "Tallennettuja asetuksia ei voi lukea; käytössä ovat oletukset.",
  "error.stopped":
    "Sen worker on pysähtynyt; ehkä selain tarvitsi muistia. Sulje muita välilehtiä ja yritä uudelleen.",
  "error.time":
    "Ohjelma ei vastannut minuuttiin, luultavasti koska laite on hyvin kuormittunut. Peliä ei lasketa; sulje muita ohjelmia ja yritä uudelleen.",
  "error.unexpected":
    "Jotain odottamatonta tapahtui: {message} Lataa sivu uudelleen; ajantasainen selain voi auttaa.",
};
