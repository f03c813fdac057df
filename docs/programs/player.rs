// A player as a WebAssembly module, for docs/programs.md: takes a win, otherwise the move in the middle of the list.
//
//     rustc --edition 2024 --target wasm32-unknown-unknown --crate-type cdylib -O player.rs

use std::cell::UnsafeCell;

const SIZE: usize = 65_536;

struct Buffer(UnsafeCell<[u8; SIZE]>);

// SAFETY: the module has one thread.
unsafe impl Sync for Buffer {}

static BUFFER: Buffer = Buffer(UnsafeCell::new([0; SIZE]));

#[link(wasm_import_module = "stratege")]
unsafe extern "C" {
    fn request(size: usize) -> usize;
}

#[unsafe(no_mangle)]
pub extern "C" fn buffer() -> *mut u8 {
    BUFFER.0.get().cast()
}

#[unsafe(no_mangle)]
pub extern "C" fn choose(size: usize) -> usize {
    let position = read(size);
    let lines: Vec<&str> = position.split('\n').collect();
    let (record, side) = (lines[0], lines[1]);
    let moves: Vec<&str> = lines[4].split(' ').collect();
    for played in &moves {
        let next = ask(&format!("play {played} {record}"));
        let view = ask(&format!("view {next}"));
        if view.split('\n').nth(2) == Some(side) {
            ask(&format!("explain {played} wins"));
            return write(played);
        }
    }
    write(moves[moves.len() / 2])
}

fn ask(text: &str) -> String {
    let size = write(text);
    read(unsafe { request(size) })
}

fn read(size: usize) -> String {
    let bytes = unsafe { &*BUFFER.0.get() };
    String::from_utf8_lossy(&bytes[..size]).into_owned()
}

fn write(text: &str) -> usize {
    let bytes = unsafe { &mut *BUFFER.0.get() };
    bytes[..text.len()].copy_from_slice(text.as_bytes());
    text.len()
}
