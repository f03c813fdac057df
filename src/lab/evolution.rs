//! Parameter tuning by self-play: a genetic algorithm and simultaneous perturbation (SPSA).
//!
//! An evolution requests matches and learns from their results; the caller plays them on any number of cores.
//! It uses only sums, products and comparisons, so that the same seed gives the same evolution on every
//! machine.

use super::contest::Contestant;
use super::genes::Genes;
use crate::core::win_draw_loss::WinDrawLoss;
use crate::search::random::Random;

/// Tuning method.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Method {
    /// Genetic algorithm: the better half of a population has children.
    Genetic,
    /// SPSA: one set moves towards the better of two opposite perturbations.
    Spsa,
}

/// Settings of an evolution.
#[derive(Clone, Debug)]
pub struct Plan {
    /// Tuning method.
    pub method: Method,
    /// Population size of the genetic algorithm.
    pub population: usize,
    /// Games of each candidate: against the field, or between the two perturbations.
    pub games: u32,
    /// Games of the best set against the field, which measure a generation.
    pub check: u32,
    /// Seed of mutations and matches.
    pub seed: u64,
}

/// A requested match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bout {
    /// The players.
    pub contestants: [Contestant; 2],
    /// Number of games.
    pub games: u32,
    /// Seed of the games.
    pub seed: u64,
}

/// A finished generation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Generation {
    /// Score of its best set against the field, in games that played no part in its selection.
    pub check: WinDrawLoss,
    /// Parameters of the best set.
    pub best: Vec<(String, Vec<i32>)>,
}

/// A running evolution.
pub struct Evolution {
    genes: Genes,
    player: String,
    field: Vec<Contestant>,
    plan: Plan,
    random: Random,
    population: Vec<Individual>,
    /// Number of sets created so far.
    next_id: u32,
    generations: Vec<Generation>,
}

/// Identifiers of a set and its parents; the parents of the first set are itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Descent {
    /// Identifier, in order of creation.
    pub id: u32,
    /// Parents, which may be the same set twice.
    pub parents: [u32; 2],
}

#[derive(Clone)]
struct Individual {
    values: Vec<f64>,
    tally: WinDrawLoss,
    descent: Descent,
}

/// SPSA step, in multiples of the perturbation, if one side wins every game.
const SPSA_STEP: f64 = 4.0;
/// Number of generations after which the SPSA step is halved.
const SPSA_HALF_LIFE: f64 = 40.0;

impl Evolution {
    /// Starts from the current parameters of a player; `field` are the opponents that measure it.
    pub fn new(genes: Genes, player: &str, field: Vec<Contestant>, plan: Plan) -> Self {
        let descent = Descent { id: 0, parents: [0; 2] };
        let start = Individual { values: genes.start().to_vec(), tally: WinDrawLoss::default(), descent };
        let random = Random::for_occasion(plan.seed, u64::MAX);
        let player = player.to_string();
        let population = vec![start];
        let mut evolution =
            Evolution { genes, player, field, plan, random, population, next_id: 1, generations: Vec::new() };
        evolution.prepare();
        evolution
    }

    /// The finished generations.
    pub fn generations(&self) -> &[Generation] {
        &self.generations
    }

    /// The matches of the current generation, in the order in which [`Self::learn`] expects their results.
    pub fn bouts(&self) -> Vec<Bout> {
        let generation = self.generations.len() as u64;
        let trial = self.seed(2 * generation);
        let mut bouts: Vec<_> = match self.plan.method {
            Method::Genetic => self
                .population
                .iter()
                .flat_map(|one| self.against_field(&one.values, self.plan.games, trial))
                .collect(),
            Method::Spsa => {
                let pair = [1, 2].map(|side| self.contestant(&self.population[side].values));
                vec![Bout { contestants: pair, games: self.plan.games, seed: trial }]
            }
        };
        let check = self.seed(2 * generation + 1);
        bouts.extend(self.against_field(&self.population[0].values, self.plan.check, check));
        bouts
    }

    /// Learns from the results of [`Self::bouts`], each from the side of its first contestant, and starts the
    /// next generation.
    pub fn learn(&mut self, results: &[WinDrawLoss]) {
        let (trials, check) = results.split_at(results.len() - self.field.len());
        self.generations.push(Generation {
            check: check.iter().copied().fold(WinDrawLoss::default(), sum),
            best: self.genes.numbers(&self.population[0].values),
        });
        match self.plan.method {
            Method::Genetic => self.select(trials),
            Method::Spsa => self.spsa_step(trials[0]),
        }
        self.prepare();
    }

    /// The best parameters so far: the current set of SPSA, the first of the population of a genetic
    /// algorithm.
    pub fn best(&self) -> Vec<(String, Vec<i32>)> {
        self.genes.numbers(&self.population[0].values)
    }

    /// Descent of the sets of the current generation, in the order of their matches in [`Self::bouts`].
    pub fn family(&self) -> impl Iterator<Item = Descent> + '_ {
        self.population.iter().map(|one| one.descent)
    }

    fn contestant(&self, values: &[f64]) -> Contestant {
        Contestant { player: self.player.clone(), changes: self.genes.numbers(values) }
    }

    fn against_field(&self, values: &[f64], games: u32, seed: u64) -> Vec<Bout> {
        let share = games.div_ceil(self.field.len() as u32);
        let bout = |other: &Contestant| Bout {
            contestants: [self.contestant(values), other.clone()],
            games: share,
            seed,
        };
        self.field.iter().map(bout).collect()
    }

    /// Seed of one occasion, limited to 32 bits so that JavaScript numbers represent it.
    fn seed(&self, occasion: u64) -> u64 {
        Random::for_occasion(self.plan.seed, occasion).bits() >> 32
    }

    /// Creates the candidates of the next generation.
    fn prepare(&mut self) {
        match self.plan.method {
            Method::Genetic => {
                let parents = self.population.len();
                while self.population.len() < self.plan.population.max(2) {
                    let child = self.child(parents);
                    self.population.push(child);
                }
            }
            Method::Spsa => {
                self.population.truncate(1);
                let perturbation: Vec<f64> = (0..self.genes.count())
                    .map(|gene| if self.random.below(2) == 0 { -1.0 } else { 1.0 } * self.genes.step(gene))
                    .collect();
                for sign in [1.0, -1.0] {
                    let perturbed = self.perturbed(&perturbation, sign);
                    let individual = self.new_individual(perturbed, [self.population[0].descent.id; 2]);
                    self.population.push(individual);
                }
            }
        }
    }

    /// The first set plus `times` times the perturbation.
    fn perturbed(&self, perturbation: &[f64], times: f64) -> Vec<f64> {
        let values = self.population[0].values.iter().zip(perturbation).enumerate();
        values.map(|(gene, (value, by))| self.genes.clamp(gene, value + times * by)).collect()
    }

    /// Moves the first set towards the better perturbation.
    fn spsa_step(&mut self, trial: WinDrawLoss) {
        let (mean, _) = trial.score();
        let [plus, minus] = [1, 2].map(|side| self.population[side].values.clone());
        let perturbation: Vec<f64> = plus.iter().zip(minus).map(|(one, other)| (one - other) / 2.0).collect();
        let pace = SPSA_HALF_LIFE / (SPSA_HALF_LIFE + self.generations.len() as f64);
        self.population[0].values = self.perturbed(&perturbation, SPSA_STEP * pace * (2.0 * mean - 1.0));
    }

    /// Keeps the better half, best first. Scores accumulate over generations, and a prior of drawn games
    /// limits the weight of a few lucky ones.
    fn select(&mut self, trials: &[WinDrawLoss]) {
        for (one, results) in self.population.iter_mut().zip(trials.chunks(self.field.len())) {
            one.tally = results.iter().copied().fold(one.tally, sum);
        }
        let prior_games = f64::from(self.plan.games);
        let shrunk_score = |one: &Individual| {
            let games = f64::from(one.tally.games());
            (one.tally.score().0 * games + 0.5 * prior_games) / (games + prior_games)
        };
        self.population.sort_by(|one, other| shrunk_score(other).total_cmp(&shrunk_score(one)));
        self.population.truncate(self.plan.population.max(2).div_ceil(2));
    }

    /// Creates a child of two parents, each the better of two random ones, with mutations.
    fn child(&mut self, parents: usize) -> Individual {
        let [one, other] = [(); 2].map(|()| self.random.below(parents).min(self.random.below(parents)));
        let genes = self.genes.count();
        let values: Vec<_> = (0..genes)
            .map(|gene| {
                let parent = if self.random.below(2) == 0 { one } else { other };
                let inherited = self.population[parent].values[gene];
                let changes = self.random.below(genes.max(3)) < 3;
                let by = if changes { self.normal() * 2.0 * self.genes.step(gene) } else { 0.0 };
                self.genes.clamp(gene, inherited + by)
            })
            .collect();
        let parents = [one, other].map(|parent| self.population[parent].descent.id);
        self.new_individual(values, parents)
    }

    /// Creates a set that has not played yet.
    fn new_individual(&mut self, values: Vec<f64>, parents: [u32; 2]) -> Individual {
        let id = self.next_id;
        self.next_id += 1;
        Individual { values, tally: WinDrawLoss::default(), descent: Descent { id, parents } }
    }

    /// An approximately normal number: a sum of four uniform ones, centred, with variance 1/3.
    fn normal(&mut self) -> f64 {
        let uniform = (0..4).map(|_| self.random.below(1 << 20) as f64 / f64::from(1 << 20));
        uniform.sum::<f64>() - 2.0
    }
}

fn sum(one: WinDrawLoss, other: WinDrawLoss) -> WinDrawLoss {
    WinDrawLoss {
        wins: one.wins + other.wins,
        draws: one.draws + other.draws,
        losses: one.losses + other.losses,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::parameters::Parameter;

    /// A transparent game: the set closer to 40 wins more often.
    fn play(bout: &Bout) -> WinDrawLoss {
        let distance = |one: &Contestant| {
            one.changes.iter().map(|(_, numbers)| f64::from((numbers[0] - 40).abs())).sum::<f64>()
        };
        let [own, other] = bout.contestants.each_ref().map(distance);
        let mut random = Random::new(bout.seed);
        let mut tally = WinDrawLoss::default();
        for _ in 0..bout.games {
            let [good, bad] = [other, own].map(|distance| (distance + 1.0) * (distance + 1.0));
            let chance = good / (good + bad);
            tally.count(Some((random.below(1000) as f64) < 1000.0 * chance));
        }
        tally
    }

    fn evolve(method: Method, generations: usize) -> Evolution {
        let all = ["one", "two"].map(|name| Parameter::weight(name, 8, 0, 255));
        let field = vec![Contestant { player: "old".into(), changes: Vec::new() }; 2];
        let field = field
            .into_iter()
            .map(|one| Contestant { changes: vec![("one".into(), vec![8]), ("two".into(), vec![8])], ..one });
        let genes = Genes::new(&all, &[], &[], false).unwrap();
        let plan = Plan { method, population: 12, games: 40, check: 100, seed: 5 };
        let mut evolution = Evolution::new(genes, "new", field.collect(), plan);
        for _ in 0..generations {
            let results: Vec<_> = evolution.bouts().iter().map(play).collect();
            evolution.learn(&results);
        }
        evolution
    }

    #[test]
    fn both_methods_improve_reproducibly() {
        for (method, generations) in [(Method::Genetic, 60), (Method::Spsa, 200)] {
            let evolution = evolve(method, generations);
            let best = evolution.best();
            assert!(best.iter().all(|(_, numbers)| (20..=60).contains(&numbers[0])), "{method:?}: {best:?}");
            let last = evolution.generations().last().unwrap();
            assert!(last.check.score().0 > 0.75, "{method:?}: {last:?}");
            assert_eq!(evolve(method, 7).generations(), &evolution.generations()[..7]);
        }
    }

    #[test]
    fn generation_requests_all_trials_and_a_check() {
        let bouts = evolve(Method::Genetic, 1).bouts();
        assert_eq!(bouts.len(), 12 * 2 + 2);
        assert!(bouts[..24].iter().all(|bout| bout.games == 20) && bouts[24].games == 50);
        assert_ne!(bouts[0].seed, bouts[24].seed);
        assert_eq!(evolve(Method::Spsa, 1).bouts().len(), 1 + 2);
    }

    #[test]
    fn descents_name_the_parents_of_every_set() {
        let mut evolution = evolve(Method::Genetic, 0);
        let mut before: Vec<Descent> = Vec::new();
        for generation in 0..5 {
            let family: Vec<_> = evolution.family().collect();
            let (old, new): (Vec<Descent>, Vec<Descent>) =
                family.iter().partition(|&one| before.contains(one));
            assert_eq!((old.len(), new.len()), if generation == 0 { (0, 12) } else { (6, 6) });
            // Children descend from survivors only, and identifiers are not reused.
            let is_survivor = |id: &u32| old.iter().any(|one| one.id == *id) || (generation == 0 && *id == 0);
            assert!(new.iter().all(|one| one.parents.iter().all(is_survivor)));
            let oldest = before.iter().map(|one| one.id).max();
            assert!(new.iter().all(|one| oldest.is_none_or(|id| one.id > id)));
            before = family;
            let results: Vec<_> = evolution.bouts().iter().map(play).collect();
            evolution.learn(&results);
        }
        let spsa: Vec<_> = evolve(Method::Spsa, 1).family().map(|one| one.parents).collect();
        assert_eq!(spsa, [[0, 0]; 3]);
    }
}
