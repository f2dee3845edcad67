import { wholeNumber } from '../cli/arguments';

const FAILURES = { 2: 'the command was used wrongly', 3: 'it could not be measured' } as const;

/** The exit codes of a measurement with bounds. */
export const BENCH_EXIT_CODES = {
  0: 'measured; every bound holds',
  1: 'a bound is broken',
  ...FAILURES,
} as const;

/** The exit codes of a measurement that only prints. */
export const PRINT_EXIT_CODES = { 0: 'measured', ...FAILURES } as const;

/** The options of a measurement over several sizes of directory. */
export const SIZES = {
  offers: { type: 'string', valueHint: 'NUMBERS', description: 'Other sizes, such as 500,2000' },
  full: { type: 'boolean', default: false, description: 'Measure the largest size too, which takes long' },
} as const;

/** The sizes to measure, none below `least`: those of `--offers`, else the usual ones, and the largest with `--full`. */
export function sizesOf(
  { offers, full }: { offers: string | undefined; full: boolean },
  usual: readonly number[],
  largest: number,
  least = 1,
): number[] {
  if (offers !== undefined)
    return offers.split(',').map((size) => wholeNumber(size, 'a number of offers', least));
  return full ? [...usual, largest] : [...usual];
}
