import type { FacetOption } from '../list/facet';
import type { FacetName, Filters } from '../offer/facets';
import type { OfferSort } from '../offer/offer-sort';
import type { WhyUnused } from './meaning';

/** A filter that words of a sentence mean. */
export interface SentencePart {
  facet: FacetName;
  /** One value, or the bands that show a range. */
  options: FacetOption[];
  /** What bands are together, such as "8% and over"; absent where the labels of the options say it. */
  label?: string | undefined;
  /** The words that mean it, as they were typed. */
  words: string;
  /** What the bands leave out of the range or add to it, in words; null where they show just that. */
  note: string | null;
  /** The sentence without these words. */
  without: string;
}

/** Words that are neither a filter nor searched. */
export interface UnusedWords {
  /** As they were typed. */
  words: string;
  why: WhyUnused;
}

/** The order of the list that words ask for. */
export interface SentenceOrder {
  sort: OfferSort;
  /** As they were typed. */
  words: string;
  /** The sentence without these words. */
  without: string;
}

export interface Sentence {
  /** The words that are no filter and no order. */
  q: string;
  parts: SentencePart[];
  /** Absent where the words ask for none. */
  order?: SentenceOrder | undefined;
  /** Absent where all words are used. */
  unused?: UnusedWords[] | undefined;
}

/** A query with what its words mean in their place: filters, an order, and the words that are neither. */
export const asRead = <Query extends { q: string; sort: OfferSort | null; filters: Filters }>(
  query: Query,
  { q, order, parts }: Sentence,
): Query => ({
  ...query,
  q,
  sort: query.sort ?? order?.sort ?? null,
  filters: filtersOfSentence(parts, query.filters),
});

/** The filters of a sentence, those given included: values inside a facet are OR. */
export function filtersOfSentence(parts: readonly SentencePart[], given: Filters = {}): Filters {
  const filters: Partial<Record<FacetName, readonly string[]>> = { ...given };
  for (const { facet, options } of parts)
    filters[facet] = [...new Set([...(filters[facet] ?? []), ...options.map(({ value }) => value)])];
  return filters;
}
