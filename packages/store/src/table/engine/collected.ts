/** A page of 25 whole offers has 330 KB; a larger answer gets a place of its own. */
const PLACE_BYTES = 512 * 1024;

let free: Buffer | null = Buffer.allocUnsafeSlow(PLACE_BYTES);

/** The parts of a body, put together. */
export interface Collected {
  /** Copies a part. Throws a `RangeError` where it is more than the length. */
  add(part: Buffer): void;
  isWhole(): boolean;
  /** All of it, until `release`. */
  whole(): Buffer;
  release(): void;
}

/**
 * Collects the parts of a body of `length` bytes in a place that is used again: a new one of 300 KB for each answer makes the
 * garbage collector run again and again.
 */
export function collected(length: number): Collected {
  const shared = length <= PLACE_BYTES ? free : null;
  if (shared) free = null;
  let place: Buffer | null = shared ?? Buffer.allocUnsafeSlow(length);
  let end = 0;
  return {
    add(part) {
      if (!place) return;
      if (end + part.length > length) throw new RangeError('The engine answered more than it said');
      end += part.copy(place, end);
    },
    isWhole: () => end === length,
    whole: () => (place ?? Buffer.alloc(0)).subarray(0, end),
    release() {
      free ??= shared && place;
      place = null;
    },
  };
}
