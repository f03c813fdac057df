// Writes a PNG picture, as the W3C's specification describes it: signature, header, one compressed chunk, end.

import { deflateSync } from "node:zlib";

/**
 * @param {number} size pixels in each direction
 * @param {Buffer} pixels red, green and blue for each, row by row
 */
export function png(size, pixels) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.set([8, 2, 0, 0, 0], 8); // eight bits, true colour, the only compression and filters, no interlace
  const row = size * 3;
  const rows = Array.from({ length: size }, (_, y) =>
    Buffer.concat([Buffer.of(0), pixels.subarray(y * row, (y + 1) * row)]),
  );
  return Buffer.concat([
    Buffer.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(Buffer.concat(rows), { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** @param {string} name @param {Buffer} contents */
function chunk(name, contents) {
  const body = Buffer.concat([Buffer.from(name), contents]);
  const made = Buffer.alloc(body.length + 8);
  made.writeUInt32BE(contents.length, 0);
  made.set(body, 4);
  made.writeUInt32BE(checksum(body), body.length + 4);
  return made;
}

/** CRC-32, bit by bit: the pictures are small. @param {Buffer} bytes */
function checksum(bytes) {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return ~sum >>> 0;
}
