import { anyFilters, anyRow, sortOffers } from '@tussock/core/offer/cards.fixture';
import type { CatalogueOffer } from '@tussock/core/offer/offer';
import { OFFER_SORTS } from '@tussock/core/offer/offer-sort';
import { OPPORTUNITY_FILTERS } from '@tussock/core/offer/opportunity-filters';
import * as fc from 'fast-check';
import type { SearchQuery } from './search';

export const THRESHOLDS = { high_return_from: 12, stable_income_below: 10 };
export const FIRMS = ['Kauri Capital', 'Rimu Road', 'Harbour'].map((name, n) => ({
  id: `00000000-0000-4000-9000-00000000000${n}`,
  slug: n === 1 ? null : name.toLowerCase().replace(' ', '-'),
  name,
}));
const maybe = <T>(values: readonly T[]) => fc.option(fc.constantFrom(...values), { nil: null });

/** Rows with firms and tags, newest first as the publisher stores them. */
export const anyCatalogue: fc.Arbitrary<CatalogueOffer[]> = fc
  .uniqueArray(anyRow, { selector: ({ id }) => id, minLength: 1, maxLength: 30, size: 'max' })
  .chain((rows) =>
    fc.tuple(
      ...rows.map((row) =>
        fc
          .record({
            provider: maybe(FIRMS),
            platform: maybe(FIRMS),
            fund: maybe(FIRMS),
            tags: fc.subarray(['a', 'b']),
          })
          .map(
            ({ provider, platform, fund, tags }) =>
              ({
                ...row,
                fund,
                platform: platform && { ...platform, logo_url: null },
                tags: tags.map((slug) => ({ id: slug, slug, name: `Tag ${slug}` })),
                provider: provider && {
                  ...provider,
                  provider_type: 'Trustee',
                  logo_url: null,
                  location: null,
                },
              }) as CatalogueOffer,
          ),
      ),
    ),
  )
  .map((rows) => sortOffers(rows, 'newest', { today: '2026-11-20' }));

const thresholds = fc.record({
  high_return_from: fc.constantFrom(THRESHOLDS.high_return_from, 5),
  stable_income_below: fc.constantFrom(THRESHOLDS.stable_income_below, 3),
});
/** By its address, and by the id of one that has a slug. */
const platform = fc.constantFrom('harbour', FIRMS[1]?.id ?? '', FIRMS[2]?.id ?? '', 'nobody');
const anyPartOf = fc.record({
  opportunity: fc.option(fc.constantFrom(...OPPORTUNITY_FILTERS), { nil: undefined }),
  tag: fc.option(fc.constantFrom('a', 'c'), { nil: undefined }),
  platform: fc.option(platform, { nil: undefined }),
  thresholds,
});
const anyScope = fc.oneof(anyPartOf, fc.record({ platform, thresholds }));

export const anyQuery = fc.record<SearchQuery>(
  {
    q: fc.constantFrom(
      '',
      '',
      'kauri',
      'awhina',
      'kuari street',
      'kauristreet',
      'kauri capital monthly',
      'r',
      'zzz',
      'harbour',
      'harbour, lowest minimum',
      'closing soonest, I have 100k',
      'safe harbour',
      'USD',
      '🐑',
    ),
    filters: fc.oneof(fc.constant({}), fc.constant({}), anyFilters),
    sort: fc.option(fc.constantFrom(...OFFER_SORTS), { nil: null }),
    page: fc.constantFrom(1, 1, 2),
    limit: fc.constantFrom(5, 25),
    today: fc.constantFrom('2026-11-20', '2026-12-02'),
    rate: fc.constantFrom(null, 'person-33' as const, 'pir-28' as const),
    scope: anyScope,
    open_first: fc.constantFrom(['Open'], ['open', 'closing soon']),
    empty_options: fc.boolean(),
    most_options: fc.constantFrom(0, 1, 2, 40),
    sentence: fc.boolean(),
  },
  { requiredKeys: ['q', 'filters', 'sort', 'page', 'limit', 'today'] },
);

/** Of each catalogue some offers and a firm that were removed for cause, and offers that were locked. */
export const anyHidden = (cards: readonly CatalogueOffer[]) => {
  const ids = fc.subarray(cards.map(({ id }) => id));
  return fc.option(
    fc.record({
      offers: ids,
      locked: ids,
      firm: maybe(FIRMS),
      kind: fc.constantFrom('provider', 'platform', 'fund'),
    }),
    {
      nil: null,
    },
  );
};
