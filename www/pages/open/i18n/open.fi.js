// The page that opens texts from other apps. Finnish.

export const fi = {
  name: "Avaa peli",
  title: "Avaa peli · Stratege",
  "open.which": "Mistä pelistä tämä on?",
};
