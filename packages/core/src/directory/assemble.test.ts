import { describe, expect, it } from 'vitest';
import { LOCKED_COLUMNS } from '../offer/columns';
import { assemble } from './assemble';
import type { Directory } from './directory';
import { validateDirectory } from './validate';

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const offer = (n: number, more: Record<string, unknown> = {}) => ({
  id: id(n),
  name: `Offer ${n}`,
  status: 'Open',
  is_active: true,
  created_at: '2026-01-01T00:00:00Z',
  ...more,
});
const fact = (record: number, field: string) => ({
  record: id(record),
  field,
  title: `Where ${field} comes from`,
  tier: 'B',
  checked_on: '2026-11-01',
});

function directoryOf(tables: Record<string, unknown[]>): Directory {
  const raw = Object.entries(tables).map(([name, rows]) => [name, { file: name, rows, text_values: false }]);
  const { directory, problems } = validateDirectory(Object.fromEntries(raw));
  expect(problems.filter((problem) => problem.severity === 'error')).toEqual([]);
  return directory as Directory;
}

const tables = {
  offers: [
    offer(1, { provider_id: id(50), fund_id: id(60), created_at: '2026-03-01T00:00:00Z' }),
    offer(3, { provider_id: id(50), location: 'Hawke’s Bay', asset_class_id: 'b' }),
    offer(2, { provider_id: id(51), status: 'Closed', fund_id: id(61), asset_class_id: 'b' }),
    offer(4, { provider_id: id(50), is_active: false, created_at: '2026-04-01T00:00:00Z' }),
  ],
  providers: [
    { id: id(51), name: 'Rātā', provider_type: 'PLATFORM' },
    { id: id(50), name: 'awhina', provider_type: 'Fund Manager', location: 'Whangārei' },
    { id: id(52), name: 'Āpōpō' },
  ],
  funds: [
    {
      id: id(60),
      name: 'Kauri',
      provider_id: id(50),
      asset_class_id: 'a',
      fund_type_id: 't',
      fund_type: 'Old',
    },
    { id: id(61), name: 'Ārai', provider_id: id(50), fund_type: 'Evergreen' },
  ],
  fund_types: [{ id: 't', name: 'Closed-end' }],
  asset_classes: [
    { id: 'a', slug: 'forestry', name: 'Forestry' },
    { id: 'b', slug: 'property', name: 'Property' },
  ],
  tags: [
    { id: 'x', slug: 'secondary-market', name: 'Secondary Market' },
    { id: 'y', slug: 'carbon', name: 'Carbon' },
  ],
  offer_tags: [
    { offer_id: id(1), tag_id: 'x' },
    { offer_id: id(1), tag_id: 'y' },
  ],
  key_people: [{ id: 'k', provider_id: id(50), name: 'Aroha' }],
  blog_posts: [
    { id: 'p', title: 'Draft', is_published: false },
    { id: 'q', title: 'Old', is_published: true, published_date: '2026-01-01' },
    { id: 'r', title: 'New', is_published: true, published_date: '2026-02-01' },
    { id: 's', title: 'Undated', is_published: true },
  ],
  faqs: [
    { question: 'B?', answer: 'b', is_active: true, display_order: 2 },
    { question: 'Last?', answer: 'l', is_active: true },
    { question: 'A?', answer: 'a', is_active: true, display_order: 1 },
    { question: 'Off?', answer: 'o', is_active: false, display_order: 0 },
  ],
};

describe('assemble', () => {
  const release = assemble(directoryOf(tables));
  const byId = new Map(release.offers.map((each) => [each.id, each]));
  const awhina = release.providers.find((each) => each.id === id(50));

  it('orders offers newest first and keeps inactive ones out of every list, embed and count', () => {
    expect(release.offers.map((each) => each.id)).toEqual([id(4), id(1), id(2), id(3)]);
    expect(release.cards.map((each) => each.id)).toEqual([id(1), id(2), id(3)]);
    expect(awhina?.offers.map((each) => each.id)).toEqual([id(1), id(3)]);
    expect([awhina?.offer_count, release.counts.offers]).toEqual([2, 3]);
  });

  it('orders names without case and macrons', () => {
    expect(release.providers.map((each) => each.name)).toEqual(['Āpōpō', 'awhina', 'Rātā']);
    expect(release.funds.map((each) => each.name)).toEqual(['Ārai', 'Kauri']);
    expect(awhina?.funds.map((each) => each.name)).toEqual(['Ārai', 'Kauri']);
    expect(byId.get(id(1))?.tags.map((tag) => tag.name)).toEqual(['Carbon', 'Secondary Market']);
  });

  it('embeds what an offer links to', () => {
    const linked = byId.get(id(1));
    expect(linked?.provider).toMatchObject({ name: 'awhina', aum_currency: 'NZD' });
    expect(linked?.fund).toMatchObject({
      name: 'Kauri',
      asset_class: { id: 'a', slug: 'forestry', name: 'Forestry' },
      fund_type: { id: 't', name: 'Closed-end' },
    });
    expect(linked?.platform).toBeNull();
    expect(linked?.is_secondary_market).toBe(true);
    expect(release.funds[0]?.fund_type).toEqual({ id: null, name: 'Evergreen' });
  });

  it('takes the asset class of the fund, else the offer’s own; its place, else its provider’s', () => {
    const classOf = (n: number) => byId.get(id(n))?.asset_class?.slug;
    expect([classOf(1), classOf(2), classOf(3), classOf(4)]).toEqual([
      'forestry',
      'property',
      'property',
      undefined,
    ]);
    expect(byId.get(id(3))?.place).toEqual({ slug: 'hawkes-bay', name: 'Hawke’s Bay' });
    expect(byId.get(id(1))?.place).toEqual({ slug: 'whangarei', name: 'Whangārei' });
    expect(byId.get(id(2))?.place).toBeNull();
  });

  it('counts what visitors can reach', () => {
    expect(release.stats).toEqual({
      qualified_investors: 8000,
      open_offers: 2,
      providers: 2,
      asset_classes: 2,
      coverage: { figures: 0, confirmed: 0 },
    });
    expect(release.counts).toMatchObject({ providers: 2, funds: 2, blog_posts: 3, faqs: 3 });
  });

  it('lists published posts latest first and active answers in their order', () => {
    expect(release.blog_posts.map((post) => post.title)).toEqual(['New', 'Old', 'Undated']);
    expect(release.faqs.map((faq) => faq.question)).toEqual(['A?', 'B?', 'Last?']);
  });

  it('gives the same release whatever the order of the rows', () => {
    const backwards = Object.entries(tables).map(([name, rows]) => [name, [...rows].reverse()]);
    expect(assemble(directoryOf(Object.fromEntries(backwards)))).toEqual(release);
  });

  it('is an empty release of an empty folder', () => {
    const { offers, cards, stats } = assemble(directoryOf({}));
    expect([offers, cards, stats.open_offers, stats.providers]).toEqual([[], [], 0, 0]);
  });
});

describe('an exclusive offer', () => {
  const secret = {
    details: 'Xyzzy terms',
    documents: [{ title: 'Xyzzy memorandum', address: 'https://xyzzy.example/' }],
    management_fee: 1.2345,
    performance_fee: 20,
    entry_fee: 3,
    exit_fee: 4,
    fee_base: 'Xyzzy commitments',
    performance_hurdle: 8.125,
    performance_catch_up: 51,
    high_water_mark: true,
    returns_stated: 'net',
    exit_windows: ['March'],
    exit_notice_days: 65,
    exit_gate: null,
  };
  const not_applicable = ['exit_gate', 'gearing'];
  const sources = [fact(1, 'target_return_max'), { ...fact(1, 'management_fee'), title: 'Xyzzy ledger' }];
  const releaseWith = (is_exclusive: boolean) =>
    assemble(
      directoryOf({
        offers: [offer(1, { ...secret, not_applicable, is_exclusive, fund_id: id(60) })],
        funds: [{ id: id(60), name: 'Kauri' }],
        sources,
      }),
    );

  it('keeps what is locked apart, with its sources', () => {
    const { locked, ...open } = releaseWith(true);
    expect(locked).toEqual([
      {
        id: id(1),
        ...secret,
        not_applicable: ['exit_gate'],
        sources: [expect.objectContaining({ title: 'Xyzzy ledger' })],
      },
    ]);
    expect(JSON.stringify(open)).not.toMatch(/xyzzy|1\.2345/i);
    for (const field of LOCKED_COLUMNS) expect(open.offers[0]?.[field] ?? []).toEqual([]);
    expect(open.offers[0]?.not_applicable).toEqual(['gearing']);
    expect(Object.keys(open.cards[0]?.checks ?? {})).toEqual(['target_return_max']);
  });

  it('reads the same to everybody whatever is locked in it', () => {
    const { locked: _, ...stated } = releaseWith(true);
    const nothing = Object.fromEntries(Object.keys(secret).map((name) => [name, null]));
    const { locked: __, ...empty } = assemble(
      directoryOf({
        offers: [offer(1, { ...nothing, not_applicable: ['gearing'], is_exclusive: true, fund_id: id(60) })],
        funds: [{ id: id(60), name: 'Kauri' }],
        sources: sources.slice(0, 1),
      }),
    );
    expect(JSON.stringify(stated)).toBe(JSON.stringify(empty));
  });

  it('is the only kind that has a lock', () => {
    const { locked, offers } = releaseWith(false);
    expect(locked).toEqual([]);
    expect(offers[0]).toMatchObject(secret);
    expect(offers[0]?.sources).toHaveLength(2);
  });
});
