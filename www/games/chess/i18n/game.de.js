// Chess: its page and its board. German.

/** @type {Record<keyof typeof import("./game.js").en, string>} */
export const de = {
  name: "Schach",
  title: "Schach: Weiß gegen Schwarz · Stratege",
  tagline: "Weiß gegen Schwarz",
  about:
    "Mit Schach C 64 von Bernd Bettermann, einem Programm von 1985, das eine Zeitschrift zum Abtippen druckte. Was du hier tust, bleibt auf deinem Gerät.",
  board: "Schachbrett",
  "opponent.second": "Du als Weiß gegen den Computer",
  "opponent.first": "Du als Schwarz gegen den Computer",
  "first.name": "Weiß",
  "first.turn": "Weiß ist am Zug",
  "first.thinks": "Weiß überlegt …",
  "first.strength": "Stärke von Weiß",
  "first.wins": "Weiß gewinnt",
  "first.ending": "Der schwarze König weiß nicht mehr wohin.",
  "second.name": "Schwarz",
  "second.turn": "Schwarz ist am Zug",
  "second.thinks": "Schwarz überlegt …",
  "second.strength": "Stärke von Schwarz",
  "second.wins": "Schwarz gewinnt",
  "second.ending": "Der weiße König weiß nicht mehr wohin.",
  "draw.ending": "Beide Könige stehen noch.",
  "ended.after": "{how}, im Zug {moves}",
  "ending.checkmate": "Schachmatt",
  "ending.stalemate": "Patt: kein Zug möglich, und kein Schach",
  "ending.dead-position": "Zum Matt reicht es keiner Seite mehr",
  "ending.fivefold-repetition": "Zum fünften Mal dieselbe Stellung",
  "ending.seventy-five-moves": "75 Züge ohne Schlagen und ohne Bauernzug",
  "ending.agreement": "Von beiden Seiten vereinbart",
  "ending.threefold-repetition": "Dieselbe Stellung zum dritten Mal",
  "ending.fifty-moves": "50 Züge ohne Schlag und Bauernzug",
  "ending.resignation": "Der Verlierer gibt auf",
  "white-king": "weißer König",
  "white-queen": "weiße Dame",
  "white-rook": "weißer Turm",
  "white-bishop": "weißer Läufer",
  "white-knight": "weißer Springer",
  "white-pawn": "weißer Bauer",
  "black-king": "schwarzer König",
  "black-queen": "schwarze Dame",
  "black-rook": "schwarzer Turm",
  "black-bishop": "schwarzer Läufer",
  "black-knight": "schwarzer Springer",
  "black-pawn": "schwarzer Bauer",
  "cell.piece": "{piece} {cell}",
  "cell.empty": "leer {cell}",
  "cell.target": "{content}, erreichbar",
  "cell.check": "{content}, im Schach",
  moved: "{side}: {move}.",
  promotion: "Was aus dem Bauern wird",
  "first.captured": "Weiß hat geschlagen: {pieces}.",
  "second.captured": "Schwarz hat geschlagen: {pieces}.",
  "captured.none": "nichts",
  "ahead.one": "{count} Punkt voraus.",
  "ahead.other": "{count} Punkte voraus.",
  flip: "Brett drehen",
  "flipped.first": "Weiß steht unten.",
  "flipped.second": "Schwarz steht unten.",
  "player.schach-c64": "ein Zug weit, von 1985",
  "player.level": "{positions} Stellungen, Elo {rating}",
  "player.grandmaster": "gibt sein Bestes, Elo {rating}",
  "thought.value": "{player}: {move}, Wert {value}",
  "thought.pawns": "{player}: {move}, {pawns} Bauern wert",
  "thought.mates": "{player}: {move}, matt in {moves}",
  "thought.mated": "{player}: {move}, wird matt in {moves}",
  "key.choose": "Figur nehmen, Figur hinstellen",
  "key.put-back": "Figur zurückstellen, Fenster schließen",
  "key.flip": "Brett drehen",
  "error.illegal-move.empty-square": "{text}: Auf diesem Feld steht keine Figur.",
  "error.illegal-move.not-yours": "{text}: Diese Figur gehört der anderen Seite.",
  "error.illegal-move.own-piece": "{text}: Dort steht eine eigene Figur.",
  "error.illegal-move.no-promotion":
    "{text}: Nur ein Bauer, der in der letzten Reihe ankommt, wird eine andere Figur.",
  "error.illegal-move.promotion-missing":
    "{text}: Sag dazu, was der Bauer wird: Q, R, B oder N am Ende.",
  "error.illegal-move.king-in-check": "{text}: Der König stünde im Schach.",
  "error.illegal-move.cannot-castle": "{text}: Die Rochade ist jetzt nicht möglich.",
  "error.illegal-move.cannot-go": "{text}: Diese Figur kommt dort nicht hin.",
  "error.illegal-move.several-pieces":
    "{text}: Mehr als eine Figur kommt dorthin; der Zug muss sagen, welche.",
  "error.illegal-move.no-such-piece": "{text}: Keine Figur dieser Art kommt dorthin.",
  "error.game-over": "Das Spiel ist aus, kein Zug kann folgen.",
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
  "error.bad-position.fen-white-king": "Figuren: Weiß hat keinen König (Feld ab Zeichen {place}).",
  "error.bad-position.fen-black-king":
    "Figuren: Schwarz hat keinen König (Feld ab Zeichen {place}).",
  "error.bad-position.fen-two-kings":
    "Figuren: Auf {spot} steht ein zweiter König derselben Seite (Zeichen {place}).",
  "error.bad-position.fen-pawn-on-edge":
    "Figuren: Auf {spot}, in der ersten oder letzten Reihe, kann kein Bauer stehen (Zeichen {place}).",
  "error.bad-position.fen-pawns":
    "Figuren: Eine Seite hat höchstens acht Bauern, auf {spot} steht ein neunter (Zeichen {place}).",
  "error.bad-position.fen-white-pieces":
    "Figuren: Weiß hat mehr als sechzehn, oder von einer Art mehr, als Umwandlungen erlauben (Feld ab Zeichen {place}).",
  "error.bad-position.fen-black-pieces":
    "Figuren: Schwarz hat mehr als sechzehn, oder von einer Art mehr, als Umwandlungen erlauben (Feld ab Zeichen {place}).",
  "error.bad-position.fen-king-in-reach":
    "Figuren: Der König auf {spot} steht im Schach, und seine Seite hat eben gezogen (Zeichen {place}).",
  "error.bad-position.fen-checks":
    "Figuren: Mehr als zwei bieten dem König auf {spot} Schach (Zeichen {place}).",
  "error.bad-position.fen-castling":
    "Rochade: Die Rechte sind einige von KQkq, oder Linien von Türmen, oder - (Zeichen {place}).",
  "error.bad-position.fen-castling-rook":
    "Rochade: Zu diesem Recht fehlen König und Turm in der Grundreihe (Zeichen {place}).",
  "error.bad-position.fen-castling-twice":
    "Rochade: Die Rechte nennen einen Flügel einer Seite mehr als einmal (Zeichen {place}).",
  "error.bad-position.fen-en-passant":
    "En passant: Das Feld liegt in der dritten oder sechsten Reihe, oder es steht - da (Zeichen {place}).",
  "error.bad-position.fen-no-leap":
    "En passant: Über dieses Feld kann eben kein Bauer gegangen sein (Zeichen {place}).",
  "error.bad-position.fen-clock": "Der Halbzugzähler ist eine Zahl bis 9999 (Zeichen {place}).",
  "error.bad-position.fen-number": "Die Zugnummer ist eine Zahl von 1 bis 9999 (Zeichen {place}).",
  "error.damaged-record.unknown-end":
    "Ein solches Ende, wie es hinter den Zügen steht, gibt es nicht.",
  "error.damaged-record.ended-before": "Die Partie war vor dem Ende, das dasteht, schon aus.",
  "error.damaged-record.no-claim": "Nach dem letzten Zug kann kein Remis gefordert werden.",
};
