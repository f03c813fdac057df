//! The exports to JavaScript: typed, over the registry, with no rule and no search in them.
//!
//! The page holds a [`Match`] for the rules; the worker makes a [`Player`] and lets it search.

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

/// Every game with its starts and players.
#[wasm_bindgen(js_name = listGames)]
pub fn list_games() -> Result<Vec<Ts<GameInfo>>, JsValue> {
    GAMES.iter().map(|game| to_js(&game.info())).collect()
}

/// One match.
#[wasm_bindgen]
pub struct Match(Box<dyn ErasedMatch>);

#[wasm_bindgen]
impl Match {
    /// A new match of a game, from a named start or a position.
    #[wasm_bindgen(constructor)]
    pub fn new(game: &str, start: &str) -> Result<Match, JsValue> {
        registry::game(game).and_then(|game| game.begin(start)).map(Match).map_err(thrown)
    }

    /// A match from its record text.
    pub fn read(record: &str) -> Result<Match, JsValue> {
        registry::read(record).map(Match).map_err(thrown)
    }

    /// Everything that a table shows of it.
    pub fn view(&self) -> Result<Ts<View>, JsValue> {
        to_js(&self.0.view())
    }

    /// Makes a move given in the game's notation.
    pub fn play(&mut self, text: &str) -> Result<(), JsValue> {
        self.0.play(text).map_err(thrown)
    }

    /// Ends the match here as its players, or their clock, declare: "first-resigns", "second-out-of-time", "agreed".
    pub fn finish(&mut self, end: &str) -> Result<(), JsValue> {
        self.0.finish(end).map_err(thrown)
    }

    /// What a legal move does, the most telling effect first.
    #[wasm_bindgen(js_name = moveEffects)]
    pub fn move_effects(&self, text: &str) -> Result<Vec<Ts<MoveEffect>>, JsValue> {
        self.0.move_effects(text).map_err(thrown)?.iter().map(to_js).collect()
    }

    /// The text of the position with these cells and this side to move, and everything else as here.
    #[wasm_bindgen(js_name = positionText)]
    pub fn position_text(
        &self,
        cells: &str,
        #[wasm_bindgen(unchecked_param_type = "Side")] side: &str,
    ) -> String {
        self.0.position_text(cells, if side == "first" { Side::First } else { Side::Second })
    }

    /// Takes one step back, a declared end or a move; false at the start.
    pub fn undo(&mut self) -> bool {
        self.0.undo()
    }

    /// Makes the step again that was taken back last; false when there is none.
    pub fn redo(&mut self) -> bool {
        self.0.redo()
    }

    /// Looks at it after so many steps: moves, and a declared end after the last one.
    pub fn goto(&mut self, step: usize) -> Result<(), JsValue> {
        self.0.goto(step).map_err(thrown)
    }

    /// Whose choice it is after so many moves; nobody's after the end or where a side can only pass.
    #[wasm_bindgen(unchecked_return_type = "Side | null")]
    pub fn chooser(&self, ply: usize) -> JsValue {
        match self.0.chooser(ply) {
            Some(Side::First) => "first".into(),
            Some(Side::Second) => "second".into(),
            None => JsValue::NULL,
        }
    }

    /// The match as record text: to be saved, shared and read again.
    pub fn record(&self) -> String {
        self.0.record_text()
    }
}

/// A computer player; it may remember what it has found out from move to move.
#[wasm_bindgen]
pub struct Player {
    game: &'static dyn ErasedGame,
    player: Box<dyn ErasedPlayer>,
    #[cfg(feature = "engine")]
    thoughts: Option<engine::Thoughts>,
}

#[wasm_bindgen]
impl Player {
    /// A player of a game, with numbers that differ from the default ones, and a seed for its chance.
    #[wasm_bindgen(constructor)]
    pub fn new(
        game: &str,
        player: &str,
        #[wasm_bindgen(unchecked_param_type = "Record<string, number | number[]>")] changes: &Object,
        seed: u32,
    ) -> Result<Player, JsValue> {
        let changes = numbers_by_name(changes).map_err(thrown)?;
        let game = registry::game(game).map_err(thrown)?;
        let player = game.player(player, &changes, seed.into()).map_err(thrown)?;
        Ok(Player {
            game,
            player,
            #[cfg(feature = "engine")]
            thoughts: None,
        })
    }

    /// Chooses a move in the match of this record text. A watch posts what is known so far and tells when to choose
    /// at once; without one, nobody is told.
    pub fn choose(
        &mut self,
        record: &str,
        limits: &GivenLimits,
        watch: Option<Watch>,
    ) -> Result<Ts<Choice<String>>, JsValue> {
        let record = self.game.read(record).map_err(thrown)?;
        to_js(&self.think(&*record, &limits.read(), &mut *observer(watch)).map_err(thrown)?)
    }
}

#[cfg(not(feature = "engine"))]
impl Player {
    fn think(
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
/** How long a player may think; any of them, or none for as long as its nature says. */
export interface Limits {
    /** Milliseconds. */
    time?: number;
    /** Positions looked at. */
    nodes?: number;
    /** Moves ahead. */
    depth?: number;
}
";

// Read field by field: a deserialiser for these few numbers would make the smallest module a third larger.
#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(typescript_type = "Limits")]
    pub type GivenLimits;
    #[wasm_bindgen(method, getter, structural)]
    fn time(this: &GivenLimits) -> Option<u32>;
    #[wasm_bindgen(method, getter, structural)]
    fn nodes(this: &GivenLimits) -> Option<u32>;
    #[wasm_bindgen(method, getter, structural)]
    fn depth(this: &GivenLimits) -> Option<u32>;
}

impl GivenLimits {
    fn read(&self) -> Limits {
        Limits { time: self.time(), nodes: self.nodes(), depth: self.depth() }
    }
}

/// The changed numbers of a player: every property is a number or a list of them.
fn numbers_by_name(changes: &Object) -> Result<Vec<(String, Vec<i32>)>, Error> {
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
    value.into_ts().map_err(foreign)
}

/// A value that does not have the type that was promised.
fn foreign(error: impl std::fmt::Display) -> JsValue {
    JsError::new(&error.to_string()).into()
}

/// The error as JavaScript's own, with `code` and `details` for a translator. The page has sentences of its own, so
/// that ours need not be fetched.
fn thrown(error: Error) -> JsValue {
    let thrown = JsError::new(error.code());
    let details = Object::new();
    for (name, value) in error.details() {
        // Setting a property of a fresh plain object cannot fail.
        let _ = Reflect::set(&details, &name.into(), &value.into());
    }
    let _ = Reflect::set(&thrown, &"code".into(), &error.code().into());
    let _ = Reflect::set(&thrown, &"details".into(), &details);
    thrown.into()
}
