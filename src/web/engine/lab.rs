//! Experiments in workers: games of a match by number, and evolutions that request matches.

use serde::{Deserialize, Serialize};
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

use crate::core::error::Error;
use crate::core::player::Limits;
use crate::lab::{Conditions, Contestant, Evolution, Genes, Method, Plan, WinDrawLoss};
use crate::registry;
use crate::web::{parse_changes, to_js, to_js_error, type_error};

/// Result of a game.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct PlayedGame {
    /// Index of the winning contestant; `None` for a draw.
    won_by: Option<usize>,
    /// Whether the second contestant had the first colour.
    swapped: bool,
    /// Record text of the game.
    record: String,
    /// Number of moves of each contestant, and the milliseconds that they took.
    moves: [u32; 2],
    times: [f64; 2],
}

/// Changed parameters, as JavaScript passes them.
#[wasm_bindgen(typescript_custom_section)]
const CHANGES: &str = "
export type Changes = Record<string, number | number[]>;
";

/// A player with changed parameters.
#[derive(Deserialize, Tsify)]
pub struct Entry {
    player: String,
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "Changes")]
    numbers: JsValue,
}

impl Entry {
    fn contestant(&self) -> Result<Contestant, Error> {
        let changes = parse_changes(self.numbers.unchecked_ref())?;
        Ok(Contestant { player: self.player.clone(), changes })
    }
}

/// A match between two contestants.
#[derive(Deserialize, Tsify)]
pub struct ContestPlan {
    game: String,
    /// Opening record; empty for the default start.
    opening: String,
    /// Number of random moves after the opening.
    plies: u32,
    #[tsify(type = "Limits")]
    limits: Limits,
    seed: u32,
    contestants: [Entry; 2],
}

/// A match whose games are played one at a time.
#[wasm_bindgen]
pub struct Contest {
    game: &'static dyn registry::ErasedGame,
    conditions: Conditions,
    contestants: [Contestant; 2],
}

#[wasm_bindgen]
impl Contest {
    /// Creates a match. Fails if a player or parameter is invalid.
    #[wasm_bindgen(constructor)]
    pub fn new(plan: Ts<ContestPlan>) -> Result<Contest, JsValue> {
        let plan = plan.to_rust().map_err(type_error)?;
        Contest::from_plan(&plan).map_err(to_js_error)
    }

    fn from_plan(plan: &ContestPlan) -> Result<Contest, Error> {
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

    /// Plays the game with this number, counted from 0.
    pub fn play(&self, number: u32) -> Result<Ts<PlayedGame>, JsValue> {
        let [one, other] = &self.contestants;
        let (mut moves, mut times) = ([0; 2], [0.0; 2]);
        let played = self
            .conditions
            .play(self.game, [one, other], number, &mut |made| {
                moves[made.contestant] += 1;
                times[made.contestant] += made.time.as_secs_f64() * 1000.0;
            })
            .map_err(to_js_error)?;
        to_js(&PlayedGame {
            won_by: played.won_by,
            swapped: played.swapped,
            record: played.record,
            moves,
            times,
        })
    }
}

/// Parameters by name.
type Numbers = Vec<(String, Vec<i32>)>;

/// A match that an evolution requests.
#[derive(Serialize, Tsify)]
pub struct NeededMatch {
    /// Identifiers of the players.
    players: [String; 2],
    /// Changed parameters of the players.
    numbers: [Numbers; 2],
    games: u32,
    seed: f64,
}

/// A finished generation.
#[derive(Serialize, Tsify)]
pub struct PastGeneration {
    /// Score of its best set against the field.
    check: WinDrawLoss,
    best: Numbers,
}

/// Tuning method.
#[derive(Deserialize, Tsify)]
#[serde(rename_all = "lowercase")]
pub enum Search {
    Genetic,
    Spsa,
}

/// Settings of an evolution: tunes a player from its `start` parameters against a field of one, the same
/// player with the parameters `against`.
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
    /// Names of the tuned parameters; all weights and orders if empty.
    only: Vec<String>,
    /// Whether tables of the board stay symmetric.
    symmetric: bool,
    population: u32,
    games: u32,
    check: u32,
    seed: u32,
}

/// A running evolution.
#[wasm_bindgen]
pub struct EvolutionRun(Evolution);

#[wasm_bindgen]
impl EvolutionRun {
    /// Starts an evolution. Fails if the player or a parameter is invalid.
    #[wasm_bindgen(constructor)]
    pub fn new(plan: Ts<EvolutionPlan>) -> Result<EvolutionRun, JsValue> {
        let plan = plan.to_rust().map_err(type_error)?;
        EvolutionRun::from_plan(&plan).map(EvolutionRun).map_err(to_js_error)
    }

    fn from_plan(plan: &EvolutionPlan) -> Result<Evolution, Error> {
        let start = parse_changes(plan.start.unchecked_ref())?;
        let changes = parse_changes(plan.against.unchecked_ref())?;
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

    /// The matches of the current generation.
    pub fn matches(&self) -> Result<Vec<Ts<NeededMatch>>, JsValue> {
        let bouts = self.0.bouts().into_iter().map(|bout| {
            let players = bout.contestants.each_ref().map(|one| one.player.clone());
            let numbers = bout.contestants.map(|one| one.changes);
            to_js(&NeededMatch { players, numbers, games: bout.games, seed: bout.seed as f64 })
        });
        bouts.collect()
    }

    /// Descents in the order of the matches: identifier and both parents of each set, three numbers each.
    pub fn family(&self) -> Vec<u32> {
        self.0.family().flat_map(|one| [one.id, one.parents[0], one.parents[1]]).collect()
    }

    /// Learns from the results of [`Self::matches`]: wins, draws and losses of each first contestant, three
    /// numbers each.
    pub fn learn(&mut self, results: &[u32]) {
        let tally = |counts: &[u32]| WinDrawLoss { wins: counts[0], draws: counts[1], losses: counts[2] };
        self.0.learn(&results.chunks_exact(3).map(tally).collect::<Vec<_>>());
    }

    /// The last finished generation.
    pub fn last(&self) -> Result<Option<Ts<PastGeneration>>, JsValue> {
        let last = self.0.generations().last();
        last.map(|stage| to_js(&PastGeneration { check: stage.check, best: stage.best.clone() })).transpose()
    }
}
