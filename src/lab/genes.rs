//! The numbers of a program that an experiment may change, as one list of real numbers.
//!
//! A weight is a gene; weights that a symmetry holds equal share one. Of a list whose order counts, every entry
//! has a gene, and the entries stand in the order of their genes: so both kinds can be moved a little. What else the
//! numbers that it starts from say, such as a depth or how much chance there is in a game, stays as it is.

use crate::core::error::Error;
use crate::core::parameters::{Parameter, ParameterKind, Parameters};
use crate::search::sort::sort;

/// Which numbers change together, and how far one moves at a time.
#[derive(Clone, Debug)]
pub struct Genes {
    parameters: Vec<Parameter>,
    genes: Vec<Gene>,
    start: Vec<f64>,
    /// The numbers of the start that have no genes.
    unchanged: Vec<(String, Vec<i32>)>,
}

#[derive(Clone, Debug)]
struct Gene {
    parameter: usize,
    places: Vec<usize>,
    /// What counts as a small change.
    step: f64,
}

impl Genes {
    /// The genes of the parameters with these names, or of all weights and orders where none are named.
    pub fn new(
        all: &[Parameter],
        changes: &[(String, Vec<i32>)],
        names: &[String],
        symmetric: bool,
    ) -> Result<Self, Error> {
        let set = Parameters::with_changes(all, changes)?;
        for name in names {
            let fault = |why: &str| Error::BadParameter { name: name.clone(), why: why.into() };
            let parameter =
                all.iter().find(|one| one.name == name).ok_or_else(|| fault("this player has none"))?;
            if parameter.kind == ParameterKind::Setting && parameter.columns > 1 {
                return Err(fault("a table of settings cannot be improved by small steps"));
            }
        }
        let is_wanted = |one: &Parameter| match names {
            [] => one.kind != ParameterKind::Setting,
            _ => names.iter().any(|name| name == one.name),
        };
        // The numbers that an experiment starts from stand in for the default ones.
        let parameters: Vec<_> = all
            .iter()
            .filter(|one| is_wanted(one))
            .map(|one| Parameter { default: set.table(one.name).to_vec(), ..one.clone() })
            .collect();
        let genes: Vec<_> = parameters
            .iter()
            .enumerate()
            .flat_map(|(index, one)| {
                let groups = groups(one, symmetric);
                groups.into_iter().map(move |places| Gene {
                    parameter: index,
                    step: step(one, places[0]),
                    places,
                })
            })
            .collect();
        if genes.is_empty() {
            return Err(Error::BadParameter {
                name: names.join(", "),
                why: "there is nothing to improve".into(),
            });
        }
        let start = genes
            .iter()
            .map(|gene| match parameters[gene.parameter].kind {
                ParameterKind::Order => gene.places[0] as f64,
                _ => f64::from(parameters[gene.parameter].default[gene.places[0]]),
            })
            .collect();
        let has_genes = |name: &str| parameters.iter().any(|one| one.name == name);
        let unchanged = changes.iter().filter(|(name, _)| !has_genes(name)).cloned().collect();
        Ok(Genes { parameters, genes, start, unchanged })
    }

    /// How many genes there are.
    pub fn count(&self) -> usize {
        self.genes.len()
    }

    /// The genes of the numbers that the experiment starts from.
    pub fn start(&self) -> &[f64] {
        &self.start
    }

    /// What counts as a small change of a gene.
    pub fn step(&self, gene: usize) -> f64 {
        self.genes[gene].step
    }

    /// A gene within what its number may be.
    pub fn within(&self, gene: usize, value: f64) -> f64 {
        let Gene { parameter, .. } = self.genes[gene];
        let Parameter { min, max, kind, .. } = self.parameters[parameter];
        match kind {
            ParameterKind::Order => value,
            _ => value.max(f64::from(min)).min(f64::from(max)), // `clamp` could print what it clamps
        }
    }

    /// The numbers that these genes stand for.
    pub fn numbers(&self, values: &[f64]) -> Vec<(String, Vec<i32>)> {
        let table = |(index, one): (usize, &Parameter)| {
            let own =
                || self.genes.iter().zip(values).enumerate().filter(move |(_, (g, _))| g.parameter == index);
            if one.kind == ParameterKind::Order {
                let mut order: Vec<(f64, i32)> =
                    own().map(|(_, (gene, &value))| (value, one.default[gene.places[0]])).collect();
                sort(&mut order, |(one, _), (other, _)| one < other);
                return (one.name.to_string(), order.into_iter().map(|(_, entry)| entry).collect());
            }
            let mut numbers = one.default.clone();
            for (place, (gene, &value)) in own() {
                for &cell in &gene.places {
                    numbers[cell] = self.within(place, value).round() as i32;
                }
            }
            (one.name.to_string(), numbers)
        };
        self.parameters.iter().enumerate().map(table).chain(self.unchanged.iter().cloned()).collect()
    }
}

/// The places of a table that share a gene.
fn groups(parameter: &Parameter, symmetric: bool) -> Vec<Vec<usize>> {
    let places = parameter.default.len();
    let is_square = parameter.columns * parameter.columns == places && places > 1;
    if !(symmetric && is_square && parameter.kind == ParameterKind::Weight) {
        return (0..places).map(|place| vec![place]).collect();
    }
    let side = parameter.columns;
    let mirrored = |place: usize| place.min(side - 1 - place);
    let class = |cell: usize| {
        let (one, other) = (mirrored(cell / side), mirrored(cell % side));
        one.min(other) * side + one.max(other)
    };
    let firsts = (0..places).filter(|&cell| class(cell) == cell);
    firsts.map(|first| (0..places).filter(|&cell| class(cell) == first).collect()).collect()
}

/// A quarter of the number itself, but something even where it is nought.
fn step(parameter: &Parameter, place: usize) -> f64 {
    if parameter.kind == ParameterKind::Order {
        return 2.0;
    }
    let size = |number: &i32| f64::from(number.abs());
    let largest = parameter.default.iter().map(size).fold(0.0, f64::max);
    let own = parameter.default.get(place).map_or(0.0, size);
    (own / 4.0).max(largest / 50.0).max(1.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table() -> Vec<Parameter> {
        let weights = Parameter {
            columns: 4,
            default: (0..16).collect(),
            ..Parameter::weight("table", "", 0, -100, 100)
        };
        let order = Parameter {
            columns: 3,
            default: vec![7, 8, 9],
            kind: ParameterKind::Order,
            ..Parameter::number("order", "", 0, 0, 9)
        };
        vec![weights, Parameter::number("depth", "", 3, 1, 9), order, Parameter::weight("bonus", "", 0, 0, 5)]
    }

    #[test]
    fn settings_stay_unless_they_are_named() {
        let genes = Genes::new(&table(), &[], &[], false).unwrap();
        assert_eq!(genes.count(), 16 + 3 + 1);
        let numbers = genes.numbers(genes.start());
        assert_eq!(numbers[0].1, (0..16).collect::<Vec<_>>());
        assert_eq!(numbers[1], ("order".into(), vec![7, 8, 9]));
        assert_eq!(Genes::new(&table(), &[], &["depth".into()], false).unwrap().count(), 1);
        assert!(Genes::new(&table(), &[], &["nothing".into()], false).is_err());
    }

    #[test]
    fn a_symmetric_table_has_a_gene_for_each_kind_of_cell() {
        let genes = Genes::new(&table(), &[], &["table".into()], true).unwrap();
        assert_eq!(genes.count(), 3);
        let numbers = genes.numbers(&[10.4, 20.6, 1000.0]);
        let expected = [10, 21, 21, 10, 21, 100, 100, 21, 21, 100, 100, 21, 10, 21, 21, 10];
        assert_eq!(numbers[0].1, expected);
    }

    #[test]
    fn the_entries_of_a_list_stand_in_the_order_of_their_genes() {
        let genes = Genes::new(&table(), &[], &["order".into()], false).unwrap();
        assert_eq!(genes.numbers(&[2.5, 0.1, 1.0])[0].1, [8, 9, 7]);
    }

    #[test]
    fn an_experiment_starts_from_the_numbers_that_it_is_given() {
        let genes = Genes::new(&table(), &[("bonus".into(), vec![4])], &["bonus".into()], false).unwrap();
        assert_eq!(genes.numbers(genes.start())[0].1, [4]);
        // A setting goes into every set of numbers as it is.
        let genes = Genes::new(&table(), &[("depth".into(), vec![5])], &["bonus".into()], false).unwrap();
        assert_eq!(genes.numbers(&[2.0]), [("bonus".into(), vec![2]), ("depth".into(), vec![5])]);
    }
}
