import { blankRow } from '@tussock/core/column/blank-row.fixture';
import type { Directory } from '@tussock/core/directory/directory';
import type { OfferRow } from '@tussock/core/offer/offer-row';
import { REMOVAL_COLUMNS } from '@tussock/core/removal/columns';
import { SOURCE_COLUMNS } from '@tussock/core/source/columns';
import type { SourceRow } from '@tussock/core/source/source';
import type { Denied, RemovedRecord } from '@tussock/store/denied';
import { expect, test } from 'vitest';
import { madeDirectory, madeOffer, uuidOf } from '../../../tests/support/made-directory';
import { smallDirectory } from '../../../tests/support/small-directory';
import { unusualChanges as changesBeside } from './unusual';
import type { Stored } from './unusual-record';

const NORMAL = {
  is_exclusive: false,
  minimum_investment: 50_000,
  target_return_min: 8,
  closes_on: '2026-12-24',
};
const NOTHING: Denied = { locked: [], removed: [] };
const unusualChanges = (before: Directory, after: Directory, stored: Partial<Stored> = {}) =>
  changesBeside(before, after, { denied: NOTHING, retired: [], ...stored });
const directoryOf = (offers: OfferRow[]): Directory => ({ ...madeDirectory({ offers: 1 }), offers });
const found = (was: Partial<OfferRow>, is: Partial<OfferRow>) =>
  unusualChanges(
    directoryOf([madeOffer(1, { ...NORMAL, ...was })]),
    directoryOf([madeOffer(1, { ...NORMAL, ...is })]),
  ).map(({ field, reason }) => `${field} ${reason}`);

test.each<[string, Partial<OfferRow>, Partial<OfferRow>, string | null]>([
  [
    'a minimum that moved tenfold',
    {},
    { minimum_investment: 500_000 },
    'minimum_investment moved from 50,000 to 500,000, 10 times as much',
  ],
  [
    'a minimum that lost a digit',
    {},
    { minimum_investment: 5_000 },
    'minimum_investment moved from 50,000 to 5,000, divided by 10',
  ],
  ['a minimum that moved a little', {}, { minimum_investment: 450_000 }, null],
  ['a minimum that is no longer stated', {}, { minimum_investment: null }, null],
  [
    'a target that doubled',
    {},
    { target_return_min: 16 },
    'target_return_min moved from 8 to 16, 2 times as much',
  ],
  ['a target that moved a little', {}, { target_return_min: 9.5 }, null],
  [
    'a fee that moved by a whole point',
    { management_fee: 1 },
    { management_fee: 2 },
    'management_fee moved from 1 to 2, 2 times as much',
  ],
  [
    'an offer that ended and leaves the track record',
    { status: 'Closed', outcome_return: -40 },
    { status: 'Closed', outcome_return: -40, is_active: false },
    'is_active takes an offer that ended off the track record, where pages say that it stays',
  ],
  [
    'an outcome that is no longer stated',
    { status: 'Failed', outcome_return: -40 },
    { status: 'Failed' },
    'outcome_return was -40 and is no longer stated',
  ],
  ['an open offer that is hidden', {}, { is_active: false }, null],
  [
    'an offer that was hidden before it ended',
    { is_active: false },
    { is_active: false, status: 'Closed' },
    null,
  ],
  ['a target that was 0', { target_return_min: 0 }, { target_return_min: 8 }, null],
  ['a minimum that was 0', { minimum_investment: 0 }, {}, null],
  [
    'a larger loss',
    { outcome_return: -2 },
    { outcome_return: -20 },
    'outcome_return moved from -2 to -20, 10 times as much',
  ],
  ['a small fee that doubled', { management_fee: 0.4 }, { management_fee: 0.9 }, null],
  [
    'a sign that changed',
    { outcome_return: 3 },
    { outcome_return: -3 },
    'outcome_return moved from 3 to -3: its sign changed',
  ],
  [
    'another century',
    {},
    { closes_on: '2126-12-24' },
    'closes_on moved from 2026-12-24 to 2126-12-24, by more than 5 years',
  ],
  [
    'a listing of another decade',
    { created_at: '2026-05-05T00:00:00.000Z' },
    { created_at: '2062-05-05T00:00:00.000Z' },
    'created_at moved from 2026-05-05T00:00:00.000Z to 2062-05-05T00:00:00.000Z, by more than 5 years',
  ],
  [
    'a currency alone',
    {},
    { investment_currency: 'USD' },
    'investment_currency changed from NZD to USD while minimum_investment is the same number',
  ],
  [
    'another currency with its amount',
    {},
    { investment_currency: 'JPY', minimum_investment: 4_500_000 },
    null,
  ],
  [
    'a locked fee',
    { is_exclusive: true, management_fee: 2 },
    { is_exclusive: true, management_fee: 20 },
    'management_fee moved far; it is locked, so only the data folder shows by how much',
  ],
  [
    'macrons that a spreadsheet program replaced',
    { tagline: 'Loans in Māngere – and Ōtara' },
    { tagline: 'Loans in M?ngere ? and ?tara' },
    'tagline has "?" where it had letters such as "ā"',
  ],
  [
    'macrons that were left out',
    { tagline: 'Loans in Māngere' },
    { tagline: 'Loans in Mangere' },
    'tagline has lost its macrons',
  ],
  [
    'macrons that a locked text lost',
    { is_exclusive: true, details: 'Māngere' },
    { is_exclusive: true, details: 'M?ngere' },
    'details has "?" where it had letters such as "ā"',
  ],
  [
    'a day and a month that changed places',
    { closes_on: '2026-04-03' },
    { closes_on: '2026-03-04' },
    'closes_on moved from 2026-04-03 to 2026-03-04: its day and its month changed places',
  ],
  [
    'a day and a month of a time that changed places',
    { created_at: '2026-04-03T00:00:00.000Z' },
    { created_at: '2026-03-04T00:00:00.000Z' },
    'created_at moved from 2026-04-03T00:00:00.000Z to 2026-03-04T00:00:00.000Z: its day and its month changed places',
  ],
  ['a day that moved a little', { closes_on: '2026-04-03' }, { closes_on: '2026-03-05' }, null],
  [
    'another time on a day that reads the same both ways',
    { created_at: '2026-04-04T00:00:00.000Z' },
    { created_at: '2026-04-04T09:30:00.000Z' },
    null,
  ],
  ['macrons that were added', { tagline: 'Mangere' }, { tagline: 'Māngere' }, null],
  ['another text', { tagline: 'Loans in Māngere' }, { tagline: 'Loans in Mangere?' }, null],
  ['nothing', {}, {}, null],
])('%s', (_, was, is, reason) => {
  expect(found(was, is)).toEqual(reason === null ? [] : [reason]);
});

const many = (change: (n: number) => Partial<OfferRow>) =>
  directoryOf(
    Array.from({ length: 25 }, (_, n) => madeOffer(n, { ...NORMAL, status: 'Open', ...change(n) })),
  );

test.each<[string, (n: number) => Partial<OfferRow>, string[]]>([
  ['a fifth of the statuses', (n) => (n < 5 ? { status: 'Closed' } : {}), []],
  [
    'more than a fifth of the statuses',
    (n) => (n < 6 ? { status: 'Closed' } : {}),
    ['status changed in 6 of 25 rows'],
  ],
  [
    'a column that was emptied',
    (n) => (n < 9 ? { closes_on: null } : {}),
    ['closes_on is now empty in 9 of the 25 rows that stated it'],
  ],
])('%s', (_, change, reasons) => {
  const unusual = unusualChanges(
    many(() => ({})),
    many(change),
  );
  expect(unusual.map(({ field, reason, key }) => [`${field} ${reason}`, key])).toEqual(
    reasons.map((reason) => [reason, null]),
  );
});

test.each<[string, (n: number) => Partial<OfferRow>, (n: number) => Partial<OfferRow>, string[]]>([
  ['five rows', () => ({}), (n) => (n < 5 ? { status: 'Closed' } : {}), ['status changed in 5 of 9 rows']],
  ['four rows', () => ({}), (n) => (n < 4 ? { status: 'Closed' } : {}), []],
  [
    'a currency of no amount',
    () => ({ minimum_investment: null }),
    () => ({ minimum_investment: null, investment_currency: 'USD' }),
    ['investment_currency changed in 9 of 9 rows'],
  ],
  [
    'a column that was left out, which has a default',
    () => ({ risk_rating: 'High', defaulted: [] }),
    () => ({ risk_rating: 'Medium', defaulted: ['risk_rating'] }),
    ['risk_rating is now empty in 9 of the 9 rows that stated it'],
  ],
  [
    'defaults that stayed',
    () => ({ risk_rating: 'Medium', defaulted: ['risk_rating'] }),
    () => ({ risk_rating: 'Medium', defaulted: ['risk_rating'] }),
    [],
  ],
  [
    'a list that was emptied',
    () => ({ not_applicable: ['gearing'] }),
    () => ({ not_applicable: [] }),
    ['not_applicable is now empty in 9 of the 9 rows that stated it'],
  ],
])('few rows that change together: %s', (_, was, is, reasons) => {
  const nine = (change: (n: number) => Partial<OfferRow>) => directoryOf(many(change).offers.slice(0, 9));
  expect(unusualChanges(nine(was), nine(is)).map(({ field, reason }) => `${field} ${reason}`)).toEqual(
    reasons,
  );
});

const named = (names: readonly string[]) =>
  directoryOf(names.map((name, n) => madeOffer(n, { ...NORMAL, name, tagline: 'Loans' })));
const NAMES = ['Kauri', 'Rimu', 'Totara', 'Matai', 'Miro', 'Tawa'];

test.each<[string, string[], number | null]>([
  ['the names sorted without the other columns', [...NAMES].sort(), 5],
  ['the names a row further down', ['Puka', ...NAMES.slice(0, 5)], 5],
  ['two names that changed places', ['Rimu', 'Kauri', ...NAMES.slice(2)], null],
  ['other names', NAMES.map((name) => `${name} Fund`), null],
])('%s', (_, names, rows) => {
  expect(unusualChanges(named(NAMES), named(names)).map(({ field, reason }) => `${field} ${reason}`)).toEqual(
    rows === null
      ? []
      : [
          `name has in ${rows} rows what another row had before: perhaps it was sorted or moved without the other columns`,
        ],
  );
});

test('one text that many rows get is not of another row', () => {
  const taglines = (texts: readonly string[]) =>
    directoryOf(texts.map((tagline, n) => madeOffer(n, { ...NORMAL, tagline })));
  const before = taglines(['Loans', 'Loans', ...NAMES]);
  expect(unusualChanges(before, taglines(Array(8).fill('Loans')))).toEqual([]);
});

test('a record that came back under another id', () => {
  const before = directoryOf([madeOffer(1)]);
  const after = directoryOf([madeOffer(1, { id: uuidOf('another') })]);
  expect(unusualChanges(before, after)).toMatchObject([
    {
      table: 'offers',
      field: 'id',
      reason: `is new, and the record of this name had the id ${uuidOf('offer 1')}`,
    },
  ]);
});

test('a record that comes back under another id, or another one at its address, after a release without it', () => {
  const [kauri, rimu] = [madeOffer(1, { slug: 'kauri' }), madeOffer(2, { slug: 'rimu' })];
  const removal = { ...blankRow(REMOVAL_COLUMNS), record: kauri.id, reason: 'Sold', for_cause: false };
  const without = {
    ...directoryOf([rimu]),
    removals: [{ ...removal, kind: 'offer' as const, name: kauri.name }],
  };
  const told = (offer: OfferRow, kind: 'offer' | 'fund' = 'offer') =>
    unusualChanges(
      without,
      { ...without, offers: [rimu, offer] },
      { retired: [{ kind, slug: 'kauri', id: kauri.id }] },
    ).map(({ title, field, reason }) => [title, field, reason]);
  const again = { ...kauri, id: uuidOf('another') };
  expect(told(again)).toEqual([
    [kauri.name, 'id', `is new, and the record of this name had the id ${kauri.id}`],
  ]);
  const other = { ...again, name: 'Totara' };
  const reason = `was the address of ${kauri.name}, which was removed, so links to that one lead here now`;
  expect(told(other)).toEqual([['Totara', 'slug', reason]]);
  for (const nothing of [told(other, 'fund'), told({ ...other, slug: 'totara' }), told(kauri)])
    expect(nothing).toEqual([]);
});

test('a record that took the address of another one, whether that one moved or is gone', () => {
  const [first, second] = [madeOffer(1, { slug: 'kauri' }), madeOffer(2, { slug: 'rimu' })];
  const taken = { ...second, slug: 'kauri' };
  const before = directoryOf([first, second]);
  const reported = {
    table: 'offers',
    key: second.id,
    title: second.name,
    field: 'slug',
    reason: `was the address of ${first.name}, so links to that one lead here now`,
  };
  expect(unusualChanges(before, directoryOf([{ ...first, slug: 'kauri-street' }, taken]))).toEqual([
    reported,
  ]);
  expect(unusualChanges(before, directoryOf([taken]))).toEqual([reported]);
  expect(unusualChanges(before, directoryOf([{ ...first, slug: 'kauri-street' }, second]))).toEqual([]);
  const third = madeOffer(3, { slug: 'totara' });
  const again = directoryOf([first, { ...third, slug: 'older' }]);
  const had = (kind: 'offer' | 'fund', id: string) => ({ retired: [{ kind, slug: 'older', id }] });
  expect(unusualChanges(directoryOf([first, third]), again, had('offer', first.id))).toMatchObject([
    { key: third.id, reason: `was an earlier address of ${first.name}, so links to that one lead here now` },
  ]);
  for (const stored of [{}, had('fund', first.id), had('offer', third.id), had('offer', second.id)])
    expect(unusualChanges(directoryOf([first, third]), again, stored)).toEqual([]);
  const unnamed = [madeOffer(1, { slug: null }), madeOffer(2, { slug: null })];
  expect(unusualChanges(directoryOf([...unnamed]), directoryOf([...unnamed].reverse()))).toEqual([]);
});

test('a new removal of which nothing says what was removed', () => {
  const removal = {
    ...blankRow(REMOVAL_COLUMNS),
    record: uuidOf('mistyped'),
    reason: 'Sold',
    for_cause: false,
  };
  const found = (row: Partial<typeof removal>, known: (typeof removal)[] = []) =>
    unusualChanges(
      { ...directoryOf([]), removals: known },
      { ...directoryOf([]), removals: [{ ...removal, ...row }] },
    ).map(({ key, reason }) => [key, reason]);
  const reasonOf = (what: string) => [
    uuidOf('mistyped'),
    `names nothing that the live release shows or has removed, so ${what}. Correct it, or state kind and name of what left before`,
  ];
  expect(found({})).toEqual([reasonOf('no page tells of it')]);
  expect(found({ for_cause: true })).toEqual([reasonOf('nothing is hidden')]);
  expect(found({ kind: 'offer' })).toHaveLength(1);
  expect(found({ name: 'Kauri' })).toHaveLength(1);
  expect(found({ kind: 'offer', name: 'Kauri' })).toEqual([]);
  expect(found({}, [removal])).toEqual([]);
});

test('an offer that went to another firm without its fund', () => {
  const [fund] = madeDirectory().funds;
  if (!fund) throw new Error('no fund');
  const firm = uuidOf('provider 9');
  const offer = madeOffer(1, { provider_id: fund.provider_id, fund_id: fund.id });
  const moved = (change: Partial<OfferRow>, owner = fund.provider_id) =>
    unusualChanges(directoryOf([offer]), {
      ...directoryOf([{ ...offer, ...change }]),
      funds: [{ ...fund, provider_id: owner }],
    }).map(({ field, reason, title }) => `${title}: ${field} ${reason}`);
  expect(moved({ provider_id: firm })).toEqual([
    `${offer.name}: provider_id changed, and the fund of the offer, ${fund.name}, is still with the firm before`,
  ]);
  expect(moved({ provider_id: firm }, firm)).toEqual([]);
  expect(moved({ provider_id: firm, fund_id: null })).toEqual([]);
  expect(moved({})).toEqual([]);
});

test('the record of an unusual source has its name', () => {
  const small = smallDirectory(8);
  const older = structuredClone(small);
  for (const source of older.sources) source.checked_on = '1999-10-01';
  const titles = unusualChanges(older, small).map(({ title }) => title);
  expect(titles.length).toBeGreaterThan(0);
  for (const title of titles) expect(title).toMatch(/^source of \w+ of (?![\da-f]{8}-)/);
});

test('each of two sources of a figure is beside itself, not beside the other one', () => {
  const offers = Array.from({ length: 6 }, (_, n) => madeOffer(n, NORMAL));
  const sources = offers.flatMap(({ id }) =>
    (['A', 'B'] as const).map(
      (tier) =>
        ({
          ...blankRow(SOURCE_COLUMNS),
          record: id,
          field: 'minimum_investment',
          title: `Source ${tier}`,
          tier,
          state: 'confirmed',
          checked_on: tier === 'A' ? '2026-10-01' : '2020-10-01',
        }) as SourceRow,
    ),
  );
  const directory = { ...directoryOf(offers), sources };
  expect(unusualChanges(directory, structuredClone(directory))).toEqual([]);
});

test.each<[string, Partial<SourceRow>[], Partial<OfferRow>, boolean]>([
  ['a figure that changed under its mark', [{}], { minimum_investment: 60_000 }, true],
  [
    'one whose entry says in words alone that it was confirmed',
    [{ state: null, outcome: 'Matches the register' }],
    { minimum_investment: 60_000 },
    true,
  ],
  [
    'one whose entry says in words alone that it differs',
    [{ state: null, outcome: 'Differs: $70,000' }],
    { minimum_investment: 60_000 },
    false,
  ],
  ['the same figure', [{}], {}, false],
  ['a figure that is no longer stated', [{}], { minimum_investment: null }, false],
  ['one that was looked at again', [{ checked_on: '2026-11-20' }], { minimum_investment: 60_000 }, false],
  [
    'one with a later entry beside the old one',
    [{}, { checked_on: '2026-11-20' }],
    { minimum_investment: 60_000 },
    false,
  ],
  ['one that was not confirmed', [{ state: 'differs' }], { minimum_investment: 60_000 }, false],
  ['one whose entry is gone', [], { minimum_investment: 60_000 }, false],
])('%s', (_, sources, is, isReported) => {
  const entry = {
    ...blankRow(SOURCE_COLUMNS),
    id: 'entry',
    record: madeOffer(1).id,
    field: 'minimum_investment',
    title: 'Register',
    tier: 'B',
    state: 'confirmed',
    checked_on: '2026-10-01',
  } as SourceRow;
  const before = { ...directoryOf([madeOffer(1, NORMAL)]), sources: [entry] };
  const after = {
    ...directoryOf([madeOffer(1, { ...NORMAL, ...is })]),
    sources: sources.map((source) => ({ ...entry, ...source })),
  };
  const reasons = unusualChanges(before, after).map(({ field, reason }) => `${field} ${reason}`);
  expect(reasons).toEqual(
    isReported
      ? [
          'minimum_investment changed, and the last look that confirms it is of 1 October 2026: check it again, or correct its entry in sources',
        ]
      : [],
  );
});

test('the demonstration is no measure for what replaces it', () => {
  const before = { ...directoryOf([madeOffer(1, NORMAL)]), settings: { demonstration: true } } as Directory;
  const after = { ...directoryOf([madeOffer(1, { ...NORMAL, minimum_investment: 5 })]), settings: null };
  expect(unusualChanges(before, after)).toEqual([]);
  expect(unusualChanges({ ...before, settings: null }, after)).toHaveLength(1);
});

test('settings that are no longer there are unusual, and so is a directory that becomes a demonstration', () => {
  const made = (settings: Directory['settings']) => ({ ...madeDirectory({ offers: 1 }), settings });
  const reasons = (was: Directory['settings'], is: Directory['settings']) =>
    unusualChanges(made(was), made(is)).map(({ field, reason }) => `${field} ${reason}`);
  const own = { name: 'Kiwi Offers', correction_days: 3 };
  expect(reasons(own, null)).toEqual([
    'settings.json is not in the folder. These settings would be as usual again: name, correction_days',
  ]);
  expect(reasons(own, { ...own, demonstration: true })).toEqual([
    expect.stringContaining('demonstration is true now'),
  ]);
  expect([reasons(own, {}), reasons(null, null), reasons(null, own)]).toEqual([[], [], []]);
  expect(reasons({ demonstration: true }, { demonstration: true })).toEqual([]);
});

test('a record that was removed for cause and comes back is unusual, and so is an offer that is unlocked', () => {
  const offer = madeOffer(1, NORMAL);
  const removed = (kind: RemovedRecord['kind']): Denied => ({
    ...NOTHING,
    removed: [
      {
        kind,
        id: offer.id,
        name: offer.name,
        reason: 'Fraud found',
        removed_on: '2026-11-20',
        earlier_names: [],
      },
    ],
  });
  const [after, without] = [directoryOf([offer]), directoryOf([])];
  const one = { table: 'offers', key: offer.id, title: offer.name };
  // Whatever the release says that the folder is compared with: it may be the one before the removal.
  for (const before of [without, after])
    expect(unusualChanges(before, after, { denied: removed('offer') })).toEqual([
      { ...one, field: 'id', reason: 'comes back in every release; it was removed for cause: Fraud found' },
    ]);
  expect(unusualChanges(without, after, { denied: NOTHING })).toEqual([]);
  expect(unusualChanges(without, after, { denied: removed('fund') })).toEqual([]);
  expect(unusualChanges(without, without, { denied: removed('offer') })).toEqual([]);

  const locked = { ...NOTHING, locked: [offer.id] };
  expect(unusualChanges(after, after, { denied: locked })).toEqual([
    {
      ...one,
      field: 'is_exclusive',
      reason: 'was true: what it locked is shown in every release',
    },
  ]);
  const exclusive = directoryOf([madeOffer(1, { ...NORMAL, is_exclusive: true })]);
  expect(unusualChanges(exclusive, exclusive, { denied: locked })).toEqual([]);
  const [post] = after.blog_posts as [Directory['blog_posts'][number]];
  const denied = {
    ...NOTHING,
    removed: [{ ...removed('blog-post').removed[0], id: post.id } as RemovedRecord],
  };
  const switched = (is_published: boolean) => ({ ...after, blog_posts: [{ ...post, is_published }] });
  expect(unusualChanges(after, switched(true), { denied })).toHaveLength(1);
  expect(unusualChanges(after, switched(false), { denied })).toEqual([]);
});
