//! Messages between the threads of `stratege uci`.

use stratege::games::chess::engine::default_evaluator::DefaultSearchState;

/// A message to the main thread.
pub enum Event {
    /// A line of input.
    Line(String),
    /// End of the input.
    Closed,
    /// An `info` line of the search.
    Info(String),
    /// End of the search: its `bestmove` line, and its state for the next search. One message, since the GUI
    /// may send the next command as soon as it has `bestmove`.
    Done(String, Box<DefaultSearchState>),
}
