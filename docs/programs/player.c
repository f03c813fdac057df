// A player as a WebAssembly module, for docs/programs.md: takes a win, otherwise the move in the middle of the list.
//
//     clang --target=wasm32 -O2 -nostdlib -Wl,--no-entry -o player.wasm player.c

#define EXPORT(name) __attribute__((export_name(name)))

static char text[65536];     // the buffer that the host reads and writes
static char position[65536]; // a copy of the position, while the buffer has requests

__attribute__((import_module("stratege"), import_name("request"))) int request(int size);

EXPORT("buffer") char *buffer(void) { return text; }

// Copies characters up to an end; returns the end of the copy.
static char *copy(char *to, const char *from, const char *end) {
  while (from < end) *to++ = *from++;
  return to;
}

// The beginning of the line with this number.
static const char *line(const char *from, int number) {
  for (; number > 0; from++)
    if (*from == '\n') number--;
  return from;
}

static const char *end_of(const char *word) {
  while (*word != ' ' && *word != '\n' && *word != '\0') word++;
  return word;
}

// Whether a move from the position wins for the side to move.
static int wins(const char *move) {
  const char play[] = "play ", view[] = "view ";
  char *end = copy(text, play, play + 5);
  end = copy(end, move, end_of(move));
  *end++ = ' ';
  end = copy(end, position, line(position, 1) - 1);
  int size = request(end - text);
  for (int i = size; i > 0; i--) text[i + 4] = text[i - 1]; // the record of the reply, after "view "
  copy(text, view, view + 5);
  size = request(size + 5);
  text[size] = '\0';
  return *line(text, 2) == *line(position, 1); // "first" or "second"
}

EXPORT("choose") int choose(int size) {
  *copy(position, text, text + size) = '\0';
  const char *moves = line(position, 4), *chosen = moves;
  int count = 1;
  for (const char *c = moves; *c != '\n'; c++) count += *c == ' ';
  int at = 0;
  for (const char *move = moves;; move = end_of(move) + 1, at++) {
    if (at == count / 2) chosen = move;
    if (wins(move)) {
      chosen = move;
      break;
    }
    if (*end_of(move) != ' ') break;
  }
  return copy(text, chosen, end_of(chosen)) - text;
}
