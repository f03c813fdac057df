// The room of the Reversi page of 2002. English, the reference for the translations.

/** @satisfies {import("../../../../i18n/i18n.types").PageMessages & Record<string, string>} */
export const en = {
  name: "The garden club's Reversi",
  title: "The garden club's Reversi, 2002: its players at work · Stratege",
  tagline: "A web page of 2002, a Pascal program of 1988, and before that a C 64",
  headline: "Watch a garden club's Reversi of 2002 look ahead",
  computer: "a web page, 2002",
  "story.1":
    "A gardening club wanted a game for its web page: tomatoes against moles, behind a picket fence. It had to run in Internet Explorer 4 and Netscape 4 and fit a screen of 640 by 480 pixels.",
  "story.2":
    "The thinking part existed already: first tried on a C 64, then refined in Turbo Pascal; the listing is dated 5 May 1988. There it called itself six deep; the seventh time the stack overflowed.",
  "story.3":
    "In JavaScript the first attempt crashed every interpreter at depth 2. With arrays of its own for every depth it worked, but from depth 4 on the browsers of the time lost patience. So here are all the players of the page, and also the depths that were only a wish then.",
  "story.4":
    "Its author left wishes: file at the table of values and at the points where one strategy hands over to the next, make the functions faster – all toward stage 4, which in the middle game would take half a minute more than the browser allowed. Alpha-beta, which plays here, is there at once. The article also has a slip: the last phase waits for more than 64 moves less the depth, but a game has only 60.",
  who: "the author of gamecraft.de",
  when: "web page 2002, search 1988",
  where: "a C 64, then Turbo Pascal, then Internet Explorer 4 and Netscape 4",
  could: "look up to six moves ahead and value every square by a table",
  "could-not": "search deeper than depth 3 in a browser of its day without being stopped",
  board: "The board of Reversi: tomatoes and moles on eight by eight squares",

  "position.start": "The start",
  "position.corner": "A corner is free",
  "position.middle": "In the middle of a game",
  "position.closing": "58 discs placed",

  "part.list": "It goes through the legal moves, row by row from the top left.",
  "part.chance": "Doofie lets chance decide.",
  "part.play": "The best move is handed up; this one is played.",
  "part.count": "KlauWasteKannz counts nothing but the discs that a move turns.",
  "part.compare":
    "Is it better than the best so far? Ramscher and Aufpasser also take one that is as good, and so keep the last of equal moves.",
  "part.phase":
    "In the first six moves Aufpasser does not look ahead: it plays like Ramscher. The end was meant to do the same, but count stays below 60: 64 − tiefe is passed at depth 6 alone, before the last disc.",
  "part.search":
    "Aufpasser tries a move, looks for the other side's reply one ply less deep, and takes the move back.",
  "part.cut":
    "Alpha-beta: this is already so good that the other side would not let it come about. The moves that are left cannot change the choice and are pruned; the page of 2002 tried them all.",
  "part.answer": "What is good for the other side is bad for this one: the sign is turned.",
  "part.weigh":
    "Ramscher goes over all 64 squares: its own discs count their table value, the other side's discs count against it.",
  "part.bonus":
    "“One's own move is worth gold”: its square counts ten times more on top, unless it is worth only 1.",

  "case.start": "What the four possible first moves are worth to Ramscher",
  "note.start":
    "By hand: four discs of its own, 50 + 50 + 50 + 100, minus one of the other side's, 50, plus ten times 100.",
  "case.table": "The first row of the table of values",
  "note.table":
    "As printed; the other rows mirror it. 9999 is for squares to take if one can, 1 for those to avoid.",
  "case.last": "Of equal moves Ramscher keeps the last",
  "note.last": "The source compares with ≥, so a later move of equal value takes the place.",
  "case.first": "Of equal moves KlauWasteKannz keeps the first",
  "note.first": "The text speaks of more discs, so an equal move changes nothing.",
  "case.corner": "A corner is worth everything",
  "note.corner": "9999 in the table, and ten times that again for moving there.",
  "case.poor": "No bonus for a square that is worth 1",
  "note.poor":
    "The source prints getmax twice. Only the second one asks whether the square is worth more than 1; it counts. By the first one this move would be worth 311.",
  "case.opening": "Aufpasser opens like Ramscher",
  "note.opening":
    "count is the number of moves made in the game and does not grow during the search.",
  "case.closing": "58 discs are placed: Aufpasser 4 still looks ahead",
  "note.closing":
    "As printed, 58 is not more than 64 − 4. “Aufpasser 3, as meant” counts from 60, and leaves the last two discs to Ramscher. The form passes its numbers 1, 2 and 3 on as depths: to the letter, the page's Doofie played the move of Ramscher, its Ramscher looked two moves ahead.",

  "paper.intro":
    "Work out Ramscher's first move: for each of the four moves add up the values of your own discs and take away the other side's, square by square. The table says 50 for the four squares in the middle and 100 for the squares beside them.",
  "paper.original":
    "Its author found that depth 3 still ran smoothly in the browsers of 2002, and that depth 4 took too long.",
  "challenge.how":
    "Only at the depth of Aufpasser 4, its author wrote, does the program show its full beauty; the browsers of the time would not play it.",
  "certificate.beat": "has beaten a player of the garden club's Reversi of 2002",
};
