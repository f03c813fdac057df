//! Aspiration windows: a root search starts with a narrow window around the last value and widens it on the
//! side that fails.

/// Window of a root search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AspirationWindow {
    /// Values up to alpha fail low.
    pub alpha: i32,
    /// Values from beta on fail high.
    pub beta: i32,
    infinity: i32,
}

/// How a root search failed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Failed {
    /// The true value is at most alpha.
    Low,
    /// The true value is at least beta.
    High,
}

impl AspirationWindow {
    /// The window (-infinity, infinity), which never fails.
    pub fn full(infinity: i32) -> Self {
        AspirationWindow { alpha: -infinity, beta: infinity, infinity }
    }

    /// A window of ±`delta` around `value`, clamped to ±`infinity`.
    pub fn around(value: i32, delta: i32, infinity: i32) -> Self {
        let (alpha, beta) = ((value - delta).max(-infinity), (value + delta).min(infinity));
        AspirationWindow { alpha, beta, infinity }
    }

    /// How a value fails the window; `None` inside it or beyond a side that is already open.
    pub fn failed(&self, value: i32) -> Option<Failed> {
        if value <= self.alpha && self.alpha > -self.infinity {
            Some(Failed::Low)
        } else if value >= self.beta && self.beta < self.infinity {
            Some(Failed::High)
        } else {
            None
        }
    }

    /// Moves the failing side `delta` beyond the value.
    pub fn widen(&mut self, failed: Failed, value: i32, delta: i32) {
        match failed {
            Failed::Low => self.alpha = (value - delta).max(-self.infinity),
            Failed::High => self.beta = (value + delta).min(self.infinity),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn windows_are_clamped_to_infinity() {
        let window = AspirationWindow::around(995, 10, 1000);
        assert_eq!((window.alpha, window.beta), (985, 1000));
        assert_eq!(window.failed(1000), None);
        assert_eq!(AspirationWindow::around(-995, 10, 1000).alpha, -1000);
    }

    #[test]
    fn window_widens_until_it_contains_the_value() {
        let mut window = AspirationWindow::around(0, 10, 1000);
        let mut delta = 10;
        while let Some(failed) = window.failed(-300) {
            delta *= 3;
            window.widen(failed, window.alpha, delta);
        }
        assert!(window.alpha < -300 && window.beta == 10);
        assert_eq!(AspirationWindow::full(1000).failed(-1000), None);
    }
}
