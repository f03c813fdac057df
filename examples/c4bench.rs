use stratege::connect4::board::Board;
use stratege::connect4::solver::{Solver, Unlimited};
use stratege::connect4::Position;
use stratege::record::Record;
fn cpu() -> f64 {
    let t = std::fs::read_to_string("/proc/self/schedstat").unwrap();
    t.split(' ').next().unwrap().parse::<f64>().unwrap() / 1e9
}
fn main() {
    let a: Vec<String> = std::env::args().collect();
    let bits: u32 = a[1].parse().unwrap();
    let limit: usize = a[2].parse().unwrap();
    let mut solver = Solver::new(bits);
    for file in &a[3..] {
        let text = if file == "empty" { " 1\n".to_string() } else { std::fs::read_to_string(file).unwrap() };
        let (mut nodes, mut wrong, mut n) = (0u64, 0, 0);
        let mut time = 0.0;
        for line in text.lines().take(limit) {
            let (moves, score) = line.split_once(' ').unwrap();
            let record: Record<Position> = moves.parse().unwrap();
            solver.clear();
            let mut u = Unlimited::default();
            let t = cpu();
            let v = solver.value(Board::from(record.position()), &mut u).unwrap();
            time += cpu() - t;
            nodes += u.nodes; n += 1;
            if v != score.trim().parse::<i32>().unwrap() { wrong += 1; if wrong < 4 { println!("{line} got {v}"); } }
        }
        println!("{file}: {n} positions, {wrong} wrong, mean {:.1} nodes, {:.3} ms, {:.2} Mn/s", nodes as f64 / n as f64, 1000.0 * time / n as f64, nodes as f64/time/1e6);
    }
}
