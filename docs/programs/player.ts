// A player as a WebAssembly module in AssemblyScript, for docs/programs.md: takes a win, otherwise the move in the middle of the
// list.
//
//     asc player.ts --outFile player.wasm --runtime stub --use abort=

const text = memory.data(65536);

@external("stratege", "request")
declare function request(size: i32): i32;

export function buffer(): usize {
  return text;
}

export function choose(size: i32): i32 {
  const lines = read(size).split("\n");
  const record = lines[0];
  const side = lines[1];
  const moves = lines[4].split(" ");
  for (let i = 0; i < moves.length; i++) {
    const next = ask("play " + moves[i] + " " + record);
    const view = ask("view " + next).split("\n");
    if (view[2] == side) {
      ask("explain " + moves[i] + " wins");
      return write(moves[i]);
    }
  }
  return write(moves[moves.length / 2]);
}

function ask(line: string): string {
  return read(request(write(line)));
}

function read(size: i32): string {
  return String.UTF8.decodeUnsafe(text, size);
}

function write(line: string): i32 {
  return String.UTF8.encodeUnsafe(changetype<usize>(line), line.length, text) as i32;
}
