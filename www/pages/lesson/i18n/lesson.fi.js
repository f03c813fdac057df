// The pages with the first steps in each game. Finnish.

/** @type {Record<keyof typeof import("./lesson.js").en, string>} */
export const fi = {
  lesson: "Ensiaskeleet",
  "lesson.title": "{game}: ensiaskeleet · Stratege",
  loading: "Ensiaskeleita ladataan …",
  "lesson.step": "Askel {step}/{count}",
  "lesson.how": "Tee siirto laudalla tai kirjoita se.",
  "lesson.next": "Seuraava askel",
  "lesson.retry": "Yritä uudelleen",
  "lesson.show": "Näytä siirto",
  "lesson.shown": "Siirto on {move}.",
  typed: "Siirtosi",
  enter: "Siirrä",
  "lesson.over": "Siinä olivat ensiaskeleet",
  "lesson.over.text":
    "Tunnet säännöt ja ensimmäiset ajatukset. Pelaa nyt peli: heikoimmasta vastustajasta on hyvä aloittaa.",
  "lesson.again": "Alusta",
  "lesson.play": "Pelaa peli",
  "lesson.others": "Muiden pelien ensiaskeleet",
  "lesson.foot": "Mikään, mitä teet täällä, ei lähde laitteeltasi.",
};
