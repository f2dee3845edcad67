import type { EffectiveDated } from '../settings/effective-dated';

/** `share` is a percentage of a whole, `percent_a_year` a rate. */
export type Unit = 'NZD' | 'share' | 'percent_a_year' | 'months' | 'years' | 'days';

export interface Figure {
  label: string;
  /** Percentages as in the data: 8.5 means 8.5 %. */
  value: number;
  unit: Unit;
}

/** Where a figure of a calculation comes from, as a page cites it. */
export interface Citation {
  source: string;
  source_address: string | null;
  in_force_from: string | null;
  checked_on: string | null;
  confidence: 'H' | 'M' | 'L' | null;
}

/** One line of a calculation, in the order in which it is worked out. */
export interface Step {
  /** Stable and unique within its calculation. */
  id: string;
  label: string;
  figures: readonly Figure[];
  /** What was assumed, or how the figure was worked out. */
  note: string | null;
  citation: Citation | null;
}

export function citationOf(entry: EffectiveDated<unknown>): Citation {
  const { source, source_address, in_force_from, checked_on, confidence } = entry;
  return { source, source_address, in_force_from, checked_on, confidence };
}

/** Rounds to the cent, so that the lines of a calculation add up as they are printed. */
export function toCents(amount: number): number {
  return Math.round(amount * 100) / 100;
}
