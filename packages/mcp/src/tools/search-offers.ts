import { read } from '@tussock/api/client';
import type { FacetsOfAnswer } from '@tussock/core/answers/facets';
import { OFFER_COLUMNS } from '@tussock/core/offer/columns';
import { FACET_NAMES, FACETS, type FacetName } from '@tussock/core/offer/facets';
import type { OfferCard } from '@tussock/core/offer/offer';
import { filtersToParams, OFFERS_ON_A_PAGE, parseFilters } from '@tussock/core/offer/offer-query';
import { OFFER_SORTS } from '@tussock/core/offer/offer-sort';
import { showsOutcome } from '@tussock/core/offer/status';
import type { TaxPosition } from '@tussock/core/return/tax-position';
import { wholeNumber } from '@tussock/core/text/decimal';
import { paths } from '@tussock/web/paths';
import * as z from 'zod';
import type { Pinned } from '../directory';
import { envelope, enveloped } from '../envelope';
import { figure, figureOf } from '../figures/figure';
import { defineTool } from '../tool';
import { limit, page, release } from './arguments';
import { namedRecord, naming } from './named-record';

/** What an answer shows of each offer; the rest is in get_record. */
const SHOWN = [
  'status',
  'minimum_investment',
  'investment_currency',
  'target_return_min',
  'target_return_max',
  'target_return_type',
  'returns_stated',
  'distribution',
  'liquidity',
  'tax_structure',
  'security_type',
  'risk_rating',
  'closes_on',
] as const;

/**
 * The column that has the term as pages say it; where no column alone does, that of its words, which then has what they say. The months
 * beside an open end are the shortest holding period, and no term.
 */
function termOf({
  term_description,
  term_months,
  is_open_ended,
}: OfferCard): 'term_description' | 'term_months' | 'is_open_ended' {
  if (term_description || (is_open_ended && term_months)) return 'term_description';
  if (term_months) return 'term_months';
  return is_open_ended ? 'is_open_ended' : 'term_description';
}

/** An offer has its term, and one that ended what it reached beside its target. */
const shownOf = (card: OfferCard) => [
  ...SHOWN,
  termOf(card),
  ...(showsOutcome(card) ? (['outcome_return'] as const) : []),
];

/** The values of a facet: those it declares, else any. */
const facetArgument = (name: (typeof FACET_NAMES)[number]) => {
  const values = FACETS[name].declared?.map(({ value }) => value);
  return z.array(values ? z.enum(values) : z.string()).optional();
};

const filters = Object.fromEntries(FACET_NAMES.map((name) => [name, facetArgument(name)])) as Record<
  (typeof FACET_NAMES)[number],
  z.ZodOptional<z.ZodArray<z.ZodString>>
>;

const input = z.strictObject({
  q: z.string().optional().describe('Words'),
  ...filters,
  opportunity: z.string().optional().describe('Slug under /opportunities'),
  tag: z.string().optional(),
  platform: z.string().optional().describe('Id'),
  sort: z.enum(OFFER_SORTS).optional(),
  open_first: z.boolean().optional(),
  rate: z.string().optional().describe('Position of after_tax; adds left_after'),
  facets: z.boolean().optional().describe('Adds filter values and counts'),
  page,
  limit,
  release,
});

const found = namedRecord.extend({
  provider: z.string().nullable(),
  asset_class: z.string().nullable(),
  figures: z.record(z.string(), figure),
  left_after: z.looseObject({ computed: z.boolean() }).optional(),
});

const output = z.strictObject({
  ...envelope,
  total: z.number(),
  page: z.number(),
  sort: z.string(),
  did_you_mean: z.string().nullable(),
  offers: z.array(found),
  facets: z.record(z.string(), z.array(z.unknown())).optional(),
});

/**
 * The page that shows the same list in the same order, at the first row of the answer. A page shows one tag, platform or filter page: of several,
 * the link names the first.
 */
function listPath({
  opportunity,
  tag,
  platform,
  open_first,
  page,
  limit,
  ...args
}: z.output<typeof input>): string {
  const given = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...args, open_first: open_first ?? false }))
    for (const one of value === undefined ? [] : [value].flat()) given.append(name, String(one));
  const onPage = Math.floor(((page - 1) * limit) / OFFERS_ON_A_PAGE) + 1;
  const query = filtersToParams({ ...parseFilters(given), page: onPage });
  const segment = (given: string) => encodeURIComponent(given.toLowerCase());
  const path = opportunity
    ? paths.opportunities(segment(opportunity))
    : tag
      ? paths.tag(segment(tag))
      : platform
        ? paths.platform({ id: segment(platform), slug: null })
        : paths.offers;
  return query.size === 0 ? path : `${path}?${query}`;
}

/** Values of a filter that an answer lists: all places and classes; of thousands of firms, which would fill a conversation, those of the most offers. */
const MOST_VALUES = 50;

/** Says of which filters not all values are listed; null where all are. */
function moreValues({ facets, option_totals = {} }: FacetsOfAnswer<FacetName>): string | null {
  const sentences = FACET_NAMES.filter((name) => option_totals[name] !== undefined).map(
    (name) =>
      `Of ${wholeNumber(option_totals[name] ?? 0)} values of ${name}, facets have the ${facets[name].length} with the most offers.`,
  );
  return sentences.length > 0 ? sentences.join(' ') : null;
}

/** Filters whose values are those of the data: the tool lists none of them, so one that no offer has is taken. */
const VALUES_OF_DATA = [
  ...FACET_NAMES.filter((name) => !FACETS[name].declared && !FACETS[name].asked),
  'tag',
  'platform',
] as const;

/**
 * Says of which filters no offer has a value that was given, and null where there is none: of a firm that is asked for by its name and not by its
 * slug nothing is found, and an assistant would tell its person that the firm has no offers.
 */
async function valuesOfNoOffer(
  { client, pin }: Pinned,
  given: { [N in (typeof VALUES_OF_DATA)[number]]?: string | string[] | undefined },
): Promise<string | null> {
  const chosen = VALUES_OF_DATA.filter((name) => given[name]?.length);
  const totals = await Promise.all(
    chosen.map(async (name) => {
      const query = { [name]: given[name], ...pin, limit: '1', most_options: '0' };
      return (await read(client.api.search.$get({ query }))).total;
    }),
  );
  const sentences = chosen
    .filter((_, at) => totals[at] === 0)
    .map((name) => `No offer at all has the given ${name}.`);
  return sentences.length > 0 ? `${sentences.join(' ')} ${WRITTEN_OTHERWISE}` : null;
}

const WRITTEN_OTHERWISE =
  'The value may be written otherwise: filters take slugs, and the values that `facets` lists.';

export const searchOffers = defineTool({
  name: 'search_offers',
  description:
    'Finds offers by words and filters (any value of one, all of them together). Sorted, never ranked by merit.',
  input,
  output,
  async answer(open, args) {
    const pinned = await open(args.release);
    const { facets: wantsFacets, open_first, rate, page, limit, release: _, ...chosen } = args;
    const answer = await read(
      pinned.client.api.search.$get({
        query: {
          ...chosen,
          // The API refuses what is not a tax position, and lists them all.
          rate: rate as TaxPosition | undefined,
          ...pinned.pin,
          page: String(page),
          limit: String(limit),
          most_options: String(wantsFacets ? MOST_VALUES : 0),
          ...(open_first && { open_first: 'true' as const }),
        },
      }),
    );
    const entries = await Promise.all(answer.data.map(({ id }) => pinned.entriesOf({ kind: 'offer', id })));
    const name = naming(pinned);
    const notes = [
      wantsFacets ? moreValues(answer) : null,
      answer.total === 0 ? await valuesOfNoOffer(pinned, chosen) : null,
    ];
    return enveloped(
      pinned,
      listPath(args),
      {
        total: answer.total,
        page,
        sort: answer.sort,
        did_you_mean: answer.did_you_mean,
        offers: answer.data.map((card, at) => {
          const record = { row: card, entries: entries[at] ?? {}, today: pinned.today };
          return {
            ...name.offer(card),
            provider: card.provider?.name ?? null,
            asset_class: card.asset_class?.name ?? null,
            figures: Object.fromEntries(
              shownOf(card).map((field) => [field, figureOf(field, OFFER_COLUMNS[field], record)]),
            ),
            ...(card.left_after && { left_after: card.left_after }),
          };
        }),
        ...(wantsFacets && { facets: answer.facets }),
      },
      notes.filter(Boolean).join(' '),
    );
  },
});
