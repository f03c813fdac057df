// Where the historical programs come from; in the help dialog and on the start page. Finnish.

/** @type {Record<keyof typeof import("./history.js").en, string>} */
export const fi = {
  "history.reversi":
    "Vanhat pelaajat ovat peräisin vuoden 2002 verkkosivulta, joka tehtiin Internet Explorer 4:lle ja Netscape 4:lle. Niiden haku on vielä vanhempi: Turbo Pascal -ohjelma toukokuulta 1988, jonka muisti täyttyi sen kutsuessa itseään seitsemännen kerran. Kuuden siirron ennakointi vei silloin minuutteja, täällä millisekunteja.",
  "history.gobang":
    "GOBANG.BAS kuului Matthias Uphoffin sarjaan ”Das Software-Experiment” 1980-luvun Schneider CPC:lle, Richard S. Forsythin ajatusten pohjalta. Kahden siirron ennakointi olisi vaatinut yli neljän miljardin aseman arviointia, joten se ei ennakoi lainkaan: kolmetoista lukua kertovat, mitä kukin 256 ruudusta on arvoltaan, ja jokainen ruutu on yksi tavu muistia.",
  "history.chess":
    "Bernd Bettermannin ohjelma painettiin lehteen elokuussa 1985 Commodore 64:lle näppäiltäväksi. BASIC siirtää nappuloita, ja 457 tavua konekieltä etsii shakkia. Se vastaa alle kymmenessä sekunnissa, koska se ei katso eteenpäin; tekijä tarkoitti sen kulmakiveksi muiden lisäyksille.",
  "history.qubic":
    "R. K. Louden kirjoitti TTT3D:n FORTRANilla IBM 1130:lle vuonna 1967, ja Ilkka Virtanen esitteli sen Turussa vuonna 1970. Ohjelma ja taulukot olivat reikäkorteilla, ja siirrot näppäiltiin kolmena numerona. Siirtojen laskeminen eteenpäin oli mahdotonta, joten se tunnistaa kolmetoista tilannetta kuution 76 rivistä, ja sitä oli vaikea voittaa.",
  "history.connect4":
    "4Gewinnt on Max Kleinerin Turbo Pascal -ohjelma; sen tiedostossa on päiväys 8. maaliskuuta 1995. Se katsoo alfa-beetalla neljästä kuuteen siirtoa eteenpäin, arvottaa ruudut taulukosta ja tuntee parittomat ja parilliset uhkaukset. Nykyään peli on ratkaistu: sen vieressä pelaa pelaaja, joka ei erehdy.",
};
