// The first steps in Reversi. Finnish.

/** @type {Record<keyof typeof import("./lesson.js").en, string>} */
export const fi = {
  "lesson.enclose.task":
    "Sinulla on tomaatit. Aseta tomaatti niin, että sen ja toisen tomaatin väliin jää suoraan riviin kontiaisia.",
  "lesson.enclose.right":
    "Kahden tomaattisi välissä ollut kontiainen muuttui tomaatiksi. Joka siirrolla on kääntyvä ainakin yksi nappula.",
  "lesson.enclose.wrong":
    "Siitä ei käänny yhtään kontiaista, joten säännöt eivät salli sitä. Vain sävytetyt ruudut käyvät.",
  "lesson.pass.task":
    "Jos ei voi kääntää yhtään nappulaa, vuoro jää väliin. Nyt sinulla on kontiaiset: etsi siirto, jonka jälkeen tomaattien vuoro jää väliin ja saat siirtää kahdesti.",
  "lesson.pass.right":
    "Tomaateilla ei ole siirtoa, joten niiden vuoro jää väliin. Puolet pelistä on siinä, että itsellä on siirtoja ja vastustajalla ei.",
  "lesson.pass.wrong":
    "Sen jälkeen tomaatit voivat siirtää. Etsi siirto, joka ei jätä niille mitään käännettävää.",
  "lesson.corner.task":
    "Kulmassa oleva nappula ei enää käänny, koska sitä ei voi saartaa. Ota kulma.",
  "lesson.corner.right":
    "Tämä nappula on lopullisesti sinun, ja niin on jokainen rivi, joka kasvaa siitä.",
  "lesson.corner.wrong": "Kulma on juuri nyt vapaa. Ota se, ennen kuin se menee.",
  "lesson.safe.task":
    "Kulman viereiset ruudut ovat vaarallisia, sillä niistä kulma voi mennä vastustajalle. Neljä viidestä siirrostasi päästää kontiaiset kulmaan. Etsi viides.",
  "lesson.safe.right":
    "Nyt kontiaiset eivät pääse mihinkään kulmaan. Pelin alussa kulman viereen ei juuri kannata siirtää.",
  "lesson.safe.wrong": "Sen jälkeen kontiaiset voivat ottaa kulman.",
  "lesson.last.task":
    "Kolme ruutua on vapaana, ja eniten nappuloita saanut voittaa. Sinulla on tomaatit, ja vain yksi siirto voittaa.",
  "lesson.last.right":
    "Nyt tomaatit voittavat neljällä. Lopussa kannattaa laskea viimeiseen ruutuun asti.",
  "lesson.last.wrong":
    "Se häviää: viimeisissä ruuduissa kontiaiset kääntävät enemmän. Laske, mitä kunkin siirron jälkeen kääntyy.",
};
