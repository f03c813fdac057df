// The gallery of the element. Finnish.

export const fi = {
  name: "Lautoja sivuillesi",
  title: "Lautoja sivuillesi · Stratege",
  "embed.what":
    "Yksi elementti, <stratege-board>, näyttää minkä tahansa peleistä millä tahansa sivulla: selattavaksi, pelattavaksi tai tehtävänä. Se toimii hiirellä, kosketuksella, näppäimistöllä ja ruudunlukijalla. Jokainen esimerkki on toimiva; vieressä olevat rivit riittävät siihen.",
  "embed.package":
    "Elementti tulee npm-paketista @stratege/board, jolla ei ole riippuvuuksia. Sen README luettelee kaikki attribuutit, tapahtumat, värit ja osat.",
  "embed.replay": "Pelin selaaminen",
  "embed.replay.how":
    "Pelin teksti on sama kuin tämän sivuston linkeissä. Attribuutti ply kertoo, mikä asema näytetään.",
  "embed.both": "Kaksi pelaa",
  "embed.both.how":
    "Säännöt ratkaisevat, mikä on sallittua, ja kielletty siirto selitetään. Siirrot voi myös kirjoittaa.",
  "embed.level": "Tasoa vastaan",
  "embed.level.how":
    "Pelimoottori ladataan sen ensimmäisellä siirrolla. Muilla sivuilla attribuutti engine kertoo paketin @stratege/connect4 osoitteen.",
  "embed.puzzle": "Tehtävä",
  "embed.puzzle.how":
    "Ratkaisussa ovat molempien siirrot; väärä siirto hylätään, oikeaan vastataan.",
  "embed.looks": "Omat värit",
  "embed.looks.how":
    "Mukautetut ominaisuudet määräävät värit ja suurimman leveyden, ::part() kaiken muun.",
  "embed.events": "Tapahtumat ja lomakkeet",
  "embed.events.how":
    "Tapahtuman beforemove voi peruuttaa; move, gameover ja solved kertovat, mitä tapahtui. Lomakkeessa arvo on pelin teksti.",
  "embed.frame": "Kehys ja viestit",
  "embed.frame.how":
    "Ilman tämän sivuston skriptiä: iframe. Se keskustelee vain osoitteessaan nimetyn alkuperän kanssa, esimerkiksi ?origin=https://example.org.",
};
