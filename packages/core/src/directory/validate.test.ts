import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Directory } from './directory';
import type { RawTables } from './raw-tables';
import { TABLE_NAMES, type TableName } from './tables';
import { validateDirectory } from './validate';
import { anOffer, aProvider, found, id, json, wrongOffer } from './validate.fixture';

function csv(tables: Partial<Record<TableName, Record<string, string>[]>>): RawTables {
  const entries = Object.entries(tables).map(([name, rows]) => [
    name,
    { file: `${name}.csv`, rows, lines: rows.map((_, at) => at + 2), text_values: true },
  ]);
  return Object.fromEntries(entries);
}

const valid = (tables: RawTables, settings?: unknown): Directory => {
  const { directory, problems } = validateDirectory(tables, settings);
  expect(problems.filter((problem) => problem.severity === 'error')).toEqual([]);
  return directory as Directory;
};

describe('reading rows', () => {
  it('fills in what is missing and says of which columns it applied the default', () => {
    const { offers } = valid(json({ offers: [anOffer({ risk_rating: null, investment_currency: 'aud' })] }));
    expect(offers[0]).toMatchObject({
      risk_rating: 'Medium',
      investment_currency: 'AUD',
      target_return_type: 'p.a.',
      minimum_investment: null,
      documents: [],
      defaulted: ['target_return_type', 'risk_rating'],
    });
  });

  it('reads the same rows from CSV as from JSON', () => {
    const text = {
      id: id(1).toUpperCase(),
      slug: '',
      name: ' Kauri Street ',
      status: 'Open',
      is_active: 't',
      is_exclusive: '0',
      is_aip_eligible: 'TRUE',
      minimum_investment: '1e5',
      target_return_max: '9.75',
      created_at: '2026-01-01 13:00:00.123456+13:00',
      closes_on: '2026-12-01',
      distribution: 'At maturity',
      documents: '[{"title":"Memorandum","address":"https://kauri.example/im.pdf"}]',
      tagline: '   ',
    };
    const values = {
      ...text,
      slug: null,
      is_active: true,
      is_exclusive: false,
      is_aip_eligible: true,
      minimum_investment: 100_000,
      target_return_max: 9.75,
      documents: JSON.parse(text.documents),
      tagline: undefined,
    };
    const fromCsv = valid(csv({ offers: [text] }));
    expect(fromCsv).toEqual(valid(json({ offers: [values] })));
    expect(fromCsv.offers[0]).toMatchObject({
      id: id(1),
      slug: null,
      name: 'Kauri Street',
      is_active: true,
      is_exclusive: false,
      minimum_investment: 100_000,
      created_at: '2026-01-01T00:00:00.123Z',
      closes_on: '2026-12-01',
      distribution: 'at-maturity',
      documents: [{ title: 'Memorandum', address: 'https://kauri.example/im.pdf' }],
      tagline: null,
    });
  });

  it('names file, row, line, record, name, field and value', () => {
    const row = {
      id: id(1),
      slug: 'kauri',
      name: 'Kauri',
      status: 'Open',
      is_active: 't',
      created_at: '2026-02-30',
    };
    const { directory, problems } = validateDirectory(
      csv({
        offers: [
          { ...row, created_at: '2026-02-28' },
          { ...row, id: id(2), slug: 'rata' },
        ],
      }),
    );
    expect(directory).toBeNull();
    expect(problems).toEqual([
      {
        severity: 'error',
        file: 'offers.csv',
        sheet: null,
        row: 2,
        line: 3,
        cell: null,
        record: 'rata',
        name: 'Kauri',
        field: 'created_at',
        value: '2026-02-30',
        reason: 'is no day of the calendar',
      },
    ]);
  });

  it.each([
    [{ id: 'seven' }, 'id', /^must be a UUID/],
    [{ id: undefined }, 'id', /^is missing$/],
    [{ name: '' }, 'name', /^is missing$/],
    [{ name: 'x'.repeat(201) }, 'name', /^must be at most 200 characters long$/],
    [{ name: 7 }, 'name', /^must be text$/],
    [{ name: 'Kauri\u0000' }, 'name', /cannot be printed/],
    [{ slug: 'Kauri Street' }, 'slug', /^must be lower-case letters/],
    [{ slug: id(4) }, 'slug', /^must not look like an id$/],
    [{ is_active: 'yes' }, 'is_active', /^must be true or false$/],
    [{ is_active: 1 }, 'is_active', /^must be true or false$/],
    [{ minimum_investment: '100,000' }, 'minimum_investment', /^must be a number/],
    [{ minimum_investment: -1 }, 'minimum_investment', /^must be at least 0$/],
    [{ minimum_investment: 2e12 }, 'minimum_investment', /^must be at most 1,000,000,000,000$/],
    [{ minimum_investment: 2e9 }, 'minimum_investment', /^must be at most 1,000,000,000$/],
    [{ minimum_investment: Number.POSITIVE_INFINITY }, 'minimum_investment', /^must be a number/],
    [{ investment_currency: 'dollars' }, 'investment_currency', /^must be a three-letter/],
    [{ target_return_max: 5_000 }, 'target_return_max', /^must be at most 1,000$/],
    [{ target_return_min: 9, target_return_max: 8 }, 'target_return_min', /^is above target_return_max "8"$/],
    [{ distribution: 'weekly' }, 'distribution', /^must be one of monthly, quarterly, annual/],
    [{ management_fee: 101 }, 'management_fee', /^must be at most 100$/],
    [{ created_at: null }, 'created_at', /^is missing$/],
    [{ closes_on: '31/12/2026' }, 'closes_on', /^must be written as year-month-day, such as 2026-11-20$/],
    [{ closes_on: '9999-12-31' }, 'closes_on', /^must be a day of the years 1800 to 2200$/],
    [{ documents: 'none' }, 'documents', /^must be a list in which each has a title and an address$/],
    [
      { documents: [{ title: 'x', address: 'javascript:alert(1)' }] },
      'documents[0].address',
      /^must be an address/,
    ],
    [{ documents: [{ title: 'x' }] }, 'documents[0].address', /^is missing$/],
    [
      { documents: [{ title: ' ', address: 'https://kauri.example/im.pdf' }] },
      'documents[0].title',
      /^is missing$/,
    ],
  ])('refuses %j', (more, field, reason) => {
    expect(wrongOffer(more)).toContainEqual(['error', field, expect.stringMatching(reason)]);
    expect(wrongOffer(more).filter(([severity]) => severity === 'error')).toHaveLength(1);
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'www.rimu.example',
    '//rimu.example',
    'ftp://rimu.example',
    'https://',
  ])('refuses the address %s', (website) => {
    const problems = found(json({ providers: [aProvider({ website, logo_url: website })] }));
    expect(problems.map(([, field]) => field)).toEqual(['website', 'logo_url']);
  });

  it.each([
    ['https://kauri.example@evil.example', /user name/],
    ['http://kauri.example@evil.example', /user name/],
    ['https://kauri:secret@evil.example/im.pdf', /user name/],
    ['https://evil.example\\@kauri.example', /backslashes/],
    ['https://kauri.example/im\n.pdf', /line breaks/],
    ['https://kauri.ex\tample', /line breaks/],
    ['https://kauri\u200b.example', /invisible/],
    ['https://kauri.example/\u202efdp.exe', /invisible/],
  ])('refuses %j, which leads elsewhere than it looks', (address, reason) => {
    const problem = (field: string) => ['error', field, expect.stringMatching(reason)];
    const provider = { website: address, logo_url: address };
    expect(found(json({ providers: [aProvider(provider)] }))).toEqual(
      expect.arrayContaining([problem('website'), problem('logo_url')]),
    );
    expect(wrongOffer({ documents: [{ title: 'x', address }] })).toContainEqual(
      problem('documents[0].address'),
    );
  });

  it.each([
    ['https://kаuri.example/im.pdf', 'а', 'U+0430'],
    ['https://www.аррle.com', 'а', 'U+0430'],
    ['HTTP://κauri.example', 'κ', 'U+03BA'],
  ])('warns of %s, whose letters are of another alphabet', (address, letter, code) => {
    const reason = expect.stringContaining(`has “${letter}” (${code})`);
    const website = ['warning', 'website', reason];
    expect(found(json({ providers: [aProvider({ website: address })] }))).toEqual([website]);
    expect(wrongOffer({ documents: [{ title: 'x', address }] })).toContainEqual([
      'warning',
      'documents[0].address',
      reason,
    ]);
  });

  it.each([
    'https://kāinga.example',
    'https://kauri.example/а',
    'https://kauri.example?q=а',
    'https://l’été.example',
  ])('takes %s, whose name has letters of ours', (website) => {
    expect(found(json({ providers: [aProvider({ website })] }))).toEqual([]);
  });

  it('takes an address with a space, an @ in its path and letters of other languages', () => {
    const website = 'https://kauri.example/Our Fund/@team?to=a@b.example#ā';
    expect(found(json({ providers: [aProvider({ website })] }))).toEqual([]);
  });

  it('says when a forbidden phrase is written with letters that look like others', () => {
    const problems = validateDirectory(
      json({ providers: [aProvider({ description: 'A guаranteed 9%' })] }),
      {},
    );
    expect(problems.problems).toMatchObject([
      {
        field: 'description',
        value: 'A guaranteed 9%',
        reason: expect.stringMatching(/^says "guaranteed" in look-alike or invisible characters: /),
      },
    ]);
  });

  it('keeps unknown columns out and reports them once', () => {
    const row = JSON.parse(`{"__proto__": {"polluted": 1}, "constructor": 2, "search_vector": 3}`);
    const { directory, problems } = validateDirectory(
      json({ offers: [{ ...anOffer(), ...row }, anOffer({ id: id(2), slug: 'b', search_vector: 1 })] }),
    );
    expect(problems).toHaveLength(1);
    expect(problems[0]?.reason).toContain('"constructor", "search_vector"');
    expect(Object.keys(directory?.offers[0] ?? {})).not.toContain('constructor');
  });

  it.each([
    [1, ''],
    [20, ''],
    [23, ' and 3 more'],
  ])('names the first twenty of %i unknown columns, none of them longer than 60 letters', (count, more) => {
    const columns = Array.from({ length: count }, (_, n) => `${n}`.padStart(2, '0').padEnd(70, 'x'));
    const offer = anOffer(Object.fromEntries(columns.map((column) => [column, 1])));
    const [problem] = validateDirectory(json({ offers: [offer] })).problems;
    const named = columns.slice(0, 20).map((column) => `"${column.slice(0, 60)}"`);
    expect(problem?.reason).toBe(`has unknown columns, which are kept out: ${named.join(', ')}${more}`);
    expect(problem?.unknown).toEqual(columns);
  });

  it.each([
    ['minimum_investment', -1, '-1'],
    ['name', ['x'], 'a list'],
    ['name', { en: 'x' }, 'an object'],
    ['name', null, null],
    ['distribution', `A  b\n ${'c'.repeat(200)}`, `A b ${'c'.repeat(75)}…`],
  ])('shows of a wrong %s what it is, on one short line: %j', (field, value, shown) => {
    const { problems } = validateDirectory(json({ offers: [anOffer({ [field]: value })] }));
    expect(problems.map((problem) => [problem.field, problem.value])).toEqual([[field, shown]]);
  });

  it('prints no list of what does not apply to an exclusive offer, which names locked columns', () => {
    const shown = (is_exclusive: boolean) =>
      validateDirectory(json({ offers: [anOffer({ is_exclusive, not_applicable: 'secret' })] })).problems.map(
        ({ field, value }) => [field, value],
      );
    expect(shown(true)).toEqual([['not_applicable', null]]);
    expect(shown(false)).toEqual([['not_applicable', 'secret']]);
  });

  it('warns of rows that are not shown because a flag is missing', () => {
    const warning = (reason: string) => ['warning', 'is_active', `${reason}. Write true or false`];
    expect(wrongOffer({ is_active: null })).toEqual([warning('is missing, so it is not listed')]);
    const offers = [1, 2, 3].map((n) => anOffer({ id: id(n), slug: `s-${n}`, is_active: null }));
    expect(found(json({ offers }))).toEqual([warning('is missing in every row, so it is not listed')]);
    const { problems } = validateDirectory(json({ offers: [...offers, anOffer({ id: id(4) })] }));
    expect(problems.map(({ row, record, field }) => [row, record, field])).toEqual(
      [1, 2, 3].map((n) => [n, `s-${n}`, 'is_active']),
    );
  });
});

describe('between rows', () => {
  it('refuses ids and slugs that stand twice, also in another case', () => {
    const offers = [anOffer(), anOffer({ id: id(1).toUpperCase() }), anOffer({ id: id(3), slug: null })];
    expect(found(json({ offers }))).toEqual([
      ['error', 'id', 'is already taken by row 1. Correct one of them, or take one out'],
      ['error', 'slug', 'is already taken by row 1. Correct one of them, or take one out'],
    ]);
  });

  it.each([
    ['row 1', {}],
    ['row 1, line 2', { lines: [2, 4] }],
    // A spreadsheet counts its headings too.
    ['row 2', { sheet: 'offers', lines: [2, 4] }],
  ])('calls the other row %s, as the person who has the file sees it: %j', (words, place) => {
    const rows = [anOffer(), anOffer({ slug: 'b' })];
    expect(found({ offers: { file: 'offers', rows, text_values: false, ...place } })).toEqual([
      ['error', 'id', `is already taken by ${words}. Correct one of them, or take one out`],
    ]);
  });

  it('lets one slug stand in several tables', () => {
    valid(
      json({
        offers: [anOffer({ slug: 'rimu' })],
        providers: [aProvider({ provider_type: 'Fund Manager' })],
      }),
    );
  });

  it('refuses a link to a row that is not there, and follows one in another case', () => {
    const offers = [
      anOffer({ provider_id: id(9).toUpperCase() }),
      anOffer({ id: id(2), slug: null, provider_id: id(8) }),
    ];
    const { problems } = validateDirectory(json({ offers, providers: [aProvider()] }));
    expect(problems.map(({ row, field, value, reason }) => [row, field, value, reason])).toEqual([
      [2, 'provider_id', id(8), 'leads to no row of providers. Correct it, or add that row'],
    ]);
  });

  it('says once of a link that it is no id', () => {
    const offers = [anOffer({ provider_id: 'Rimu' })];
    for (const tables of [{ offers, providers: [aProvider()] }, { offers }])
      expect(found(json(tables))).toEqual([
        ['error', 'provider_id', expect.stringContaining('must be a UUID')],
      ]);
  });

  it('does not blame a link for the errors of the row it leads to', () => {
    const tables = json({ offers: [anOffer({ provider_id: id(9) })], providers: [aProvider({ aum: -1 })] });
    expect(found(tables).map(([, field]) => field)).toEqual(['aum']);
  });

  it('empties links into a table that is not there, and warns of each with its row', () => {
    const tables = json({
      offers: [1, 2, 3].map((n) => anOffer({ id: id(n), slug: null, platform_id: id(70) })),
      key_people: [{ id: 'k', name: 'Aroha', provider_id: id(9) }],
      offer_tags: [{ offer_id: id(1), tag_id: 'a' }],
    });
    const directory = valid(tables);
    expect(directory.offers.map((offer) => offer.platform_id)).toEqual([null, null, null]);
    expect([directory.key_people, directory.offer_tags]).toEqual([[], []]);
    const { problems } = validateDirectory(tables);
    expect(
      problems.map(({ severity, file, row, field, value, reason }) => [
        ...[severity, file, row, field, value, reason.split(': ').at(-1)],
      ]),
    ).toEqual([
      ...[1, 2, 3].map((row) => [
        ...['warning', 'offers.json', row, 'platform_id', id(70), 'the row is shown without it'],
      ]),
      ['warning', 'offer_tags.json', 1, 'tag_id', 'a', 'the row is left out'],
      ['warning', 'key_people.json', 1, 'provider_id', id(9), 'the row is left out'],
    ]);
  });

  it('warns of a link that may lead into a table that was not read, and refuses it where all are there', () => {
    const source = (record: string) => ({ id: `s-${record}`, record, field: 'aum' });
    const tables = { providers: [aProvider()], sources: [source(id(9)), source(id(5)), source(id(6))] };
    const links = (raw: RawTables) => found(raw).filter(([, field]) => field === 'record');
    expect(links(json(tables))).toEqual([
      ...[id(5), id(6)].map(() => [
        ...[
          'warning',
          'record',
          'leads into offers or funds or platforms, of which no file was read: the row is left out',
        ],
      ]),
    ]);
    expect(links(json({ ...tables, offers: [], funds: [], platforms: [] }))).toEqual([
      ...[id(5), id(6)].map(() => [
        ...[
          'error',
          'record',
          'leads to no row of offers or funds or providers or platforms. Correct it, add that row, or take this one out',
        ],
      ]),
    ]);
  });

  it('says nothing of a link into a table that may be in a file that was not read', () => {
    const tables = {
      offers: [anOffer({ platform_id: id(70), provider_id: id(8) })],
      providers: [aProvider()],
    };
    const { problems } = validateDirectory(json(tables), undefined, false);
    expect(problems.map(({ severity, field }) => [severity, field])).toEqual([['error', 'provider_id']]);
  });

  it('takes an empty file for a table without rows, not for a missing one', () => {
    const tables = json({ offers: [anOffer({ platform_id: id(70) })], platforms: [] });
    expect(found(tables)).toEqual([
      ['error', 'platform_id', 'leads to no row of platforms. Correct it, or add that row'],
    ]);
  });

  it('counts a repeated tag once, with a warning', () => {
    const tables = json({
      offers: [anOffer()],
      tags: [{ id: 'a', slug: 'carbon', name: 'Carbon' }],
      offer_tags: [
        { offer_id: id(1), tag_id: 'a' },
        { offer_id: id(1), tag_id: 'a' },
      ],
    });
    expect(valid(tables).offer_tags).toHaveLength(1);
    expect(found(tables)).toEqual([['warning', 'tag_id', 'repeats row 1']]);
  });
});

describe('settings and copy', () => {
  const tables = json({ offers: [anOffer({ tagline: 'A guaranteed 9%' })] });

  it('warns of forbidden copy without settings.json, refuses it with one', () => {
    expect(found(tables)).toEqual([['warning', 'tagline', expect.stringMatching(/^says "guaranteed": /)]]);
    expect(found(tables, {})).toEqual([['error', 'tagline', expect.stringMatching(/^says "guaranteed": /)]]);
  });

  it('shows a forbidden phrase with up to 25 characters on either side of it', () => {
    fc.assert(
      fc.property(fc.nat(60), fc.nat(60), (ahead, behind) => {
        const [before, after] = [`${'x'.repeat(ahead)} `, ` ${'y'.repeat(behind)}`];
        const description = `${before}guaranteed${after}`.trim();
        const { problems } = validateDirectory(json({ providers: [aProvider({ description })] }), {});
        const shown = ahead < 25 ? before : `…${before.slice(-25)}`;
        expect(problems.map(({ value }) => value)).toEqual([
          `${shown}guaranteed${after.slice(0, 25)}`.trim(),
        ]);
      }),
    );
  });

  it('does not take ratings, names of firms and other data for copy', () => {
    valid(
      json({
        offers: [anOffer({ risk_rating: 'Low risk', location: 'Safe Harbour Bay' })],
        providers: [aProvider({ name: 'Best Street Capital', provider_type: 'Fund Manager' })],
      }),
      {},
    );
  });

  it('does not print what is locked', () => {
    const secret = { is_exclusive: true, details: 'A guaranteed secret', entry_fee: -55, documents: [7] };
    const { problems } = validateDirectory(json({ offers: [anOffer(secret)] }), {});
    expect(problems.map((problem) => problem.field)).toEqual(['entry_fee', 'documents[0]', 'details']);
    expect(JSON.stringify(problems)).not.toMatch(/secret|guaranteed|-55/);
  });

  it('does not print what a flag locks that cannot be read', () => {
    const secret = { is_exclusive: 'yes', details: 'A guaranteed secret', entry_fee: -55 };
    const { problems } = validateDirectory(json({ offers: [anOffer(secret)] }), {});
    expect(problems.map(({ field, value }) => [field, value])).toEqual([
      ['is_exclusive', 'yes'],
      ['entry_fee', null],
      ['details', null],
    ]);
  });

  it('refuses forbidden copy in the settings that pages show', () => {
    const source = 'said by the best directory';
    expect(found({}, { qualified_investors: { count: 1, source } })).toEqual([
      ['error', 'qualified_investors.source', expect.stringContaining('says "best"')],
    ]);
    expect(found({}, { name: 'Guaranteed Income Guide' })).toHaveLength(1);
    const rate = { currency: 'AUD', nzd_per_unit: 1.1, on: '2026-11-20', source_address: null };
    const minimums = {
      in_force_from: null,
      value: { growth: 5_000_000, balanced: 10_000_000 },
      source_address: null,
      checked_on: null,
      confidence: null,
    };
    const settings = {
      title_region: 'Risk-free NZ',
      licence: { name: 'Open, government-backed', address: 'https://example.org' },
      exchange_rates: [
        { ...rate, source: 'Reserve Bank of New Zealand' },
        { ...rate, currency: 'USD', source: 'A guaranteed rate' },
      ],
      aip_minimums: [{ ...minimums, source: 'FMA approved' }],
    };
    expect(found({}, settings).map(([severity, field]) => [severity, field])).toEqual([
      ['error', 'title_region'],
      ['error', 'licence.name'],
      ['error', 'exchange_rates.1.source'],
      ['error', 'aip_minimums.0.source'],
    ]);
  });

  it('writes a type of providers as the settings do, and any other as it is', () => {
    const written = ['fund manager', 'MAORI TRUST', 'VENTURE capital', null];
    const providers = written.map((provider_type, n) => aProvider({ id: id(n), slug: null, provider_type }));
    const typesOf = (settings?: unknown) =>
      valid(json({ providers }), settings).providers.map(({ provider_type }) => provider_type);
    expect(typesOf()).toEqual(['Fund Manager', 'MAORI TRUST', 'VENTURE capital', null]);
    const provider_types = ['Māori Trust ', 'Fund Manager'];
    expect(typesOf({ provider_types })).toEqual(['Fund Manager', 'Māori Trust', 'VENTURE capital', null]);
  });

  it('takes any part of the settings and refuses the rest by name', () => {
    expect(valid({}, { demonstration: true }).settings).toEqual({ demonstration: true });
    expect(valid({}).settings).toBeNull();
    expect(found({}, { high_return_from: 'x', colour: 'red' })).toEqual([
      ['error', 'high_return_from', 'must be a number'],
      ['error', null, 'has entries that are not known: colour'],
    ]);
    expect(validateDirectory({}, { high_return_from: 'x', colour: 'red' }).problems).toMatchObject([
      { value: 'x' },
      { value: null, unknown: ['colour'] },
    ]);
    for (const settings of [null, 7, [], 'x'])
      expect(found({}, settings)).toEqual([['error', null, 'must be an object: {…}']]);
  });

  it('refuses settings that no page could show', () => {
    expect(found({}, { aip_minimums: [] })).toEqual([
      ['error', 'aip_minimums', 'must have at least 1 entry'],
    ]);
    expect(found({}, { faded_after_months: 40 })).toEqual([
      ['warning', 'faded_after_months', expect.stringContaining('lapsed_after_months "36"')],
    ]);
    expect(found({}, { faded_after_months: 36 })).toEqual([]);
  });

  it('refuses the address of a source that no page may lead to', () => {
    const aip = (source_address: string) => ({
      in_force_from: null,
      value: { growth: 5e6, balanced: 1e7 },
      source: 'Immigration New Zealand',
      source_address,
      checked_on: null,
      confidence: null,
    });
    expect(found({}, { aip_minimums: [aip('https://www.immigration.govt.nz/')] })).toEqual([]);
    expect(found({}, { aip_minimums: [aip('javascript:alert(1)')] })).toEqual([
      ['error', 'aip_minimums[0].source_address', expect.stringContaining('starts with http')],
    ]);
  });

  it('says in words what is wrong with the settings, never in those of the schema', () => {
    const aip = {
      in_force_from: 7,
      value: { growth: 'x' },
      source: '',
      source_address: 'x',
      checked_on: 'x',
    };
    const settings = {
      address: 'x',
      contact_email: 'x',
      copyright_year: '2026',
      demonstration: 'true',
      locale: 7,
      operator: 7,
      profiles: [7],
      licence: [],
      provider_types: [],
      exchange_rates: {},
      minimum_copy: { text: 'x', amount: -1, as_at: '20/11/2026' },
      aip_minimums: [aip],
    };
    const reasons = found({}, settings).map(([, , reason]) => reason);
    expect(reasons.length).toBeGreaterThan(15);
    for (const reason of reasons)
      expect(reason).toMatch(/^(?:must be|must have|is) (?!.*\b(?:valid|input|ISO)\b)/i);
  });
});

describe('any input', () => {
  const junk = fc.anything({ withNullPrototype: true, withBigInt: true, withDate: true, maxDepth: 3 });
  const cell = fc.oneof(
    junk,
    fc.constantFrom('', 't', '2026-02-30', '1e999', id(1), '__proto__', '[', '{}', '\ud800'),
  );
  const columns = [
    'id',
    'slug',
    'name',
    'status',
    'documents',
    'minimum_investment',
    'not_applicable',
    'exit_windows',
    'nzbn',
    'record',
    'offer_id',
    '__proto__',
    'toString',
  ];
  const row = fc.oneof(junk, fc.dictionary(fc.constantFrom(...columns), cell));
  const table = fc.record({
    file: fc.constant('x.csv'),
    rows: fc.array(row, { maxLength: 4 }),
    text_values: fc.boolean(),
  });
  const tables = fc.dictionary(fc.constantFrom(...TABLE_NAMES), table, {
    maxKeys: 4,
  }) as fc.Arbitrary<RawTables>;

  it('gives a directory or an error, never throws, and says it briefly', () => {
    fc.assert(
      fc.property(tables, fc.option(junk, { nil: undefined }), (raw, settings) => {
        const { directory, problems } = validateDirectory(raw, settings);
        expect(directory === null).toBe(problems.some((problem) => problem.severity === 'error'));
        for (const { value, reason } of problems) {
          expect((value ?? '').length).toBeLessThanOrEqual(120);
          expect(reason.length).toBeLessThanOrEqual(2_000);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('survives rows nested beyond any stack', () => {
    let deep: unknown = 1;
    for (let level = 0; level < 100_000; level++) deep = [deep];
    const offers = [anOffer({ documents: deep, name: deep }), deep];
    expect(found(json({ offers }))).toHaveLength(3);
  });

  it('reports hundreds of errors in one pass', () => {
    const offers = Array.from({ length: 500 }, (_, n) =>
      anOffer({ id: id(n), slug: null, minimum_investment: -n - 1 }),
    );
    expect(found(json({ offers }))).toHaveLength(500);
  });
});
