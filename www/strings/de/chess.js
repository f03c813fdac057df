// Schach auf Deutsch.

/** @type {Record<keyof typeof import("../en/chess.js").en, string>} */
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
  typed: "Zug, etwa Nf3 oder g1f3",
  "typed.play": "Ziehen",
  "typed.wait": "Du kannst jetzt nicht ziehen.",
  setup: "Mit einer Stellung beginnen",
  "setup.position": "FEN, oder chess960-0 bis chess960-959",
  "setup.begin": "Beginnen",
  "setup.done": "Hier beginnt das Spiel.",
  "player.schach-c64": "ein Zug weit, von 1985",
  "player.level": "sieht {positions} Stellungen an",
  "player.grandmaster": "spielt, so gut es kann",
  "thought.value": "{player}: {move}, Wert {value}",
  "thought.pawns": "{player}: {move}, {pawns} Bauern wert",
  "thought.mates": "{player}: {move}, matt in {moves}",
  "thought.mated": "{player}: {move}, wird matt in {moves}",
  "key.choose": "Figur nehmen, Figur hinstellen",
  "key.put-back": "Figur zurückstellen, Fenster schließen",
  "key.flip": "Brett drehen",
  "help.goal":
    "Du gewinnst, wenn du den König so angreifst, dass er nicht entkommt: Schachmatt. Niemand darf den eigenen König im Schach lassen.",
  "help.pawn":
    "Ein Bauer geht einen Schritt voran, von seinem ersten Feld auch zwei, und schlägt schräg. In der letzten Reihe wird er Dame, Turm, Läufer oder Springer.",
  "help.castling":
    "Rochade: Sind König und Turm noch nicht gezogen, steht nichts zwischen ihnen und trifft der König unterwegs auf kein Schach, so geht er zwei Schritte auf den Turm zu, und der Turm springt über ihn. Ziehe den König.",
  "help.castling.picture":
    "Der König geht zwei Schritte nach rechts, der Turm landet links von ihm.",
  "help.passing":
    "Einen Bauern, der eben zwei Schritte gegangen ist, kann ein Bauer neben ihm schlagen, als wäre er einen gegangen.",
  "help.passing.picture": "Der weiße Bauer geht schräg hinter den schwarzen, der verschwindet.",
  "help.end":
    "Remis ist es, wenn die Seite am Zug keinen Zug hat und nicht im Schach steht, wenn niemand mehr matt setzen kann, wenn dieselbe Stellung zum fünften Mal da ist, und nach 75 Zügen jeder Seite ohne Schlagen und ohne Bauernzug.",
  "help.typed":
    "Züge kann man auch tippen, mit englischen Buchstaben: e4, Nf3, O-O, e8=Q, oder e2e4.",
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
    "Eine Figur ist einer der Buchstaben KQRBNP und kqrbnp; Zeichen {place} ist keiner.",
  "error.bad-position.fen-two-numbers":
    "Zwei Zahlen leerer Felder stehen nebeneinander (Zeichen {place}).",
  "error.bad-position.fen-long-row": "Diese Reihe hat mehr als acht Felder (Zeichen {place}).",
  "error.bad-position.fen-short-row": "Diese Reihe hat weniger als acht Felder (Zeichen {place}).",
  "error.bad-position.fen-rows": "Ein Brett hat acht Reihen (Zeichen {place}).",
  "error.bad-position.fen-side": "Die Seite am Zug ist w oder b (Zeichen {place}).",
  "error.bad-position.fen-white-king": "Weiß muss genau einen König haben (Zeichen {place}).",
  "error.bad-position.fen-black-king": "Schwarz muss genau einen König haben (Zeichen {place}).",
  "error.bad-position.fen-pawn-on-edge":
    "In der ersten und der letzten Reihe kann kein Bauer stehen (Zeichen {place}).",
  "error.bad-position.fen-pawns": "Eine Seite hat höchstens acht Bauern (Zeichen {place}).",
  "error.bad-position.fen-pieces":
    "Eine Seite hat höchstens sechzehn Figuren, und von einer Art eine mehr für jeden fehlenden Bauern (Zeichen {place}).",
  "error.bad-position.fen-king-in-reach":
    "Der König der Seite, die eben gezogen hat, steht im Schach (Zeichen {place}).",
  "error.bad-position.fen-checks":
    "Mehr als zwei Figuren können einem König nicht Schach bieten (Zeichen {place}).",
  "error.bad-position.fen-castling":
    "Die Rochaderechte sind einige von KQkq, oder Linien von Türmen, oder - (Zeichen {place}).",
  "error.bad-position.fen-castling-rook":
    "Zu diesem Rochaderecht fehlen König und Turm in der Grundreihe (Zeichen {place}).",
  "error.bad-position.fen-castling-twice":
    "Die Rochaderechte nennen einen Flügel einer Seite mehr als einmal (Zeichen {place}).",
  "error.bad-position.fen-en-passant":
    "Das Feld für en passant liegt in der dritten oder sechsten Reihe, oder es steht - da (Zeichen {place}).",
  "error.bad-position.fen-no-leap":
    "Über das Feld für en passant kann eben kein Bauer gegangen sein (Zeichen {place}).",
  "error.bad-position.fen-clock": "Der Halbzugzähler ist eine Zahl bis 9999 (Zeichen {place}).",
  "error.bad-position.fen-number": "Die Zugnummer ist eine Zahl von 1 bis 9999 (Zeichen {place}).",
};
