//! The margins of the search that `stratege spsa` can tune: fixed on the page, parameters of the grandmaster in native
//! builds.
//!
//! Without the feature `training` a `Margins` is empty and each of its functions a constant of [`super::params`].

use super::params::{
    ASPIRATION_DELTA, DELTA_MARGIN, DOUBLE_EXTENSION_MARGIN, FUTILITY_MARGIN, FUTILITY_MARGIN_PER_PLY,
    HISTORY_BONUS_PER_PLY, HISTORY_PRUNING_MARGIN, LMR_CHECK, LMR_CUT_NODE, LMR_CUTOFFS, LMR_DEEPER_MARGIN,
    LMR_HISTORY_DIVISOR, LMR_NOISY, LMR_NOISY_TT_MOVE, LMR_NOT_IMPROVING, LMR_OFFSET, LMR_PV, LMR_REFUTATION,
    NMP_EVAL_DIVISOR, NMP_EVAL_MARGIN, PROBCUT_MARGIN, RAZORING_MARGIN, RFP_MARGIN, SEE_NOISY_MARGIN,
    SEE_QUIET_MARGIN,
};
#[cfg(feature = "training")]
use crate::core::parameters::{Parameter, Parameters};

/// The struct `Margins` from one line for each margin: its function, its name as a parameter, what it is, its default,
/// its least and its greatest value.
macro_rules! margins {
    ($($function:ident $name:literal $text:literal $default:ident $min:literal $max:literal;)*) => {
        /// The margins of a search.
        #[cfg(not(feature = "training"))]
        #[derive(Clone, Copy, Default)]
        pub struct Margins;

        #[cfg(not(feature = "training"))]
        impl Margins {
            $(
                #[doc = $text]
                #[inline]
                pub fn $function(&self) -> i32 {
                    $default
                }
            )*
        }

        /// The margins of a search.
        #[cfg(feature = "training")]
        #[derive(Clone, Copy)]
        pub struct Margins {
            $($function: i32,)*
        }

        #[cfg(feature = "training")]
        impl Default for Margins {
            fn default() -> Margins {
                Margins { $($function: $default,)* }
            }
        }

        #[cfg(feature = "training")]
        impl Margins {
            $(
                #[doc = $text]
                #[inline]
                pub fn $function(&self) -> i32 {
                    self.$function
                }
            )*

            /// All of them as parameters of a player.
            pub fn parameters() -> Vec<Parameter> {
                vec![$(Parameter::weight($name, $text, $default, $min, $max),)*]
            }

            /// Those among a player's parameters, the default ones for the others.
            pub fn of(numbers: &Parameters) -> Margins {
                let number = |name, own| if numbers.has(name) { numbers.number(name) } else { own };
                Margins { $($function: number($name, $default),)* }
            }
        }
    };
}

margins! {
    aspiration_delta "aspiration" "half the first aspiration window" ASPIRATION_DELTA 4 60;
    razoring_margin "razoring" "razoring's margin below alpha per ply" RAZORING_MARGIN 80 600;
    rfp_margin "rfp" "reverse futility pruning's margin above beta per ply" RFP_MARGIN 20 200;
    nmp_eval_margin "nmp-eval" "null-move pruning's margin of the static evaluation" NMP_EVAL_MARGIN 0 400;
    nmp_eval_divisor "nmp-divisor" "evaluation above beta for a ply of null-move reduction" NMP_EVAL_DIVISOR 60 500;
    probcut_margin "probcut" "ProbCut's margin above beta" PROBCUT_MARGIN 60 400;
    double_extension_margin "double" "margin of a double extension" DOUBLE_EXTENSION_MARGIN 0 80;
    history_pruning_margin "history-pruning" "least history per ply" HISTORY_PRUNING_MARGIN -12000 -500;
    futility_margin "futility" "futility pruning's margin below alpha" FUTILITY_MARGIN 20 300;
    futility_margin_per_ply "futility-ply" "the same per ply" FUTILITY_MARGIN_PER_PLY 20 250;
    see_noisy_margin "see-noisy" "the most that captures and checks may lose per ply" SEE_NOISY_MARGIN -250 -20;
    see_quiet_margin "see-quiet" "the most that quiet moves may lose per squared ply" SEE_QUIET_MARGIN -90 -4;
    lmr_offset "lmr" "added to every late move reduction" LMR_OFFSET -1500 1500;
    lmr_pv "lmr-pv" "less reduction in PV nodes" LMR_PV 0 2500;
    lmr_cut_node "lmr-cut-node" "more in expected cut nodes" LMR_CUT_NODE 0 3000;
    lmr_not_improving "lmr-not-improving" "more if not improving" LMR_NOT_IMPROVING 0 2000;
    lmr_noisy_tt_move "lmr-noisy-tt-move" "more if the table's move is noisy" LMR_NOISY_TT_MOVE 0 2000;
    lmr_check "lmr-check" "less for checks" LMR_CHECK 0 2500;
    lmr_cutoffs "lmr-cutoffs" "more if the children have often failed high" LMR_CUTOFFS 0 2500;
    lmr_refutation "lmr-refutation" "less for killer and counter moves" LMR_REFUTATION 0 2500;
    lmr_noisy "lmr-noisy" "less for noisy moves" LMR_NOISY 0 2500;
    lmr_history_divisor "lmr-history" "history for a 1024th of a ply" LMR_HISTORY_DIVISOR 2 40;
    lmr_deeper_margin "lmr-deeper" "value above the best for a deeper re-search" LMR_DEEPER_MARGIN 5 150;
    history_bonus_per_ply "history-bonus" "history bonus per ply of depth" HISTORY_BONUS_PER_PLY 50 500;
    delta_margin "delta" "delta pruning's margin" DELTA_MARGIN 40 400;
}
