// Defines in MicroPython what programs use: positions, `mark` and `explain`, with the names of the prelude for JavaScript.
// `_start()` runs the program, `_choose()` requests a move; both exchange their texts with the host.

export const PRELUDE = String.raw`
import _host as _request

def _ask(text):
    reply = _request(text)
    if reply[:1] == "!":
        raise ValueError(reply[1:])
    return reply

class Board(list):
    def __str__(self):
        return "\n".join(["".join(row) for row in self])

class Position:
    def __init__(self, record, lines=None):
        self._record = record
        self._lines = lines

    def _view(self):
        if self._lines is None:
            self._lines = _ask("view " + self._record).split("\n")
        return self._lines

    @property
    def record(self):
        return self._record

    @property
    def side(self):
        return self._view()[1]

    @property
    def outcome(self):
        result = self._view()[2]
        return None if result == "-" else result

    @property
    def seed(self):
        return _seed

    @property
    def moves(self):
        return self._view()[4].split()

    @property
    def board(self):
        return Board([list(row) for row in self._view()[5:]])

    @property
    def steps_left(self):
        return int(_ask("steps"))

    def play(self, move):
        return Position(_ask("play " + str(move) + " " + self._record))

    def __str__(self):
        return "\n".join(self._view()[5:])

def mark(place, value):
    if isinstance(place, Position):
        _ask("value " + str(value) + " " + place.record)
    else:
        _ask("mark " + str(place) + " " + str(value))

def explain(text):
    _ask("explain " + str(text))

def _input(*_):
    raise OSError("a program has no keyboard")

_seed = int(_ask("seed"))
_program = {"__name__": "program", "mark": mark, "explain": explain, "input": _input}

def _start():
    exec(compile(_ask("source"), "program.py", "exec"), _program)
    choose = _program.get("choose")
    _ask("function" if callable(choose) else "no-function")

def _choose():
    text = _ask("position")
    lines = text.split("\n")
    answer = _program["choose"](Position(lines[0], lines))
    if isinstance(answer, int) and not isinstance(answer, bool):
        answer = str(answer)
    _ask("answer " + answer if isinstance(answer, str) else "wrong-answer " + repr(answer))
`;
