import type { Suggestion } from '@tussock/core/answers/search';
import { type Band, inBand, lowerEnd, upperEnd } from '@tussock/core/list/band';
import type { FacetOption } from '@tussock/core/list/facet';
import { MINIMUM_BANDS } from '@tussock/core/offer/bands';
import type { FacetTable } from '@tussock/core/offer/facet-counts';
import type { FacetName, Filters } from '@tussock/core/offer/facets';
import { foldText } from '@tussock/core/text/fold';
import { wordsOf } from './text-terms';

const MOST = 8;

/** What people call the filters whose own labels nobody types. */
const PHRASES: Partial<Record<FacetName, Record<string, string[]>>> = {
  aip: { true: ['aip', 'active investor plus', 'investor visa'] },
  secondary_market: { true: ['secondary market', 'secondary'] },
  term: { 'open-ended': ['open ended', 'evergreen'] },
  distribution: { 'at-maturity': ['at maturity'] },
};

const AMOUNT =
  /(?:(under|below|less than|up to|over|above|more than|from|at least)\s+)?(\$\s?)?(\d[\d,]*(?:\.\d+)?)\s?(k|m|thousand|million)?(?![\w%])/;
const SCALE: Record<string, number> = { k: 1_000, thousand: 1_000, m: 1_000_000, million: 1_000_000 };
const UPWARD = new Set(['over', 'above', 'more than', 'from', 'at least']);

/** Bands of the minimum that "under 100k", "over $500k" or "250,000" mean, and the words that do. */
function minimumBands(text: string): { bands: string[]; meant: string[] } {
  const [all = '', word, dollar, digits, scale] = AMOUNT.exec(text) ?? [];
  const nothing = { bands: [], meant: [] };
  if (digits === undefined) return nothing;
  const amount = Number(digits.replaceAll(',', '')) * (SCALE[scale ?? ''] ?? 1);
  if (!dollar && !scale && amount < 10_000) return nothing;
  const means = (band: Band) => {
    if (word === undefined) return inBand(band, amount);
    return UPWARD.has(word) ? lowerEnd(band) >= amount : upperEnd(band) <= amount;
  };
  const bands = MINIMUM_BANDS.filter(means).map(({ value }) => value);
  return { bands, meant: wordsOf(all) };
}

/** The words for an option: its label without the part in brackets, and our own phrases. */
function phrasesFor(facet: FacetName, option: FacetOption): string[][] {
  if (facet === 'min_investment' || facet === 'target_return') return [];
  const flag = facet === 'aip' || facet === 'secondary_market';
  const labels = flag ? [] : [option.label.replace(/\(.*\)/, '')];
  return [...labels, ...(PHRASES[facet]?.[option.value] ?? [])].map(wordsOf).filter((words) => words.length);
}

interface Span {
  start: number;
  end: number;
}

function spanOf(phrase: string[], words: string[]): Span | undefined {
  const start = words.findIndex((_, at) => phrase.every((word, offset) => words[at + offset] === word));
  return start < 0 ? undefined : { start, end: start + phrase.length };
}

/** Filters that the words mean and that are not applied yet; a longer phrase wins over a shorter one inside it. */
export function suggestFilters(table: FacetTable, text: string, filters: Filters): Suggestion[] {
  const words = wordsOf(text);
  const { bands, meant } = minimumBands(foldText(text));
  const found = table.columns.flatMap(({ name: facet, options }) =>
    options.flatMap((option) => {
      const spans = phrasesFor(facet, option).map((phrase) => spanOf(phrase, words));
      const byAmount = facet === 'min_investment' && bands.includes(option.value);
      const span = byAmount ? { start: 0, end: 0 } : spans.find((each) => each !== undefined);
      if (!span) return [];
      const said = byAmount ? meant : words.slice(span.start, span.end);
      return [{ facet, ...option, span, words: said }];
    }),
  );
  const inside = (a: Span, b: Span) =>
    a.end - a.start < b.end - b.start && a.start >= b.start && a.end <= b.end && a.end > a.start;
  return found
    .filter(({ span }) => !found.some((other) => inside(span, other.span)))
    .filter(({ facet, value }) => !filters[facet]?.includes(value))
    .map(({ span: _, ...suggestion }) => suggestion)
    .slice(0, MOST);
}
