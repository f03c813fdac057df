//! The adaptive binary range coder of LZMA, which packs opening books.

/// Probability of a zero bit in 4096ths, adapted by every coded bit.
#[derive(Clone, Copy, Debug)]
pub struct BitModel(u16);

const PROBABILITY_BITS: u32 = 12;
/// Adaptation rate: a larger shift adapts more slowly.
const ADAPTATION_SHIFT: u16 = 5;
/// Renormalisation threshold: a smaller range shifts a byte out or in.
const MIN_RANGE: u32 = 1 << 24;

impl Default for BitModel {
    fn default() -> BitModel {
        BitModel(1 << (PROBABILITY_BITS - 1))
    }
}

impl BitModel {
    fn adapt(&mut self, bit: bool) {
        if bit {
            self.0 -= self.0 >> ADAPTATION_SHIFT;
        } else {
            self.0 += ((1 << PROBABILITY_BITS) - self.0) >> ADAPTATION_SHIFT;
        }
    }
}

/// An encoder or a decoder. Code that is generic over both reads exactly the format that it writes.
pub trait BitCoder {
    /// Encodes the bit, or decodes one and ignores the argument.
    fn code(&mut self, model: &mut BitModel, bit: bool) -> bool;
}

/// Encodes bits.
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
    /// Flushes and returns the packed bytes.
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

impl BitCoder for Encoder {
    fn code(&mut self, model: &mut BitModel, bit: bool) -> bool {
        let bound = (self.range >> PROBABILITY_BITS) * u32::from(model.0);
        if bit {
            self.low += u64::from(bound);
            self.range -= bound;
        } else {
            self.range = bound;
        }
        model.adapt(bit);
        while self.range < MIN_RANGE {
            self.range <<= 8;
            self.shift();
        }
        bit
    }
}

/// Decodes bits.
pub struct Decoder<'a> {
    code: u32,
    range: u32,
    bytes: std::slice::Iter<'a, u8>,
    overrun: usize,
}

impl<'a> Decoder<'a> {
    /// Decodes the bytes of an encoder.
    pub fn new(bytes: &'a [u8]) -> Decoder<'a> {
        let mut decoder = Decoder { code: 0, range: u32::MAX, bytes: bytes.iter(), overrun: 0 };
        (0..5).for_each(|_| decoder.code = decoder.code << 8 | decoder.byte());
        decoder
    }

    /// Whether exactly the encoded bytes have been read.
    pub fn is_complete(&self) -> bool {
        self.overrun == 0 && self.bytes.len() == 0
    }

    fn byte(&mut self) -> u32 {
        let byte = self.bytes.next();
        self.overrun += usize::from(byte.is_none());
        byte.copied().unwrap_or(0).into()
    }
}

impl BitCoder for Decoder<'_> {
    fn code(&mut self, model: &mut BitModel, _: bool) -> bool {
        let bound = (self.range >> PROBABILITY_BITS) * u32::from(model.0);
        let bit = self.code >= bound;
        if bit {
            self.code -= bound;
            self.range -= bound;
        } else {
            self.range = bound;
        }
        model.adapt(bit);
        while self.range < MIN_RANGE {
            self.range <<= 8;
            self.code = self.code << 8 | self.byte();
        }
        bit
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::random::Random;

    #[test]
    fn bits_round_trip_and_probable_ones_take_less_space() {
        for (one_in, max_bytes) in [(2, 1300), (10, 700), (1000, 60)] {
            let mut random = Random::new(one_in as u64);
            let bits: Vec<bool> = (0..10_000).map(|_| random.below(one_in) == 0).collect();
            let (mut encoder, mut model) = (Encoder::default(), BitModel::default());
            bits.iter().for_each(|&bit| {
                encoder.code(&mut model, bit);
            });
            let bytes = encoder.finish();
            assert!(bytes.len() < max_bytes, "{one_in}: {}", bytes.len());
            let (mut decoder, mut model) = (Decoder::new(&bytes), BitModel::default());
            assert!(bits.iter().all(|&bit| decoder.code(&mut model, !bit) == bit));
            assert!(decoder.is_complete());
        }
    }
}
