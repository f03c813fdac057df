//! The natural logarithm in integers, so that reduction tables are the same on every machine.

/// The natural logarithm of a positive number, in 1024ths.
pub fn ln_1024(number: u64) -> u64 {
    let whole = number.ilog2();
    // Between powers of two, squaring doubles the logarithm bit by bit.
    let (mut mantissa, mut bits) = ((number << 32) >> whole, u64::from(whole));
    for _ in 0..16 {
        mantissa = ((u128::from(mantissa) * u128::from(mantissa)) >> 32) as u64;
        bits <<= 1;
        if mantissa >= 2 << 32 {
            mantissa >>= 1;
            bits |= 1;
        }
    }
    // ln 2 in 1024ths is 710.
    (bits * 710) >> 16
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ln_1024_matches_floating_point() {
        for number in 1..256 {
            let exact = (number as f64).ln() * 1024.0;
            assert!((ln_1024(number) as f64 - exact).abs() < 5.0, "{number}");
        }
    }
}
