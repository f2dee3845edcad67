import { LONGEST_WORDS } from '@tussock/core/list/list-query';
import { parseFilters } from '@tussock/core/offer/offer-query';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SearchAnswer } from '../../lib/queries/offer-list';
import { addressOfHit, HIT_KINDS, type Hit, listOfKind } from './hit-kinds';
import { choicesOf, inQuotes, recentChoices, searchAddress } from './quick-search';

const hit = (kind: Hit['kind'], more: Partial<Hit> = {}): Hit =>
  ({ kind, id: 'an-id', slug: 'kauri', title: `A ${kind}`, matched: ['a'], ...more }) as Hit;

function answer(more: Partial<Record<Hit['kind'], Hit[]>>, over: object = {}): SearchAnswer {
  const kinds = ['offer', ...HIT_KINDS] as const;
  const groups = Object.fromEntries(kinds.map((kind) => [kind, { total: 9, hits: more[kind] ?? [] }]));
  return { did_you_mean: null, total: 0, data: [], groups, ...over } as unknown as SearchAnswer;
}

describe('a hit', () => {
  it.each([
    ['provider', '/providers/kauri'],
    ['platform', '/platforms/kauri'],
    ['fund', '/funds/kauri'],
    ['tag', '/tags/kauri'],
    ['blog-post', '/blog/kauri'],
    ['faq', '/faq#what-is-a-pie'],
  ] as const)('%s leads to its page', (kind, address) => {
    expect(addressOfHit(hit(kind, kind === 'faq' ? { title: 'What is a PIE?' } : {}))).toBe(address);
  });

  it('leads to a question by the first eighty letters of its anchor', () => {
    expect(addressOfHit(hit('faq', { title: 'x'.repeat(100) }))).toBe(`/faq#${'x'.repeat(80)}`);
  });

  it('is one of a list where there is one', () => {
    const lists = HIT_KINDS.map((kind) => listOfKind(kind, 'kauri & co'));
    const query = '?q=kauri+%26+co';
    expect(lists).toEqual([`/providers${query}`, `/platforms${query}`, `/funds${query}`, null, null, null]);
  });
});

it('an offer among the choices says its minimum in its own currency, and its target', () => {
  const offer = { id: 'an-id', slug: 'kauri', name: 'Kauri', status: 'Open', defaulted: [] };
  const figures = { minimum_investment: 250_000, target_return_min: 8, target_return_max: 9.5 };
  const data = [{ ...offer, ...figures, investment_currency: 'AUD', target_return_type: 'p.a.' }];
  const [offers] = choicesOf('kauri', answer({}, { total: 1, data }));
  expect(offers?.choices[1]?.detail).toBe('Minimum: $250K AUD\u00a0· Target: 8–9.5% p.a.\u00a0· Open');
});

describe('words in quotes', () => {
  it('can be searched for however long the words were, and none is added', () => {
    const letter = fc.constantFrom(...'ab ā"“”9');
    const words = fc.string({ unit: letter, minLength: 1, maxLength: LONGEST_WORDS });
    fc.assert(
      fc.property(words, (asked) => {
        const quoted = inQuotes(asked);
        expect(parseFilters(new URLSearchParams({ q: quoted })).q).toBe(quoted);
        const bare = asked.replace(/[\s"“”]+/g, ' ').trim();
        expect(bare.startsWith(quoted.slice(1, -1))).toBe(true);
      }),
    );
  });

  it('are whole words', () => {
    const words = 'private '.repeat(25).trim();
    expect(inQuotes('private  "credit"')).toBe('"private credit"');
    expect(inQuotes(words)).toBe(`"${'private '.repeat(24).trim()}"`);
    expect(inQuotes('x'.repeat(LONGEST_WORDS))).toHaveLength(LONGEST_WORDS);
  });
});

describe('the choices of the search box', () => {
  const all = (words: string) => ({
    label: 'Everything',
    choices: [{ to: searchAddress(words), text: `All results for “${words}”`, matched: [], words }],
  });

  it('are all results where nothing else was found', () => {
    expect(choicesOf('kauri', answer({}))).toEqual([all('kauri')]);
    expect(searchAddress('kauri & co')).toBe('/search?q=kauri+%26+co');
  });

  it('are guides and tools that the words ask for, where no record has them too', () => {
    const [first, ...rest] = choicesOf('the visa', answer({}));
    expect(first?.label).toBe('Guides and tools');
    expect(first?.choices.map(({ to }) => to)).toEqual(['/aip-investor-visa', '/aip-eligible-funds']);
    expect(rest).toEqual([all('the visa')]);
  });

  it('lead to the offers in the order that the words ask for', () => {
    const order = { sort: 'lowest_minimum', words: 'lowest minimum', without: 'kauri' };
    const found = choicesOf(
      'kauri, lowest minimum',
      answer({}, { total: 2, sentence: { q: 'kauri', parts: [], order } }),
    );
    expect(found[0]?.choices[0]?.to).toBe('/offers?q=kauri&sort=lowest_minimum');
  });

  it('are another spelling, the offers under the filters, the best three hits of each other kind, and all results', () => {
    const words = 'monthly kauri';
    const part = {
      facet: 'distribution',
      options: [{ value: 'monthly', label: 'Monthly' }],
      words: 'monthly',
    };
    const offer = {
      id: '1',
      slug: 'a',
      name: 'Kauri A',
      status: 'Open',
      investment_currency: 'NZD',
      minimum_investment: 50_000,
      target_return_min: 8,
      target_return_max: 9,
      target_return_type: 'p.a.',
    };
    const silent = {
      ...offer,
      id: '2',
      slug: 'b',
      minimum_investment: null,
      target_return_min: null,
      target_return_max: null,
    };
    const found = choicesOf(
      words,
      answer(
        {
          offer: [hit('offer', { id: '1' })],
          tag: [1, 2, 3, 4].map((n) => hit('tag', { title: `Tag ${n}` })),
        },
        { did_you_mean: 'kauris', total: 12, data: [offer, silent], sentence: { q: 'kauri', parts: [part] } },
      ),
    );
    expect(found).toEqual([
      {
        label: 'Did you mean',
        choices: [
          { to: '/search?q=kauris&distribution=monthly', text: 'kauris', matched: [], words: 'kauris' },
        ],
      },
      {
        label: 'Offers',
        choices: [
          {
            to: '/offers?q=kauri&distribution=monthly',
            text: 'Show 12 offers',
            isMain: true,
            matched: [],
            words,
          },
          {
            to: '/offers/a',
            text: 'Kauri A',
            matched: ['a'],
            words,
            detail: 'Minimum: $50K NZD\u00a0· Target: 8–9% p.a.\u00a0· Open',
          },
          {
            to: '/offers/b',
            text: 'Kauri A',
            matched: [],
            words,
            detail: 'Minimum: Contact for details\u00a0· Target: Contact for details\u00a0· Open',
          },
        ],
      },
      {
        label: 'Tags',
        choices: [1, 2, 3].map((n) => ({ to: '/tags/kauri', text: `Tag ${n}`, matched: ['a'], words })),
      },
      all(words),
    ]);
  });

  it('are the recent searches before anything is typed', () => {
    expect(recentChoices([])).toEqual([]);
    expect(recentChoices(['kauri', 'rimu'])).toEqual([
      {
        label: 'Recent searches',
        choices: ['kauri', 'rimu'].map((words) => ({
          to: `/search?q=${words}`,
          text: words,
          matched: [],
          words,
        })),
      },
    ]);
  });
});
