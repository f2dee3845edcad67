import { type Band, type Bounds, inBand, lowerEnd, upperEnd } from '../list/band';

/** A piece of a range, such as "$50K to $75K"; both ends the same for a single value. */
export interface Piece {
  low: number;
  high: number;
}

export interface BandsIn {
  bands: Band[];
  /** What the range has and the bands have not. */
  left_out: Piece[];
  /** What the bands have and the range has not. */
  added: Piece[];
}

/**
 * The bands that show a range: those inside it, else those that touch it. An end that differs by its one value (over or
 * from $100K) does not keep a band out. What the bands leave out or add is named, so that no list widens in silence.
 */
export function bandsIn(range: Bounds, bands: readonly Band[]): BandsIn {
  const inside = bands.filter(
    (band) => lowerEnd(band) >= lowerEnd(range) && upperEnd(band) <= upperEnd(range),
  );
  const chosen = inside.length > 0 ? inside : bands.filter((band) => touches(band, range));
  const [first, last] = [chosen[0], chosen.at(-1)];
  if (!first || !last) return { bands: [], left_out: [], added: [] };
  const low = { range: lowerEnd(range), band: lowerEnd(first) };
  const high = { range: upperEnd(range), band: upperEnd(last) };
  const left_out: Piece[] = [];
  const added: Piece[] = [];
  if (low.range < low.band) left_out.push({ low: low.range, high: low.band });
  if (low.band < low.range) added.push({ low: low.band, high: low.range });
  if (low.band === low.range) atOneValue(low.range, first);
  if (high.band < high.range) left_out.push({ low: high.band, high: high.range });
  if (high.range < high.band) added.push({ low: high.range, high: high.band });
  if (high.band === high.range) atOneValue(high.range, last);
  return { bands: chosen, left_out, added };

  function atOneValue(value: number, band: Band) {
    if (!Number.isFinite(value)) return;
    const inRange = inBand(range, value);
    if (inRange === inBand(band, value)) return;
    (inRange ? left_out : added).push({ low: value, high: value });
  }
}

function touches(band: Band, range: Bounds): boolean {
  const low = Math.max(lowerEnd(band), lowerEnd(range));
  const high = Math.min(upperEnd(band), upperEnd(range));
  return low < high || (low === high && inBand(band, low) && inBand(range, low));
}
