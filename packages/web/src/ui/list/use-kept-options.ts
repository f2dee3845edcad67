import type { FacetCount } from '@tussock/core/answers/facets';
import { useState } from 'react';

/** An option of a filter; without a count where the answer does not list it. */
export type ShownOption = Omit<FacetCount, 'count'> & { count: number | null };

/**
 * The options, with those that were chosen and are not listed any more, each in the place that it had. Both arrays are the same ones as
 * long as nothing changes.
 */
export function useKeptOptions(
  listed: readonly FacetCount[],
  touched: readonly string[],
): readonly ShownOption[] {
  const [last, setLast] = useState<{
    listed: readonly FacetCount[];
    touched: readonly string[];
    kept: readonly ShownOption[];
  }>({ listed, touched, kept: listed });
  if (last.listed === listed && last.touched === touched) return last.kept;
  const kept = withKept(listed, last.kept, touched);
  setLast({ listed, touched, kept });
  return kept;
}

/** Behind the option that it was behind, or the nearest before that which is listed still. */
export function withKept(
  listed: readonly ShownOption[],
  before: readonly ShownOption[],
  touched: readonly string[],
): readonly ShownOption[] {
  const kept = [...listed];
  let at = 0;
  for (const option of before) {
    const place = kept.findIndex(({ value }) => value === option.value);
    if (place >= 0) at = place + 1;
    else if (touched.includes(option.value)) {
      kept.splice(at, 0, { ...option, count: null });
      at += 1;
    }
  }
  return kept;
}
