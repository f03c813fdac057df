use stratege::chess::fen;

const STANDARD: &str = "/work/shared/reference/chess/perft/standard.epd";
const CHESS960: &str = "/work/shared/reference/chess/perft/chess960.epd";

fn check(path: &str, most: u64) -> (u64, u64) {
    let text = std::fs::read_to_string(path).unwrap();
    let mut n = 0;
    let mut lines = 0;
    for line in text.lines().filter(|line| !line.trim().is_empty()) {
        let mut parts = line.split(';');
        let board = fen::read(parts.next().unwrap().trim()).unwrap_or_else(|error| panic!("{line}: {error}"));
        for part in parts {
            let (depth, count) = part.trim().trim_start_matches('D').split_once(' ').unwrap();
            let count: u64 = count.trim().parse().unwrap();
            if count <= most {
                assert_eq!(board.perft(depth.parse().unwrap()), count, "{line} depth {depth}");
                n += count;
                lines += 1;
            }
        }
    }
    (n, lines)
}

#[test]
fn suites() {
    let t = std::time::Instant::now();
    let (a, l) = check(STANDARD, 1_000_000);
    let (b, l2) = check(CHESS960, 400_000);
    eprintln!("{a} {b} leaves, {l} {l2} counts, {:?}", t.elapsed());
    let t = std::time::Instant::now();
    let board = fen::read("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1").unwrap();
    let n = board.perft(5);
    eprintln!("{n} {:?} {:.1} M/s", t.elapsed(), n as f64 / t.elapsed().as_secs_f64() / 1e6);
}
