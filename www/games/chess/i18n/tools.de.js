// Chess: hints, set-up, openings and results. German.

/** @type {Record<keyof typeof import("./tools.js").en, string>} */
export const de = {
  letters: "Buchstaben der Figuren in Zügen",
  "letters.own": "wie in deiner Sprache",
  "letters.figurine": "Figurinen ♔ ♕ ♖ ♗ ♘",
  "first.ending": "Der schwarze König weiß nicht mehr wohin.",
  "second.ending": "Der weiße König weiß nicht mehr wohin.",
  "draw.ending": "Beide Könige stehen noch.",

  "worth.mate.one": "setzt mit diesem Zug matt",
  "worth.mate.other": "matt in {count}",
  "worth.mated.one": "wird im nächsten Zug matt gesetzt",
  "worth.mated.other": "wird in {count} matt",
  "first.captured": "Weiß hat geschlagen: {pieces}.",
  "second.captured": "Schwarz hat geschlagen: {pieces}.",
  "captured.none": "nichts",
  "ahead.one": "{count} Punkt voraus.",
  "ahead.other": "{count} Punkte voraus.",

  check: "bietet Schach",
  castles: "rochiert",
  promotes: "wandelt den Bauern um",
  takes: "schlägt: {piece}",

  "opening.open": "Offenes Spiel",
  "opening.kings-gambit": "Königsgambit",
  "opening.vienna": "Wiener Partie",
  "opening.bishops": "Läuferspiel",
  "opening.centre": "Mittelgambit",
  "opening.philidor": "Philidor-Verteidigung",
  "opening.petrov": "Russische Verteidigung",
  "opening.scotch": "Schottische Partie",
  "opening.three-knights": "Dreispringerspiel",
  "opening.four-knights": "Vierspringerspiel",
  "opening.italian": "Italienische Partie",
  "opening.two-knights": "Zweispringerspiel im Nachzug",
  "opening.giuoco-piano": "Giuoco Piano",
  "opening.evans": "Evans-Gambit",
  "opening.ruy-lopez": "Spanische Partie",
  "opening.berlin": "Spanisch, Berliner Verteidigung",
  "opening.spanish-closed": "Spanisch, geschlossen",
  "opening.spanish-open": "Spanisch, offen",
  "opening.spanish-exchange": "Spanisch, Abtauschvariante",
  "opening.sicilian": "Sizilianische Verteidigung",
  "opening.sicilian-closed": "Sizilianisch, geschlossen",
  "opening.alapin": "Sizilianisch, Alapin",
  "opening.najdorf": "Sizilianisch, Najdorf",
  "opening.dragon": "Sizilianisch, Drachen",
  "opening.sveshnikov": "Sizilianisch, Sweschnikow",
  "opening.taimanov": "Sizilianisch, Taimanow",
  "opening.french": "Französische Verteidigung",
  "opening.french-advance": "Französisch, Vorstoßvariante",
  "opening.french-tarrasch": "Französisch, Tarrasch",
  "opening.winawer": "Französisch, Winawer",
  "opening.caro-kann": "Caro-Kann-Verteidigung",
  "opening.scandinavian": "Skandinavische Verteidigung",
  "opening.alekhine": "Aljechin-Verteidigung",
  "opening.pirc": "Pirc-Verteidigung",
  "opening.modern": "Moderne Verteidigung",
  "opening.closed": "Damenbauernspiel",
  "opening.queens-gambit": "Damengambit",
  "opening.qg-accepted": "Angenommenes Damengambit",
  "opening.qg-declined": "Abgelehntes Damengambit",
  "opening.slav": "Slawische Verteidigung",
  "opening.semi-slav": "Halbslawische Verteidigung",
  "opening.london": "Londoner System",
  "opening.indian": "Indische Verteidigung",
  "opening.kings-indian": "Königsindische Verteidigung",
  "opening.gruenfeld": "Grünfeld-Indische Verteidigung",
  "opening.nimzo-indian": "Nimzowitsch-Indische Verteidigung",
  "opening.queens-indian": "Damenindische Verteidigung",
  "opening.catalan": "Katalanische Eröffnung",
  "opening.benoni": "Benoni-Verteidigung",
  "opening.trompowsky": "Trompowsky-Angriff",
  "opening.dutch": "Holländische Verteidigung",
  "opening.english": "Englische Eröffnung",
  "opening.reti": "Réti-Eröffnung",
  "opening.bird": "Bird-Eröffnung",
  "opening.larsen": "Larsen-Eröffnung",

  "error.illegal-move.empty-square": "{text}: Auf diesem Feld steht keine Figur.",
  "error.illegal-move.not-yours": "{text}: Diese Figur gehört der anderen Seite.",
  "error.illegal-move.own-piece": "{text}: Dort steht eine eigene Figur.",
  "error.illegal-move.no-promotion":
    "{text}: Nur ein Bauer, der die letzte Reihe erreicht, wird umgewandelt.",
  "error.illegal-move.promotion-missing":
    "{text}: Sag dazu, was der Bauer wird: D, T, L oder S am Ende.",
  "error.illegal-move.king-in-check": "{text}: Der König stünde im Schach.",
  "error.illegal-move.cannot-castle": "{text}: Die Rochade ist jetzt nicht möglich.",
  "error.illegal-move.cannot-go": "{text}: Diese Figur kommt dort nicht hin.",
  "error.illegal-move.several-pieces":
    "{text}: Mehr als eine Figur kommt dorthin; der Zug muss sagen, welche.",
  "error.illegal-move.no-such-piece": "{text}: Keine Figur dieser Art kommt dorthin.",
  "error.game-over": "Die Partie ist zu Ende; es kann nicht mehr gezogen werden.",
  "error.bad-position.fen-fields":
    "Eine Stellung hat sechs Felder: Figuren, Seite am Zug, Rochade, en passant und zwei Zähler; an Zeichen {place} fehlt eines.",
  "error.bad-position.fen-too-many-fields":
    "Nach den sechs Feldern darf nichts folgen (Zeichen {place}).",
  "error.bad-position.fen-one-counter":
    "Von den beiden Zählern müssen beide da sein oder keiner (Zeichen {place}).",
  "error.bad-position.fen-letter":
    "Figuren, Reihe {spot}: Eine Figur ist einer der Buchstaben KQRBNP und kqrbnp; Zeichen {place} ist keiner.",
  "error.bad-position.fen-two-numbers":
    "Figuren, Reihe {spot}: Zwei Zahlen leerer Felder stehen nebeneinander (Zeichen {place}).",
  "error.bad-position.fen-long-row":
    "Figuren: Reihe {spot} hat mehr als acht Felder (Zeichen {place}).",
  "error.bad-position.fen-short-row":
    "Figuren: Reihe {spot} hat weniger als acht Felder (Zeichen {place}).",
  "error.bad-position.fen-rows": "Figuren: Ein Brett hat acht Reihen (Zeichen {place}).",
  "error.bad-position.fen-side": "Die Seite am Zug ist w oder b (Zeichen {place}).",
  "error.bad-position.fen-white-king": "Figuren: Weiß hat keinen König.",
  "error.bad-position.fen-black-king": "Figuren: Schwarz hat keinen König.",
  "error.bad-position.fen-two-kings":
    "Figuren: Auf {spot} steht ein zweiter König derselben Seite (Zeichen {place}).",
  "error.bad-position.fen-pawn-on-edge":
    "Figuren: Auf {spot}, in der ersten oder letzten Reihe, kann kein Bauer stehen (Zeichen {place}).",
  "error.bad-position.fen-pawns":
    "Figuren: Eine Seite hat höchstens acht Bauern, auf {spot} steht ein neunter (Zeichen {place}).",
  "error.bad-position.fen-white-pieces":
    "Figuren: Weiß hat mehr als sechzehn Figuren oder mehr von einer Art, als durch Umwandlungen möglich ist.",
  "error.bad-position.fen-black-pieces":
    "Figuren: Schwarz hat mehr als sechzehn Figuren oder mehr von einer Art, als durch Umwandlungen möglich ist.",
  "error.bad-position.fen-king-in-reach":
    "Figuren: Der König auf {spot} steht im Schach, obwohl seine Seite eben gezogen hat (Zeichen {place}).",
  "error.bad-position.fen-checks":
    "Figuren: Mehr als zwei Figuren bieten dem König auf {spot} Schach (Zeichen {place}).",
  "error.bad-position.fen-castling":
    "Rochade: Die Rechte sind einige von KQkq, oder Linien von Türmen, oder - (Zeichen {place}).",
  "error.bad-position.fen-castling-rook":
    "Rochade: Für dieses Recht fehlt König oder Turm in der Grundreihe (Zeichen {place}).",
  "error.bad-position.fen-castling-twice":
    "Rochade: Die Rechte nennen einen Flügel einer Seite mehr als einmal (Zeichen {place}).",
  "error.bad-position.fen-en-passant":
    "En passant: Das Feld liegt in der dritten oder sechsten Reihe, oder es steht - da (Zeichen {place}).",
  "error.bad-position.fen-no-leap":
    "En passant: Über dieses Feld kann eben kein Bauer gegangen sein (Zeichen {place}).",
  "error.bad-position.fen-clock": "Der Halbzugzähler ist eine Zahl bis 9999 (Zeichen {place}).",
  "error.bad-position.fen-number": "Die Zugnummer ist eine Zahl von 1 bis 9999 (Zeichen {place}).",
  "error.damaged-record.unknown-end": "Das Ende, das hinter den Zügen steht, gibt es nicht.",
  "error.damaged-record.ended-before": "Die Partie war vor dem Ende, das dasteht, schon aus.",
  "error.damaged-record.no-claim": "Nach dem letzten Zug kann kein Remis reklamiert werden.",

  "player.schach-c64-listing": "mit den gedruckten Fehlern",
  "player.schach-c64": "bedenkt nur den eigenen Zug",
  "player.partner": "spielt so stark wie du",
  "player.level-0": "kennt die Züge und übersieht das meiste",
  "player.level-1": "greift nach allem, was nahe steht",
  "player.level-2": "sieht manchen Schlagzug",
  "player.level-3": "sieht die meisten Schlagzüge",
  "player.level-4": "übersieht weite Züge",
  "player.level-5": "denkt ein wenig voraus",
  "player.level-6": "sieht einfache Taktik",
  "player.level-7": "spielt wie ein Meisteranwärter",
  "player.level-8": "macht wenige Fehler",
  "player.level-9": "stärker als fast jeder Mensch",
  "player.grandmaster": "stärker als jeder Mensch",
  "recipe.no-queen": "Die Dame ist nichts wert",
  "recipe.checks": "Ein Schach ist drei Bauern wert",
  "recipe.pawns": "Die Bauern marschieren",
};
