//! Ratings of a group of players from the results of their matches.

use crate::core::win_draw_loss::WinDrawLoss;

/// Results of a pair of players, from the side of the first.
#[derive(Clone, Copy, Debug)]
pub struct Pairing {
    /// Indices of the players.
    pub players: [usize; 2],
    /// Results of their games.
    pub tally: WinDrawLoss,
}

/// Rating of a player.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// Elo points relative to the mean of the group; 200 points are about three quarters of the score.
    pub points: f64,
    /// Half the width of the 95 % confidence interval, taking the other ratings as exact.
    pub margin: f64,
    /// Number of games.
    pub games: u32,
}

/// Fits the Bradley–Terry model, with draws as half wins, by Hunter's minorisation–maximisation. One virtual
/// draw per pairing keeps ratings finite.
pub fn ratings(players: usize, pairings: &[Pairing]) -> Vec<Rating> {
    const ROUNDS: usize = 10_000;
    let mut strength = vec![1.0; players];
    let games = |pairing: &Pairing| f64::from(pairing.tally.games()) + 1.0;
    let points = |pairing: &Pairing, side: usize| {
        let WinDrawLoss { wins, draws, losses } = pairing.tally;
        f64::from([wins, losses][side]) + 0.5 * f64::from(draws) + 0.5
    };
    for _ in 0..ROUNDS {
        let before = strength.clone();
        for player in 0..players {
            let (mut won, mut weight) = (0.0, 0.0);
            for pairing in pairings {
                let Some(side) = pairing.players.iter().position(|&one| one == player) else { continue };
                let other = pairing.players[1 - side];
                won += points(pairing, side);
                weight += games(pairing) / (strength[player] + strength[other]);
            }
            if weight > 0.0 {
                strength[player] = won / weight;
            }
        }
        let mean = (strength.iter().map(|one| one.ln()).sum::<f64>() / players as f64).exp();
        strength.iter_mut().for_each(|one| *one /= mean);
        if strength.iter().zip(&before).all(|(now, then)| (now / then - 1.0).abs() < 1e-9) {
            break;
        }
    }
    let scale = 400.0 / std::f64::consts::LN_10;
    let rating = |player: usize| {
        let own = || pairings.iter().filter(move |pairing| pairing.players.contains(&player));
        let information: f64 = own()
            .map(|pairing| {
                let [one, other] = pairing.players.map(|place| strength[place]);
                let expected = one / (one + other);
                games(pairing) * expected * (1.0 - expected)
            })
            .sum();
        Rating {
            points: scale * strength[player].ln(),
            margin: 1.96 * scale / information.sqrt(),
            games: own().map(|pairing| pairing.tally.games()).sum(),
        }
    };
    (0..players).map(rating).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rating_difference_of_two_players_matches_their_score() {
        let tally = WinDrawLoss { wins: 7499, draws: 2, losses: 2498 };
        let [one, other] = ratings(2, &[Pairing { players: [0, 1], tally }])[..] else { panic!() };
        assert!((one.points - other.points - 190.85).abs() < 0.5, "{one:?} {other:?}");
        assert!((one.points + other.points).abs() < 1e-6 && one.games == 9999);
    }

    #[test]
    fn ratings_add_up_along_a_chain_and_stay_finite() {
        let pairing =
            |players, wins, losses| Pairing { players, tally: WinDrawLoss { wins, draws: 0, losses } };
        let found = ratings(3, &[pairing([0, 1], 3000, 1000), pairing([1, 2], 3000, 1000)]);
        assert!((found[0].points - found[2].points - 381.7).abs() < 1.5, "{found:?}");
        let swept = ratings(2, &[pairing([0, 1], 20, 0)]);
        assert!(swept[0].points.is_finite() && swept[0].margin > 100.0);
    }
}
