//! Search parameters that `stratege spsa` can tune.

/// Defines a struct of tunable numbers: each row has the field, its parameter name, description, default,
/// minimum and maximum. WebAssembly only has the defaults; in native builds they are parameters of the
/// engine's strongest player.
macro_rules! tunable_params {
    (
        $(#[$about:meta])*
        $params:ident {
            $($field:ident $name:literal $text:literal $default:literal $min:literal $max:literal;)*
        }
    ) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub struct $params {
            $(#[doc = concat!("Parameter: ", $text, ".")] pub $field: i32,)*
        }

        impl Default for $params {
            fn default() -> $params {
                $params { $($field: $default,)* }
            }
        }

        impl $params {
            /// All numbers as parameters of a player, in native builds.
            pub fn parameters() -> Vec<$crate::core::parameters::Parameter> {
                use $crate::core::parameters::Parameter;
                if cfg!(not(target_family = "wasm")) {
                    vec![$(Parameter {
                        description: Some($text),
                        ..Parameter::weight($name, $default, $min, $max)
                    },)*]
                } else {
                    Vec::new()
                }
            }

            /// Reads a player's parameters; missing ones have their defaults.
            pub fn of(parameters: &$crate::core::parameters::Parameters) -> $params {
                let number = |name, default| {
                    if cfg!(not(target_family = "wasm")) && parameters.has(name) {
                        parameters.number(name)
                    } else {
                        default
                    }
                };
                $params { $($field: number($name, $default),)* }
            }
        }
    };
}

pub(crate) use tunable_params;
