// Chess: the rules in the help dialog. Finnish.

/** @type {Record<keyof typeof import("./help.js").en, string>} */
export const fi = {
  history:
    "Bernd Bettermannin ohjelma painettiin lehteen elokuussa 1985 Commodore 64:lle näppäiltäväksi. BASIC siirtää nappuloita, ja 457 tavua konekieltä etsii shakkia. Se vastaa alle kymmenessä sekunnissa, koska se ei katso eteenpäin; tekijä tarkoitti sen perustaksi, jolle muut voisivat rakentaa.",

  "help.goal":
    "Voitat, kun uhkaat vastustajan kuningasta niin, ettei se pääse pakoon: matti. Omaa kuningasta ei saa jättää shakkiin.",
  "help.pawn":
    "Sotilas kulkee ruudun eteenpäin, lähtöruudustaan myös kaksi, ja lyö viistoon. Viimeisellä rivillä siitä tulee daami, torni, lähetti tai ratsu.",
  "help.castling":
    "Linnoitus: jos kuningas ja torni eivät ole vielä liikkuneet, niiden välissä ei ole mitään eikä kuningas ole shakissa ennen siirtoa, matkalla tai sen jälkeen, se kulkee kaksi ruutua kohti tornia, ja torni hyppää sen yli. Siirrä kuningasta.",
  "help.castling.picture": "Kuningas siirtyy kaksi ruutua oikealle, torni sen vasemmalle puolelle.",
  "help.passing":
    "Ohestalyönti: juuri kaksi ruutua siirtyneen sotilaan voi vieressä seisova sotilas lyödä heti, kuin se olisi siirtynyt vain yhden.",
  "help.passing.picture": "Valkea sotilas menee viistoon mustan taakse, ja musta katoaa.",
  "help.end":
    "Tasapeli tulee, jos siirtovuorossa olevalla ei ole siirtoa eikä hän ole shakissa, jos kumpikaan ei voi enää tehdä mattia, kun sama asema syntyy viidennen kerran, ja kun kumpikin on tehnyt 75 siirtoa ilman lyöntiä tai sotilaan siirtoa.",
  "help.typed":
    "Siirrot voi myös kirjoittaa; nappuloiden kirjaimet ovat K, D, T, L ja R: e4, Rf3, O-O, e8=D tai e2e4.",
};
