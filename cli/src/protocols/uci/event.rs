//! Messages between the threads of `stratege uci`.

use stratege::games::chess::engine::default_evaluator::DefaultSearchState;

/// Messages to the main thread.
pub enum Event {
    /// A line of input.
    Line(String),
    /// End of the input.
    Closed,
    /// An `info` line of the search.
    Say(String),
    /// The search is over: `bestmove`, and its state for the next search. Both in one message, since the GUI may send
    /// the next command as soon as it has `bestmove`.
    Done(String, Box<DefaultSearchState>),
}
