import { COLUMN } from './list-columns';
import { facetNames, type ListSpec } from './list-query';

/**
 * Parameters of an address that a list does not have, and that read like one of its filters: `minimum`, `minimum_investment`,
 * `asset-class`. Others, such as those that count where visitors come from, are nobody's mistake.
 */
export function almostFilters<Name extends string, Sort extends string>(
  spec: ListSpec<Name, Sort>,
  params: URLSearchParams,
): string[] {
  const known: string[] = facetNames(spec);
  const others = ['q', 'sort', 'page', 'layout', COLUMN, ...Object.keys(spec.options ?? {})];
  const named = [...known, ...Object.values<{ label: string }>(spec.facets).map(({ label }) => label)];
  const filters = [...named, 'sort'].map(wordsOf);
  const isAlmost = (name: string) =>
    !known.includes(name) &&
    !others.includes(name) &&
    filters.some((words) => beginAlike(words, wordsOf(name)));
  return [...new Set(params.keys())].filter(isAlmost);
}

/** "minInvestment", "min_investment" and "Min investment" are the same words. */
const wordsOf = (text: string): string[] =>
  text
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .match(/[a-z]+/g) ?? [];

/** Whether one is the other or its first words. */
const beginAlike = (one: readonly string[], other: readonly string[]) =>
  other.length > 0 && one.slice(0, other.length).join(' ') === other.slice(0, one.length).join(' ');
