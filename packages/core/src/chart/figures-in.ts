const NUMBER = String.raw`([−+-]?)\s*\$?(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?\s*(thousand|million|billion|bn|[KkMm]|)`;
const JOINT = String.raw`\s*%?\s*(?:[–—-]|to\b)\s*`;
/** Read whole or not at all: what follows is no further end of a range, and no other digits, such as those of "1 000 000". */
const FIGURE = new RegExp(
  String.raw`^(?:about )?${NUMBER}(?:${JOINT}${NUMBER})?(?:$|(?=[%\s(]|,(?!\d)))(?!\s\d|${JOINT}[−+]?\$?\d)`,
);
/** How many ones the words and letters of an amount are. */
export const TIMES = { '': 1, k: 1e3, thousand: 1e3, m: 1e6, million: 1e6, bn: 1e9, billion: 1e9 };

/** The figure at the beginning of a text, or the two ends of a range, the lower one first; none where the text begins with neither. */
export function figuresIn(text: string): number[] {
  const [, ...parts] = FIGURE.exec(text) ?? [];
  const [first, second] = [parts.slice(0, 4), parts.slice(4)].map(numberOf);
  if (first && second && isUnclear(first, second)) return [];
  return [first && second ? inTimesOf(first, second) : first, second]
    .flatMap((one) => (one ? [one.number * one.times] : []))
    .sort((a, b) => a - b);
}

interface Stated {
  number: number;
  times: number;
}

function numberOf([sign, digits, fraction = '', unit = '']: (string | undefined)[]): Stated | null {
  if (digits === undefined) return null;
  const size = Number(digits.replaceAll(',', '') + fraction);
  const times = TIMES[unit.toLowerCase() as keyof typeof TIMES];
  return { number: sign === '-' || sign === '−' ? -size : size, times };
}

/** "$5m–10" may end at ten million or at ten. */
const isUnclear = (low: Stated, { number, times }: Stated): boolean =>
  low.times > 1 && times === 1 && Math.abs(number) < TIMES.k;

/** "$1–2 million" begins at one million, "$500,000–2 million" at half of one. */
const inTimesOf = (low: Stated, { number, times }: Stated): Stated =>
  low.times === 1 && low.number <= number ? { ...low, times } : low;
