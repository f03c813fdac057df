//! The network's file: a checksum, the size of the hidden layer, the scale, the step that all weights of the hidden
//! layer are multiples of, then all weights, range coded. The weights of neighbouring squares predict the size and the
//! sign of a weight.

use super::{FEATURES, Network, OUTPUT_BUCKETS, is_possible};
use crate::search::checksum::fnv1a;
use crate::search::range_coder::{BitCoder, BitModel, Decoder, Encoder};

/// No weight has more binary digits than this.
const MAX_BITS: usize = 15;

impl<const HIDDEN: usize> Network<HIDDEN> {
    /// The file of this network.
    pub fn pack(&self) -> Vec<u8> {
        let step = self.step();
        let mut bytes = [HIDDEN as u16, self.scale, step as u16].map(u16::to_le_bytes).concat();
        bytes.extend(self.output_bias.iter().flat_map(|bias| bias.to_le_bytes()));
        let mut encoder = Encoder::default();
        let mut coarse = self.clone();
        for (feature, row) in coarse.feature_weights.iter_mut().enumerate() {
            *row = if is_possible(feature) { row.map(|weight| weight / step) } else { [0; HIDDEN] };
        }
        code(&mut coarse, &mut encoder);
        bytes.extend(encoder.finish());
        [&fnv1a(&bytes).to_le_bytes()[..], &bytes].concat()
    }

    /// Reads a network's file; nothing when it is damaged or of another size.
    pub fn unpack(bytes: &[u8]) -> Option<Self> {
        if hidden_size(bytes)? != HIDDEN {
            return None;
        }
        let bytes = &bytes[6..];
        let (scale, bytes) = bytes.split_first_chunk()?;
        let (step, bytes) = bytes.split_first_chunk()?;
        let (biases, bytes) = bytes.split_at_checked(4 * OUTPUT_BUCKETS)?;
        let mut network = Network { scale: u16::from_le_bytes(*scale), ..Network::zero() };
        for (bias, four) in network.output_bias.iter_mut().zip(biases.chunks_exact(4)) {
            *bias = i32::from_le_bytes([four[0], four[1], four[2], four[3]]);
        }
        let mut decoder = Decoder::new(bytes);
        code(&mut network, &mut decoder);
        let step = i16::from_le_bytes(*step);
        let weights = network.feature_weights.as_flattened_mut().iter_mut();
        weights.for_each(|weight| *weight = weight.wrapping_mul(step));
        decoder.is_complete().then_some(network)
    }

    /// The greatest power of two that divides all weights of the hidden layer.
    fn step(&self) -> i16 {
        let bits = self.feature_weights.as_flattened().iter().fold(0, |bits, weight| bits | weight);
        1 << bits.trailing_zeros().min(8)
    }
}

/// The size of the hidden layer of a file's network, if the file is undamaged.
pub fn hidden_size(bytes: &[u8]) -> Option<usize> {
    let (sum, bytes) = bytes.split_first_chunk()?;
    let size = bytes.first_chunk()?;
    (u32::from_le_bytes(*sum) == fnv1a(bytes)).then_some(usize::from(u16::from_le_bytes(*size)))
}

/// Encodes or decodes all weights.
fn code<const HIDDEN: usize>(network: &mut Network<HIDDEN>, coder: &mut impl BitCoder) {
    let mut model = Model::default();
    for place in 0..HIDDEN {
        // The weights of one hidden neuron are smooth over the board.
        for feature in (0..FEATURES).filter(|&feature| is_possible(feature)) {
            let square = feature % 64;
            let left = if square % 8 == 0 { 0 } else { network.feature_weights[feature - 1][place] };
            let below = if square < 8 { 0 } else { network.feature_weights[feature - 8][place] };
            let weight = network.feature_weights[feature][place];
            network.feature_weights[feature][place] = model.code(weight, left, below, coder);
        }
    }
    let mut model = Model::default();
    network.feature_bias.iter_mut().for_each(|sum| *sum = model.code(*sum, 0, 0, coder));
    let mut model = Model::default();
    let mut earlier = [[0; HIDDEN]; 2];
    for output in &mut network.output_weights {
        for (weight, &before) in output.as_flattened_mut().iter_mut().zip(earlier.as_flattened()) {
            *weight = model.code(*weight, before, before, coder);
        }
        earlier = *output;
    }
}

/// The probability model of a weight.
struct Model {
    /// Whether it has more binary digits than this, by the digits of its neighbours.
    length: [[BitModel; MAX_BITS]; 2 * MAX_BITS + 1],
    /// Whether it is below zero, by the neighbours' signs.
    sign: [BitModel; 5],
    /// By its length, the digit after the first.
    second: [BitModel; MAX_BITS + 1],
    /// All other digits.
    other: [BitModel; MAX_BITS + 1],
}

impl Default for Model {
    fn default() -> Model {
        let bit = BitModel::default();
        Model {
            length: [[bit; MAX_BITS]; 2 * MAX_BITS + 1],
            sign: [bit; 5],
            second: [bit; MAX_BITS + 1],
            other: [bit; MAX_BITS + 1],
        }
    }
}

/// How many binary digits a weight has.
fn length(weight: i16) -> usize {
    (16 - weight.unsigned_abs().leading_zeros() as usize).min(MAX_BITS)
}

impl Model {
    /// Encodes the weight, or decodes one, whatever was given.
    fn code(&mut self, weight: i16, left: i16, below: i16, coder: &mut impl BitCoder) -> i16 {
        let size = i32::from(weight).abs();
        let expected = &mut self.length[length(left) + length(below)];
        let mut digits = 0;
        while digits < MAX_BITS && coder.code(&mut expected[digits], length(weight) > digits) {
            digits += 1;
        }
        if digits == 0 {
            return 0;
        }
        let signs = 2 + left.signum() + below.signum();
        let negative = coder.code(&mut self.sign[signs as usize], weight < 0);
        let mut read = 1;
        for place in (0..digits - 1).rev() {
            let models = if place + 2 == digits { &mut self.second } else { &mut self.other };
            read = 2 * read + i32::from(coder.code(&mut models[place], size >> place & 1 == 1));
        }
        (if negative { -read } else { read }) as i16
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::random::Random;

    fn random_network() -> Network<8> {
        let mut random = Random::new(3);
        let mut network = Network { scale: 321, ..Network::zero() };
        let mut any = || (random.bits() as i16) >> random.below(16);
        network.feature_weights.iter_mut().flatten().for_each(|weight| *weight = any().max(-32767));
        network.feature_bias.iter_mut().for_each(|sum| *sum = any().max(-32767));
        network
            .output_weights
            .as_flattened_mut()
            .as_flattened_mut()
            .iter_mut()
            .for_each(|weight| *weight = any() / 2);
        network.output_bias.iter_mut().for_each(|bias| *bias = i32::from(any()) * 70_000);
        network
    }

    #[test]
    fn a_network_comes_back_from_its_file() {
        let mut network = random_network();
        let bytes = network.pack();
        // What no board has is left out.
        for feature in (0..FEATURES).filter(|&feature| !is_possible(feature)) {
            network.feature_weights[feature] = [0; 8];
        }
        assert_eq!(hidden_size(&bytes), Some(8));
        assert!(Network::unpack(&bytes).is_some_and(|read: Network<8>| read == network));
        assert!(Network::<16>::unpack(&bytes).is_none());
    }

    #[test]
    fn a_damaged_file_is_refused() {
        let bytes = random_network().pack();
        for place in [0, 4, 7, 30, bytes.len() / 2, bytes.len() - 1] {
            let mut damaged = bytes.clone();
            damaged[place] ^= 4;
            assert!(Network::<8>::unpack(&damaged).is_none(), "byte {place}");
        }
        for length in [0, 3, 5, 40, bytes.len() - 1] {
            assert!(Network::<8>::unpack(&bytes[..length]).is_none(), "{length} bytes");
        }
    }
}
