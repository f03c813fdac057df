//! Parameters of a player as one list of real numbers, which experiments vary.
//!
//! A weight is a gene; weights that a symmetry makes equal share one. An ordered list has a gene per entry
//! and is sorted by them, so that small changes work for both. Other parameters, such as a depth, stay
//! unchanged.

use crate::core::error::Error;
use crate::core::parameters::{Parameter, ParameterKind, Parameters};

/// Tunable parameters with the step of each gene.
#[derive(Clone, Debug)]
pub struct Genes {
    parameters: Vec<Parameter>,
    genes: Vec<Gene>,
    start: Vec<f64>,
    /// Changed parameters without genes.
    unchanged: Vec<(String, Vec<i32>)>,
}

#[derive(Clone, Debug)]
struct Gene {
    parameter: usize,
    places: Vec<usize>,
    /// A small change of the gene.
    step: f64,
}

impl Genes {
    /// Selects the named parameters, or all weights and orders if `names` is empty.
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
                return Err(fault("a table of settings cannot be tuned in small steps"));
            }
        }
        let is_wanted = |one: &Parameter| match names {
            [] => one.kind != ParameterKind::Setting,
            _ => names.iter().any(|name| name == one.name),
        };
        // The starting values of the experiment replace the defaults.
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
                why: "there is nothing to tune".into(),
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

    /// The number of genes.
    pub fn count(&self) -> usize {
        self.genes.len()
    }

    /// Values at the start of the experiment.
    pub fn start(&self) -> &[f64] {
        &self.start
    }

    /// A small change of a gene.
    pub fn step(&self, gene: usize) -> f64 {
        self.genes[gene].step
    }

    /// Clamps a gene to the range of its parameter.
    pub fn clamp(&self, gene: usize, value: f64) -> f64 {
        let Gene { parameter, .. } = self.genes[gene];
        let Parameter { min, max, kind, .. } = self.parameters[parameter];
        match kind {
            ParameterKind::Order => value,
            _ => value.clamp(f64::from(min), f64::from(max)),
        }
    }

    /// Converts genes to parameters.
    pub fn numbers(&self, values: &[f64]) -> Vec<(String, Vec<i32>)> {
        let table = |(index, one): (usize, &Parameter)| {
            let own =
                || self.genes.iter().zip(values).enumerate().filter(move |(_, (g, _))| g.parameter == index);
            if one.kind == ParameterKind::Order {
                let mut order: Vec<(f64, i32)> =
                    own().map(|(_, (gene, &value))| (value, one.default[gene.places[0]])).collect();
                order.sort_by(|(one, _), (other, _)| one.total_cmp(other));
                return (one.name.to_string(), order.into_iter().map(|(_, entry)| entry).collect());
            }
            let mut numbers = one.default.clone();
            for (place, (gene, &value)) in own() {
                for &cell in &gene.places {
                    numbers[cell] = self.clamp(place, value).round() as i32;
                }
            }
            (one.name.to_string(), numbers)
        };
        self.parameters.iter().enumerate().map(table).chain(self.unchanged.iter().cloned()).collect()
    }
}

/// Indices of table entries that share a gene.
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

/// A quarter of the value, but at least a fiftieth of the table's largest value, and 1.
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
        let weights =
            Parameter { columns: 4, default: (0..16).collect(), ..Parameter::weight("table", 0, -100, 100) };
        let order = Parameter {
            columns: 3,
            default: vec![7, 8, 9],
            kind: ParameterKind::Order,
            ..Parameter::number("order", 0, 0, 9)
        };
        vec![weights, Parameter::number("depth", 3, 1, 9), order, Parameter::weight("bonus", 0, 0, 5)]
    }

    #[test]
    fn settings_are_unchanged_unless_named() {
        let genes = Genes::new(&table(), &[], &[], false).unwrap();
        assert_eq!(genes.count(), 16 + 3 + 1);
        let numbers = genes.numbers(genes.start());
        assert_eq!(numbers[0].1, (0..16).collect::<Vec<_>>());
        assert_eq!(numbers[1], ("order".into(), vec![7, 8, 9]));
        assert_eq!(Genes::new(&table(), &[], &["depth".into()], false).unwrap().count(), 1);
        assert!(Genes::new(&table(), &[], &["unknown".into()], false).is_err());
    }

    #[test]
    fn symmetric_tables_have_one_gene_per_class_of_cells() {
        let genes = Genes::new(&table(), &[], &["table".into()], true).unwrap();
        assert_eq!(genes.count(), 3);
        let numbers = genes.numbers(&[10.4, 20.6, 1000.0]);
        let expected = [10, 21, 21, 10, 21, 100, 100, 21, 21, 100, 100, 21, 10, 21, 21, 10];
        assert_eq!(numbers[0].1, expected);
    }

    #[test]
    fn order_entries_are_sorted_by_their_genes() {
        let genes = Genes::new(&table(), &[], &["order".into()], false).unwrap();
        assert_eq!(genes.numbers(&[2.5, 0.1, 1.0])[0].1, [8, 9, 7]);
    }

    #[test]
    fn experiments_start_from_the_given_values() {
        let genes = Genes::new(&table(), &[("bonus".into(), vec![4])], &["bonus".into()], false).unwrap();
        assert_eq!(genes.numbers(genes.start())[0].1, [4]);
        // Settings are copied into every set unchanged.
        let genes = Genes::new(&table(), &[("depth".into(), vec![5])], &["bonus".into()], false).unwrap();
        assert_eq!(genes.numbers(&[2.0]), [("bonus".into(), vec![2]), ("depth".into(), vec![5])]);
    }
}
