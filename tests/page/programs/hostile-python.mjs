// Hostile programs in Python by kind, each the body of `choose`; `REACHED` means that it got hold of the host.

/** @type {import("./hostile.mjs").HostilePrograms} */
export const HOSTILE_PYTHON = {
  // Endless loops, also in handlers of errors.
  loop: [
    "while True: pass",
    "while True:\n  try:\n   while True: pass\n  except BaseException: pass",
    "try:\n  while True: pass\n finally:\n  while True: pass",
    "import time\n time.sleep(10 ** 9)",
    "import time\n while time.ticks_ms() < 10: pass",
    "import gc\n gc.disable()\n while True: [0] * 1000",
    "import micropython\n micropython.kbd_intr(-1)\n while True: pass",
  ],
  // Endless or long work in native code.
  native: [
    "return str(3 ** 2000000)",
    "n = 3\n while True: n *= n",
    "return str([0] * 10 ** 7)",
    "return ','.join(['x'] * 10 ** 7)",
    "return str(sum(range(10 ** 9)))",
    "import re\n return str(re.match('(a|aa)+$', 'a' * 60 + 'b'))",
    "import re\n return str(re.match('(x+x+)+y', 'x' * 10000))",
    "return str(int('9' * 10 ** 6))",
    "return '%1000000000d' % 1",
    "return 'a' * 10 ** 8 in 'a' * 10 ** 9",
    "@micropython.viper\n def f(): pass",
  ],
  // Infinite generators.
  generator: [
    "def g():\n  while True: yield 1\n return str(list(g()))",
    "def g():\n  while True: yield 1\n return str(sum(g()))",
    "return list(iter(int, 1))",
    "return max(x for x in iter(int, 1))",
  ],
  // Hostile comparators.
  comparator: [
    "class A:\n  def __lt__(self, other):\n   while True: pass\n return sorted([A(), A()])",
    "class A:\n  def __eq__(self, other):\n   while True: pass\n return A() in [A(), A()]",
    "return sorted(range(10 ** 6), key=lambda x: -x)",
  ],
  // Hostile conversions to text.
  conversion: [
    "class A(str):\n  def __str__(self):\n   while True: pass\n return A('x')",
    "class A:\n  def __repr__(self):\n   while True: pass\n return A()",
    "class A:\n  def __hash__(self):\n   while True: pass\n return {A(): 1}",
  ],
  // Deep recursion.
  recursion: [
    "return choose(position)",
    "f = lambda n: [f(x) for x in [n]]\n return f(1)",
    "a = []\n for i in range(10 ** 6): a = [a]\n return str(a)",
    "a = []\n for i in range(10 ** 5): a = [a]\n return str(a == a)",
    "a = []\n a.append(a)\n return str(a)",
    "return eval('(' * 100000)",
    "return eval('-' * 100000 + '1')",
    "class A:\n  def __getattr__(self, n): return getattr(self, n)\n return A().x",
    "import json\n return json.loads('[' * 1000000)",
  ],
  // Floods of memory.
  memory: [
    "a = []\n while True: a.append(bytearray(10 ** 6))",
    "s = 'x'\n while True: s += s",
    "d = {}\n i = 0\n while True:\n  d[i] = str(i)\n  i += 1",
    "return bytearray(2 ** 31)",
    "return 'x' * 2 ** 40",
    "return [0] * 2 ** 40",
  ],
  // Floods of output and requests.
  output: [
    "while True: print('x' * 10 ** 5)",
    "while True: print('x', end='')",
    "while True:\n  mark('c4', 'x' * 1000)\n  explain('x' * 10 ** 5)",
    "while True: position.play(position.moves[0]).moves",
    "import sys\n sys.stdout.write('x' * 10 ** 6)",
  ],
  // Reaching for the host's objects.
  ffi: [
    "import js\n if js.fetch: print('REACHED')",
    "import js\n js.globalThis.x = 1\n print('REACHED')",
    "import js\n print('REACHED', js.Function('return 1')())",
    "import js\n print('REACHED' if dir(js) and hasattr(js, 'process') else '')",
    "import jsffi\n print('REACHED', jsffi.create_proxy(choose))",
    "import jsffi\n print('REACHED', jsffi.to_js([1]))",
    "import jsffi\n jsffi.async_timeout_ms(10)\n print('')",
    "import _host\n print('REACHED', _host.constructor)",
    "import _host\n _host.x = 1\n print('REACHED')",
    "import _host\n _host()\n print('REACHED')",
    "import _host\n _host(1, 2, 3)\n print('REACHED')",
    "import _host\n _host([1])\n print('REACHED')",
    "import _host\n _host.new('x')\n print('REACHED')",
    "import _host\n for x in _host: print('REACHED')",
    "import _host\n return _host('toString') + _host('__proto__') + _host('constructor')",
  ],
  // Escapes by classes, files and addresses.
  escape: [
    "return str(().__class__.__base__.__subclasses__()) and print('REACHED')",
    "open('/etc/passwd').read()\n print('REACHED')",
    "open('x', 'w').write('x')\n print('REACHED')",
    "import micropython\n micropython.heap_lock()\n return str([1])",
    "import machine\n machine.mem32[0] = 1\n print('REACHED')",
    "import uctypes\n uctypes.bytearray_at(0, 2 ** 20)[:] = bytes(2 ** 20)",
  ],
  // Loading other modules.
  import: [
    "import socket\n print('REACHED')",
    "import os\n print('REACHED', os.listdir('/'))",
    "import os\n os.mkdir('/x')\n print('REACHED')",
  ],
  // Changed builtins and attributes.
  prototype: [
    "import builtins\n builtins.str = None\n return 'e3'",
    "del position._record\n return position.moves[0]",
  ],
  // Hostile errors.
  error: [
    "class E(Exception):\n  def __str__(self):\n   while True: pass\n raise E()",
    "import sys\n sys.exit()",
    "raise SystemExit",
    "raise KeyboardInterrupt",
    "import sys\n sys.stdin.read()",
  ],
  // Hostile texts and answers.
  answer: [
    "import _host\n _host('answer a1')\n _host('function')\n return 'a1'",
    "return 'e3' * 10 ** 6",
    "return '__proto__'",
    "return {'move': 'e3'}",
    "mark('__proto__', 1)",
  ],
  // Work after the answer.
  job: ["import _host\n async def f(): await _host\n import asyncio\n asyncio.run(f())"],
};
