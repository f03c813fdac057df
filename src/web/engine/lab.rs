//! Experiments in a browser's workers: single games of a match by their number, and an evolution that says which
//! of them it needs.

use serde::{Deserialize, Serialize};
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

use crate::core::error::Error;
use crate::core::player::Limits;
use crate::lab::{Conditions, Contestant, Evolution, Genes, Method, Plan, WinDrawLoss};
use crate::registry;
use crate::web::{foreign, numbers_by_name, thrown, to_js};

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

/// Numbers of a player that differ from its default ones, as JavaScript has them.
#[wasm_bindgen(typescript_custom_section)]
const CHANGES: &str = "
export type Changes = Record<string, number | number[]>;
";

/// A player, and the numbers by which it differs.
#[derive(Deserialize, Tsify)]
pub struct Entry {
    player: String,
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "Changes")]
    numbers: JsValue,
}

impl Entry {
    fn contestant(&self) -> Result<Contestant, Error> {
        let changes = numbers_by_name(self.numbers.unchecked_ref())?;
        Ok(Contestant { player: self.player.clone(), changes })
    }
}

/// A match between two; its games are found by their number.
#[derive(Deserialize, Tsify)]
pub struct ContestPlan {
    game: String,
    /// The record that every game begins with; empty for the usual start.
    opening: String,
    /// Random moves after it.
    plies: u32,
    #[tsify(type = "Limits")]
    limits: Limits,
    seed: u32,
    contestants: [Entry; 2],
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
    /// A match by its plan.
    #[wasm_bindgen(constructor)]
    pub fn new(plan: Ts<ContestPlan>) -> Result<Contest, JsValue> {
        let plan = plan.to_rust().map_err(foreign)?;
        Contest::begin(&plan).map_err(thrown)
    }

    fn begin(plan: &ContestPlan) -> Result<Contest, Error> {
        let game = registry::game(&plan.game)?;
        let conditions = Conditions {
            openings: vec![game.read(&plan.opening)?.record_text()],
            random_plies: plan.plies,
            second_random: 0,
            fixed_sides: false,
            limits: plan.limits,
            seed: plan.seed.into(),
        };
        let [one, other] = &plan.contestants;
        let contestants = [one.contestant()?, other.contestant()?];
        for contestant in &contestants {
            contestant.new_player(game, 0)?;
        }
        Ok(Contest { game, conditions, contestants })
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

/// How an evolution looks for better numbers.
#[derive(Deserialize, Tsify)]
#[serde(rename_all = "lowercase")]
pub enum Search {
    Genetic,
    Spsa,
}

/// Improves a player of a game, from changed numbers, against a field of one: the default ones, or another set.
#[derive(Deserialize, Tsify)]
pub struct EvolutionPlan {
    game: String,
    player: String,
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "Changes")]
    start: JsValue,
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "Changes")]
    against: JsValue,
    method: Search,
    /// The numbers that may change, by name; none: all weights and orders.
    only: Vec<String>,
    /// Whether tables of the board keep its symmetry.
    symmetric: bool,
    population: u32,
    games: u32,
    check: u32,
    seed: u32,
}

/// An evolution under way.
#[wasm_bindgen]
pub struct EvolutionRun(Evolution);

#[wasm_bindgen]
impl EvolutionRun {
    /// An evolution by its plan.
    #[wasm_bindgen(constructor)]
    pub fn new(plan: Ts<EvolutionPlan>) -> Result<EvolutionRun, JsValue> {
        let plan = plan.to_rust().map_err(foreign)?;
        EvolutionRun::begin(&plan).map(EvolutionRun).map_err(thrown)
    }

    fn begin(plan: &EvolutionPlan) -> Result<Evolution, Error> {
        let start = numbers_by_name(plan.start.unchecked_ref())?;
        let changes = numbers_by_name(plan.against.unchecked_ref())?;
        let field = Contestant { player: plan.player.clone(), changes };
        let game = registry::game(&plan.game)?;
        field.new_player(game, 0)?;
        let players = game.info().players;
        let parameters = players.into_iter().find(|one| one.id == plan.player).map(|one| one.parameters);
        let genes = Genes::new(&parameters.unwrap_or_default(), &start, &plan.only, plan.symmetric)?;
        let method = match plan.method {
            Search::Genetic => Method::Genetic,
            Search::Spsa => Method::Spsa,
        };
        let conditions = Plan {
            method,
            population: plan.population as usize,
            games: plan.games,
            check: plan.check,
            seed: plan.seed.into(),
        };
        Ok(Evolution::new(genes, &plan.player, vec![field], conditions))
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

    /// Who plays them, in their order: the number of each set and those of its parents, three numbers each.
    pub fn family(&self) -> Vec<u32> {
        self.0.family().flat_map(|one| [one.id, one.parents[0], one.parents[1]]).collect()
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
