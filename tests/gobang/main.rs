//! Gobang from outside: random games against a slow reference, texts, the program of the CPC.

mod classic;
mod reference;
mod patterns;
mod rules;
mod wins;
