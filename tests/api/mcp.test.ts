import { OFFER_COLUMNS } from '@tussock/core/offer/columns';
import { FACET_NAMES } from '@tussock/core/offer/facets';
import { parseFilters } from '@tussock/core/offer/offer-query';
import { OFFER_SORTS } from '@tussock/core/offer/offer-sort';
import { TAX_POSITIONS } from '@tussock/core/return/tax-position';
import { listOfAddress } from '@tussock/pages/lists/list-address';
import { offerListParams } from '@tussock/web/offer-list-params';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anyCharacter } from '../support/any-character';
import { mcpRequest } from '../support/mcp';
import { loadFolder } from './support/old-system-export';
import { type PublishedApi, publishedApi } from './support/published-api';

type Row = Record<string, unknown> & { id: string };
type Options = Record<string, { value: string }[]>;

let api: PublishedApi;
let facets: Options;
let offers: Row[];

const json = async (path: string) => {
  const response = await api.get(path);
  expect([path, response.status]).toEqual([path, 200]);
  return response.json();
};
const answerOf = async (name: string, args: Record<string, unknown>) => {
  const { isError, content, structuredContent } = await api.mcp.call(name, args);
  expect([name, args, isError ? content[0]?.text : undefined]).toEqual([name, args, undefined]);
  return structuredContent;
};

beforeAll(async () => {
  const sample = await loadFolder('scripts/sample');
  api = await publishedApi(sample);
  // A second release with changes of several kinds.
  const [first, ...rest] = sample.offers.filter(({ is_active }) => is_active);
  const changed = rest.map((offer, n) => (n % 9 === 0 ? { ...offer, minimum_investment: 123_000 } : offer));
  const offered = new Set(changed.map(({ id }) => id));
  await api.publish({
    ...sample,
    offers: changed,
    offer_tags: sample.offer_tags.filter(({ offer_id }) => offered.has(offer_id)),
    sources: sample.sources.filter(({ record }) => record !== first?.id),
    corrections: sample.corrections.filter(({ record }) => record !== first?.id),
  });
  facets = (await json('/api/search?limit=1')).facets;
  offers = (await json('/api/offers?limit=100')).data;
});
afterAll(() => api.close());

const RUNS = process.env.FULL ? 2_000 : 200;
const words = fc.constantFrom('forestry', 'property fund', 'auckland credit', 'zzz nothing', 'wind', 'a');

const chosen = (name: string) => {
  const values = (facets[name] ?? []).map(({ value }) => value);
  return fc.subarray(values, { minLength: 1, maxLength: Math.min(3, values.length) });
};

/** A search with an order, a rate and a page, with words or filters of values that there are. */
function search(): fc.Arbitrary<Record<string, unknown>> {
  const named = FACET_NAMES.filter((name) => (facets[name] ?? []).length > 0);
  const filters = fc
    .subarray(named, { maxLength: 2 })
    .chain((names) => fc.record(Object.fromEntries(names.map((name) => [name, chosen(name)]))));
  const rest = fc.record(
    {
      sort: fc.constantFrom(...OFFER_SORTS),
      rate: fc.constantFrom(...TAX_POSITIONS),
      open_first: fc.boolean(),
      page: fc.integer({ min: 1, max: 2 }),
      limit: fc.integer({ min: 1, max: 25 }),
      release: fc.constantFrom(1, 2),
    },
    { requiredKeys: [] },
  );
  const asked = fc.oneof(filters, fc.record({ q: words }));
  return fc.tuple(asked, rest).map(([what, how]) => ({ ...what, ...how }));
}

/** The same search as an address of the read API. */
function addressOf({ open_first, ...args }: Record<string, unknown>): string {
  const query = new URLSearchParams(open_first ? { open_first: 'true' } : {});
  for (const [name, value] of Object.entries({ limit: 10, ...args }))
    for (const one of [value].flat()) query.append(name, String(one));
  return `/api/search?${query}`;
}

/** Where the API answers what a page of offers shows. */
function listAt({ href, pathname, searchParams }: URL): string {
  const query = new URLSearchParams({ limit: '25', page: searchParams.get('page') ?? '1' });
  const list = listOfAddress(new URL(href));
  const [, platform] = /^\/platforms\/([^/]+)$/.exec(pathname) ?? [];
  const params = list
    ? [...list.rows(list.subjects.map(({ slug }) => slug)).params]
    : Object.entries(offerListParams({ platform: platform ?? '' }, parseFilters(searchParams)));
  for (const [name, value] of params) for (const one of [value].flat()) query.append(name, one);
  return `/api/search?${query}`;
}

describe('the answers equal those of the read API', () => {
  it('of any search', async () => {
    let found = 0;
    await fc.assert(
      fc.asyncProperty(search(), async (args) => {
        const wanted: Record<string, unknown> =
          args.sort === 'left_after' && !args.rate ? { ...args, rate: 'pir-28' } : args;
        const [ours, theirs] = [await answerOf('search_offers', wanted), await json(addressOf(wanted))];
        expect(ours.offers.map(({ id }: Row) => id)).toEqual(theirs.data.map(({ id }: Row) => id));
        expect([ours.total, ours.sort, ours.did_you_mean, ours.release]).toEqual([
          theirs.total,
          theirs.sort,
          theirs.did_you_mean,
          wanted.release ?? 2,
        ]);
        ours.offers.forEach((offer: { figures: Record<string, { value: unknown }> } & Row, n: number) => {
          found += 1;
          const row = theirs.data[n];
          for (const [name, { value }] of Object.entries(offer.figures))
            expect([name, value]).toEqual([name, row[name]]);
          expect(offer.left_after).toEqual(row.left_after);
        });
      }),
      { numRuns: RUNS },
    );
    expect(found).toBeGreaterThan(RUNS);
  });

  it('of any search: the page that is named shows the first offer of the answer', async () => {
    const [platform] = (await json('/api/platforms')).data as Row[];
    const scopes = [
      {},
      { tag: 'INDUSTRIAL-property' },
      { opportunity: 'under-100k' },
      { platform: platform?.id },
    ];
    let found = 0;
    await fc.assert(
      fc.asyncProperty(search(), fc.constantFrom(...scopes), async (args, scope) => {
        const rate = args.sort === 'left_after' ? { rate: 'pir-28' } : {};
        const { offers: rows, url } = await answerOf('search_offers', { ...rate, ...args, ...scope });
        if (rows.length === 0) return;
        found += 1;
        const shown = await json(`${listAt(new URL(url))}&release=${args.release ?? 2}`);
        expect([url, shown.data.map(({ id }: Row) => id)]).toEqual([
          url,
          expect.arrayContaining([rows[0].id]),
        ]);
      }),
      { numRuns: RUNS },
    );
    expect(found).toBeGreaterThan(RUNS / 4);
  });

  it('of any offer, figure by figure, with the source that the ledger has', async () => {
    let sourced = 0;
    const found = new Set<string>();
    for (const offer of offers) {
      const { figures, url } = await answerOf('get_record', { kind: 'offer', id: offer.id });
      expect(url).toContain(`/offers/${offer.slug ?? offer.id}`);
      const whole = await json(`/api/offers/${offer.id}`);
      const entries = whole.sources as Record<string, unknown>[];
      for (const [name, figure] of Object.entries<Record<string, unknown>>(figures)) {
        const source = figure.source as Record<string, unknown> | null;
        // An amount of 0 reads "Contact for details" everywhere: it is no amount.
        const column = OFFER_COLUMNS[name as keyof typeof OFFER_COLUMNS];
        const stated = column.kind === 'amount' && whole[name] === 0 ? null : whole[name];
        expect([name, figure.value]).toEqual([name, stated]);
        if (source === null) continue;
        sourced += 1;
        const said = ['outcome', 'disputed_on', 'reply', 'replied_on'].map((part) => [
          part,
          source[part] ?? null,
        ]);
        for (const [part, words] of said) if (words) found.add(`${part}`);
        expect(entries).toContainEqual(
          expect.objectContaining({
            field: name,
            title: source.title,
            tier: source.grade,
            state: figure.state,
            ...Object.fromEntries(said),
          }),
        );
      }
    }
    expect(sourced).toBeGreaterThan(50);
    expect([...found].sort()).toEqual(['disputed_on', 'outcome', 'replied_on', 'reply']);
  });

  it('of a figure in a search, as the record itself has it: not stated and not applicable are two things', async () => {
    const states = new Set<string>();
    for (const page of [1, 2, 3, 4]) {
      const found = await answerOf('search_offers', { page, limit: 25 });
      for (const { id, figures } of found.offers) {
        const record = await answerOf('get_record', { kind: 'offer', id });
        for (const [name, figure] of Object.entries<{ state: string }>(figures)) {
          // A field that nobody expects is left out of a record.
          if (name in record.figures) expect([id, name, record.figures[name]]).toEqual([id, name, figure]);
          states.add(figure.state);
        }
      }
    }
    expect([...states]).toEqual(expect.arrayContaining(['does_not_apply', 'not_stated']));
  });

  it('of changes: as many, in the same order, and none from before', async () => {
    const { data, total } = await json('/api/changes?limit=25');
    const ours = await answerOf('changes_since', { since: '0', limit: 25 });
    expect([ours.total, ours.changes.length]).toEqual([total, data.length]);
    ours.changes.forEach((change: Row & { fields: Row[] }, n: number) => {
      const { release, change: what, kind, about, fields } = data[n];
      expect(change).toMatchObject({ release, change: what, kind, id: about.id, name: about.name });
      expect(change.fields).toEqual(
        fields.map(({ field, before, after }: Record<string, unknown>) =>
          expect.objectContaining({ field, before, after }),
        ),
      );
    });
    expect(total).toBeGreaterThan(5);
    expect((await answerOf('changes_since', { since: '2' })).total).toBe(0);
    expect((await answerOf('changes_since', { since: '2020-01-01' })).total).toBe(total);
    expect((await answerOf('changes_since', { since: ours.changes.at(-1).published_on })).total).toBe(total);
    expect((await answerOf('changes_since', { since: '2999-01-01' })).total).toBe(0);
    const { id } = ours.changes.at(-1);
    const one = await answerOf('changes_since', { since: '1', record: id });
    expect(one.changes.map((change: Row) => change.id)).toEqual([id]);
    const changed = new Set(data.map((change: { about: Row }) => change.about.id));
    const same = offers.find((offer) => !changed.has(offer.id));
    expect((await answerOf('changes_since', { since: '0', record: same?.id })).total).toBe(0);
    const { isError, content } = await api.mcp.call('changes_since', {
      since: '0',
      record: 'no-such-record',
    });
    expect([isError, content[0]?.text]).toEqual([
      true,
      expect.stringMatching(/record: There is no such record/),
    ]);
  });

  it('of what is left after tax, at any position', async () => {
    const picked = fc.tuple(fc.constantFrom(...offers), fc.constantFrom(...TAX_POSITIONS));
    await fc.assert(
      fc.asyncProperty(picked, async ([offer, position]) => {
        const ours = await answerOf('after_tax', { offer: offer.id, position });
        const query = new URLSearchParams({ q: '', rate: position, limit: '100', provider: '' });
        query.delete('provider');
        const { data } = await json(`/api/search?${query}`);
        const theirs = data.find(({ id }: Row) => id === offer.id)?.left_after;
        if (theirs?.computed) expect(ours.returns.after_tax).toEqual({ low: theirs.low, high: theirs.high });
        else if (theirs) expect([ours.returns, ours.not_computed]).toEqual([null, theirs.reason]);
      }),
      { numRuns: RUNS / 4 },
    );
  });

  it('of two offers side by side: each figure is that of the record', async () => {
    const [a, b] = offers.filter(({ is_exclusive }) => !is_exclusive) as [Row, Row];
    const { rows, offers: named } = await answerOf('compare_offers', { offers: [b.id, a.id] });
    expect(named.map(({ id }: Row) => id)).toEqual([b.id, a.id]);
    const records = [];
    for (const { id } of [b, a]) records.push(await answerOf('get_record', { kind: 'offer', id }));
    for (const { field, figures } of rows)
      records.forEach((record, n) => {
        if (record.figures[field]) expect([field, figures[n]]).toEqual([field, record.figures[field]]);
      });
    expect(rows.length).toBeGreaterThan(15);
  });
});

/** JSON of any kind, and arguments that nearly fit. */
const oddArguments = fc.oneof(
  fc.dictionary(fc.string({ maxLength: 8 }), fc.jsonValue({ maxDepth: 2 }), { maxKeys: 4 }),
  fc.record(
    {
      id: fc.string({ unit: anyCharacter, maxLength: 40 }),
      kind: fc.constantFrom('offer', 'provider', 'platform', 'fund', 'tag', '__proto__'),
      offer: fc.string({ maxLength: 20 }),
      offers: fc.array(fc.string({ maxLength: 20 }), { maxLength: 5 }),
      position: fc.constantFrom(...TAX_POSITIONS, 'x'),
      since: fc.oneof(fc.string({ maxLength: 12 }), fc.constantFrom('1', '2026-01-01', '9999-99-99')),
      q: fc.string({ unit: anyCharacter, maxLength: 250 }),
      release: fc.oneof(fc.integer(), fc.double()),
      page: fc.integer(),
      limit: fc.integer(),
      tag: fc.string({ maxLength: 200 }),
    },
    { requiredKeys: [] },
  ),
);
const TOOLS = [
  'search_offers',
  'get_record',
  'compare_offers',
  'changes_since',
  'after_tax',
  'eligibility_rules',
];

/** Texts that are no address of a record, and some that would be another address of the API. */
const oddText = fc.oneof(
  fc.string({ unit: anyCharacter, maxLength: 40 }),
  fc.constantFrom(
    '',
    '.',
    '..',
    '../release',
    '../exclusive/offers/x',
    '%2e%2e',
    'a?b=1',
    'a#b',
    'x/similar',
  ),
);
const since = fc.oneof(fc.string({ maxLength: 12 }), fc.constantFrom('0', '1', '2026-01-01', '9999-99-99'));

/** Calls whose arguments have the right names, so that they get beyond the schema. */
const oddCalls: fc.Arbitrary<[string, object]> = fc.oneof(
  fc.tuple(fc.constantFrom(...TOOLS, 'nothing'), oddArguments),
  fc.tuple(
    fc.constant('get_record'),
    fc.record({ kind: fc.constantFrom('offer', 'provider', 'platform', 'fund'), id: oddText }),
  ),
  fc.tuple(
    fc.constant('compare_offers'),
    fc.record({ offers: fc.array(oddText, { minLength: 2, maxLength: 3 }) }),
  ),
  fc.tuple(
    fc.constant('after_tax'),
    fc.record({ offer: oddText, position: fc.constantFrom(...TAX_POSITIONS) }),
  ),
  fc.tuple(
    fc.constant('changes_since'),
    fc.record({ since, record: oddText, page: fc.integer() }, { requiredKeys: ['since'] }),
  ),
  fc.tuple(
    fc.constant('search_offers'),
    fc.record(
      { q: oddText, tag: oddText, platform: oddText, opportunity: oddText, provider: fc.array(oddText) },
      { requiredKeys: [] },
    ),
  ),
);

describe('whatever is sent', () => {
  it('as arguments, the answer is one of the protocol, below 500, and nothing fails inside', async () => {
    const before = api.failures.length;
    await fc.assert(
      fc.asyncProperty(oddCalls, async ([name, args]) => {
        const response = await api.mcp.post('tools/call', { name, arguments: args });
        const text = await response.text();
        expect(response.status, text).toBeLessThan(500);
        expect(text).not.toMatch(/\bat \w+.*:\d+:\d+|node_modules|ZodError|Exception|Try again in 30/);
        expect(JSON.parse(text)).toHaveProperty('jsonrpc', '2.0');
      }),
      { numRuns: RUNS * 3 },
    );
    expect(api.failures.slice(before)).toEqual([]);
  });

  it('as a body or a method', async () => {
    const { headers } = mcpRequest('tools/list');
    const body = fc.oneof(
      fc.json(),
      fc.string({ maxLength: 60 }),
      fc.constantFrom('[]', 'null', '{"jsonrpc":"2.0"}'),
    );
    const odd = fc.record({
      'mcp-method': fc.constantFrom('tools/list', 'x', ''),
      accept: fc.constantFrom('*/*', 'x'),
    });
    await fc.assert(
      fc.asyncProperty(body, odd, fc.string({ maxLength: 20 }), async (text, more, method) => {
        const sent = await api.mcp.send('/mcp', {
          method: 'POST',
          headers: { ...headers, ...more },
          body: text,
        });
        expect(sent.status, text).toBeLessThan(500);
        expect((await api.mcp.post(method)).status).toBeLessThan(500);
      }),
      { numRuns: RUNS },
    );
  });
});
