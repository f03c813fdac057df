//! A coder that packs yes-or-no answers closely where their odds are known: the range coder of LZMA.

/// The odds of a no, in 4096ths; they learn from every answer.
#[derive(Clone, Copy, Debug)]
pub struct BitModel(u16);

const ODDS_BITS: u32 = 12;
/// How slowly the odds learn.
const INERTIA: u16 = 5;
/// Below this the range is widened by a byte.
const NARROW: u32 = 1 << 24;

impl Default for BitModel {
    fn default() -> BitModel {
        BitModel(1 << (ODDS_BITS - 1))
    }
}

impl BitModel {
    fn learn(&mut self, answer: bool) {
        if answer {
            self.0 -= self.0 >> INERTIA;
        } else {
            self.0 += ((1 << ODDS_BITS) - self.0) >> INERTIA;
        }
    }
}

/// Whoever writes answers, or reads them: both go the same way through the same questions.
pub trait Answers {
    /// Writes the answer, or reads it, whatever was given.
    fn answer(&mut self, odds: &mut BitModel, answer: bool) -> bool;
}

/// Writes answers.
pub struct Encoder {
    low: u64,
    range: u32,
    held: u8,
    held_count: u64,
    bytes: Vec<u8>,
}

impl Default for Encoder {
    fn default() -> Encoder {
        Encoder { low: 0, range: u32::MAX, held: 0, held_count: 1, bytes: Vec::new() }
    }
}

impl Encoder {
    /// The packed bytes.
    pub fn finish(mut self) -> Vec<u8> {
        (0..5).for_each(|_| self.shift());
        self.bytes
    }

    fn shift(&mut self) {
        let carry = (self.low >> 32) as u8;
        if (self.low as u32) < 0xff00_0000 || carry != 0 {
            for index in 0..self.held_count {
                self.bytes.push(if index == 0 {
                    self.held.wrapping_add(carry)
                } else {
                    carry.wrapping_sub(1)
                });
            }
            self.held = (self.low >> 24) as u8;
            self.held_count = 0;
        }
        self.held_count += 1;
        self.low = (self.low & 0x00ff_ffff) << 8;
    }
}

impl Answers for Encoder {
    fn answer(&mut self, odds: &mut BitModel, answer: bool) -> bool {
        let no = (self.range >> ODDS_BITS) * u32::from(odds.0);
        if answer {
            self.low += u64::from(no);
            self.range -= no;
        } else {
            self.range = no;
        }
        odds.learn(answer);
        while self.range < NARROW {
            self.range <<= 8;
            self.shift();
        }
        answer
    }
}

/// Reads answers.
pub struct Decoder<'a> {
    code: u32,
    range: u32,
    bytes: std::slice::Iter<'a, u8>,
    overrun: usize,
}

impl<'a> Decoder<'a> {
    /// A reader of what an encoder has written.
    pub fn new(bytes: &'a [u8]) -> Decoder<'a> {
        let mut decoder = Decoder { code: 0, range: u32::MAX, bytes: bytes.iter(), overrun: 0 };
        (0..5).for_each(|_| decoder.code = decoder.code << 8 | decoder.byte());
        decoder
    }

    /// Whether exactly what was written has been read.
    pub fn complete(&self) -> bool {
        self.overrun == 0 && self.bytes.len() == 0
    }

    fn byte(&mut self) -> u32 {
        let byte = self.bytes.next();
        self.overrun += usize::from(byte.is_none());
        byte.copied().unwrap_or(0).into()
    }
}

impl Answers for Decoder<'_> {
    fn answer(&mut self, odds: &mut BitModel, _: bool) -> bool {
        let no = (self.range >> ODDS_BITS) * u32::from(odds.0);
        let answer = self.code >= no;
        if answer {
            self.code -= no;
            self.range -= no;
        } else {
            self.range = no;
        }
        odds.learn(answer);
        while self.range < NARROW {
            self.range <<= 8;
            self.code = self.code << 8 | self.byte();
        }
        answer
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::random::Random;

    #[test]
    fn answers_come_back_and_likely_ones_are_cheap() {
        for (one_in, most) in [(2, 1300), (10, 700), (1000, 60)] {
            let mut random = Random::new(one_in as u64);
            let answers: Vec<bool> = (0..10_000).map(|_| random.below(one_in) == 0).collect();
            let (mut encoder, mut odds) = (Encoder::default(), BitModel::default());
            answers.iter().for_each(|&answer| {
                encoder.answer(&mut odds, answer);
            });
            let bytes = encoder.finish();
            assert!(bytes.len() < most, "{one_in}: {}", bytes.len());
            let (mut decoder, mut odds) = (Decoder::new(&bytes), BitModel::default());
            assert!(answers.iter().all(|&answer| decoder.answer(&mut odds, !answer) == answer));
            assert!(decoder.complete());
        }
    }
}
