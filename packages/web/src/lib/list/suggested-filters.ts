import { FACETS, type FacetName } from '@tussock/core/offer/facets';
import type { OfferQuery } from '@tussock/core/offer/offer-query';
import { foldText } from '@tussock/core/text/fold';
import type { ListAnswer } from '../queries/offer-list';

type Suggestion = ListAnswer['suggestions'][number];

/** One facet with all the options that the words mean. */
export interface SuggestedFilter {
  facet: FacetName;
  options: { value: string; label: string }[];
  /** The words that mean it, folded. */
  words: string[];
}

/** Options of one facet are one suggestion: "under 100k" is two bands of the minimum. */
export function suggestedFilters(suggestions: readonly Suggestion[]): SuggestedFilter[] {
  const byFacet = new Map<FacetName, SuggestedFilter>();
  for (const { facet, value, label, words } of suggestions) {
    const known = byFacet.get(facet) ?? { facet, options: [], words: [] };
    known.options.push({ value, label });
    known.words.push(...words);
    byFacet.set(facet, known);
  }
  return [...byFacet.values()];
}

/** "Minimum investment: Under $50K or $50K to under $100K". */
export function suggestionText({ facet, options }: SuggestedFilter): string {
  return `${FACETS[facet].label}: ${options.map(({ label }) => label).join(' or ')}`;
}

/** The query with the filter in place of the words that meant it. */
export function withSuggestion(query: OfferQuery, { facet, options, words }: SuggestedFilter): OfferQuery {
  const values = [...(query.filters[facet] ?? []), ...options.map(({ value }) => value)];
  return {
    ...query,
    q: withoutWords(query.q, words),
    filters: { ...query.filters, [facet]: [...new Set(values)] },
    page: 1,
  };
}

function withoutWords(text: string, words: readonly string[]): string {
  const isMeant = (piece: string) => {
    const parts =
      foldText(piece)
        .replaceAll("'", '')
        .match(/[\p{L}\p{N}]+/gu) ?? [];
    return parts.length > 0 && parts.every((part) => words.includes(part));
  };
  return text
    .split(/\s+/)
    .filter((piece) => !isMeant(piece))
    .join(' ');
}
