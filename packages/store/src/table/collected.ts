/** A page of 25 whole offers has 330 KB; a larger answer gets a place of its own. */
const PLACE_BYTES = 512 * 1024;

let free: Buffer | null = Buffer.allocUnsafeSlow(PLACE_BYTES);

/** The parts of a body, put together. */
export interface Collected {
  add(part: Buffer): void;
  /** All of it, until `release`. */
  whole(): Buffer;
  release(): void;
}

/**
 * Collects the parts of a body in a place that is used again: a new one of 300 KB for each answer makes the garbage collector
 * run ever and again. `length` of the body; NaN where it is not known.
 */
export function collected(length: number): Collected {
  let place = length <= PLACE_BYTES ? free : null;
  if (place) free = null;
  const parts: Buffer[] = [];
  let end = 0;
  return {
    add(part) {
      if (place) end += part.copy(place, end);
      else parts.push(part);
    },
    whole: () => place?.subarray(0, end) ?? Buffer.concat(parts),
    release() {
      free ??= place;
      place = null;
    },
  };
}
