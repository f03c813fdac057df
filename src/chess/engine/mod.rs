//! The modern engine: alpha-beta search with everything that today's programs know about leaving moves out.

pub mod evaluator;
