import { type Band, type Bounds, lowerEnd, upperEnd } from '../list/band';

/**
 * One name for bands that follow each other, such as "8% and over", in place of the name of each; null for one band, for
 * bands with a gap between them, and for bands that together have no end.
 */
export function nameOfBands(bands: readonly Band[], text: (value: number) => string): string | null {
  const [first, last] = [bands[0], bands.at(-1)];
  if (!first || !last || first === last) return null;
  const isWhole = bands.every((band, at) => at === 0 || follows(band, bands[at - 1] as Band));
  return isWhole ? nameBetween(first, last, text) : null;
}

/** Whether there is no value between two bands and none that both have. */
const follows = (band: Bounds, before: Bounds) =>
  lowerEnd(band) === upperEnd(before) && (band.from === undefined) === (before.below === undefined);

/** From the lower end of one to the upper end of the other, as bands are named. */
function nameBetween(
  { from, above }: Bounds,
  { below, to }: Bounds,
  text: (value: number) => string,
): string | null {
  const low = from ?? above;
  const high = below ?? to;
  if (low === undefined && high === undefined) return null;
  if (low === undefined) return `${below === undefined ? 'Up to' : 'Under'} ${text(high as number)}`;
  if (high === undefined) return from === undefined ? `Over ${text(low)}` : `${text(low)} and over`;
  if (from === undefined) return `Over ${text(low)} ${below === undefined ? 'to' : 'to under'} ${text(high)}`;
  return below === undefined ? `${text(low)}–${text(high)}` : `${text(low)} to under ${text(high)}`;
}
