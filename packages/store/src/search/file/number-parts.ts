/** Numbers as bytes: of one, two or four bytes each, whichever is the least that holds them all; the first byte says which. */
export function packNumbers(numbers: Int32Array | Uint32Array): Uint8Array {
  let [least, most] = [0, 0];
  for (const number of numbers) {
    if (number < least) least = number;
    if (number > most) most = number;
  }
  const width = least >= -128 && most <= 127 ? 1 : least >= -32_768 && most <= 32_767 ? 2 : 4;
  const narrow = width === 1 ? Int8Array.from(numbers) : width === 2 ? Int16Array.from(numbers) : numbers;
  const bytes = new Uint8Array(1 + narrow.byteLength);
  bytes[0] = width;
  bytes.set(new Uint8Array(narrow.buffer, narrow.byteOffset, narrow.byteLength), 1);
  return bytes;
}

/** The numbers that `packNumbers` wrote; all are below 2^31. */
export function unpackNumbers(bytes: Uint8Array): Int32Array {
  // A copy, so that it begins where numbers of four bytes may.
  const { buffer } = new Uint8Array(bytes.subarray(1));
  if (bytes[0] === 1) return Int32Array.from(new Int8Array(buffer));
  return bytes[0] === 2 ? Int32Array.from(new Int16Array(buffer)) : new Int32Array(buffer);
}
