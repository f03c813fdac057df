//! Numbers of a search that `stratege spsa` can tune.

/// Defines a struct of such numbers, each with its field, its name as a parameter, what it is, its default, its least
/// and its greatest value. WebAssembly has the defaults; native builds have them as parameters of the engine's strongest
/// player.
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
            /// All of them as parameters of a player, in native builds.
            pub fn parameters() -> Vec<$crate::core::parameters::Parameter> {
                use $crate::core::parameters::Parameter;
                if cfg!(not(target_family = "wasm")) {
                    vec![$(Parameter::weight($name, $text, $default, $min, $max),)*]
                } else {
                    Vec::new()
                }
            }

            /// Those among a player's parameters, the default ones for the others.
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
