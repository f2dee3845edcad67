/** A filter's option that holds for a range of numbers. A bound that is absent is open. */
export interface Band {
  /** As in page addresses and in the API. */
  value: string;
  label: string;
  /** Included. */
  from?: number;
  /** Not included. */
  above?: number;
  /** Not included. */
  below?: number;
  /** Included. */
  to?: number;
}

export function inBand({ from, above, below, to }: Band, value: number): boolean {
  return (
    (from === undefined || value >= from) &&
    (above === undefined || value > above) &&
    (below === undefined || value < below) &&
    (to === undefined || value <= to)
  );
}

export const lowerEnd = ({ from, above }: Band): number => from ?? above ?? Number.NEGATIVE_INFINITY;
export const upperEnd = ({ below, to }: Band): number => below ?? to ?? Number.POSITIVE_INFINITY;
