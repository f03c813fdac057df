//! Random bytes as moves: the rules of each game against a slow and simple implementation, with undo and
//! redo.

use cozy_chess as cozy;
use stratege::core::board_view::BoardView;
use stratege::core::record::Record;
use stratege::core::rules::{Rules, Side};
use stratege::games::chess::moves::Piece;
use stratege::games::{chess, connect4, gobang, qubic, reversi};

#[path = "../../tests/connect4/reference.rs"]
mod plain_connect4;
#[path = "../../tests/gobang/reference.rs"]
mod plain_gobang;
#[path = "../../tests/qubic/reference.rs"]
mod plain_qubic;
#[path = "../../tests/reversi/reference.rs"]
mod plain_reversi;

/// A slow implementation of a game's rules. `fast` is the same position in the library, for move notation
/// only.
trait SlowRules<G: Rules>: Clone {
    /// All legal moves in any order; empty if the game is over.
    fn legal(&self, fast: &G) -> Vec<G::Move>;
    fn play(&mut self, chosen: G::Move, fast: &G);
    /// The board in the format of `BoardView::cells`.
    fn cells(&self) -> String;
    /// Whether side to move and outcome are the same.
    fn agrees(&self, fast: &G) -> bool;
}

const MAX_MOVES: usize = 400;

/// Plays by the bytes: most choose a legal move, some any move, some walk through the record.
fn play<G: BoardView, S: SlowRules<G>>(start: G::Start, slow: S, any: impl Fn(u8) -> G::Move, bytes: &[u8]) {
    let mut record = Record::<G>::new(start);
    let mut line = vec![slow];
    for &byte in bytes.iter().take(MAX_MOVES) {
        let (fast, slow) = (record.position().clone(), &line[record.ply()]);
        let legal = fast.legal_moves();
        assert_eq!(fast.cells(), slow.cells(), "{record}");
        assert!(slow.agrees(&fast), "{record}");
        assert_eq!(fast.outcome().is_some(), legal.is_empty(), "{record}");
        if fast.outcome().is_none() {
            assert_eq!(sorted::<G>(legal.clone()), sorted::<G>(slow.legal(&fast)), "{record}");
        }
        let chosen = match byte {
            0..=207 if legal.is_empty() => continue,
            0..=207 => legal[usize::from(byte) % legal.len()],
            208..=231 => any(byte.wrapping_mul(37)),
            232..=239 => {
                let possible = record.ply() > 0;
                assert_eq!(record.undo(), possible);
                continue;
            }
            240..=247 => {
                let possible = record.ply() < record.moves().len();
                assert_eq!(record.redo(), possible);
                continue;
            }
            248.. => {
                let ply = usize::from(byte - 248) * record.moves().len() / 7;
                record.goto(ply).unwrap();
                continue;
            }
        };
        let chosen = fast.read_move(&chosen.to_string()).unwrap();
        let (is_legal, ply) = (legal.contains(&chosen), record.ply());
        let before = (!is_legal).then(|| record.clone());
        assert_eq!(record.play(chosen).is_ok(), is_legal, "{chosen} after {ply} moves of {record}");
        if let Some(before) = before {
            assert_eq!(record, before, "a refused move changes nothing");
            continue;
        }
        line.truncate(record.ply());
        let mut position = fast;
        for &later in &record.moves()[ply..] {
            let mut next = line[line.len() - 1].clone();
            next.play(later, &position);
            line.push(next);
            position.play(later).unwrap();
        }
    }
    let text = record.to_string();
    assert_eq!(text.parse::<Record<G>>().as_ref(), Ok(&record), "{text}");
}

fn sorted<G: Rules>(mut moves: Vec<G::Move>) -> Vec<G::Move> {
    moves.sort_by_cached_key(G::Move::to_string);
    moves
}

/// The first byte chooses the start, the others play.
fn split_start(data: &[u8]) -> (usize, &[u8]) {
    data.split_first().map_or((0, data), |(&first, rest)| (first.into(), rest))
}

fn is_won(fast: &impl Rules, winner: Option<Side>) -> bool {
    fast.outcome().is_some_and(|outcome| outcome.winner == winner)
}

impl SlowRules<reversi::Position> for plain_reversi::Plain {
    fn legal(&self, _: &reversi::Position) -> Vec<reversi::Move> {
        let squares = self.moves(self.dran);
        match (self.over(), squares.is_empty()) {
            (true, _) => vec![],
            (_, true) => vec![reversi::Move::PASS],
            _ => squares.into_iter().map(|square| reversi::Move::on(square as u8)).collect(),
        }
    }

    fn play(&mut self, chosen: reversi::Move, _: &reversi::Position) {
        if let Some(square) = chosen.square() {
            self.set(self.dran, square.into());
        }
        self.dran = 1 - self.dran;
    }

    fn cells(&self) -> String {
        self.cells()
    }

    fn agrees(&self, fast: &reversi::Position) -> bool {
        let [first, second] = [0, 1].map(|player| self.f.iter().filter(|&&owner| owner == player).count());
        let winner = match first.cmp(&second) {
            std::cmp::Ordering::Greater => Some(Side::First),
            std::cmp::Ordering::Less => Some(Side::Second),
            std::cmp::Ordering::Equal => None,
        };
        fast.score() == [first as i32, second as i32]
            && fast.side_to_move() as i32 == self.dran
            && fast.outcome().is_some() == self.over()
            && (!self.over() || is_won(fast, winner))
    }
}

/// Reversi, from each of its starts.
pub fn reversi(data: &[u8]) {
    let (first, bytes) = split_start(data);
    let starts = reversi::Position::starts();
    let start = starts[first % starts.len()].clone();
    let begins = reversi::Position::begin(&start).side_to_move();
    let slow = plain_reversi::Plain::new(first % starts.len() >= 2, begins);
    play(start, slow, |byte| reversi::Move::on(byte % 64), bytes);
}

#[derive(Clone)]
struct Gobang {
    board: plain_gobang::Plain,
    start: gobang::Start,
    side: Side,
}

impl Gobang {
    fn stones(&self) -> usize {
        self.board.squares.iter().flatten().flatten().count()
    }
}

impl SlowRules<gobang::Position> for Gobang {
    fn legal(&self, _: &gobang::Position) -> Vec<gobang::Move> {
        let size = self.start.size;
        let squares = (0..size).flat_map(|row| (0..size).map(move |column| (column, row)));
        let empty = squares.filter(|&(column, row)| self.board.squares[row][column].is_none());
        empty.map(|(column, row)| gobang::Move::on(column, row)).collect()
    }

    fn play(&mut self, chosen: gobang::Move, _: &gobang::Position) {
        self.board.set(chosen.column(), chosen.row(), self.side);
        self.side = self.side.other();
    }

    fn cells(&self) -> String {
        self.board.cells()
    }

    fn agrees(&self, fast: &gobang::Position) -> bool {
        let most = if self.start.exact { 5 } else { 400 };
        let line = self.board.long_rows(self.side.other(), 5, most);
        let room = self.start.size * self.start.size;
        let limit = if self.start.ends_early { gobang::position::LONG_GAME } else { room };
        let ends_well = match (line.is_empty(), self.stones() == limit) {
            (false, _) => is_won(fast, Some(self.side.other())),
            (true, true) => is_won(fast, None),
            (true, false) => fast.outcome().is_none(),
        };
        ends_well && fast.winning_row() == line && fast.side_to_move() == self.side
    }
}

/// Gobang, from each of its starts.
pub fn gobang(data: &[u8]) {
    let (first, bytes) = split_start(data);
    let starts = gobang::Position::starts();
    let start = starts[first % starts.len()];
    let (size, side) = (start.size, start.begins);
    let slow = Gobang { board: plain_gobang::Plain::new(size), start, side };
    play(
        start,
        slow,
        |byte| gobang::Move::on(usize::from(byte) % size, usize::from(byte / 16) % size),
        bytes,
    );
}

#[derive(Clone)]
struct Chess {
    board: cozy::Board,
    earlier: Vec<cozy::Board>,
}

impl Chess {
    fn all(&self) -> Vec<cozy::Move> {
        let mut all = Vec::new();
        self.board.generate_moves(|moves| {
            all.extend(moves);
            false
        });
        all
    }
}

impl SlowRules<chess::Position> for Chess {
    fn legal(&self, fast: &chess::Position) -> Vec<chess::Move> {
        let own = |one: cozy::Move| {
            let (from, to) = (one.from as u8, one.to as u8);
            match one.promotion {
                Some(piece) => chess::Move::promoting(from, to, Piece::ALL[piece as usize]),
                None => {
                    let plain = chess::Move::new(from, to);
                    fast.board().as_castling(plain).map_or(plain, |castling| castling.as_move())
                }
            }
        };
        self.all().into_iter().map(own).collect()
    }

    fn play(&mut self, chosen: chess::Move, fast: &chess::Position) {
        let to = fast.board().as_castling(chosen).map_or(chosen.to(), |castling| castling.rook);
        self.earlier.push(self.board.clone());
        self.board.play(cozy::Move {
            from: cozy::Square::index(chosen.from().into()),
            to: cozy::Square::index(to.into()),
            promotion: chosen.promotion().map(|piece| cozy::Piece::ALL[piece as usize]),
        });
    }

    fn cells(&self) -> String {
        let text = self.board.to_string();
        let rows = text.split(' ').next().unwrap_or_default().chars().filter(|&letter| letter != '/');
        let letters = |letter: char| match letter.to_digit(10) {
            Some(empty) => ".".repeat(empty as usize),
            None => letter.to_string(),
        };
        rows.map(letters).collect()
    }

    fn agrees(&self, fast: &chess::Position) -> bool {
        let times = 1 + self.earlier.iter().filter(|one| one.same_position(&self.board)).count();
        let stuck = self.all().is_empty();
        let ends_well = match fast.outcome() {
            Some(end) if end.ending == "checkmate" => stuck && !self.board.checkers().is_empty(),
            Some(end) if end.ending == "stalemate" => stuck && self.board.checkers().is_empty(),
            Some(_) => !stuck,
            None => !stuck && times < 5 && self.board.halfmove_clock() < 150,
        };
        ends_well && fast.repetitions() == times
    }
}

/// Chess, from the standard start or a Chess960 start.
pub fn chess(data: &[u8]) {
    let (first, bytes) = split_start(data);
    let number = if first < 128 { 518 } else { (first as u32 * 251) % 960 };
    let start: chess::Start = format!("chess960-{number}").parse().unwrap();
    let slow = Chess { board: cozy::Board::chess960_startpos(number), earlier: Vec::new() };
    play(start, slow, |byte| chess::Move::new(byte % 64, byte.wrapping_mul(11) % 64), bytes);
}

#[derive(Clone)]
struct Qubic {
    board: plain_qubic::Plain,
    side: Side,
}

impl SlowRules<qubic::Position> for Qubic {
    fn legal(&self, _: &qubic::Position) -> Vec<qubic::Move> {
        (0..64)
            .filter(|&cell| self.board.cells[cell] == '.')
            .map(|cell| qubic::Move::on(cell as u8))
            .collect()
    }

    fn play(&mut self, chosen: qubic::Move, _: &qubic::Position) {
        self.board.cells[usize::from(chosen.cell())] = ['x', 'o'][self.side.index()];
        self.side = self.side.other();
    }

    fn cells(&self) -> String {
        self.board.cells.iter().collect()
    }

    fn agrees(&self, fast: &qubic::Position) -> bool {
        let ends_well = match (self.board.winner(), self.board.has_open_row()) {
            (Some(_), _) => is_won(fast, Some(self.side.other())),
            (None, false) => is_won(fast, None),
            (None, true) => fast.outcome().is_none(),
        };
        ends_well && fast.side_to_move() == self.side
    }
}

/// Qubic, with either player to begin.
pub fn qubic(data: &[u8]) {
    let (first, bytes) = split_start(data);
    let side = [Side::First, Side::Second][first % 2];
    let slow = Qubic { board: plain_qubic::Plain::new(), side };
    play(qubic::Start::empty(side), slow, |byte| qubic::Move::on(byte % 64), bytes);
}

#[derive(Clone)]
struct Connect4 {
    board: plain_connect4::Plain,
    side: Side,
}

impl SlowRules<connect4::Position> for Connect4 {
    fn legal(&self, _: &connect4::Position) -> Vec<connect4::Move> {
        let open = (0..7).filter(|&column| self.board.columns[column].len() < 6);
        open.map(connect4::Move::into_column).collect()
    }

    fn play(&mut self, chosen: connect4::Move, _: &connect4::Position) {
        self.board.columns[chosen.column()].push(self.side as i32 + 1);
        self.side = self.side.other();
    }

    fn cells(&self) -> String {
        self.board.cells()
    }

    fn agrees(&self, fast: &connect4::Position) -> bool {
        let won = !self.board.fours().is_empty();
        let full = self.board.columns.iter().all(|column| column.len() == 6);
        let ends_well = match (won, full) {
            (true, _) => is_won(fast, Some(self.side.other())),
            (false, true) => is_won(fast, None),
            (false, false) => fast.outcome().is_none(),
        };
        ends_well && fast.side_to_move() == self.side
    }
}

/// Connect Four, with either player to begin.
pub fn connect4(data: &[u8]) {
    let (first, bytes) = split_start(data);
    let side = [Side::First, Side::Second][first % 2];
    let slow = Connect4 { board: plain_connect4::Plain::default(), side };
    play(connect4::Start::empty(side), slow, |byte| connect4::Move::into_column((byte % 7).into()), bytes);
}
