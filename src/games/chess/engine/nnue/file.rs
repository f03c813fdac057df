//! The network's file format: checksum, size of the hidden layer, scale, then all weights, range coded.
//! Weights of neighbouring squares predict a weight; the errors of their predictions select its probability
//! model. The weights of a feature may share a power of two as a factor.

use super::{FEATURES, Network, OUTPUT_BUCKETS, is_possible};
use crate::search::checksum::fnv1a;
use crate::search::range_coder::{BitCoder, BitModel, Decoder, Encoder};

/// Maximum binary digits of the difference between a weight and its prediction.
const MAX_BITS: usize = 17;

/// Maximum exponent of the power of two shared by the weights of a feature.
pub const MAX_SHIFT: usize = 4;

/// Neighbours coded before a square, as offsets of file and rank.
const NEIGHBOURS: [[i8; 2]; 6] = [[-1, 0], [0, -1], [-1, -1], [1, -1], [-2, 0], [0, -2]];

/// Fraction of the neighbours' mean that predicts best.
const PREDICTED: [i32; 2] = [7, 8];

/// Expected error of a square without neighbours.
const FIRST_ERROR: u32 = 16;

impl<const HIDDEN: usize> Network<HIDDEN> {
    /// Serialises the network.
    pub fn pack(&self) -> Vec<u8> {
        let mut bytes = [HIDDEN as u16, self.scale].map(u16::to_le_bytes).concat();
        bytes.extend(self.output_bias.iter().flat_map(|bias| bias.to_le_bytes()));
        let mut encoder = Encoder::default();
        code(&mut self.clone(), &mut encoder);
        bytes.extend(encoder.finish());
        [&fnv1a(&bytes).to_le_bytes()[..], &bytes].concat()
    }

    /// Reads a network's file; `None` if it is damaged or has another hidden size.
    pub fn unpack(bytes: &[u8]) -> Option<Self> {
        if hidden_size(bytes)? != HIDDEN {
            return None;
        }
        let (scale, bytes) = bytes[6..].split_first_chunk()?;
        let (biases, bytes) = bytes.split_at_checked(4 * OUTPUT_BUCKETS)?;
        let mut network = Network { scale: u16::from_le_bytes(*scale), ..Network::zero() };
        for (bias, four) in network.output_bias.iter_mut().zip(biases.chunks_exact(4)) {
            *bias = i32::from_le_bytes([four[0], four[1], four[2], four[3]]);
        }
        let mut decoder = Decoder::new(bytes);
        code(&mut network, &mut decoder);
        decoder.is_complete().then_some(network)
    }
}

/// Size of the hidden layer of a file's network; `None` if the file is damaged.
pub fn hidden_size(bytes: &[u8]) -> Option<usize> {
    let (sum, bytes) = bytes.split_first_chunk()?;
    let size = bytes.first_chunk()?;
    (u32::from_le_bytes(*sum) == fnv1a(bytes)).then_some(usize::from(u16::from_le_bytes(*size)))
}

/// Encodes or decodes all weights.
fn code<const HIDDEN: usize>(network: &mut Network<HIDDEN>, coder: &mut impl BitCoder) {
    code_feature_weights(network, coder);
    let mut model = Model::default();
    network.feature_bias.iter_mut().for_each(|sum| *sum = model.code((*sum).into(), 0, coder) as i16);
    let mut model = Model::default();
    let (mut before, mut errors) = ([[0_i16; HIDDEN]; 2], [[0; HIDDEN]; 2]);
    for output in &mut network.output_weights {
        let known = before.as_flattened().iter().zip(errors.as_flattened_mut());
        for (weight, (&before, error)) in output.as_flattened_mut().iter_mut().zip(known) {
            let difference = model.code(i32::from(*weight) - i32::from(before), *error, coder);
            *weight = before.wrapping_add(difference as i16);
            *error = difference.unsigned_abs();
        }
        before = *output;
    }
}

/// Encodes or decodes the weights of the hidden layer by neuron, since they are smooth over the board.
fn code_feature_weights<const HIDDEN: usize>(network: &mut Network<HIDDEN>, coder: &mut impl BitCoder) {
    let features: Vec<usize> = (0..FEATURES).filter(|&feature| is_possible(feature)).collect();
    let (mut shifts, mut before) = ([0; FEATURES], 0);
    let mut models = [[BitModel::default(); MAX_SHIFT]; MAX_SHIFT + 1];
    for &feature in &features {
        before = code_unary(&mut models[before], shift(&network.feature_weights[feature]), coder);
        shifts[feature] = before;
    }
    let mut model = Model::default();
    let neighbours: Vec<Vec<usize>> = features.iter().map(|&feature| neighbours(feature)).collect();
    for place in 0..HIDDEN {
        let mut errors = [0; FEATURES];
        for (&feature, neighbours) in features.iter().zip(&neighbours) {
            let shift = shifts[feature];
            let mean = |sum: i32| sum / neighbours.len().max(1) as i32;
            let weights = neighbours.iter().map(|&one| i32::from(network.feature_weights[one][place]));
            let predicted = (mean(weights.sum()) * PREDICTED[0] / PREDICTED[1]) >> shift;
            let error: u32 = neighbours.iter().map(|&one| errors[one]).sum();
            let expected =
                if neighbours.is_empty() { FIRST_ERROR } else { 4 * error / neighbours.len() as u32 };
            let weight = i32::from(network.feature_weights[feature][place]) >> shift;
            let difference = model.code(weight - predicted, expected >> shift, coder);
            network.feature_weights[feature][place] = ((predicted + difference) << shift) as i16;
            errors[feature] = difference.unsigned_abs() << shift;
        }
    }
}

/// Exponent of the largest power of two that divides all these weights.
fn shift<const HIDDEN: usize>(row: &[i16; HIDDEN]) -> usize {
    let bits = row.iter().fold(0, |bits, weight| bits | weight);
    (bits.trailing_zeros() as usize).min(MAX_SHIFT)
}

/// The possible features of the same piece on the neighbouring squares.
fn neighbours(feature: usize) -> Vec<usize> {
    let [file, rank] = [feature % 8, feature % 64 / 8].map(|number| number as i8);
    let of_piece = feature - feature % 64;
    let all = NEIGHBOURS.iter().map(|[files, ranks]| [file + files, rank + ranks]);
    let on_board = all.filter(|[file, rank]| (0..8).contains(file) && (0..8).contains(rank));
    let features = on_board.map(|[file, rank]| of_piece + 8 * rank as usize + file as usize);
    features.filter(|&feature| is_possible(feature)).collect()
}

/// Encodes or decodes a number in unary: ones followed by a zero.
fn code_unary(models: &mut [BitModel], number: usize, coder: &mut impl BitCoder) -> usize {
    let mut coded = 0;
    while coded < models.len() && coder.code(&mut models[coded], number > coded) {
        coded += 1;
    }
    coded
}

/// Probability model of the difference between a weight and its prediction.
struct Model {
    /// Whether the difference has more binary digits, by its expected size and the digits so far.
    length: [[BitModel; MAX_BITS]; 2 * u32::BITS as usize + 2],
    sign: BitModel,
    /// The second binary digit, by length.
    second: [BitModel; MAX_BITS + 1],
    /// The remaining digits, by length.
    other: [BitModel; MAX_BITS + 1],
}

impl Default for Model {
    fn default() -> Model {
        let bit = BitModel::default();
        Model {
            length: [[bit; MAX_BITS]; 2 * u32::BITS as usize + 2],
            sign: bit,
            second: [bit; MAX_BITS + 1],
            other: [bit; MAX_BITS + 1],
        }
    }
}

/// Number of binary digits.
fn digits(number: u32) -> usize {
    (u32::BITS - number.leading_zeros()) as usize
}

/// Twice the binary logarithm, rounded down.
fn half_logarithm(number: u32) -> usize {
    let digits = digits(number);
    2 * digits + digits.checked_sub(2).map_or(0, |place| (number >> place & 1) as usize)
}

impl Model {
    /// Encodes or decodes a difference, and returns it.
    fn code(&mut self, difference: i32, expected: u32, coder: &mut impl BitCoder) -> i32 {
        let size = difference.unsigned_abs();
        let digits = code_unary(&mut self.length[half_logarithm(expected)], digits(size), coder);
        if digits == 0 {
            return 0;
        }
        let negative = coder.code(&mut self.sign, difference < 0);
        let mut read = 1;
        for place in (0..digits - 1).rev() {
            let models = if place + 2 == digits { &mut self.second } else { &mut self.other };
            read = 2 * read + i32::from(coder.code(&mut models[place], size >> place & 1 == 1));
        }
        if negative { -read } else { read }
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
        for (feature, row) in network.feature_weights.iter_mut().enumerate() {
            row.iter_mut().for_each(|weight| *weight = any() & -1 << (feature % (MAX_SHIFT + 1)));
        }
        network.feature_bias.iter_mut().for_each(|sum| *sum = any());
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
    fn pack_and_unpack_round_trip() {
        let mut network = random_network();
        let bytes = network.pack();
        // Impossible features are not stored.
        for feature in (0..FEATURES).filter(|&feature| !is_possible(feature)) {
            network.feature_weights[feature] = [0; 8];
        }
        assert_eq!(hidden_size(&bytes), Some(8));
        assert!(Network::unpack(&bytes).is_some_and(|read: Network<8>| read == network));
        assert!(Network::<16>::unpack(&bytes).is_none());
    }

    #[test]
    fn damaged_files_are_rejected() {
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
