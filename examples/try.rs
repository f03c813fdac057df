use std::time::Instant;
use stratege::qubic::geometry::*;
use stratege::qubic::proof::*;
fn main() {
    let a: Vec<u32> = std::env::args().skip(1).map(|x| x.parse().unwrap()).collect();
    let w = Weights { position: a[0], threat: a[1], wide: a[2], wide_stones: a[3] };
    let secs = a[4] as f64;
    let only = a.get(5).copied();
    let sym = Symmetries::new();
    let mut classes = std::collections::BTreeMap::new();
    for c in 1..64u8 {
        classes.entry(sym.least([1, 1 << c]).0).or_insert(c);
    }
    let mut cl: Vec<u8> = classes.values().copied().collect();
    cl.sort();
    cl.reverse();
    println!("{cl:?}");
    let out = std::env::var("OUT").ok();
    let mut p = Proof::new(w, 20);
    let t0 = Instant::now();
    for c in cl {
        if only.is_some_and(|o| o != c as u32) {
            continue;
        }
        let t = Instant::now();
        let mut n = 0u64;
        let root = p.node(1, 1 << c);
        let r = p.visit(root, NEVER, NEVER, &mut || {
            n += 1;
            n % 4096 != 0 || t.elapsed().as_secs_f64() < secs
        });
        let nd = &p.nodes[root as usize];
        println!(
            "class {c}: {r:?} pn {} dn {} nodes {} searched {n} {:.1}s move {:?} total {:.1}",
            nd.proof,
            nd.disproof,
            p.nodes.len(),
            t.elapsed().as_secs_f64(),
            nd.edges.first().map(|e| e.cell),
            t0.elapsed().as_secs_f64()
        );
    }
    let mut roots = vec![];
    for c in 1..64u8 {
        if let Some(n) = p.find(sym.least([1, 1 << c]).0) {
            if p.nodes[n as usize].proof == 0 && !roots.contains(&n) {
                roots.push(n);
            }
        }
    }
    stats(&p, &roots);
    for round in 0..4 {
        let t = Instant::now();
        let mut n = 0u64;
        let r = stratege::qubic::shrink::shrink(&mut p, &roots, &mut || {
            n += 1;
            true
        });
        println!("round {round}: {r:?} {n} {:.1}s", t.elapsed().as_secs_f64());
        stats(&p, &roots);
        if r == Ok(0) {
            break;
        }
    }
    if let Some(out) = out {
        let (b, n) = stratege::qubic::book::Writer::new(&p).write();
        println!("book {n} positions {} bytes", b.len());
        std::fs::write(out, b).unwrap();
    }
}

fn stats(p: &Proof, roots: &[u32]) {
    let mut seen = std::collections::HashSet::new();
    let mut stat = std::collections::BTreeMap::new();
    let mut st = roots.to_vec();
    let mut stored = 0;
    while let Some(n) = st.pop() {
        if !seen.insert(n) {
            continue;
        }
        let nd = &p.nodes[n as usize];
        if nd.proof != 0 {
            continue;
        }
        let e = &nd.edges[0];
        let a = stratege::qubic::threats::Stones::new(nd.stones[0]);
        let d = stratege::qubic::threats::Stones::new(nd.stones[1]);
        let three = a.with(e.cell).winning(&d) != 0;
        if !p.forced(n) {
            stored += 1
        }
        let x = stat.entry((nd.stones[0].count_ones(), three)).or_insert((0, 0));
        x.0 += 1;
        x.1 += e.children.len();
        st.extend(&e.children);
    }
    println!("{} reachable, {stored} stored {stat:?}", seen.len());
}
