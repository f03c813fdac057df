//! Chess from outside: published counts, random games against a second implementation, notations, players.

mod perft;
