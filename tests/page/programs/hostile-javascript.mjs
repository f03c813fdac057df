// Hostile programs in JavaScript by kind, each the body of `choose`; `REACHED` means that it got hold of the host.

/** @type {import("./hostile.mjs").HostilePrograms} */
export const HOSTILE_JAVASCRIPT = {
  // Endless loops, also in handlers of errors.
  loop: [
    "while (true);",
    "for (;;) { try { while (true); } catch {} }",
    "try { while (true); } finally { while (true); }",
  ],
  // Endless or long work in native code.
  native: [
    "return 3n ** 200000n + '';",
    "let n = 3n; for (;;) n *= n;",
    "return (new Array(1e8) + '');",
    "return new Array(2 ** 32 - 2).fill(0).length + '';",
    "return 'x'.repeat(1e8).replace(/(x+x+)+y/, '');",
    "return /^(a|aa)+$/.test('a'.repeat(60) + 'b') + '';",
    "return '('.repeat(1e6).match(new RegExp('(' .repeat(5000))) + '';",
    "const a = Array.from({ length: 1e6 }, () => Math.random()); for (;;) a.sort();",
    "const p = new Proxy([], { get: (t, k) => k === 'length' ? 2 ** 53 - 1 : 1 }); return p.join;",
    "return Array.prototype.indexOf.call({ length: 2 ** 53 - 1 }, 1) + '';",
    "return 'a'.padEnd(2 ** 29).normalize('NFKD');",
    "return new Intl.Collator().compare('a', 'b') + '';",
  ],
  // Infinite generators.
  generator: [
    "return [...function* () { for (;;) yield 1; }()] + '';",
    "for (const x of function* () { for (;;) yield x; }()) {}",
  ],
  // Hostile comparators.
  comparator: ["return [3, 1, 2].sort(() => { for (;;); }) + '';"],
  // Hostile conversions to text.
  conversion: [
    "return JSON.stringify({ toJSON() { for (;;); } });",
    "return { toString() { for (;;); } };",
    "return { [Symbol.toPrimitive]() { for (;;); } };",
    "return new Proxy({}, { get() { for (;;); }, ownKeys() { for (;;); } });",
  ],
  // Deep recursion.
  recursion: [
    "return choose(position);",
    "const f = (n) => [n].map(f); return f(1);",
    "let o = {}; for (let i = 0; i < 1e6; i++) o = { o }; return JSON.stringify(o);",
    "return JSON.parse('['.repeat(1e6));",
    "return eval('('.repeat(1e5));",
    "const o = { get x() { return this.x; } }; return o.x;",
    "class A { constructor() { return new this.constructor(); } } return new A();",
    "return new Function('return ' + '!'.repeat(1e5) + '1')();",
  ],
  // Floods of memory.
  memory: [
    "const a = []; for (;;) a.push(new Uint8Array(1e6));",
    "let s = 'x'; for (;;) s += s;",
    "const m = new Map(); for (let i = 0; ; i++) m.set(i, { i });",
    "return new ArrayBuffer(2 ** 40) + '';",
    "const a = []; for (;;) a.push(Symbol());",
    "return new SharedArrayBuffer(2 ** 31) + '';",
  ],
  // Floods of output and requests.
  output: [
    "for (;;) print('x'.repeat(1e6));",
    "for (let i = 0; ; i++) { mark('c4', i); explain('x'.repeat(1e5)); }",
    "for (;;) console.log(position.board);",
    "for (;;) position.play(position.moves[0]).moves;",
  ],
  // Reaching for the host's objects.
  ffi: [
    "if (typeof process + typeof require + typeof fetch + typeof self + typeof postMessage !== 'undefined'.repeat(5)) print('REACHED');",
    "if (new Error().stack.includes('file:')) print('REACHED');",
  ],
  // Escapes by constructors.
  escape: [
    "if (print.constructor('return this')().process) print('REACHED');",
    "const f = position.play.constructor.constructor('return globalThis')(); if (f.WebAssembly || f.importScripts) print('REACHED');",
    "if (globalThis.constructor.constructor('return typeof Date')() !== 'undefined') print('REACHED');",
  ],
  // Loading other modules.
  import: [
    "import('data:text/javascript,1').then(() => print('REACHED'));",
    "import('fs').then(() => print('REACHED')); for (;;);",
  ],
  // Changed prototypes and globals.
  prototype: [
    "Object.prototype.code = 'REACHED'; Object.prototype.then = () => print('REACHED'); throw { __proto__: null };",
    "Error.prepareStackTrace = (e, frames) => print('REACHED', frames); return new Error().stack;",
    "Array.prototype.map = Array.prototype.join = String.prototype.split = () => { throw 1; }; return position.moves;",
    "Object.defineProperty(Object.prototype, 'message', { get() { for (;;); } }); throw {};",
    "JSON.parse = JSON.stringify = () => ({ move: 'REACHED' }); return position.moves[0];",
    "globalThis.choose = globalThis.print = undefined; return position.board + '';",
  ],
  // Hostile errors.
  error: [
    "throw { name: 'InternalError', message: 'interrupted', stack: 'program.js:99999999999999999999:1' };",
    "throw Object.assign(new Error('x'), { stack: { toString() { for (;;); } } });",
    "throw new Proxy(new Error(), { get() { throw 1; } });",
  ],
  // Hostile texts and answers.
  answer: [
    "position.play('a1\\nprint REACHED');",
    "position.play({ toString: () => 'e3 chess:standard:' });",
    "mark('__proto__', 1); mark('constructor', 1);",
    "return '__proto__';",
    "return { length: 1e9, 0: 'e3' };",
    "return 'e3'.repeat(1e7);",
  ],
  // Work after the answer.
  job: [
    "Promise.resolve().then(function f() { Promise.resolve().then(f); }); return Promise.reject(1);",
    "return (async () => { for (;;) await 1; })();",
    "new FinalizationRegistry(() => print('REACHED')).register({}, 1);",
    "Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);",
  ],
};
