/** The documents that have a word, in ascending order, and what the word is worth in each. */
export interface Posting {
  documents: Int32Array;
  scores: Float32Array;
}

/** The steps between 0 and the highest score of a word. */
const STEPS = 65_535;
const HEADER = 8;

/**
 * A posting as it is stored: the number of documents and the size of a step (4 bytes each), the scores in steps (2 bytes
 * each), and the documents as `packDistances` writes them. All little-endian.
 */
export function packPosting(documents: ArrayLike<number>, scores: ArrayLike<number>): Uint8Array {
  const count = documents.length;
  let highest = 0;
  for (let n = 0; n < count; n++) highest = Math.max(highest, scores[n] as number);
  const step = highest / STEPS || 1;
  const distances = packDistances(documents);
  const bytes = new Uint8Array(HEADER + 2 * count + distances.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, count, true);
  view.setFloat32(4, step, true);
  for (let n = 0; n < count; n++)
    view.setUint16(HEADER + 2 * n, Math.max(1, Math.round((scores[n] as number) / step)), true);
  bytes.set(distances, HEADER + 2 * count);
  return bytes;
}

export function unpackPosting(bytes: Uint8Array): Posting {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const count = view.getUint32(0, true);
  const step = view.getFloat32(4, true);
  const documents = unpackDistances(bytes.subarray(HEADER + 2 * count));
  const scores = new Float32Array(count);
  for (let n = 0; n < count; n++) scores[n] = step * view.getUint16(HEADER + 2 * n, true);
  return { documents, scores };
}

/** Numbers in ascending order as the distances between them, 7 bits a byte, lowest first. */
export function packDistances(numbers: ArrayLike<number>): Uint8Array {
  const bytes = new Uint8Array(5 * numbers.length);
  let end = 0;
  let before = -1;
  for (let n = 0; n < numbers.length; n++) {
    const number = numbers[n] as number;
    let distance = number - before - 1;
    for (; distance > 127; distance >>>= 7) bytes[end++] = (distance & 127) | 128;
    bytes[end++] = distance;
    before = number;
  }
  return bytes.slice(0, end);
}

/** The numbers that `packDistances` wrote. */
export function unpackDistances(bytes: Uint8Array): Int32Array {
  const numbers = new Int32Array(bytes.length);
  let count = 0;
  let before = -1;
  for (let at = 0; at < bytes.length; count++) {
    let distance = 0;
    for (let shift = 0, more = true; more; shift += 7) {
      const byte = bytes[at++] as number;
      distance |= (byte & 127) << shift;
      more = byte > 127;
    }
    before += distance + 1;
    numbers[count] = before;
  }
  return numbers.subarray(0, count);
}
