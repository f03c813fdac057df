//! Who stands where: the ratings that explain best how a circle of players has done against each other.

use crate::core::win_draw_loss::WinDrawLoss;

/// The results of two players of a circle, seen from the first.
#[derive(Clone, Copy, Debug)]
pub struct Pairing {
    /// Their places in the circle.
    pub players: [usize; 2],
    /// How their games ended.
    pub tally: WinDrawLoss,
}

/// A player's place.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// In the usual points, 200 of which mean three quarters of the score; the circle's mean is nought.
    pub points: f64,
    /// Half the width of its 95 % interval, the others' ratings taken as known.
    pub margin: f64,
    /// How many games it has played.
    pub games: u32,
}

/// Bradley and Terry's model, a draw half a win for each, found by minorisation and maximisation as Hunter
/// describes it. Every pairing counts one drawn game more than was played, so that nobody is beyond all measure.
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
    fn two_players_stand_as_far_apart_as_their_score_says() {
        let tally = WinDrawLoss { wins: 7499, draws: 2, losses: 2498 };
        let [one, other] = ratings(2, &[Pairing { players: [0, 1], tally }])[..] else { panic!() };
        assert!((one.points - other.points - 190.85).abs() < 0.5, "{one:?} {other:?}");
        assert!((one.points + other.points).abs() < 1e-6 && one.games == 9999);
    }

    #[test]
    fn ratings_add_up_along_a_chain_and_nobody_is_beyond_all_measure() {
        let pairing =
            |players, wins, losses| Pairing { players, tally: WinDrawLoss { wins, draws: 0, losses } };
        let found = ratings(3, &[pairing([0, 1], 3000, 1000), pairing([1, 2], 3000, 1000)]);
        assert!((found[0].points - found[2].points - 381.7).abs() < 1.5, "{found:?}");
        let swept = ratings(2, &[pairing([0, 1], 20, 0)]);
        assert!(swept[0].points.is_finite() && swept[0].margin > 100.0);
    }
}
