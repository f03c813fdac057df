//! Parameters: defaults, ranges and errors.

use stratege::core::parameters::{Parameter, ParameterKind, Parameters};

fn all() -> Vec<Parameter> {
    let table = Parameter { columns: 2, default: vec![1, 2, 3], ..Parameter::weight("table", 0, -9, 9) };
    vec![Parameter::number("depth", 4, 1, 6), table]
}

/// The parameters after a change.
fn changed(name: &str, numbers: &[i32]) -> Result<Parameters, String> {
    Parameters::with_changes(&all(), &[(name.into(), numbers.into())]).map_err(|error| error.to_string())
}

#[test]
fn defaults_apply_unless_changed() {
    let defaults = Parameters::defaults(all());
    assert_eq!((defaults.number("depth"), defaults.table("table")), (4, &[1, 2, 3][..]));
    assert!(defaults.has("depth") && defaults.has("table") && !defaults.has("width"));
    assert_eq!(Parameters::with_changes(&all(), &[]).unwrap(), defaults);
    for depth in [1, 6] {
        let set = changed("depth", &[depth]).unwrap();
        assert_eq!((set.number("depth"), set.table("table")), (depth, &[1, 2, 3][..]));
    }
    let set = changed("table", &[-9, 0, 9]).unwrap();
    assert_eq!((set.number("depth"), set.table("table")), (4, &[-9, 0, 9][..]));
}

#[test]
fn errors_name_the_parameter_and_the_number() {
    for (name, numbers, expected) in [
        ("width", &[1][..], "unknown; this player has depth, table"),
        ("depth", &[1, 2], "it has 1 numbers, 2 were given"),
        ("table", &[1], "it has 3 numbers, 1 were given"),
        ("depth", &[7], "number 1 is 7, allowed are 1 to 6"),
        ("depth", &[0], "number 1 is 0, allowed are 1 to 6"),
        ("table", &[0, 10, 11], "number 2 is 10, allowed are -9 to 9"),
    ] {
        let error = changed(name, numbers).unwrap_err();
        assert!(error.contains(name) && error.ends_with(expected), "{error}");
    }
    let none = Parameters::with_changes(&[], &[("depth".into(), vec![1])]).unwrap_err();
    assert!(none.to_string().ends_with("this player has no parameters"), "{none}");
}

#[test]
fn constructors_set_the_kind_and_range() {
    let [depth, table] = &all()[..] else { panic!() };
    assert_eq!((depth.kind, table.kind), (ParameterKind::Setting, ParameterKind::Weight));
    assert_eq!((depth.default.as_slice(), depth.min, depth.max, depth.columns), (&[4][..], 1, 6, 1));
}
