import { type Band, type Bounds, inBand, lowerEnd, upperEnd } from '../list/band';
import type { FacetOption } from '../list/facet';
import type { FacetName } from '../offer/facets';
import { minimumUpTo } from '../offer/minimum';
import { type BandsIn, bandsIn, type Piece } from './bands-in';
import type { RangeFacet } from './facet-of-range';
import { nameOfBands } from './name-of-bands';

interface ShownRange {
  facet: FacetName;
  options: FacetOption[];
  /** What the options are together; absent where their own labels say it. */
  label?: string;
  /** In words, what they leave out of the range or add to it; null where they show just that. */
  note: string | null;
}

/** The bands that show the range. Where they leave out or add something and only its upper end is said, that end is asked for. */
export function shownRange(of: RangeFacet, bounds: Bounds): ShownRange {
  const { facet, bands, text } = of;
  const shown = bandsIn(bounds, bands);
  const label = nameOfBands(shown.bands, text);
  const options = shown.bands.map(({ value, label }) => ({ value, label }));
  const nearest = `The nearest filter is ${label ?? options.map((option) => option.label).join(' or ')}.`;
  // A number alone asks for the band that it is in, not for that number.
  const isPoint = bounds.from !== undefined && bounds.from === bounds.to;
  const note = isPoint
    ? noteOfPoint(of, nearest, bounds.from as number, shown.bands)
    : noteOf(shown, nearest, text, bands);
  const upTo = note === null ? null : shownUpTo(of, bounds);
  return upTo ?? { facet, options, ...(label && { label }), note };
}

function shownUpTo({ upTo, text }: RangeFacet, bounds: Bounds): ShownRange | null {
  const most = upperEnd(bounds);
  const option = lowerEnd(bounds) === Number.NEGATIVE_INFINITY && upTo && minimumUpTo(String(most));
  if (!option) return null;
  const isMostAdded = bounds.below !== undefined;
  const note = isMostAdded
    ? `The nearest filter is ${option.label}. It also shows exactly ${text(most)}.`
    : null;
  return { facet: upTo, options: [option], note };
}

/** The first and the last band have no end on one side: to ask for more is to ask for all. */
function noteOfPoint(
  { text, wider, widerTo }: RangeFacet,
  nearest: string,
  value: number,
  bands: readonly Band[],
): string {
  const end = widerTo(value, bands[0] ?? {});
  if (!Number.isFinite(end)) return nearest;
  return `${nearest} For all ${wider.all} ${text(end)}, write “${wider.write} ${text(end)}”.`;
}

function noteOf(
  { left_out, added }: BandsIn,
  nearest: string,
  text: (value: number) => string,
  all: readonly Band[],
): string | null {
  if (left_out.length === 0 && added.length === 0) return null;
  const pieces = (some: readonly Piece[]) => some.map((piece) => pieceText(piece, text)).join(' and ');
  // A round amount is the minimum of many offers: say which filter has it.
  const advice = left_out
    .filter(({ low, high }) => low === high)
    .map((piece) => [pieceText(piece, text), all.find((band) => inBand(band, piece.low))] as const)
    .map(([value, band]) => band && `For ${value}, also choose ${band.label}.`);
  return [
    nearest,
    left_out.length > 0 && `It leaves out ${pieces(left_out)}.`,
    ...advice,
    added.length > 0 && `It also shows ${pieces(added)}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

function pieceText({ low, high }: Piece, text: (value: number) => string): string {
  if (low === high) return `exactly ${text(low)}`;
  if (low === Number.NEGATIVE_INFINITY) return `less than ${text(high)}`;
  if (high === Number.POSITIVE_INFINITY) return `more than ${text(low)}`;
  return `${text(low)} to ${text(high)}`;
}
