import { readFileSync } from 'node:fs';

/*
 * What the lists must show, from the data files with a few lines of its own: nothing of the product is imported, so that
 * an error there cannot hide here. Columns that the sample fills are taken as they are; only the term is read from words.
 */
// biome-ignore lint/suspicious/noExplicitAny: rows are taken as the files have them
type Row = Record<string, any>;

const read = new Map<string, Row[]>();
function table(name: string): Row[] {
  const rows = read.get(name) ?? JSON.parse(readFileSync(`scripts/sample/${name}.json`, 'utf8'));
  read.set(name, rows);
  return rows;
}
const sampleSettings: Row = JSON.parse(readFileSync('scripts/sample/settings.json', 'utf8'));
const byId = (name: string) => new Map(table(name).map((row) => [row.id, row]));

const slug = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}|['’]/gu, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
const some = (value: unknown) => (value === null || value === undefined ? [] : [String(value)]);
const slugs = (text: string | null | undefined) => (text ? [slug(text)] : []);

const providers = byId('providers');
const funds = byId('funds');
const classes = byId('asset_classes');
const fundTypes = byId('fund_types');
const tags = byId('tags');

export interface Expected {
  id: string;
  name: string;
  /** By the name of the facet, what it is counted under. */
  values: Record<string, string[]>;
  /** The facet that lists what is chosen alone. */
  lists_chosen?: string;
}
export interface ExpectedOffer extends Expected {
  tags: string[];
  platform: string | null;
  created: string;
  minimum: number | null;
  high: number | null;
}

const band = (value: number | null, bands: [string, number][]) =>
  value === null ? [] : [(bands.find(([, below]) => value < below) as [string, number])[0]];

/** Upper ends, as "below" for whole and half percentages. */
const LOAN_TO_VALUE: [string, number][] = [
  ['up-to-50', 50.01],
  ['50-65', 65.01],
  ['65-80', 80.01],
  ['over-80', Number.POSITIVE_INFINITY],
];
const notAsked = (row: Row, column: string) =>
  row.not_applicable?.includes(column) ? ['not-applicable'] : undefined;

function term(row: Row, tagged: string[]): string[] {
  const open = row.is_open_ended ? ['open-ended'] : [];
  const bands = ['short-term', 'medium-term', 'long-term'];
  const own = bands.filter((one) => tagged.includes(one));
  const words = String(row.term_description ?? '');
  const spans = /open.ended|evergreen|no fixed term/i.test(words)
    ? []
    : [...words.matchAll(/(\d+)[ -](month|year)/g)];
  const ends = spans.map(([, count, unit]) => Number(count) * (unit === 'year' ? 12 : 1));
  const months = row.term_months ?? (own.length === 0 && ends.length > 0 ? Math.max(...ends) : null);
  if (months === null) return [...own, ...open];
  return [months <= 24 ? 'short-term' : months <= 60 ? 'medium-term' : 'long-term', ...open];
}

/** What the ledger says of a field: per source the latest look; one that differs goes before one that confirms. */
function found(record: string, field: string): string | undefined {
  const looks = table('sources')
    .filter((row) => row.record === record && row.field === field)
    .sort((a, b) => (a.checked_on > b.checked_on ? -1 : 1));
  const sources = new Set(looks.map((row) => row.address ?? row.title));
  const states = [...sources].map((one) => looks.find((row) => (row.address ?? row.title) === one)?.state);
  return ['differs', 'confirmed'].find((state) => states.includes(state)) ?? states[0];
}

function isConfirmed(row: Row): boolean {
  const ends = ['target_return_min', 'target_return_max'].filter((end) => row[end] != null);
  const checked = ends.filter((end) => found(row.id, end) !== undefined);
  const isOneFigure = row.target_return_min === row.target_return_max && checked.length > 0;
  const fields = ['minimum_investment', ...(isOneFigure ? checked : ends)];
  return (
    row.minimum_investment != null &&
    ends.length > 0 &&
    fields.every((field) => found(row.id, field) === 'confirmed')
  );
}

function aip(row: Row): string[] {
  if (row.aip_listed_on) return ['listed'];
  if (!row.is_aip_eligible) return [];
  return ['differs', 'not_found'].includes(found(row.id, 'is_aip_eligible') ?? '')
    ? ['not_found']
    : ['stated'];
}

export const offers: ExpectedOffer[] = table('offers')
  .filter((row) => row.is_active)
  .map((row) => {
    const provider = providers.get(row.provider_id);
    const own = table('offer_tags').filter(({ offer_id }) => offer_id === row.id);
    const tagged = own.map(({ tag_id }) => String(tags.get(tag_id)?.slug));
    const rates: Row[] = sampleSettings.exchange_rates;
    const rate = rates.find(({ currency }) => currency === row.investment_currency)?.nzd_per_unit ?? 1;
    // To the cent, as amounts are: 150,000 at 1.12 is a little more than 168,000 in binary.
    const minimum = row.minimum_investment ? Math.round(row.minimum_investment * rate * 100) / 100 : null;
    const ends: number[] = [row.target_return_min, row.target_return_max].filter((end) => end != null);
    const high = ends.length > 0 ? Math.max(...ends) : null;
    const asset = classes.get(funds.get(row.fund_id)?.asset_class_id ?? row.asset_class_id);
    const values: Record<string, string[]> = {
      status: some(row.status),
      asset_class: some(asset?.slug),
      min_investment: band(minimum, [
        ['under-50k', 50_000],
        ['50k-100k', 100_000],
        ['100k-500k', 500_000.000_001],
        ['over-500k', Number.POSITIVE_INFINITY],
      ]),
      // Listed where it is asked for.
      minimum_up_to: [],
      target_return: band(high, [
        ['under-6', 6],
        ['6-8', 8],
        ['8-10', 10],
        ['10-12', 12],
        ['12-15', 15],
        ['15-and-over', Number.POSITIVE_INFINITY],
      ]),
      distribution: some(row.distribution),
      tax_structure: some(row.tax_structure),
      liquidity: some(row.liquidity),
      security_type: some(row.security_type),
      loan_to_value: notAsked(row, 'loan_to_value') ?? band(row.loan_to_value ?? null, LOAN_TO_VALUE),
      security_rank: notAsked(row, 'security_rank') ?? some(row.security_rank),
      term: term(row, tagged),
      risk_rating: some(row.risk_rating),
      location: slugs(row.location ?? provider?.location),
      aip: [String(row.is_aip_eligible ?? false), ...aip(row)],
      confirmed: isConfirmed(row) ? ['true'] : [],
      secondary_market: [String(tagged.includes('secondary-market'))],
      provider: some(provider?.slug ?? provider?.id),
      fund: some(funds.get(row.fund_id)?.slug ?? row.fund_id),
    };
    return {
      id: row.id,
      name: row.name,
      values,
      tags: tagged,
      platform: row.platform_id ?? null,
      created: row.created_at,
      minimum,
      high,
      lists_chosen: 'fund',
    };
  });

const classesOf = (mine: (row: Row) => boolean) =>
  offers
    .filter(({ id }) => table('offers').some((row) => row.id === id && mine(row)))
    .flatMap(({ values }) => values.asset_class ?? []);

export const firms: Record<string, Expected[]> = {
  providers: [...providers.values()]
    .filter(({ provider_type }) => provider_type !== 'Platform')
    .map((row) => {
      const ofFunds = [...funds.values()].filter(({ provider_id }) => provider_id === row.id);
      const classSlugs = ofFunds.flatMap(({ asset_class_id }) => some(classes.get(asset_class_id)?.slug));
      const values = {
        type: slugs(row.provider_type),
        location: slugs(row.location),
        asset_class: [...new Set([...classesOf(({ provider_id }) => provider_id === row.id), ...classSlugs])],
        aip: [String(row.is_aip_approved ?? false)],
      };
      return { id: row.id, name: row.name, values };
    }),
  platforms: table('platforms').map((row) => {
    const values = {
      type: slugs(row.platform_type),
      asset_class: [...new Set(classesOf(({ platform_id }) => platform_id === row.id))],
      secondary_market: [String(row.has_secondary_market ?? false)],
    };
    return { id: row.id, name: row.name, values };
  }),
  funds: [...funds.values()].map((row) => {
    const values = {
      type: slugs(fundTypes.get(row.fund_type_id)?.name),
      structure: slugs(row.fund_structure),
      asset_class: some(classes.get(row.asset_class_id)?.slug),
      location: slugs(providers.get(row.provider_id)?.location),
      provider: some(providers.get(row.provider_id)?.slug),
    };
    return { id: row.id, name: row.name, values, lists_chosen: 'provider' };
  }),
};

const has =
  (facet: string, ...values: string[]) =>
  (offer: ExpectedOffer) =>
    values.some((value) => offer.values[facet]?.includes(value));

/** The pages under /opportunities with the rule of each. */
export const opportunities: Record<string, (offer: ExpectedOffer) => boolean> = {
  'under-50k': ({ minimum }) => minimum !== null && minimum < 50_000,
  'under-100k': ({ minimum }) => minimum !== null && minimum < 100_000,
  '100k-500k': ({ minimum }) => minimum !== null && minimum >= 100_000 && minimum <= 500_000,
  'over-500k': ({ minimum }) => minimum !== null && minimum > 500_000,
  'monthly-income': has('distribution', 'monthly'),
  'quarterly-income': has('distribution', 'quarterly'),
  'annual-income': has('distribution', 'annual'),
  'pie-funds': has('tax_structure', 'pie'),
  'limited-partnership': has('tax_structure', 'limited-partnership'),
  'flow-through': has('tax_structure', 'flow-through'),
  'high-return': ({ high }) => high !== null && high >= 12,
  'stable-income': (offer) =>
    has('distribution', 'monthly', 'quarterly')(offer) && offer.high !== null && offer.high < 10,
  liquid: has('liquidity', 'liquid'),
  'quarterly-redemption': has('liquidity', 'quarterly-redemption'),
  illiquid: has('liquidity', 'illiquid'),
  equity: has('security_type', 'equity'),
  debt: has('security_type', 'debt'),
  units: has('security_type', 'units'),
  'open-ended': has('term', 'open-ended'),
  'short-term': has('term', 'short-term'),
  'medium-term': has('term', 'medium-term'),
  'long-term': has('term', 'long-term'),
};

export type Chosen = Record<string, string[]>;

/** OR inside a facet, AND across them; a facet without a choice lets everything through. */
export const passes = ({ values }: Expected, chosen: Chosen) =>
  Object.entries(chosen).every(([facet, wanted]) => wanted.some((one) => values[facet]?.includes(one)));

/** Per facet the number of rows under each value when only the OTHER facets narrow the list. */
export function countsOf(rows: readonly Expected[], chosen: Chosen): Record<string, Record<string, number>> {
  const facets = Object.keys(rows[0]?.values ?? {});
  return Object.fromEntries(
    facets.map((facet) => {
      const { [facet]: own = [], ...others } = chosen;
      const isListed = (value: string) => facet !== rows[0]?.lists_chosen || own.includes(value);
      const counts: Record<string, number> = {};
      for (const row of rows.filter((each) => passes(each, others)))
        for (const value of (row.values[facet] ?? []).filter(isListed))
          counts[value] = (counts[value] ?? 0) + 1;
      return [facet, counts];
    }),
  );
}
