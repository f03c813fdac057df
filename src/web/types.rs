//! TypeScript names of the library's types. `types.d.ts` declares them, so that the library needs no browser
//! code; `tests/core/types.rs` compares it with the sources.

use wasm_bindgen::prelude::*;

use crate::core::board_view::MoveEffect;
use crate::core::format::FormatInfo;
use crate::core::insight::{Branch, Insight};
use crate::core::player::{Choice, MoveValue, Report, Split, TaskResult};
use crate::registry::{GameInfo, View};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("types.d.ts");

/// Gives types the TypeScript names that a `.d.ts` file declares. `None` becomes `null`.
macro_rules! typescript_types {
    ($($type:ty => $name:literal,)*) => {$(
        const _: () = {
            #[wasm_bindgen]
            extern "C" {
                #[derive(Clone)]
                #[wasm_bindgen(typescript_type = $name)]
                pub type JsType;
            }

            impl tsify::Tsify for $type {
                type JsType = JsType;
                const DECL: &'static str = $name;
                const SERIALIZATION_CONFIG: tsify::SerializationConfig = tsify::SerializationConfig {
                    missing_as_null: true,
                    hashmap_as_object: true,
                    large_number_types_as_bigints: false,
                };
            }
        };
    )*};
}

typescript_types! {
    Branch<String> => "Branch<string>",
    Choice<String> => "Choice<string>",
    FormatInfo => "FormatInfo",
    GameInfo => "GameInfo",
    Insight<String> => "Insight<string>",
    MoveEffect => "MoveEffect",
    MoveValue<String> => "MoveValue<string>",
    Report<String> => "Report<string>",
    Split<String> => "Split<string>",
    TaskResult<String> => "TaskResult<string>",
    View => "View",
}
