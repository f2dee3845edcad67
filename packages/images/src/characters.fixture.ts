import { inflateSync } from 'node:zlib';

const HEADER = 44;
const ENTRY = 20;

/** The characters of a WOFF font: the segments of its table `cmap`. */
export function charactersOf(font: Buffer): Set<number> {
  const entries = Array.from({ length: font.readUInt16BE(12) }, (_, at) => HEADER + at * ENTRY);
  const entry = entries.find((at) => font.toString('latin1', at, at + 4) === 'cmap') ?? 0;
  const [start, packed, length] = [4, 8, 12].map((at) => font.readUInt32BE(entry + at)) as [
    number,
    number,
    number,
  ];
  const bytes = font.subarray(start, start + packed);
  const cmap = packed < length ? inflateSync(bytes) : bytes;
  const found = new Set<number>();
  for (let table = 0; table < cmap.readUInt16BE(2); table += 1) {
    const at = cmap.readUInt32BE(4 + table * 8 + 4);
    if (cmap.readUInt16BE(at) !== 4) continue;
    const twice = cmap.readUInt16BE(at + 6);
    for (let segment = 0; segment < twice; segment += 2)
      for (
        let code = cmap.readUInt16BE(at + 16 + twice + segment);
        code <= cmap.readUInt16BE(at + 14 + segment);
        code += 1
      )
        found.add(code);
  }
  return found;
}
