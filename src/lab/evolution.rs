//! Tunes parameters by playing: a genetic algorithm, and simultaneous perturbation (SPSA), by which today's engines are
//! tuned.
//!
//! An evolution says which matches it needs next and learns from their results; who plays them, and on how many
//! cores, is no matter. Only sums, products and comparisons are used, so that the same seed gives the same
//! evolution on every machine.

use super::contest::Contestant;
use super::genes::Genes;
use crate::core::win_draw_loss::WinDrawLoss;
use crate::search::random::Random;
use crate::search::sort::sort;

/// How better numbers are looked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Method {
    /// Many sets; the better half has children.
    Genetic,
    /// One set that is moved along whichever of two opposite changes plays better.
    Spsa,
}

/// What an evolution is to do.
#[derive(Clone, Debug)]
pub struct Plan {
    /// How better numbers are looked for.
    pub method: Method,
    /// How many sets of numbers there are at a time in a genetic algorithm.
    pub population: usize,
    /// The games of every match between candidates, or of a candidate against the field.
    pub games: u32,
    /// The games by which the best set of a generation is measured against the field.
    pub check: u32,
    /// The seed of everything that is left to chance.
    pub seed: u64,
}

/// A match that is needed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bout {
    /// Who plays.
    pub contestants: [Contestant; 2],
    /// How many games.
    pub games: u32,
    /// Their seed.
    pub seed: u64,
}

/// A generation that is over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stage {
    /// How its best set did against the field in games that it was not chosen by.
    pub check: WinDrawLoss,
    /// That set.
    pub best: Vec<(String, Vec<i32>)>,
}

/// An evolution under way.
pub struct Evolution {
    genes: Genes,
    player: String,
    field: Vec<Contestant>,
    plan: Plan,
    random: Random,
    people: Vec<Individual>,
    /// How many sets there have been.
    born: u32,
    stages: Vec<Stage>,
}

/// Where a set of the present generation comes from; those of the start are their own parents.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Descent {
    /// The set, by the order of birth.
    pub id: u32,
    /// The two that it has its numbers from; they may be the same.
    pub parents: [u32; 2],
}

#[derive(Clone)]
struct Individual {
    values: Vec<f64>,
    tally: WinDrawLoss,
    descent: Descent,
}

/// How many steps SPSA goes where one of two opposite changes wins every game.
const STRIDE: f64 = 4.0;
/// It goes half as far after so many generations.
const HALF_LIFE: f64 = 40.0;

impl Evolution {
    /// Looks for better numbers of a player; `field` are the opponents that it is measured against.
    pub fn new(genes: Genes, player: &str, field: Vec<Contestant>, plan: Plan) -> Self {
        let descent = Descent { id: 0, parents: [0; 2] };
        let start = Individual { values: genes.start().to_vec(), tally: WinDrawLoss::default(), descent };
        let random = Random::for_occasion(plan.seed, u64::MAX);
        let player = player.to_string();
        let people = vec![start];
        let mut evolution =
            Evolution { genes, player, field, plan, random, people, born: 1, stages: Vec::new() };
        evolution.prepare();
        evolution
    }

    /// The generations that are over.
    pub fn stages(&self) -> &[Stage] {
        &self.stages
    }

    /// The matches to be played before the next generation, in the order in which it wants their results.
    pub fn bouts(&self) -> Vec<Bout> {
        let generation = self.stages.len() as u64;
        let trial = self.seed(2 * generation);
        let mut bouts: Vec<_> = match self.plan.method {
            Method::Genetic => self
                .people
                .iter()
                .flat_map(|one| self.against_field(&one.values, self.plan.games, trial))
                .collect(),
            Method::Spsa => {
                let pair = [1, 2].map(|side| self.contestant(&self.people[side].values));
                vec![Bout { contestants: pair, games: self.plan.games, seed: trial }]
            }
        };
        let check = self.seed(2 * generation + 1);
        bouts.extend(self.against_field(&self.people[0].values, self.plan.check, check));
        bouts
    }

    /// Learns from the results of those matches, each seen from its first contestant, and begins the next
    /// generation.
    pub fn learn(&mut self, results: &[WinDrawLoss]) {
        let (trials, check) = results.split_at(results.len() - self.field.len());
        self.stages.push(Stage {
            check: check.iter().copied().fold(WinDrawLoss::default(), added),
            best: self.genes.numbers(&self.people[0].values),
        });
        match self.plan.method {
            Method::Genetic => self.select(trials),
            Method::Spsa => self.follow(trials[0]),
        }
        self.prepare();
    }

    /// The best numbers so far: of SPSA where it stands, of a genetic algorithm the first of the population.
    pub fn best(&self) -> Vec<(String, Vec<i32>)> {
        self.genes.numbers(&self.people[0].values)
    }

    /// Where the sets of the present generation come from, in the order of their matches in [`Self::bouts`].
    pub fn family(&self) -> impl Iterator<Item = Descent> + '_ {
        self.people.iter().map(|one| one.descent)
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

    /// The seed of one occasion; 32 bits, so that a browser can hold it as a number.
    fn seed(&self, occasion: u64) -> u64 {
        Random::for_occasion(self.plan.seed, occasion).bits() >> 32
    }

    /// Makes the candidates of the next generation.
    fn prepare(&mut self) {
        match self.plan.method {
            Method::Genetic => {
                let parents = self.people.len();
                while self.people.len() < self.plan.population.max(2) {
                    let child = self.child(parents);
                    self.people.push(child);
                }
            }
            Method::Spsa => {
                self.people.truncate(1);
                let away: Vec<f64> = (0..self.genes.count())
                    .map(|gene| if self.random.below(2) == 0 { -1.0 } else { 1.0 } * self.genes.step(gene))
                    .collect();
                for sign in [1.0, -1.0] {
                    let moved = self.moved(&away, sign);
                    let newcomer = self.newcomer(moved, [self.people[0].descent.id; 2]);
                    self.people.push(newcomer);
                }
            }
        }
    }

    /// The first set, moved by so many times this much.
    fn moved(&self, away: &[f64], times: f64) -> Vec<f64> {
        let values = self.people[0].values.iter().zip(away).enumerate();
        values.map(|(gene, (value, by))| self.genes.within(gene, value + times * by)).collect()
    }

    /// One step towards the side that has played better.
    fn follow(&mut self, trial: WinDrawLoss) {
        let (mean, _) = trial.score();
        let [plus, minus] = [1, 2].map(|side| self.people[side].values.clone());
        let away: Vec<f64> = plus.iter().zip(minus).map(|(one, other)| (one - other) / 2.0).collect();
        let pace = HALF_LIFE / (HALF_LIFE + self.stages.len() as f64);
        self.people[0].values = self.moved(&away, STRIDE * pace * (2.0 * mean - 1.0));
    }

    /// The better half stays, the best first. A set keeps what it has scored in earlier generations, and a few
    /// lucky games do not count for more than many good ones.
    fn select(&mut self, trials: &[WinDrawLoss]) {
        for (one, results) in self.people.iter_mut().zip(trials.chunks(self.field.len())) {
            one.tally = results.iter().copied().fold(one.tally, added);
        }
        let doubt = f64::from(self.plan.games);
        let worth = |one: &Individual| {
            let games = f64::from(one.tally.games());
            (one.tally.score().0 * games + 0.5 * doubt) / (games + doubt)
        };
        sort(&mut self.people, |one, other| worth(one) > worth(other));
        self.people.truncate(self.plan.population.max(2).div_ceil(2));
    }

    /// A child of two of the parents, each the better of two drawn by lot; some of its genes are changed.
    fn child(&mut self, parents: usize) -> Individual {
        let [one, other] = [(); 2].map(|()| self.random.below(parents).min(self.random.below(parents)));
        let genes = self.genes.count();
        let values: Vec<_> = (0..genes)
            .map(|gene| {
                let parent = if self.random.below(2) == 0 { one } else { other };
                let inherited = self.people[parent].values[gene];
                let changes = self.random.below(genes.max(3)) < 3;
                let by = if changes { self.bell() * 2.0 * self.genes.step(gene) } else { 0.0 };
                self.genes.within(gene, inherited + by)
            })
            .collect();
        let parents = [one, other].map(|parent| self.people[parent].descent.id);
        self.newcomer(values, parents)
    }

    /// A set that has not played yet.
    fn newcomer(&mut self, values: Vec<f64>, parents: [u32; 2]) -> Individual {
        let id = self.born;
        self.born += 1;
        Individual { values, tally: WinDrawLoss::default(), descent: Descent { id, parents } }
    }

    /// A number around nought, mostly within one.
    fn bell(&mut self) -> f64 {
        let uniform = (0..4).map(|_| self.random.below(1 << 20) as f64 / f64::from(1 << 20));
        uniform.sum::<f64>() - 2.0
    }
}

fn added(one: WinDrawLoss, other: WinDrawLoss) -> WinDrawLoss {
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

    /// A game that can be seen through: whoever is nearer to 40 wins more often.
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
        let all = ["one", "two"].map(|name| Parameter::weight(name, "", 8, 0, 255));
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
    fn both_methods_find_better_numbers_and_can_be_repeated() {
        for (method, generations) in [(Method::Genetic, 60), (Method::Spsa, 200)] {
            let evolution = evolve(method, generations);
            let best = evolution.best();
            assert!(best.iter().all(|(_, numbers)| (20..=60).contains(&numbers[0])), "{method:?}: {best:?}");
            let last = evolution.stages().last().unwrap();
            assert!(last.check.score().0 > 0.75, "{method:?}: {last:?}");
            assert_eq!(evolve(method, 7).stages(), &evolution.stages()[..7]);
        }
    }

    #[test]
    fn a_generation_asks_for_every_candidate_against_the_field_and_for_a_check() {
        let bouts = evolve(Method::Genetic, 1).bouts();
        assert_eq!(bouts.len(), 12 * 2 + 2);
        assert!(bouts[..24].iter().all(|bout| bout.games == 20) && bouts[24].games == 50);
        assert_ne!(bouts[0].seed, bouts[24].seed);
        assert_eq!(evolve(Method::Spsa, 1).bouts().len(), 1 + 2);
    }

    #[test]
    fn every_set_knows_its_parents() {
        let mut evolution = evolve(Method::Genetic, 0);
        let mut before: Vec<Descent> = Vec::new();
        for generation in 0..5 {
            let family: Vec<_> = evolution.family().collect();
            let (old, new): (Vec<Descent>, Vec<Descent>) =
                family.iter().partition(|&one| before.contains(one));
            assert_eq!((old.len(), new.len()), if generation == 0 { (0, 12) } else { (6, 6) });
            // Children come from survivors, and nobody has an older one's number.
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
