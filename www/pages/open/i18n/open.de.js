// The page that opens texts from other apps. German.

export const de = {
  name: "Partie öffnen",
  title: "Partie öffnen · Stratege",
  "open.which": "Von welchem Spiel ist diese Partie?",
};
