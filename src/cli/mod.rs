//! The terminal's door: one module a command, all of them over the catalogue.
//!
//! Bad input is one line on standard error and exit status 2; a reader who goes away ends us quietly.

pub mod arguments;
mod bench;
mod best;
mod books;
mod games;
pub mod gtp;
mod ladder;
pub mod nboard;
mod pace;
mod perft;
pub mod piskvork;
mod play;
mod solve;
mod training;
mod tune;
pub mod uci;

use std::io::{self, Write};
use std::process::ExitCode;

use crate::error::Error;

const HELP: &str = "\
stratege: five strategy games, the programs that once played them, and engines that play them well

  stratege games [GAME]            the games; with GAME its starts and players
  stratege play GAME --first P --second P
                                   matches between two players, colours alternating
  stratege best GAME RECORD --player P
                                   the move that a player makes, with its reasons
  stratege solve GAME RECORD       what can be proved: connect4: discs that the winner has left; reversi:
                                   discs by which the side to move wins, and the best move; qubic: a
                                   win or loss with its plies; gobang: a win by fours and threes
  stratege piskvork                plays Gobang over the protocol of Gomocup
  stratege uci                     plays chess over the Universal Chess Interface
  stratege nboard                  speaks the protocol of the NBoard program
  stratege gtp                     plays Reversi for a match manager over GTP
  stratege perft GAME DEPTH [RECORD]
                                   counts of legal move paths
  stratege perft GAME --suite FILE [--nodes N]
                                   checks the counts of a file, up to N each: POSITION ;D1 20 ;D2 400
  stratege ladder GAME --file F    every player against its neighbours, and the ratings that follow
  stratege tune GAME PROGRAM       improves the numbers of a program by letting it play
  stratege bench [GAME]            a fixed work-load: nodes and nodes per second
  stratege make BOOK               works out a book from nothing: connect4-book, qubic-book,
                                   or looks for good openings: chess-book, reversi-book
  stratege make reversi-weights --wthor FOLDER --folder FOLDER
                                   learns Reversi's weights from recorded games
  stratege make gobang-weights --folder FOLDER
                                   learns Gobang's weights from games of the engine with itself
  stratege make reversi-probcut    measures how well shallow searches foretell deep ones: --samples N
  stratege make chess-games FILE   plays games of the chess engine against itself, to learn from: --games N
                                   --nodes N a thought, --beside N positions beside each, --net FILE
  stratege make chess-net, make chess-weights --folder FOLDER
                                   learns a network, or weights of chess's evaluation, from such games
  stratege verify chess-net FILE   a match of a network against chess's evaluation, or --against FILE
  stratege verify BOOK             checks it: samples of connect4-book, every defence in qubic-book

RECORD   moves or a position in the game's notation, or a whole line game:start:moves;
         for best and solve, - reads many from standard input, one a line
P        a player of the game, with changed numbers if you like: ramscher:bonus=5,threshold=0
         (a table's numbers are written with / between them)

limits   --time-ms T, --nodes N, --depth D a move (any of them; none: as the player likes)
chance   --seed S (default 1)
play     --games N (default 2)   --start START   --openings FILE (one RECORD a line, each played
         with both colours)   --random-plies N (so many random moves first)   --json (a line a game)
         --fixed-sides (the first player has the first colour in every game)
         --second-random N (so many first moves of the second player are random)
         --by-ply (how long the player named first takes for its moves)
tune     --method genetic|spsa   --generations N   --population N   --games N (each match)
         --check-games N (the best of a generation against the original)   --final-games N
         --only NAME,NAME (these numbers)   --symmetric   --against P   --random-plies N (default 4)
         --file F (what is known so far, to go on with later)   --cores N
ladder   --games N (each meeting, default 20)   --reach N (so many neighbours, default 3)
         --random-plies N   --openings FILE   --file F (what is known so far, to go on with later)
best     --json
solve    --moves (the value of every move)   reversi: --winner (who wins, which takes less than the discs)
         connect4: --no-book   --table-bits N   --check (against the value behind each record)
         --cold (each record with an empty table)   reversi: --table-bits N
         qubic: --no-book   --nodes N (so many positions, then it is unknown)   gobang: --nodes N
nboard   --time-ms T (a thought)   --depth D until it is set
gtp      limits for every move, before those of the clock
books    chess-book, reversi-book: a file's name behind it   --samples N positions to make, moves to verify
         --nodes N (looked at for each of them)
         connect4-book: --discs N (the layer)   --folder F   --table-bits N   --samples N to verify
         connect4-moves: --discs N (no further)   --folder F   --table-bits N   --samples N to verify
         qubic-book: a file's name behind it if it is not to be data/qubic/book.bin
weights  a file's name behind it if it is not to be data/reversi/weights.bin   --rounds N of the fit
         --wthor FOLDER (game records, .wtb)   --folder FOLDER (what it works with, kept for the next call)
         --samples N and --depth D (positions beside the games, valued by the engine)
         --games N and --nodes N (the match against the old weights)
         gobang-weights: data/gobang/weights.bin likewise; --samples N are games to learn from, --nodes N a
         move there too
         of chess: --results N (how much results of games count beside scores, in percent)
         --hidden N (sums of a network)   --by-hand N (steps with positions valued by the evaluation)
";

/// Why a command could not be carried out.
#[derive(Debug)]
pub enum Failure {
    /// What was typed is wrong: the sentence.
    Input(String),
    /// What we print cannot be written.
    Output(io::Error),
}

impl From<Error> for Failure {
    fn from(error: Error) -> Self {
        Failure::Input(error.to_string())
    }
}

impl From<lexopt::Error> for Failure {
    fn from(error: lexopt::Error) -> Self {
        Failure::Input(error.to_string())
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Failure::Output(error)
    }
}

/// Carries out the command of this process's arguments.
pub fn run() -> ExitCode {
    let mut out = io::stdout().lock();
    let result = dispatch(lexopt::Parser::from_env(), &mut out).and_then(|()| Ok(out.flush()?));
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(Failure::Input(sentence)) => {
            eprintln!("stratege: {}", sentence.replace('\n', " "));
            ExitCode::from(2)
        }
        Err(Failure::Output(error)) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(Failure::Output(error)) => {
            eprintln!("stratege: cannot write: {error}");
            ExitCode::FAILURE
        }
    }
}

fn dispatch(parser: lexopt::Parser, out: &mut dyn Write) -> Result<(), Failure> {
    let arguments = arguments::Arguments::read(parser)?;
    match arguments.command.as_str() {
        "games" => games::run(arguments, out),
        "play" => play::run(arguments, out),
        "best" => best::run(arguments, out),
        "perft" => perft::run(arguments, out),
        "bench" => bench::run(arguments, out),
        "piskvork" => piskvork::run(arguments, out),
        "solve" => solve::run(arguments, out),
        "uci" => uci::run(arguments, out),
        "ladder" => ladder::run(arguments, out),
        "nboard" => nboard::run(arguments, out),
        "gtp" => gtp::run(arguments, out),
        "make" => books::make(arguments, out),
        "tune" => tune::run(arguments, out),
        "verify" => books::verify(arguments, out),
        "help" => Ok(write!(out, "{HELP}")?),
        other => {
            Err(Failure::Input(format!("there is no command \"{other}\"; \"stratege help\" lists them")))
        }
    }
}
