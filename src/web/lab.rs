//! Experiments in a browser's workers: single games of a match by their number, and an evolution that says which
//! of them it needs.

use js_sys::Object;
use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

use super::{GivenLimits, numbers_by_name, thrown, to_js};
use crate::core::error::Error;
use crate::core::insight::{Branch, Insight};
use crate::core::player::NoObserver;
use crate::lab::{Conditions, Contestant, Evolution, Genes, Method, Plan, WinDrawLoss};
use crate::registry;
use crate::registry::explain::{ErasedExplainer, explainer};

/// A player that shows its thinking, if it can.
#[wasm_bindgen]
pub struct Explainer {
    game: &'static dyn registry::ErasedGame,
    explainer: Option<Box<dyn ErasedExplainer>>,
}

#[wasm_bindgen]
impl Explainer {
    /// A player of a game, with changed parameters, and a seed for everything it leaves to chance.
    #[wasm_bindgen(constructor)]
    pub fn new(
        game: &str,
        player: &str,
        #[wasm_bindgen(unchecked_param_type = "Record<string, number | number[]>")] changes: &Object,
        seed: u32,
    ) -> Result<Explainer, JsValue> {
        let changes = numbers_by_name(changes).map_err(thrown)?;
        let explainer = explainer(game, player, &changes, seed.into()).map_err(thrown)?;
        Ok(Explainer { game: registry::game(game).map_err(thrown)?, explainer })
    }

    /// What the player thinks in the match of this record text, in its own numbers; nothing if it cannot tell.
    pub fn insight(
        &mut self,
        record: &str,
        limits: &GivenLimits,
    ) -> Result<Option<Ts<Insight<String>>>, JsValue> {
        let Some(explainer) = &mut self.explainer else { return Ok(None) };
        let record = self.game.read(record).map_err(thrown)?;
        let insight = explainer.insight(&*record, &limits.read(), &mut NoObserver).map_err(thrown)?;
        insight.as_ref().map(to_js).transpose()
    }

    /// The moves that the player's search tries after those of `path`; nothing if it does not come there.
    pub fn branches(
        &mut self,
        record: &str,
        path: Vec<String>,
        limits: &GivenLimits,
    ) -> Result<Option<Vec<Ts<Branch<String>>>>, JsValue> {
        let Some(explainer) = &mut self.explainer else { return Ok(None) };
        let record = self.game.read(record).map_err(thrown)?;
        let branches =
            explainer.branches(&*record, &path, &limits.read(), &mut NoObserver).map_err(thrown)?;
        branches.map(|branches| branches.iter().map(to_js).collect()).transpose()
    }
}

/// A game that has been played.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct PlayedGame {
    /// 0 or 1: the contestant who has won; nobody in a draw.
    won_by: Option<usize>,
    /// Whether the second contestant had the first colour.
    swapped: bool,
    /// The whole game as record text.
    record: String,
    /// The moves that each contestant has made, and the milliseconds that they took.
    moves: [u32; 2],
    times: [f64; 2],
}

/// The conditions of a match and its two contestants; its games are played one by one.
#[wasm_bindgen]
pub struct Contest {
    game: &'static dyn registry::ErasedGame,
    conditions: Conditions,
    contestants: [Contestant; 2],
}

#[wasm_bindgen]
impl Contest {
    /// A match of a game from an opening (a record text, or nothing for the usual start) and some random moves.
    #[wasm_bindgen(constructor)]
    pub fn new(
        game: &str,
        opening: &str,
        random_plies: u32,
        limits: &GivenLimits,
        seed: u32,
    ) -> Result<Contest, JsValue> {
        let game = registry::game(game).map_err(thrown)?;
        let opening = game.read(opening).map_err(thrown)?.record_text();
        let conditions = Conditions {
            openings: vec![opening],
            random_plies,
            second_random: 0,
            fixed_sides: false,
            limits: limits.read(),
            seed: seed.into(),
        };
        let nobody = Contestant { player: String::new(), changes: Vec::new() };
        Ok(Contest { game, conditions, contestants: [nobody.clone(), nobody] })
    }

    /// Says who the first (0) or second (1) contestant is.
    #[wasm_bindgen(js_name = setContestant)]
    pub fn set_contestant(
        &mut self,
        place: usize,
        player: &str,
        #[wasm_bindgen(unchecked_param_type = "Record<string, number | number[]>")] changes: &Object,
    ) -> Result<(), JsValue> {
        let changes = numbers_by_name(changes).map_err(thrown)?;
        let contestant = Contestant { player: player.into(), changes };
        contestant.new_player(self.game, 0).map_err(thrown)?;
        self.contestants[place & 1] = contestant;
        Ok(())
    }

    /// Plays the game of this number, counted from 0.
    pub fn play(&self, number: u32) -> Result<Ts<PlayedGame>, JsValue> {
        let [one, other] = &self.contestants;
        let (mut moves, mut times) = ([0; 2], [0.0; 2]);
        let played = self
            .conditions
            .play(self.game, [one, other], number, &mut |made| {
                moves[made.contestant] += 1;
                times[made.contestant] += made.time.as_secs_f64() * 1000.0;
            })
            .map_err(thrown)?;
        to_js(&PlayedGame {
            won_by: played.won_by,
            swapped: played.swapped,
            record: played.record,
            moves,
            times,
        })
    }
}

/// A set of numbers, by name.
type Numbers = Vec<(String, Vec<i32>)>;

/// A match that an evolution needs.
#[derive(Serialize, Tsify)]
pub struct NeededMatch {
    /// The players' names.
    players: [String; 2],
    /// Their numbers: names with lists.
    numbers: [Numbers; 2],
    games: u32,
    seed: f64,
}

/// A generation that is over.
#[derive(Serialize, Tsify)]
pub struct PastGeneration {
    /// How its best set did against the field.
    check: WinDrawLoss,
    best: Numbers,
}

/// An evolution under way.
#[wasm_bindgen]
pub struct EvolutionRun(Evolution);

#[wasm_bindgen]
impl EvolutionRun {
    /// Improves a player of a game, from changed numbers, against a field of one: the default ones, or another set.
    /// `only` names the numbers that may change, with commas between them; none means all weights and orders.
    #[wasm_bindgen(constructor)]
    #[allow(clippy::too_many_arguments)] // they are the fields of one form on the page
    pub fn new(
        game: &str,
        player: &str,
        #[wasm_bindgen(unchecked_param_type = "Record<string, number | number[]>")] start: &Object,
        #[wasm_bindgen(unchecked_param_type = "Record<string, number | number[]>")] against: &Object,
        #[wasm_bindgen(unchecked_param_type = "'genetic' | 'spsa'")] method: &str,
        only: &str,
        symmetric: bool,
        population: u32,
        games: u32,
        check: u32,
        seed: u32,
    ) -> Result<EvolutionRun, JsValue> {
        let begin = || -> Result<Evolution, Error> {
            let start = numbers_by_name(start)?;
            let field = Contestant { player: player.into(), changes: numbers_by_name(against)? };
            let game = registry::game(game)?;
            field.new_player(game, 0)?;
            let players = game.info().players;
            let parameters = players.into_iter().find(|one| one.id == player).map(|one| one.parameters);
            let names: Vec<String> =
                only.split(',').filter(|name| !name.is_empty()).map(String::from).collect();
            let genes = Genes::new(&parameters.unwrap_or_default(), &start, &names, symmetric)?;
            let method = if method == "spsa" { Method::Spsa } else { Method::Genetic };
            let population = population as usize;
            let plan = Plan { method, population, games, check, seed: seed.into() };
            Ok(Evolution::new(genes, player, vec![field], plan))
        };
        begin().map(EvolutionRun).map_err(thrown)
    }

    /// The matches to be played before the next generation.
    pub fn matches(&self) -> Result<Vec<Ts<NeededMatch>>, JsValue> {
        let bouts = self.0.bouts().into_iter().map(|bout| {
            let players = bout.contestants.each_ref().map(|one| one.player.clone());
            let numbers = bout.contestants.map(|one| one.changes);
            to_js(&NeededMatch { players, numbers, games: bout.games, seed: bout.seed as f64 })
        });
        bouts.collect()
    }

    /// Learns from their results: wins, draws and losses of each first contestant, one after the other.
    pub fn learn(&mut self, results: &[u32]) {
        let tally = |counts: &[u32]| WinDrawLoss { wins: counts[0], draws: counts[1], losses: counts[2] };
        self.0.learn(&results.chunks_exact(3).map(tally).collect::<Vec<_>>());
    }

    /// The generation that was over last.
    pub fn last(&self) -> Result<Option<Ts<PastGeneration>>, JsValue> {
        let last = self.0.stages().last();
        last.map(|stage| to_js(&PastGeneration { check: stage.check, best: stage.best.clone() })).transpose()
    }
}
