import { anyRows } from '@tussock/core/offer/cards.fixture';
import type { CatalogueOffer } from '@tussock/core/offer/offer';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { offersInMemory } from './offers-in-memory';
import { sources, textOf, textSourceOf } from './search.fixture';
import { sentencesOf } from './sentences';
import { openTextIndex } from './text-search';
import { withoutRemoved } from './without-removed';

const base = fc.sample(anyRows, { numRuns: 50, seed: 1 }).flat()[0] as CatalogueOffer;
const card = (more: Partial<CatalogueOffer>) => ({
  ...base,
  minimum_in_nzd: null,
  is_open_ended: false,
  terms: [],
  ...more,
});
const cards = [
  card({
    minimum_investment: 10_000,
    distribution: 'monthly',
    place: { slug: 'auckland', name: 'Auckland' },
  }),
  card({ minimum_investment: 60_000, is_aip_eligible: true, status: 'Open', tax_structure: 'pie' }),
  card({ minimum_investment: 200_000, is_secondary_market: true, is_open_ended: true, status: 'Open' }),
  card({ minimum_investment: 900_000, place: { slug: 'hawkes-bay', name: 'Hawke’s Bay' } }),
];
const offers = offersInMemory(cards);
const text = textSourceOf(sources({ providers: ['Quarterly Capital Limited'] }));
const index = openTextIndex(text);
const sentences = sentencesOf(offers)(index);
const suggested = (text: string, filters = {}) =>
  sentences.suggest(text, filters).map(({ facet, value }) => `${facet}=${value}`);

describe('suggested filters', () => {
  it('understands amounts', () => {
    expect(suggested('under 50k')).toEqual(['min_investment=under-50k']);
    expect(suggested('under $100,000')).toEqual(['min_investment=under-50k', 'min_investment=50k-100k']);
    expect(suggested('less than 0.1m')).toEqual(['min_investment=under-50k', 'min_investment=50k-100k']);
    expect(suggested('over 500k')).toEqual(['min_investment=over-500k']);
    expect(suggested('$60k')).toEqual(['min_investment=50k-100k']);
    expect(suggested('fund 12')).toEqual([]);
    expect(suggested('8%')).toEqual([]);
  });

  it('understands what the facets are called', () => {
    expect(suggested('monthly income')).toContain('distribution=monthly');
    expect(suggested('aip')).toEqual(['aip=true']);
    expect(suggested('AUCKLAND pie')).toEqual(
      expect.arrayContaining(['location=auckland', 'tax_structure=pie']),
    );
    expect(suggested('hawkes bay')).toEqual(['location=hawkes-bay']);
    expect(suggested('secondary market')).toEqual(['secondary_market=true']);
  });

  it('names the words that mean it', () => {
    const words = (text: string) => sentences.suggest(text, {}).map((suggestion) => suggestion.words);
    expect(words('zephyr under $100,000')).toEqual([
      ['under', '100', '000'],
      ['under', '100', '000'],
    ]);
    expect(words('zephyr in Hawke’s Bay')).toEqual([['in', 'hawkes', 'bay']]);
  });

  it('takes the longer phrase, and nothing that is applied already', () => {
    expect(suggested('open ended')).toEqual(['term=open-ended']);
    expect(suggested('auckland', { location: ['auckland'] })).toEqual([]);
    expect(suggested('')).toEqual([]);
  });
});

describe('a sentence', () => {
  const read = (sentence: string, text = index) => {
    const { q, parts } = sentencesOf(offers)(text).read(sentence);
    return [q, ...parts.map(({ facet, options }) => `${facet}=${options.map(({ value }) => value)}`)];
  };

  it('leaves names of records alone, but for those that were removed', () => {
    expect(read('quarterly')).toEqual(['', 'distribution=quarterly']);
    expect(read('quarterly capital in Auckland')).toEqual(['quarterly capital', 'location=auckland']);
    const removed = new Set(['provider Quarterly Capital Limited']);
    const left = openTextIndex(withoutRemoved(text, { removed, people: [] }));
    expect(read('quarterly capital', left)).toEqual(['capital', 'distribution=quarterly']);
  });

  it('means a rank of security where an offer states one, and is searched for where none does', () => {
    const ranked = (security_rank: CatalogueOffer['security_rank']) =>
      offersInMemory(cards.map((each) => ({ ...each, security_rank, not_applicable: [] })));
    const ranksIn = (of: ReturnType<typeof ranked>) => {
      const { q, parts } = sentencesOf(of)(index).read('first mortgage, monthly');
      return [q, ...parts.map(({ facet }) => facet)];
    };
    expect(ranksIn(ranked('second'))).toEqual(['', 'security_rank', 'distribution']);
    expect(ranksIn(ranked(null))).toEqual(['first mortgage', 'distribution']);
  });

  it('takes a word that the directory has as it is, and mends one that it has not', () => {
    expect(read('aukland')).toEqual(['', 'location=auckland']);
    const named = textOf(sources({ providers: ['Aukland'] }));
    expect(sentencesOf(offers)(named).read('aukland').parts).toEqual([]);
  });
});
