// Gives what a module and its JavaScript side share short names: those of wasm-bindgen are long and hold numbers, which no
// packer makes smaller.

const IMPORTS = 2;
const EXPORTS = 7;

/** What the JavaScript side and the module call the place from which the module imports. */
const PLACE = "./stratege_bg.js";

/**
 * @param {Uint8Array} module @param {string} glue
 * @returns {{ module: Uint8Array, glue: string }}
 */
export function withShortNames(module, glue) {
  const names = new Names();
  const parts = sectionsOf(module).map(({ id, body }) => {
    if (id === IMPORTS) return section(id, renamedImports(body, names));
    return section(id, id === EXPORTS ? renamedExports(body, names) : body);
  });
  const known = (/** @type {string} */ name) => names.shortOf.get(name) ?? name;
  const renamed = glue
    .replaceAll(`"${PLACE}"`, `"${names.short(PLACE)}"`)
    .replace(/(?<![\w.])__wb\w+(?=: ?function)/g, known)
    .replace(/(?<=\bwasm\.)\w+/g, known);
  return { module: Buffer.concat([module.subarray(0, 8), ...parts]), glue: renamed };
}

class Names {
  /** @type {Map<string, string>} */
  shortOf = new Map();

  /** @param {string} name */
  short(name) {
    const known = this.shortOf.get(name) ?? `_${this.shortOf.size.toString(36)}`;
    this.shortOf.set(name, known);
    return known;
  }
}

/** @param {Uint8Array} module */
function sectionsOf(module) {
  const sections = [];
  for (let at = 8; at < module.length; ) {
    const id = module[at];
    const [length, begin] = number(module, at + 1);
    sections.push({ id, body: module.subarray(begin, begin + length) });
    at = begin + length;
  }
  return sections;
}

/** @param {Uint8Array} body @param {Names} names */
function renamedImports(body, names) {
  let [count, at] = number(body, 0);
  /** @type {Uint8Array[]} */
  const parts = [encoded(count)];
  for (; count > 0; count -= 1) {
    for (let name = 0; name < 2; name += 1) {
      const [text, next] = textAt(body, at);
      parts.push(encodedText(names.short(text)));
      at = next;
    }
    if (body[at] !== 0) throw new Error("only functions are imported");
    const [, next] = number(body, at + 1);
    parts.push(body.subarray(at, next));
    at = next;
  }
  return Buffer.concat(parts);
}

/** @param {Uint8Array} body @param {Names} names */
function renamedExports(body, names) {
  let [count, at] = number(body, 0);
  /** @type {Uint8Array[]} */
  const parts = [encoded(count)];
  for (; count > 0; count -= 1) {
    const [text, kind] = textAt(body, at);
    const [, next] = number(body, kind + 1);
    parts.push(
      encodedText(text === "memory" ? text : names.short(text)),
      body.subarray(kind, next),
    );
    at = next;
  }
  return Buffer.concat(parts);
}

/** @param {number} id @param {Uint8Array} body */
const section = (id, body) => Buffer.concat([Buffer.from([id]), encoded(body.length), body]);

/** A number of seven bits a byte, and where what follows begins. @param {Uint8Array} bytes @param {number} at @returns {[number, number]} */
function number(bytes, at) {
  let value = 0;
  for (let shift = 0; ; shift += 7, at += 1) {
    value |= (bytes[at] & 127) << shift;
    if (bytes[at] < 128) return [value, at + 1];
  }
}

/** @param {Uint8Array} bytes @param {number} at @returns {[string, number]} */
function textAt(bytes, at) {
  const [length, begin] = number(bytes, at);
  return [Buffer.from(bytes.subarray(begin, begin + length)).toString(), begin + length];
}

/** @param {number} value */
function encoded(value) {
  const bytes = [];
  for (; value > 127; value >>>= 7) bytes.push((value & 127) | 128);
  return Buffer.from([...bytes, value]);
}

/** @param {string} text */
const encodedText = (text) => Buffer.concat([encoded(text.length), Buffer.from(text)]);
