// An instance of MicroPython without its own JavaScript, which would open the host to programs: the imports that it needs
// are here, and everything else fails.

/** Values that MicroPython passes to JavaScript, and those that it receives (ports/webassembly/proxy_c.c). */
const EXCEPTION = -1;
const TEXT = 5;
const RECEIVED_OBJECT = 7;

/** Bytes of such a value: its kind and two numbers. */
const VALUE_SIZE = 12;

/** Reference of the only JavaScript object, a function of the host; MicroPython itself has 0 and 1. */
const HOST_FUNCTION = 2;

/** Name of the Python module that is that function. */
const HOST_MODULE = "_host";

/** Thrown by Emscripten's longjmp. */
const LONGJMP = Number.POSITIVE_INFINITY;

/** Errors of the C library: no such file, and no open file. */
const NO_FILE = -2;
const NO_DESCRIPTOR = 8;

const PAGE = 65_536;

/**
 * @typedef {object} Host
 * @property {(request: string) => string} reply  called by the Python module `_host`
 * @property {(text: string) => void} write  receives the output
 * @property {() => number} random  32 random bits
 */

export class MicroPython {
  /** @type {Record<string, any>} */
  #exports;
  #host;
  #decoder = new TextDecoder();

  /**
   * @param {WebAssembly.Module} module @param {import("../meter.js").Meter} meter @param {Host} host
   * @param {{ heap: number, stack: number }} sizes  bytes of the first heap, and of the stack of Python frames
   */
  constructor(module, meter, host, { heap, stack }) {
    this.#host = host;
    const imports = importsOf(module, this.#imports(), meter.imports);
    const { exports } = new WebAssembly.Instance(module, imports);
    this.#exports = exports;
    meter.attach(exports);
    this.#exports.emscripten_stack_init();
    this.#exports.__wasm_call_ctors();
    this.#exports.mp_js_init(stack, heap);
    this.#exports.proxy_c_init();
    const value = this.#exports.malloc(VALUE_SIZE);
    this.#memory.setInt32(value, RECEIVED_OBJECT, true);
    this.#memory.setInt32(value + 4, HOST_FUNCTION, true);
    this.#exports.mp_js_register_js_module(this.#store(HOST_MODULE).at, value);
  }

  /** Runs a source; returns the type and the traceback of an exception. @param {string} source */
  run(source) {
    const { at, size } = this.#store(source);
    const value = this.#exports.malloc(VALUE_SIZE);
    this.#exports.mp_js_do_exec(at, size, value);
    const exception = this.#memory.getInt32(value, true) === EXCEPTION ? this.#read(value) : null;
    this.#exports.free(at);
    this.#exports.free(value);
    if (exception === null) return null;
    const [type, traceback] = exception.split("\x04");
    return { type, traceback };
  }

  /** Makes the running program raise KeyboardInterrupt. */
  interrupt() {
    this.#exports.mp_sched_keyboard_interrupt();
  }

  get #memory() {
    return new DataView(this.#exports.memory.buffer);
  }

  /** The text of a value. @param {number} value */
  #read(value) {
    const size = this.#memory.getInt32(value + 4, true);
    const at = this.#memory.getInt32(value + 8, true);
    return this.#decoder.decode(new Uint8Array(this.#exports.memory.buffer, at, size));
  }

  /** Copies a text into memory, with a zero at its end. @param {string} text */
  #store(text) {
    const bytes = new TextEncoder().encode(text);
    const at = this.#exports.malloc(bytes.length + 1);
    if (at === 0) throw new RangeError("out of memory");
    const memory = new Uint8Array(this.#exports.memory.buffer, at, bytes.length + 1);
    memory.set(bytes);
    memory[bytes.length] = 0;
    return { at, size: bytes.length };
  }

  /** @type {() => Record<string, (...args: number[]) => number | void>} */
  #imports() {
    return {
      mp_js_random_u32: () => this.#host.random(),
      mp_js_ticks_ms: () => 0,
      mp_js_time_ms: () => 0,
      // `_host(text)`; no other JavaScript object exists, and this one has no attributes.
      call1: (object, _isMethod, argument, result) => this.#callHost(object, argument, result),
      lookup_attr: () => 0,
      has_attr: () => 0,
      proxy_js_free_obj: () => {},
      fd_write: (_file, parts, count, written) => this.#write(parts, count, written),
      emscripten_resize_heap: (size) => this.#grow(size >>> 0),
      _emscripten_throw_longjmp: () => {
        throw LONGJMP;
      },
      invoke: (index, ...args) => this.#invoke(index, args),
    };
  }

  /** @param {number} object @param {number} argument @param {number} result */
  #callHost(object, argument, result) {
    if (object !== HOST_FUNCTION || this.#memory.getInt32(argument, true) !== TEXT)
      throw new TypeError("not available to programs");
    const { at, size } = this.#store(this.#host.reply(this.#read(argument)));
    this.#memory.setInt32(result, TEXT, true);
    this.#memory.setInt32(result + 4, size, true);
    this.#memory.setInt32(result + 8, at, true);
  }

  /** @param {number} parts @param {number} count @param {number} written  addresses and number of the parts of the text */
  #write(parts, count, written) {
    let total = 0;
    for (let part = parts; part < parts + 8 * count; part += 8) {
      const at = this.#memory.getUint32(part, true);
      const size = this.#memory.getUint32(part + 4, true);
      const bytes = new Uint8Array(this.#exports.memory.buffer, at, size);
      this.#host.write(this.#decoder.decode(bytes));
      total += size;
    }
    this.#memory.setUint32(written, total, true);
    return 0;
  }

  /** Grows the memory to `size` bytes, or by a fifth; 0 at its limit. @param {number} size */
  #grow(size) {
    const { memory } = this.#exports;
    const present = memory.buffer.byteLength / PAGE;
    for (const wanted of [Math.max(size / PAGE, present * 1.2), size / PAGE]) {
      try {
        memory.grow(Math.ceil(wanted) - present);
        return 1;
      } catch {} // above the limit
    }
    return 0;
  }

  /** Calls a function that may end by longjmp, Emscripten's form of setjmp. @param {number} index @param {number[]} args */
  #invoke(index, args) {
    const { emscripten_stack_get_current, _emscripten_stack_restore, setThrew } = this.#exports;
    const stack = emscripten_stack_get_current();
    try {
      return this.#exports.__indirect_function_table.get(index)(...args);
    } catch (error) {
      if (error !== LONGJMP) throw error;
      _emscripten_stack_restore(stack);
      setThrew(1, 0);
      return undefined;
    }
  }
}

/**
 * The imports of a module: those given, failing ones for files, and throwing ones for everything else.
 * @param {WebAssembly.Module} module
 * @param {Record<string, (...args: number[]) => number | void>} given @param {Record<string, () => void>} meter
 */
function importsOf(module, given, meter) {
  /** @type {Record<string, Record<string, (...args: number[]) => number | void>>} */
  const imports = { meter };
  for (const { module: group, name } of WebAssembly.Module.imports(module)) {
    imports[group] ??= {};
    imports[group][name] ??= name.startsWith("invoke_")
      ? given.invoke
      : (given[name] ?? denied(name));
  }
  return imports;
}

/** @param {string} name of an import */
function denied(name) {
  if (name.startsWith("__syscall_")) return () => NO_FILE;
  if (name.startsWith("fd_")) return () => NO_DESCRIPTOR;
  return () => {
    throw new TypeError("not available to programs");
  };
}
