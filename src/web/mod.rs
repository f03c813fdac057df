//! The exports to JavaScript: typed, over the registry, without rules or search.
//!
//! The page holds a [`Match`] for the rules; a worker creates a [`Player`] and lets it search.

#[macro_use]
mod types;
#[cfg(feature = "engine")]
mod engine;
mod games;
mod trace;
mod watch;

use js_sys::{Array, Error as JsError, Object, Reflect};
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

use self::watch::{Watch, observer};
use crate::core::board_view::MoveEffect;
use crate::core::error::Error;
use crate::core::player::{Choice, Limits};
use crate::core::rules::Side;
use crate::registry::{self, ErasedGame, ErasedMatch, ErasedPlayer, GAMES, GameInfo, View};

#[wasm_bindgen(start)]
fn start() {
    console_error_panic_hook::set_once();
}

/// All games with their starts and players.
#[wasm_bindgen(js_name = listGames)]
pub fn list_games() -> Result<Vec<Ts<GameInfo>>, JsValue> {
    GAMES.iter().map(|game| to_js(&game.info())).collect()
}

/// A match.
#[wasm_bindgen]
pub struct Match(Box<dyn ErasedMatch>);

#[wasm_bindgen]
impl Match {
    /// Starts a match from a named start or a position.
    #[wasm_bindgen(constructor)]
    pub fn new(game: &str, start: &str) -> Result<Match, JsValue> {
        registry::game(game).and_then(|game| game.begin(start)).map(Match).map_err(to_js_error)
    }

    /// Parses a record text.
    pub fn read(record: &str) -> Result<Match, JsValue> {
        registry::read(record).map(Match).map_err(to_js_error)
    }

    /// State at the current step, as the page displays it.
    pub fn view(&self) -> Result<Ts<View>, JsValue> {
        to_js(&self.0.view())
    }

    /// The current position for users' programs: side to move, `-` or the winner or `draw`, legal moves, and the rows of
    /// the board, one a line. A fraction of a view's cost.
    pub fn summary(&self) -> String {
        self.0.summary()
    }

    /// Plays a move in players' notation.
    pub fn play(&mut self, text: &str) -> Result<(), JsValue> {
        self.0.play(text).map_err(to_js_error)
    }

    /// Ends the match by declaration: `"first-resigns"`, `"second-out-of-time"`, `"agreed"`, ….
    pub fn finish(&mut self, end: &str) -> Result<(), JsValue> {
        self.0.finish(end).map_err(to_js_error)
    }

    /// Effects of a legal move, the most important first.
    #[wasm_bindgen(js_name = moveEffects)]
    pub fn move_effects(&self, text: &str) -> Result<Vec<Ts<MoveEffect>>, JsValue> {
        self.0.move_effects(text).map_err(to_js_error)?.iter().map(to_js).collect()
    }

    /// Writes a position with these cells and this side to move; all other state is taken from the current
    /// position.
    #[wasm_bindgen(js_name = positionText)]
    pub fn position_text(
        &self,
        cells: &str,
        #[wasm_bindgen(unchecked_param_type = "Side")] side: &str,
    ) -> String {
        self.0.position_text(cells, if side == "first" { Side::First } else { Side::Second })
    }

    /// Undoes a step, a declared end or a move; false at the start.
    pub fn undo(&mut self) -> bool {
        self.0.undo()
    }

    /// Redoes a step; false after the last one.
    pub fn redo(&mut self) -> bool {
        self.0.redo()
    }

    /// Makes `step` the current step: the number of moves, and a declared end as the last step.
    pub fn goto(&mut self, step: usize) -> Result<(), JsValue> {
        self.0.goto(step).map_err(to_js_error)
    }

    /// The side with a choice after `ply` moves; `None` at the end and on a forced pass.
    #[wasm_bindgen(unchecked_return_type = "Side | null")]
    pub fn chooser(&self, ply: usize) -> JsValue {
        match self.0.chooser(ply) {
            Some(Side::First) => "first".into(),
            Some(Side::Second) => "second".into(),
            None => JsValue::NULL,
        }
    }

    /// The record text.
    pub fn record(&self) -> String {
        self.0.record_text()
    }
}

/// A computer player, with the state that it retains between moves.
#[wasm_bindgen]
pub struct Player {
    game: &'static dyn ErasedGame,
    player: Box<dyn ErasedPlayer>,
    #[cfg(feature = "engine")]
    thoughts: Option<engine::Thoughts>,
}

#[wasm_bindgen]
impl Player {
    /// A player with changed parameters and the seed of its random numbers.
    #[wasm_bindgen(constructor)]
    pub fn new(
        game: &str,
        player: &str,
        #[wasm_bindgen(unchecked_param_type = "Record<string, number | number[]>")] changes: &Object,
        seed: u32,
    ) -> Result<Player, JsValue> {
        let changes = parse_changes(changes).map_err(to_js_error)?;
        let game = registry::game(game).map_err(to_js_error)?;
        let player = game.player(player, &changes, seed.into()).map_err(to_js_error)?;
        Ok(Player {
            game,
            player,
            #[cfg(feature = "engine")]
            thoughts: None,
        })
    }

    /// Chooses a move in the match of a record text. The watch posts reports and polls for stop requests.
    pub fn choose(
        &mut self,
        record: &str,
        limits: &JsLimits,
        watch: Option<Watch>,
    ) -> Result<Ts<Choice<String>>, JsValue> {
        let record = self.game.read(record).map_err(to_js_error)?;
        to_js(
            &self
                .choose_with_thoughts(&*record, &limits.read(), &mut *observer(watch))
                .map_err(to_js_error)?,
        )
    }
}

#[cfg(not(feature = "engine"))]
impl Player {
    fn choose_with_thoughts(
        &mut self,
        record: &dyn ErasedMatch,
        limits: &Limits,
        observer: &mut dyn crate::core::player::SearchObserver<String>,
    ) -> Result<Choice<String>, Error> {
        self.player.choose(record, limits, observer)
    }
}

#[wasm_bindgen(typescript_custom_section)]
const LIMITS: &str = "
/** Limits of a search; unset ones fall back to the player's own. */
export interface Limits {
    /** Milliseconds. */
    time?: number;
    /** Maximum number of visited positions. */
    nodes?: number;
    /** Maximum search depth in plies. */
    depth?: number;
}
";

// Read field by field: a deserialiser would make the smallest module a third larger.
#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(typescript_type = "Limits")]
    pub type JsLimits;
    #[wasm_bindgen(method, getter, structural)]
    fn time(this: &JsLimits) -> Option<u32>;
    #[wasm_bindgen(method, getter, structural)]
    fn nodes(this: &JsLimits) -> Option<u32>;
    #[wasm_bindgen(method, getter, structural)]
    fn depth(this: &JsLimits) -> Option<u32>;
}

impl JsLimits {
    fn read(&self) -> Limits {
        Limits { time: self.time(), nodes: self.nodes(), depth: self.depth() }
    }
}

/// Parses changed parameters: every property is an integer or a list of integers.
fn parse_changes(changes: &Object) -> Result<Vec<(String, Vec<i32>)>, Error> {
    let refused = |name: String| Error::BadParameter { name, why: "only whole numbers are possible".into() };
    let named = |entry: JsValue| {
        let entry: Array = entry.unchecked_into();
        let name = entry.get(0).as_string().unwrap_or_default();
        let given = entry.get(1);
        let list = if Array::is_array(&given) { given } else { Array::of1(&given).into() };
        let list: Array = list.unchecked_into();
        let whole = |value: JsValue| value.as_f64().filter(|n| f64::from(*n as i32) == *n).map(|n| n as i32);
        list.iter()
            .map(whole)
            .collect::<Option<Vec<i32>>>()
            .map(|numbers| (name.clone(), numbers))
            .ok_or_else(|| refused(name))
    };
    Object::entries(changes).iter().map(named).collect()
}

pub fn to_js<T: Tsify + serde::Serialize>(value: &T) -> Result<Ts<T>, JsValue> {
    value.into_ts().map_err(type_error)
}

/// The error of a value that does not have its declared type.
fn type_error(error: impl std::fmt::Display) -> JsValue {
    JsError::new(&error.to_string()).into()
}

/// Converts an error to a JavaScript `Error` with `code` and `details`. The page translates it; English
/// sentences are not compiled in.
fn to_js_error(error: Error) -> JsValue {
    let js_error = JsError::new(error.code());
    let details = Object::new();
    for (name, value) in error.details() {
        // Setting a property of a fresh plain object cannot fail.
        let _ = Reflect::set(&details, &name.into(), &value.into());
    }
    let _ = Reflect::set(&js_error, &"code".into(), &error.code().into());
    let _ = Reflect::set(&js_error, &"details".into(), &details);
    js_error.into()
}
