/** A range of numbers. A bound that is absent is open. */
export interface Bounds {
  /** Included. */
  from?: number;
  /** Not included. */
  above?: number;
  /** Not included. */
  below?: number;
  /** Included. */
  to?: number;
}

/** A filter's option that holds for a range of numbers. */
export interface Band extends Bounds {
  /** As in page addresses and in the API. */
  value: string;
  label: string;
}

/** Whether a number is within the bounds. */
export function inBand({ from, above, below, to }: Bounds, value: number): boolean {
  return (
    (from === undefined || value >= from) &&
    (above === undefined || value > above) &&
    (below === undefined || value < below) &&
    (to === undefined || value <= to)
  );
}

/** The lower bound, whether or not it is included; −∞ where it is open. */
export const lowerEnd = ({ from, above }: Bounds): number => from ?? above ?? Number.NEGATIVE_INFINITY;
/** The upper bound, whether or not it is included; ∞ where it is open. */
export const upperEnd = ({ below, to }: Bounds): number => below ?? to ?? Number.POSITIVE_INFINITY;
