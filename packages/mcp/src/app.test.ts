import { createApi } from '@tussock/api/app';
import { readLimit } from '@tussock/api/read-limit';
import type { FieldChange, RecordChange } from '@tussock/core/changelog/changelog';
import { assemble } from '@tussock/core/directory/assemble';
import { fromEdgeOnly } from '@tussock/server/http/origin-secret';
import { StoreUnavailable } from '@tussock/server/table/budget';
import { RecordRemoved } from '@tussock/store/errors';
import { describe, expect, it } from 'vitest';
import { madeDirectory } from '../../../tests/support/made-directory';
import { mcpClient, mcpRequest } from '../../../tests/support/mcp';
import { idOf, smallRelease } from '../../../tests/support/small-directory';
import { memoryReads } from '../../api/src/memory-reads.fixture';
import { createMcp } from './app';
import type { McpDeps } from './deps';
import type { Provenance } from './figures/provenance';

const BUILD = '0123456789abcdef0123456789abcdef01234567';

function mcpOver(deps: Partial<McpDeps> = {}) {
  const reads = memoryReads({ 1: smallRelease(30), 2: smallRelease(40) });
  const reported: unknown[] = [];
  const report = (error: unknown) => reported.push(error);
  const api = createApi({ reads, build: BUILD, report });
  const app = createMcp({ api, reads, build: BUILD, report, today: () => '2026-11-22', ...deps });
  return { app, reads, reported, ...mcpClient((path, init) => app.request(path, init)) };
}

interface Listed {
  name: string;
  description: string;
  inputSchema: { type: string; additionalProperties: boolean };
  outputSchema: { type: string; additionalProperties: boolean };
  annotations: object;
}

describe('the list of tools', () => {
  it('is short: a client reads it before every conversation', async () => {
    const { post } = mcpOver();
    const body = await (await post('tools/list')).text();
    expect(new TextEncoder().encode(body).length, 'bytes; each filter adds its name and values').toBeLessThan(
      6_950,
    );
  });

  it('has closed schemas of what a tool takes and answers, and says that it only reads', async () => {
    const { result } = await mcpOver().rpc('tools/list');
    const tools = result?.tools as Listed[];
    expect(tools.map(({ name }) => name)).toEqual([
      'search_offers',
      'get_record',
      'compare_offers',
      'changes_since',
      'after_tax',
      'eligibility_rules',
    ]);
    for (const { name, description, inputSchema, outputSchema, annotations } of tools) {
      expect([name, description]).toEqual([name, expect.stringMatching(/^[A-Z].{20,}/)]);
      for (const schema of [inputSchema, outputSchema])
        expect([name, schema]).toEqual([
          name,
          expect.objectContaining({ type: 'object', additionalProperties: false }),
        ]);
      expect(annotations).toEqual({ readOnlyHint: true });
    }
  });

  it('says where the values of an argument come from that it does not list', async () => {
    const { result } = await mcpOver().rpc('tools/list');
    const [search] = (result?.tools ?? []) as Listed[];
    expect(search?.inputSchema).toMatchObject({
      properties: {
        rate: { description: expect.stringContaining('after_tax') },
        opportunity: { description: expect.stringContaining('/opportunities') },
        platform: { description: 'Id' },
      },
    });
  });

  it('may be kept by everyone for an hour', async () => {
    for (const method of ['tools/list', 'resources/list', 'server/discover'])
      expect((await mcpOver().rpc(method)).result).toMatchObject({ ttlMs: 3_600_000, cacheScope: 'public' });
  });
});

const CALLS: [string, Record<string, unknown>][] = [
  ['search_offers', { status: ['Open'], facets: true, rate: 'person-33' }],
  ['get_record', { kind: 'offer', id: 'offer-5' }],
  ['get_record', { kind: 'provider', id: 'provider-0' }],
  ['get_record', { kind: 'platform', id: idOf(3, 0) }],
  ['get_record', { kind: 'fund', id: 'fund-1' }],
  ['compare_offers', { offers: ['offer-1', idOf(1, 2)] }],
  ['changes_since', { since: '2026-01-01' }],
  ['after_tax', { offer: 'offer-1', position: 'pir-28' }],
  ['eligibility_rules', {}],
];

describe('every answer', () => {
  it.each(CALLS)('of %s %o names its release, its date and its page', async (name, args) => {
    const { content, structuredContent, isError } = await mcpOver().call(name, args);
    expect([isError, content[0]?.text]).toEqual([undefined, JSON.stringify(structuredContent)]);
    expect(structuredContent).toMatchObject({
      release: 2,
      as_of: '2026-11-20',
      note: expect.stringMatching(
        /not advice.*New Zealand dates.*ranked.*of a null value the state says why/,
      ),
      url: expect.stringMatching(/^https:\/\/tussock\.example\/\w+/),
    });
  });

  it('says of a demonstration that all in it is invented', async () => {
    const made = smallRelease(5);
    const noteWith = async (demonstration: boolean) => {
      const reads = memoryReads({ 1: { ...made, settings: { ...made.settings, demonstration } } });
      const { call } = mcpOver({ api: createApi({ reads, build: BUILD }), reads });
      return (await call('eligibility_rules')).structuredContent.note;
    };
    expect(await noteWith(true)).toMatch(/^Demonstration data: every firm and offer here is invented\. /);
    expect(await noteWith(false)).toMatch(/^Information, not advice\. .* Cite the url\.$/);
  });

  it('of get_record has the texts of the record', async () => {
    const [offer] = smallRelease(40).offers.filter(({ slug }) => slug === 'offer-5');
    const { structuredContent } = await mcpOver().call('get_record', { kind: 'offer', id: 'offer-5' });
    expect(structuredContent.texts).toMatchObject({ description: offer?.description });
  });

  it('of get_record says what was reported as wrong, and what came of it', async () => {
    const made = madeDirectory({ offers: 3 });
    const [offer, other] = made.offers;
    const own = { record: offer?.id ?? '', field: 'target_return_max', reported_on: '2026-11-01' };
    const open = { ...own, id: 'c-1', answered_on: null, outcome: null, was: null, now: null };
    const answered = {
      ...own,
      id: 'c-2',
      answered_on: '2026-11-02',
      outcome: 'A slip.',
      was: '9%',
      now: '8%',
    };
    const reads = memoryReads({ 1: assemble({ ...made, corrections: [open, answered] }) });
    const { call } = mcpOver({ api: createApi({ reads, build: BUILD }), reads });
    const textsOf = async (id = '') =>
      (await call('get_record', { kind: 'offer', id })).structuredContent.texts as Record<string, string>;
    expect((await textsOf(offer?.id)).corrections?.split('\n')).toEqual([
      'Upper target return: reported as wrong on 2026-11-01. Not answered yet.',
      'Upper target return: reported as wrong on 2026-11-01. Answered 2026-11-02. Was 9%, now 8%. A slip.',
    ]);
    expect(await textsOf(other?.id)).not.toHaveProperty('corrections');
  });

  it('has an address that is one, whatever was asked for', async () => {
    const { structuredContent } = await mcpOver().call('search_offers', { tag: 'Kauri? a/b' });
    expect(structuredContent).toMatchObject({
      total: 0,
      url: 'https://tussock.example/tags/kauri%3F%20a%2Fb?open_first=false',
    });
  });

  it('of nothing found says which filters have a value that no offer has', async () => {
    const { call } = mcpOver();
    const unknownIn = async (args: Record<string, unknown>) => {
      const { total, note } = (await call('search_offers', args)).structuredContent;
      const named = [...note.matchAll(/No offer at all has the given (\w+)\./g)].map(([, name]) => name);
      expect([args, note.includes('may be written otherwise')]).toEqual([args, named.length > 0]);
      return [total, named];
    };
    expect(await unknownIn({ provider: ['Provider of offer 1'] })).toEqual([0, ['provider']]);
    expect(await unknownIn({ status: ['Open', 'Ajar'], provider: ['provider-0'], q: 'zzzz' })).toEqual([
      0,
      [],
    ]);
    expect(await unknownIn({ status: ['Ajar'], tag: 'none', platform: 'none', term: ['long-term'] })).toEqual(
      [0, ['status', 'tag', 'platform']],
    );
    const [found, named] = await unknownIn({ status: ['Open', 'Ajar'] });
    expect([Number(found) > 0, named]).toEqual([true, []]);
  });

  it('reads an earlier release that is named', async () => {
    const { call } = mcpOver();
    expect((await call('search_offers', { release: 1 })).structuredContent).toMatchObject({
      release: 1,
      total: 29,
    });
  });
});

describe('a figure', () => {
  const figuresOf = async (id: string) =>
    (await mcpOver().call('get_record', { kind: 'offer', id })).structuredContent.figures;

  it('has its value, its words, its state, and the source with its grade', async () => {
    const { target_return_max, risk_rating, minimum_investment } = await figuresOf('offer-5');
    expect(target_return_max).toEqual({
      value: 11,
      text: '11%',
      state: 'not_confirmed',
      source: {
        grade: 'B',
        title: 'Information memorandum',
        url: null,
        checked_on: '2026-10-01',
        mark: 'Not confirmed, checked 1 October 2026',
      },
    });
    expect(minimum_investment).toEqual({
      value: 150_000,
      text: '$150,000 NZD',
      state: 'not_checked',
      source: null,
    });
    expect(risk_rating).toMatchObject({
      value: 'Medium',
      text: 'Medium (not stated by the provider)',
      state: 'assumed',
    });
  });

  it('of a target in a list has beside it whether it is before or after fees', async () => {
    const found = async (q: string) =>
      (await mcpOver().call('search_offers', { q })).structuredContent.offers[0].figures.returns_stated;
    expect(await found('offer 5')).toMatchObject({ value: null, state: 'locked' });
    expect(await found('offer 1')).toMatchObject({ value: null, state: 'not_stated' });
  });

  it('is null where the provider states none, in the words of pages, and where it is locked', async () => {
    expect((await figuresOf(idOf(1, 9))).minimum_investment).toEqual({
      value: null,
      text: 'Contact for details',
      state: 'not_stated',
      source: null,
    });
    expect((await figuresOf('offer-5')).management_fee).toMatchObject({ value: null, state: 'locked' });
  });
});

describe('after_tax', () => {
  it('shows what is left, step by step, and every input with its state', async () => {
    const { structuredContent } = await mcpOver().call('after_tax', { offer: 'offer-1', position: 'pir-28' });
    const { returns, steps, assumed, inputs, not_computed } = structuredContent;
    expect(not_computed).toBeNull();
    expect(returns).toMatchObject({ target: { low: 6, high: 7 }, after_tax: { low: 3.42, high: 4.14 } });
    // (3.42 − 2) ÷ 1.02 and (4.14 − 2) ÷ 1.02.
    expect(returns.after_everything).toEqual({ low: 1.3922, high: 2.098 });
    expect(steps.at(-1).after).toEqual(returns.after_everything);
    for (let n = 1; n < steps.length; n += 1) expect(steps[n].before).toEqual(steps[n - 1].after);
    expect(assumed.at(-1)).toContain('inflation of 2% a year');
    expect(inputs.exit_fee).toMatchObject({ value: null, state: 'not_stated' });
    expect(Object.keys(inputs)).toEqual([
      ...['target_return_min', 'target_return_max', 'target_return_type', 'tax_structure'],
      ...['management_fee', 'performance_fee', 'entry_fee', 'exit_fee'],
    ]);
    expect(steps[0]).toMatchObject({ label: 'Management fee', rate: 1.25, unit: 'percent_a_year' });
    expect(steps[4]).toMatchObject({ label: 'Tax in the PIE', rate: 28, unit: 'share' });
  });

  it('does not say that inflation of an offer in another currency is assumed, where none is taken', async () => {
    const made = smallRelease(5);
    const offers = made.offers.map((offer) => ({ ...offer, investment_currency: 'USD' }));
    const reads = memoryReads({ 1: { ...made, offers } });
    const { call } = mcpOver({ api: createApi({ reads, build: BUILD }), reads });
    const { structuredContent } = await call('after_tax', { offer: 'offer-1', position: 'person-33' });
    expect(structuredContent.returns.after_everything).toBeNull();
    expect(structuredContent.assumed.join(' ')).toContain(
      'The exchange rate and inflation are not modelled.',
    );
    expect(structuredContent.assumed.join(' ')).not.toContain('after_everything');
  });

  it('says why nothing is computed', async () => {
    const { call } = mcpOver();
    const closed = await call('after_tax', { offer: 'offer-3', position: 'pir-28' });
    expect(closed.structuredContent).toMatchObject({
      not_computed: 'Nothing is computed for an offer that has ended.',
      returns: null,
      steps: [],
    });
  });

  it('uses no fee of an exclusive offer', async () => {
    const { structuredContent } = await mcpOver().call('after_tax', { offer: 'offer-5', position: 'pir-28' });
    expect(structuredContent.returns.after_fees).toEqual(structuredContent.returns.target);
    expect(structuredContent.inputs.management_fee).toMatchObject({ value: null, state: 'locked' });
  });
});

describe('eligibility_rules', () => {
  it('names what does not count towards each test, as the check does', async () => {
    const { tests } = (await mcpOver().call('eligibility_rules')).structuredContent;
    const notCounted = (clause: string): string =>
      tests
        .filter((test: { clause: string }) => test.clause === clause)
        .flatMap(({ not_counted }: { not_counted: string[] }) => not_counted)
        .join('; ');
    for (const clause of ['cl 38(a)', 'cl 38(b)'])
      for (const left of ['Bank deposits', 'KiwiSaver', 'associated persons', 'Real estate owned directly'])
        expect(notCounted(clause)).toContain(left);
    expect(notCounted('cl 38(b)')).not.toContain('{');
    expect(notCounted('cl 38(c)')).toMatch(/Years before \d+ November 2016/);
    expect(notCounted('cl 40')).toBe('');
  });

  it('says which law has the tests, and who alone can say whether a person meets one', async () => {
    const { law } = (await mcpOver().call('eligibility_rules')).structuredContent;
    expect(law).toMatch(
      /^Financial Markets Conduct Act 2013, Schedule 1\. Only .* can say whether a person meets a test\.$/,
    );
  });

  it('names what the visa asks to be invested and for how long, with their sources', async () => {
    const { aip } = (await mcpOver().call('eligibility_rules')).structuredContent;
    expect(aip).toHaveLength(3);
    expect(aip[0]).toMatchObject({
      rule: 'Minimum investment, NZD',
      growth: 5_000_000,
      balanced: 10_000_000,
    });
    expect(aip[1]).toMatchObject({ rule: 'Months to stay invested', growth: 36, balanced: 60 });
    for (const rule of aip) expect(rule.source).toMatch(/\w/);
  });

  it('names the days that the visa asks for, also where more is invested, with their source', async () => {
    const { aip } = (await mcpOver().call('eligibility_rules')).structuredContent;
    expect(aip.at(-1)).toMatchObject({
      rule: 'Days in New Zealand over that time; Balanced: 91 from $11,000,000, 77 from $12,000,000, 63 from $13,000,000 invested',
      growth: 21,
      balanced: 105,
      confidence: 'M',
      source: expect.stringContaining('VisaEnvoy'),
    });
  });
});

it.each([
  [{ term_description: '2 to 3 years', term_months: 36 }, 'term_description', '2 to 3 years'],
  [{ term_description: null, term_months: 36 }, 'term_months', '36 months'],
  [{ term_description: null, term_months: null, is_open_ended: true }, 'is_open_ended', 'Yes'],
  // Months beside an open end are the shortest holding period.
  [
    { term_description: null, term_months: 36, is_open_ended: true },
    'term_description',
    'Open-ended, at least 3 years',
  ],
  [{ term_description: null, term_months: null, is_open_ended: null }, 'term_description', 'Not stated'],
])('the term of an offer in a list, in whatever column it is: %j', async (term, field, text) => {
  const directory = madeDirectory({ offers: 3 });
  const offers = directory.offers.map((offer) => ({ ...offer, is_active: true, ...term }));
  const reads = memoryReads({ 1: assemble({ ...directory, offers }) });
  const { call } = mcpOver({ api: createApi({ reads, build: BUILD }), reads });
  const { figures } = (await call('search_offers', { limit: 1 })).structuredContent.offers[0];
  const terms = Object.keys(figures).filter((name) => /term|open_ended/.test(name));
  expect(terms.map((name) => [name, figures[name].text])).toEqual([[field, text]]);
});

describe('an offer that has left the directory', () => {
  const directory = madeDirectory({ offers: 3 });
  const [left, listed, other] = directory.offers.map((offer, n) => ({
    ...offer,
    slug: `offer-${n}`,
    status: 'Open',
    is_exclusive: false,
    is_active: n > 0,
  }));
  const offers = [left, listed, other].flatMap((offer) => offer ?? []);
  const reads = memoryReads({ 1: assemble({ ...directory, offers }) });
  const { call } = mcpOver({ api: createApi({ reads, build: BUILD }), reads });
  const answerOf = async (name: string, args: Record<string, unknown>) =>
    (await call(name, args)).structuredContent;
  const said = /Offer 0 \S+ has left the directory and is not on offer here: .* may be out of date\.$/;

  it('says so, and has no status: an assistant would tell its person that it is open', async () => {
    const gone = await answerOf('get_record', { kind: 'offer', id: 'offer-0' });
    expect(gone.note).toMatch(said);
    expect(gone.figures.status).toEqual({
      value: null,
      text: 'No longer listed',
      state: 'does_not_apply',
      source: null,
    });
    const open = await answerOf('get_record', { kind: 'offer', id: 'offer-1' });
    expect([open.figures.status.value, /left the directory/.test(open.note)]).toEqual(['Open', false]);
  });

  it('says so in a comparison and in a calculation too', async () => {
    const compared = await answerOf('compare_offers', { offers: ['offer-1', 'offer-0'] });
    expect(compared.note).toMatch(said);
    const [status] = compared.rows.filter(({ field }: { field: string }) => field === 'status');
    expect(status.figures.map(({ text }: { text: string }) => text)).toEqual(['Open', 'No longer listed']);
    const after = await answerOf('after_tax', { offer: 'offer-0', position: 'pir-28' });
    expect(after.note).toMatch(said);
    for (const [name, args] of [
      ['compare_offers', { offers: ['offer-1', 'offer-2'] }],
      ['after_tax', { offer: 'offer-1', position: 'pir-28' }],
    ] as const)
      expect((await answerOf(name, args)).note).not.toMatch(/left the directory/);
  });
});

describe('the facets of search_offers', () => {
  const directory = madeDirectory({ offers: 60, providers: 60 });
  const offers = directory.offers.map((offer, n) => ({
    ...offer,
    is_active: true,
    provider_id: directory.providers[n]?.id ?? null,
  }));
  const many = memoryReads({ 1: assemble({ ...directory, offers }) });

  it('list the firms with the most offers, and say how many there are: thousands would fill a conversation', async () => {
    const { call } = mcpOver({ api: createApi({ reads: many, build: BUILD }), reads: many });
    const { facets, note } = (await call('search_offers', { facets: true, limit: 1 })).structuredContent;
    expect(facets.provider).toHaveLength(50);
    expect(note).toMatch(/Of 60 values of provider, facets have the 50 with the most offers\.$/);
    const without = (await call('search_offers', { limit: 1 })).structuredContent;
    expect([without.facets, without.note.includes('facets have')]).toEqual([undefined, false]);
  });
});

describe('changes_since', () => {
  const change = (release: number, fields: Partial<FieldChange>[]): RecordChange => ({
    release,
    published_at: `2026-11-${release}T00:00:00.000Z`,
    change: 'changed',
    kind: 'offer',
    about: { id: idOf(1, 5), slug: 'offer-5', name: 'Offer 5' },
    offer: null,
    reason: null,
    fields: fields.map((field) => ({
      field: 'tagline',
      before: null,
      after: null,
      is_text: false,
      ...field,
    })),
  });

  it('says of each value what is known of that value: the ledger is about the last one alone', async () => {
    const { reads, call } = mcpOver();
    reads.changes = async () => [
      change(12, [
        { field: 'target_return_max', before: 12, after: 11 },
        { field: 'description', is_text: true },
        { field: 'gearing', before: 33, not_applicable: 'after' },
        { field: 'closes_on', before: '2026-12-01' },
      ]),
      change(11, [{ field: 'target_return_max', before: 10, after: 12 }]),
    ];
    const { structuredContent } = await call('changes_since', { since: '1' });
    const states = structuredContent.changes.map(
      ({ release, fields }: Pick<RecordChange, 'release' | 'fields'>) => [
        release,
        fields.map((field) => {
          const { state, source } = field as unknown as Provenance;
          return [field.field, state, source?.title];
        }),
      ],
    );
    expect(states).toEqual([
      [
        12,
        [
          ['target_return_max', 'not_confirmed', 'Information memorandum'],
          ['description', 'not_checked', undefined],
          ['gearing', 'does_not_apply', undefined],
          ['closes_on', 'not_stated', undefined],
        ],
      ],
      [11, [['target_return_max', 'changed_again', undefined]]],
    ]);
  });

  it('says of a record that was removed for cause that it went and why: it cannot be read any more', async () => {
    const { reads, call } = mcpOver();
    const { about, ...removed } = {
      ...change(12, []),
      change: 'removed',
      reason: 'The FMA warned of it.',
    } as const;
    reads.changes = async () => [{ about, ...removed }];
    reads.getOfferById = async () => {
      throw new RecordRemoved({ ...about, reason: removed.reason } as never);
    };
    const { isError, structuredContent } = await call('changes_since', { since: '1' });
    expect([isError, structuredContent.changes]).toEqual([
      undefined,
      [expect.objectContaining({ change: 'removed', reason: removed.reason, fields: [] })],
    ]);
    reads.getOfferById = async () => {
      throw new StoreUnavailable(5);
    };
    expect((await call('changes_since', { since: '1' })).isError).toBe(true);
  });

  it.each([
    ['provider', 'getProviderById'],
    ['platform', 'getPlatform'],
    ['fund', 'getFundById'],
  ] as const)('has the source of what changed in a %s', async (kind, read) => {
    const { reads, call } = mcpOver();
    const [website] = (await reads.getOfferById(2, idOf(1, 5)))?.sources ?? [];
    reads[read] = async () => ({ sources: [{ ...website, field: 'website' }] }) as never;
    reads.changes = async () => [{ ...change(12, [{ field: 'website', after: 'https://a.example' }]), kind }];
    const [{ fields }] = (await call('changes_since', { since: '1' })).structuredContent.changes;
    expect(fields[0]).toMatchObject({ state: 'not_confirmed', source: { title: 'Information memorandum' } });
  });

  it('says that changes are missing where more were asked for than the directory keeps', async () => {
    const { reads, call } = mcpOver();
    const oldest = change(12, []);
    reads.changes = async () => [change(13, [])];
    reads.oldestOfFullChanges = async () => oldest;
    const lacksOlder = async (since: string) =>
      /older ones .* are missing/.test(
        (await call('changes_since', { since, limit: 1 })).structuredContent.note,
      );
    expect([await lacksOlder('11'), await lacksOlder('2026-11-12')]).toEqual([true, true]);
    expect([await lacksOlder('12'), await lacksOlder('2026-11-13')]).toEqual([false, false]);
    reads.oldestOfFullChanges = async () => null;
    expect(await lacksOlder('0')).toBe(false);
  });

  it('keeps a provider and a platform that have one id apart', async () => {
    const { reads, call } = mcpOver();
    const about = { id: idOf(2, 0), slug: 'provider-0', name: 'Āwhina Capital' };
    const [website] = (await reads.getOfferById(2, idOf(1, 5)))?.sources ?? [];
    const provider = await reads.getProviderById(2, about.id);
    reads.getProviderById = async () =>
      provider && { ...provider, sources: [{ ...website, field: 'website' } as never] };
    const changed = [{ field: 'website', after: 'https://kauri.example' }];
    reads.changes = async () => [
      { ...change(12, changed), kind: 'platform', about: { ...about, slug: 'market-0' } },
      { ...change(11, changed), kind: 'provider', about },
    ];
    const statesOf = async (more: object) =>
      (await call('changes_since', { since: '1', ...more })).structuredContent.changes.map(
        ({ kind, fields: [field] }: { kind: string; fields: [Provenance] }) => [kind, field.state],
      );
    const [platform, own] = [
      ['platform', 'not_checked'],
      ['provider', 'not_confirmed'],
    ];
    expect(await statesOf({})).toEqual([platform, own]);
    expect(await statesOf({ record: about.id })).toEqual([platform, own]);
    expect(await statesOf({ record: 'provider-0' })).toEqual([own]);
  });

  it.each([['offer-5'], [idOf(1, 5)], ['OFFER-5']])(
    'of %s has what it changed before it was renamed, and nothing of an earlier holder of its slug',
    async (record) => {
      const { reads, call } = mcpOver();
      const about = (id: number, slug: string) => ({ about: { id: idOf(1, id), slug, name: slug } });
      reads.changes = async () => [
        { ...change(13, [{}]), ...about(5, 'old-name') },
        { ...change(12, [{}]), ...about(98, 'offer-5') },
        { ...change(11, [{}]), ...about(98, 'gone') },
      ];
      const releasesOf = async (named: string) =>
        (await call('changes_since', { since: '1', record: named })).structuredContent.changes.map(
          ({ release }: RecordChange) => release,
        );
      expect(await releasesOf(record)).toEqual([13]);
      expect(await releasesOf('gone')).toEqual([12, 11]);
    },
  );
});

it('changes_since does not say that a record has no changes where it cannot be found out which it is', async () => {
  for (const read of ['getOfferBySlug', 'getFundBySlug'] as const) {
    const { reads, call, reported } = mcpOver();
    reads[read] = async () => {
      throw new StoreUnavailable(5, { cause: new Error('away') });
    };
    const { isError, content } = await call('changes_since', { since: '1', record: 'offer-5' });
    expect([isError, content[0]?.text]).toEqual([true, expect.stringContaining('cannot be read')]);
    expect(reported).toHaveLength(1);
  }
});

describe('an error tells the model what to do', () => {
  it.each([
    ['search_offers', { bogus: 1 }, /Unrecognized key: "bogus"/],
    ['search_offers', { min_investment: ['x'] }, /min_investment.*"under-50k"/],
    ['search_offers', { opportunity: 'nowhere' }, /opportunity: is not the slug.*Correct/],
    ['search_offers', { sort: 'left_after' }, /rate: is needed by sort=left_after/],
    ['search_offers', { rate: 'person-34' }, /rate: must be one of pir-10\.5, .*Correct these arguments/],
    ['search_offers', { page: 0 }, /page: must be at least 1/],
    ['search_offers', { limit: 26 }, /limit.*25/],
    ['search_offers', { page: 100_001 }, /page: must be at most 100000\. Correct/],
    ['search_offers', { release: 9 }, /Release 9 is not there, or not any more\. Leave out `release`/],
    [
      'get_record',
      { kind: 'offer', id: 'nothing' },
      /There is no such offer\. Find the id or slug with search_offers/,
    ],
    ['get_record', { kind: 'tag', id: 'carbon' }, /expected one of "offer"/],
    ['compare_offers', { offers: ['offer-1'] }, /expected array to have >=2/],
    ['compare_offers', { offers: ['offer-1', idOf(1, 1)] }, /named twice/],
    [
      'compare_offers',
      { offers: ['offer-1', 'no-such'] },
      /^There is no offer no-such\. Find its id or slug/,
    ],
    ...['', '../offers', 'offer-1/similar', 'offer-1?release=1', 'a b'].flatMap((id) => [
      ['get_record', { kind: 'offer', id }, /id: must be an id or a slug/],
      ['compare_offers', { offers: ['offer-1', id] }, /must be an id or a slug/],
      ['after_tax', { offer: id, position: 'pir-28' }, /offer: must be an id or a slug/],
    ]),
    ['changes_since', { since: 'yesterday' }, /since: must be the number of a release, such as 12/],
    ['changes_since', { since: '2026-02-30' }, /since: must be the number of a release, such as 12/],
    ['changes_since', { since: '1', page: -1 }, /page: must be at least 1/],
    ['after_tax', { offer: 'offer-1', position: 'person-1' }, /position.*"pir-10\.5"/],
  ] as [string, Record<string, unknown>, RegExp][])('%s %o', async (name, args, message) => {
    const { reported, call } = mcpOver();
    const { isError, content } = await call(name, args);
    expect([isError, content[0]?.text]).toEqual([true, expect.stringMatching(message)]);
    expect(reported).toEqual([]);
  });

  it('what is wrong is said once, and of a record that was removed what is known of it', async () => {
    const { reads, call } = mcpOver();
    const textOf = async (name: string, args: Record<string, unknown>) =>
      (await call(name, args)).content[0]?.text;
    expect(await textOf('search_offers', { page: 100_001 })).toBe(
      'page: must be at most 100000. Correct these arguments and call again.',
    );
    reads.getOfferBySlug = async () => {
      throw new RecordRemoved({
        kind: 'offer',
        id: idOf(1, 5),
        name: 'Offer 5',
        reason: 'The FMA warned of it.',
        slugs: [],
        removed_on: '2026-11-01',
        for_cause: true,
        last_known: [],
        last_in: null,
        also_in: null,
      });
    };
    expect(await textOf('get_record', { kind: 'offer', id: 'offer-5' })).toBe(
      [
        'Offer 5 was removed from this directory: The FMA warned of it.',
        'kind: offer. name: Offer 5. reason: The FMA warned of it. removed_on: 2026-11-01.',
        'Say that it was removed; do not look for it elsewhere.',
      ].join(' '),
    );
  });

  it('also when the directory cannot be read: nothing of the inside leaks, and the failure is reported', async () => {
    const { reads, reported, call } = mcpOver();
    reads.error = new StoreUnavailable(5, { cause: new Error('secret table') });
    const { isError, content } = await call('search_offers');
    expect([isError, content[0]?.text]).toEqual([
      true,
      'The directory cannot be read at the moment. Try again in 30 seconds.',
    ]);
    expect(reported).toHaveLength(1);
  });
});

describe('a record that others belong to', () => {
  const reads = memoryReads({ 1: smallRelease(130) });
  const many = { reads, api: createApi({ reads, build: BUILD }) };
  const recordOf = async (kind: string, id: string, deps: Partial<McpDeps> = {}) => {
    const { call } = mcpOver(deps);
    return { call, ...(await call('get_record', { kind, id })).structuredContent };
  };

  it('names them all while they are few, with their number', async () => {
    const { links, counts, more } = await recordOf('provider', 'provider-0');
    expect([links.offers.length, counts, more]).toEqual([10, { offers: 10, funds: 1 }, undefined]);
    expect(links.funds).toHaveLength(1);
    expect(await recordOf('offer', 'offer-5')).not.toHaveProperty('counts');
    const { links: ofOffer } = await recordOf('offer', 'offer-1');
    expect(ofOffer.platform).toEqual([
      { id: idOf(3, 0), name: expect.any(String), url: `https://tussock.example/platforms/${idOf(3, 0)}` },
    ]);
    const fund = await recordOf('fund', 'fund-1');
    expect(fund.links).toMatchObject({
      provider: [{ name: expect.any(String) }],
      asset_class: [{ name: expect.any(String) }],
    });
  });

  it('that is a fund has its type', async () => {
    const { figures } = await recordOf('fund', 'fund-1');
    expect(figures.fund_type).toMatchObject({ value: 'Evergreen', text: 'Evergreen' });
  });

  it.each([
    ['provider', 'provider-0', 33, 'search_offers with provider ["provider-0"]'],
    ['platform', idOf(3, 0), 64, `search_offers with platform "${idOf(3, 0)}"`],
    ['fund', 'fund-1', 43, 'https://tussock.example/funds/fund-1.json'],
  ])('names the first offers of a %s, says how many there are, and where', async (kind, id, count, where) => {
    const { links, counts, more } = await recordOf(kind, id, many);
    expect([links.offers.length, counts.offers]).toEqual([25, count]);
    expect(more).toBe(
      `25 of ${count} offers are named here, those that take money now first. All of them: ${where}.`,
    );
    const status = new Map((await reads.catalogue(1)).map((offer) => [offer.id, offer.status]));
    const open = links.offers.map((one: { id: string }) => status.get(one.id) === 'Open');
    expect(open).toEqual([...open].sort((a, b) => Number(b) - Number(a)));
    expect(open[0]).toBe(true);
  });

  it('that is a platform is asked for by its address, under which its offers are stored apart from all others', async () => {
    const release = smallRelease(40);
    const slugged = <T extends { slug: string | null }>(platform: T | null) =>
      platform && { ...platform, slug: 'koru' };
    const platforms = release.platforms.map((one) => ({ ...one, slug: 'koru' }));
    const cards = release.cards.map((card) => ({ ...card, platform: slugged(card.platform) }));
    const reads = memoryReads({ 1: { ...release, platforms, cards } });
    const { counts } = await recordOf('platform', 'koru', { reads, api: createApi({ reads, build: BUILD }) });
    expect(counts.offers).toBeGreaterThan(5);
    expect(reads.calls).toContain('offersOnPlatform');
    expect(reads.calls).not.toContain('catalogue');
  });

  it('is found by what it says: the search has as many', async () => {
    for (const [kind, id, args] of [
      ['provider', 'provider-0', { provider: ['provider-0'] }],
      ['platform', idOf(3, 0), { platform: idOf(3, 0) }],
    ] as const) {
      const { call, counts } = await recordOf(kind, id, many);
      expect((await call('search_offers', args)).structuredContent.total).toBe(counts.offers);
    }
  });
});

describe('resources', () => {
  it('are the live release and any record', async () => {
    const { rpc, call } = mcpOver();
    const textOf = async (uri: string) => {
      const { result } = await rpc('resources/read', { uri });
      return JSON.parse((result as { contents: { text: string }[] }).contents[0]?.text ?? '');
    };
    expect(await textOf('tussock://release')).toMatchObject({ release: 2 });
    const { structuredContent } = await call('get_record', { kind: 'fund', id: 'fund-1' });
    expect(await textOf('tussock://fund/fund-1')).toEqual(structuredContent);
    for (const uri of ['tussock://fund/nothing', 'tussock://person/x', 'https://other.example/'])
      expect([uri, (await rpc('resources/read', { uri })).error?.message]).toEqual([
        uri,
        expect.stringMatching(/not found/i),
      ]);
  });

  it('are not said to be missing while the directory cannot be read', async () => {
    const { rpc, reads, reported } = mcpOver();
    reads.error = new StoreUnavailable(5, { cause: new Error('secret table') });
    const { error } = await rpc('resources/read', { uri: 'tussock://fund/fund-1' });
    expect(error?.message).toContain('The directory cannot be read at the moment.');
    expect(error?.message).not.toMatch(/secret|not found/i);
    expect(reported).toHaveLength(1);
  });
});

describe('who may call', () => {
  it('is any page of any site, without credentials', async () => {
    const { app, post } = mcpOver();
    const asked = await app.request('/mcp', {
      method: 'OPTIONS',
      headers: { origin: 'https://assistant.example', 'access-control-request-method': 'POST' },
    });
    expect(asked.headers.get('access-control-allow-origin')).toBe('*');
    const answer = await post('tools/list', {}, { origin: 'https://assistant.example' });
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
  });

  it('are the hosts and origins of the settings', async () => {
    const { app, post } = mcpOver({ allowedHosts: ['localhost'], allowedOrigins: ['localhost'] });
    const status = async (headers: Record<string, string>) => (await post('tools/list', {}, headers)).status;
    expect(await status({ host: 'localhost:3000' })).toBe(200);
    expect(await status({ host: 'localhost:3000', origin: 'http://localhost:5173' })).toBe(200);
    expect(await status({ host: 'evil.example' })).toBe(403);
    expect(await status({ host: 'localhost', origin: 'https://evil.example' })).toBe(403);
    const preflight = async (origin: string) => {
      const headers = { host: 'localhost', origin, 'access-control-request-method': 'POST' };
      const { status, headers: said } = await app.request('/mcp', { method: 'OPTIONS', headers });
      return [status, said.get('access-control-allow-origin')];
    };
    expect(await preflight('http://localhost:5173')).toEqual([204, '*']);
    expect(await preflight('https://evil.example')).toEqual([403, null]);
  });

  it('is the edge alone, where a secret is set', async () => {
    const { post } = mcpOver({ guard: fromEdgeOnly('a-secret-of-the-edge-0001') });
    const refused = await post('tools/list');
    expect([refused.status, await refused.json()]).toEqual([
      403,
      {
        jsonrpc: '2.0',
        error: { code: -32_000, message: 'This address is not open to direct requests.' },
        id: null,
      },
    ]);
    expect((await post('tools/list', {}, { 'x-origin-secret': 'a-secret-of-the-edge-0001' })).status).toBe(
      200,
    );
  });

  it('is told nothing of a failure of ours, which is reported', async () => {
    const failure = new Error('the secret of a table');
    const { post, reported } = mcpOver({
      limit: () => {
        throw failure;
      },
    });
    const answer = await post('tools/list');
    expect([answer.status, (await answer.json()).error]).toEqual([
      500,
      { code: -32_603, message: 'Something went wrong on our side. Try again later.' },
    ]);
    expect(reported).toEqual([failure]);
  });

  it('is told to wait after too many calls, by network', async () => {
    const addressOf = (c: { req: { header: (name: string) => string | undefined } }) =>
      c.req.header('x-viewer-address') ?? 'unknown';
    const { post } = mcpOver({ limit: readLimit('2', addressOf, () => 0) });
    const from = (address: string) => post('tools/list', {}, { 'x-viewer-address': address });
    for (let n = 0; n < 2; n += 1) expect((await from('192.0.2.1')).status).toBe(200);
    const refused = await from('192.0.2.1');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
    expect((await refused.json()).error.message).toContain('try again in 60 seconds');
    expect((await from('192.0.2.2')).status).toBe(200);
  });
});

describe('the protocol', () => {
  it('is also that of 2025, without a session', async () => {
    const { app } = mcpOver();
    const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
    const params = {
      protocolVersion: '2025-06-18',
      capabilities: {},
      clientInfo: { name: 'older', version: '1' },
    };
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'initialize', params });
    const answer = await app.request('/mcp', { method: 'POST', headers, body });
    expect([answer.status, answer.headers.get('mcp-session-id')]).toEqual([200, null]);
    const text = await answer.text();
    expect(text).toContain('"protocolVersion":"2025-06-18"');
    expect(text).toContain('do not recommend');
  });

  it('says what the directory is called, and answers also where that cannot be read', async () => {
    const named = smallRelease(30);
    const reads = memoryReads({ 1: { ...named, settings: { ...named.settings, name: 'Kererū Funds' } } });
    const { rpc } = mcpOver({ reads, api: createApi({ reads, build: BUILD }) });
    const info = async () => {
      const { _meta } = (await rpc('server/discover')).result as { _meta: Record<string, object> };
      return _meta['io.modelcontextprotocol/serverInfo'];
    };
    const version = BUILD;
    expect(await info()).toEqual({ name: 'kereru-funds', title: 'Kererū Funds directory', version });
    reads.error = new StoreUnavailable(5);
    expect(await info()).toEqual({
      name: 'wholesale-investment',
      title: 'Wholesale investment directory',
      version,
    });
  });

  it.each([
    ['a browser', { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }],
    ['a program that opens the link', { accept: '*/*' }],
    ['one that says nothing', {}],
  ])('leads %s to the page that explains it', async (_, headers) => {
    const { app } = mcpOver();
    const answer = await app.request('/mcp', { headers });
    expect([answer.status, answer.headers.get('location')]).toEqual([
      302,
      '/methodology#ask-through-your-own-assistant',
    ]);
  });

  it('keeps no stream open, and promises no word of what changes', async () => {
    const { capabilities } = (await mcpOver().rpc('server/discover')).result as { capabilities: object };
    expect(capabilities).toEqual({ tools: { listChanged: false }, resources: { listChanged: false } });
    const { app, rpc } = mcpOver();
    expect((await app.request('/mcp', { headers: { accept: 'text/event-stream' } })).status).toBe(405);
    expect((await app.request('/mcp', { method: 'DELETE' })).status).toBe(405);
    const listened = await mcpOver().post('subscriptions/listen', { notifications: {} });
    expect(await listened.text()).toContain('"error"');
    expect((await rpc('prompts/list')).error?.code).toBe(-32_601);
  });

  it('refuses a body that is too long, and one that is no JSON', async () => {
    const { app } = mcpOver();
    const { headers } = mcpRequest('tools/list');
    const statusOf = async (body: string) =>
      (await app.request('/mcp', { method: 'POST', headers, body })).status;
    expect(await statusOf(JSON.stringify({ padding: 'x'.repeat(40_000) }))).toBe(413);
    expect(await statusOf('{')).toBe(400);
  });

  // The limit of calls counts requests.
  it('refuses a batch in every revision, whatever it holds, and answers none of its calls', async () => {
    const asked: unknown[] = [];
    const api = { request: (path: unknown) => Promise.reject(asked.push(path)) };
    const { app } = mcpOver({ api });
    const search = { name: 'search_offers', arguments: {} };
    const today = mcpRequest('tools/call', search).body;
    const older = { ...today, params: search };
    const batches = [[], [older], [today], [older, today], Array.from({ length: 100 }, () => older)];
    const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
    for (const revision of ['', '2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25', '2026-07-28'])
      for (const before of ['', ' \n\t\r', '\uFEFF'])
        for (const batch of batches) {
          const answer = await app.request('/mcp', {
            method: 'POST',
            headers: { ...headers, ...(revision && { 'mcp-protocol-version': revision }) },
            body: before + JSON.stringify(batch),
          });
          const message = 'Batches are not answered. Send one message in a request.';
          expect([answer.status, await answer.json()]).toEqual([
            400,
            { jsonrpc: '2.0', error: { code: -32_600, message }, id: null },
          ]);
        }
    expect(asked).toEqual([]);
  });
});
