//! Experiments with players: matches, rating ladders, and parameter tuning by self-play.
//!
//! A game depends only on its number and the seed, so that an experiment gives the same result in the
//! terminal and in any number of workers.
//!
//! ```
//! use stratege::lab::{Conditions, Contestant};
//! use stratege::registry::game;
//!
//! let conditions = Conditions { openings: vec!["first".into()], random_plies: 2, ..Conditions::default() };
//! let player = |id: &str| Contestant { player: id.into(), changes: Vec::new() };
//! let (one, other) = (player("level-1"), player("level-2"));
//! let result = conditions.play(game("connect4")?, [&one, &other], 0, &mut |_| ())?;
//! println!("{}", result.record);
//! # Ok::<(), stratege::core::error::Error>(())
//! ```

mod contest;
mod evolution;
mod genes;
mod ladder;

pub use crate::core::win_draw_loss::{WinDrawLoss, rating_difference};
pub use contest::{Conditions, Contestant, GameResult, TimedMove};
pub use evolution::{Bout, Evolution, Generation, Method, Plan};
pub use genes::Genes;
pub use ladder::{Pairing, Rating, ratings};
