import { blankRow } from '@tussock/core/column/blank-row.fixture';
import { NONE, NOT_APPLICABLE, NOT_STATED } from '@tussock/core/column/value-text';
import { OFFER_COLUMNS } from '@tussock/core/offer/columns';
import { FACTS, LOCKED_TEXT, NOT_ASKED } from '@tussock/core/offer/facts';
import type { Offer } from '@tussock/core/offer/offer';
import { describe, expect, it } from 'vitest';
import { comparisonCsv } from './comparison-csv';
import { comparisonRows, countRows, differingRows, gatheredText, isSideBySide, type Row } from './rows';

const offer = (slug: string, more: object): Offer =>
  ({
    ...blankRow(OFFER_COLUMNS),
    id: `id-${slug}`,
    slug,
    name: slug.toUpperCase(),
    status: 'Open',
    investment_currency: 'NZD',
    minimum_investment: 50_000,
    defaulted: [],
    derived: [],
    terms: [],
    tags: [],
    sources: [],
    provider: null,
    platform: null,
    fund: null,
    asset_class: null,
    ...(more as Partial<Offer>),
  }) as unknown as Offer;
const linked = (slug: string) => ({ id: `id-${slug}`, slug, name: slug });
const kauri = offer('kauri', {
  provider: linked('awhina'),
  platform: linked('market'),
  fund: linked('growth'),
  asset_class: linked('forestry'),
  checks: { minimum_investment: { state: 'confirmed', confirmed_on: '2026-06-03' } },
});
const rimu = offer('rimu', {
  minimum_investment: 100_000,
  checks: { minimum_investment: { state: 'differs', checked_on: '2026-06-04' } },
});

const groups = comparisonRows([kauri, rimu]);
const rows = groups.flatMap((group) => group.rows);
const row = (label: string) => rows.find((each) => each.label === label);
const labelOf = (name: keyof typeof FACTS) => FACTS[name].label;

describe('a comparison', () => {
  it('has a cell for each offer in each row, and no group without rows', () => {
    expect(groups.length).toBeGreaterThan(2);
    expect(groups.filter((group) => group.rows.length === 0 || group.title === '')).toEqual([]);
    expect(rows.filter(({ cells }) => cells.length !== 2)).toEqual([]);
    expect(row(labelOf('minimum_investment'))?.cells.map(({ text }) => text)).toEqual([
      '$50,000 NZD',
      '$100,000 NZD',
    ]);
    expect(countRows(groups)).toBe(rows.length);
    expect(comparisonRows([]).flatMap((group) => group.rows.flatMap(({ cells }) => cells))).toEqual([]);
  });

  it('words an amount in the currency of what it is of: the offer, or the firm behind it', () => {
    const provider = { ...linked('awhina'), aum: 812_000_000, aum_currency: 'USD' };
    const venture = { slug: 'venture-capital', name: 'Venture Capital' };
    const own = { investment_currency: 'AUD', minimum_investment: 1_250_000, pre_money: 12_500_000 };
    const readable = comparisonRows([offer('rata', { ...own, provider, asset_class: venture })])
      .flatMap(({ rows: of }) => of)
      .flatMap(({ fact, cells }) => (cells[0]?.readable ? [[fact, cells[0].readable.slice(-3)]] : []));
    expect(Object.fromEntries(readable)).toEqual({
      minimum_investment: 'AUD',
      pre_money: 'AUD',
      provider_aum: 'USD',
    });
  });

  it('sets large the figures that people compare first', () => {
    expect(
      rows
        .filter(({ figure }) => figure)
        .map(({ label }) => label)
        .sort(),
    ).toEqual([labelOf('minimum_investment'), labelOf('target_return')].sort());
  });

  it('leads to the pages of what is behind an offer', () => {
    const to = (name: keyof typeof FACTS) => row(labelOf(name))?.cells.map((cell) => cell.to);
    expect(to('provider')).toEqual(['/providers/awhina', undefined]);
    expect(to('platform')).toEqual(['/platforms/market', undefined]);
    expect(to('fund')).toEqual(['/funds/growth', undefined]);
    expect(to('asset_class')).toEqual(['/asset-classes/forestry', undefined]);
    expect(to('minimum_investment')).toEqual([undefined, undefined]);
  });

  it('leads from what is locked to where it is unlocked', () => {
    const cells = comparisonRows([kauri, offer('matai', { is_exclusive: true })])
      .flatMap(({ rows: of }) => of)
      .flatMap((each) => each.cells.slice(1));
    const locked = cells.filter(({ text }) => text === LOCKED_TEXT);
    expect(locked.length).toBeGreaterThan(3);
    for (const { to } of locked) expect(to).toBe('/offers/matai#locked');
    expect(cells.filter(({ text, to }) => text !== LOCKED_TEXT && to === '/offers/matai#locked')).toEqual([]);
  });

  it('says of an offer that is no interest in a fund that it has none, and of units that the fund is not stated', () => {
    const texts = (of: Offer) =>
      comparisonRows([of])
        .flatMap((group) => group.rows)
        .filter(({ fact }) => ['platform', 'fund', 'fund_structure', 'provider'].includes(fact))
        .map(({ cells }) => cells[0]?.text);
    expect(texts(offer('loan', { security_type: 'debt' }))).toEqual([NOT_STATED, NONE, NONE, NOT_APPLICABLE]);
    const units = offer('units', { security_type: 'units' });
    expect(texts(units)).toEqual([NOT_STATED, NONE, NOT_STATED, NOT_STATED]);
    expect(texts(offer('in-fund', { fund: linked('growth'), fund_id: 'id-growth' }))).toEqual([
      ...[NOT_STATED, NONE, 'growth', NOT_STATED],
    ]);
  });

  it('says which cells could have been checked, and with what outcome', () => {
    const cells = row(labelOf('minimum_investment'))?.cells;
    expect(
      cells?.map(({ isCheckable, figure }) => [isCheckable, figure.check?.state, figure.record]),
    ).toEqual([
      [true, 'confirmed', { kind: 'offer', id: 'id-kauri', slug: 'kauri', name: 'KAURI' }],
      [true, 'differs', { kind: 'offer', id: 'id-rimu', slug: 'rimu', name: 'RIMU' }],
    ]);
    expect(row(labelOf('provider'))?.cells.map(({ isCheckable }) => isCheckable)).toEqual([true, false]);
  });

  it('can leave out the rows in which nothing differs', () => {
    const differing = differingRows(groups);
    const kept = differing.flatMap((group) => group.rows);
    expect(kept.map(({ label }) => label)).toContain(labelOf('minimum_investment'));
    expect(kept.map(({ label }) => label)).not.toContain(labelOf('status'));
    expect(kept).toEqual(rows.filter(({ cells: [a, b] }) => a?.text !== b?.text));
    expect(differingRows(comparisonRows([kauri, { ...kauri }]))).toEqual([]);
  });

  it('says of a value that the provider does not state where it comes from, in the file and on paper too', () => {
    const more = { tax_structure: 'limited-partnership', derived: ['tax_structure'] };
    const place = { slug: 'napier', name: 'Napier' };
    const own = comparisonRows([offer('rata', { ...more, place }), kauri]);
    const lines = own.flatMap((group) => group.rows);
    const originOf = (name: keyof typeof FACTS) => lines.find(({ fact }) => fact === name)?.cells[0]?.origin;
    expect(originOf('tax_structure')).toBe('derived from the fund’s structure');
    expect(originOf('location')).toBe('the provider’s location');
    expect(originOf('status')).toBeUndefined();
    const file = comparisonCsv([rimu, kauri], own, '', '', []).map(([, label, first]) => [label, first]);
    const stated = 'Limited partnership, derived from the fund’s structure';
    expect(file).toContainEqual([labelOf('tax_structure'), stated]);
    expect(file).toContainEqual([labelOf('location'), 'Napier, the provider’s location']);
    expect(gatheredText(lines, 0)).toContain(`${labelOf('tax_structure')}: ${stated}`);
  });

  it('is a spreadsheet with a column for each offer and one for what was checked of it', () => {
    const table = comparisonCsv([kauri, rimu], groups, 'https://tussock.example', 'Read on a day.', []);
    expect(table[0]).toEqual(['Group', 'Fact', 'KAURI', 'RIMU', 'Checked: KAURI', 'Checked: RIMU']);
    expect(table.at(-2)).toEqual([
      ...['Record', 'Address', 'https://tussock.example/offers/kauri', 'https://tussock.example/offers/rimu'],
      ...['', ''],
    ]);
    expect(table.at(-1)).toEqual([
      ...['Record', 'Note', expect.stringMatching(/^Read on a day\. .*A target is an aim, not a forecast\./)],
      ...['', '', ''],
    ]);
    expect(table).toHaveLength(rows.length + 3);
    const label = labelOf('minimum_investment');
    const { title } = groups.find((group) => group.rows.some((each) => each.label === label)) ?? {};
    expect(table.find(([, fact]) => fact === label)).toEqual([
      ...[title, label, '$50,000 NZD', '$100,000 NZD'],
      ...['Confirmed 2026-06-03', 'Differs 2026-06-04'],
    ]);
    expect(table.find(([, fact]) => fact === labelOf('provider'))?.slice(4)).toEqual(['Not checked', '']);
  });

  it('has a foreign minimum in NZD beside it in the spreadsheet, as in the table', () => {
    const foreign = offer('rata', { investment_currency: 'USD', minimum_investment: 50_000 });
    const rate = { currency: 'USD', nzd_per_unit: 1.7, on: '2026-11-20', source_address: null };
    const rates = [{ ...rate, source: 'Reserve Bank of New Zealand' }];
    const file = comparisonCsv([kauri, foreign], comparisonRows([kauri, foreign]), '', '', rates);
    const line = file.find(([, fact]) => fact === labelOf('minimum_investment'));
    expect(line?.slice(2, 4)).toEqual([
      '$50,000 NZD',
      '$50,000 USD (about NZ$85,000, at 1.70 on 20 November 2026, Reserve Bank of New Zealand)',
    ]);
  });
});

describe('a comparison on paper', () => {
  const said = (label: string, ...texts: string[]) =>
    ({ label, cells: texts.map((text) => ({ text })) }) as Row;

  it('says of figures that nobody looked at that they are not checked: no provider could state that', () => {
    const looked = { sources: [{ checked_on: '2026-10-01' }], coverage: { figures: 2, confirmed: 1 } };
    const of = (label: string, ...offers: Offer[]) =>
      comparisonRows(offers)
        .flatMap((group) => group.rows)
        .find((each) => each.label === label);
    const both = [offer('seen', looked), offer('unseen', {})];
    const checked = of('Last checked', ...both);
    expect(checked?.cells.map(({ text }) => text)).toEqual(['1 October 2026', 'Not checked']);
    expect(checked && isSideBySide(checked)).toBe(false);
    expect(of('Figures confirmed', ...both)?.cells.map(({ text }) => text)).toEqual([
      '1 of 2',
      'No figures stated',
    ]);
  });

  it('puts side by side what two offers state, or the only one', () => {
    expect(isSideBySide(said('Gearing', '33%', '40%', NOT_ASKED))).toBe(true);
    expect(isSideBySide(said('Exit gate', '5%', NOT_APPLICABLE))).toBe(true);
    expect(isSideBySide(said('Gearing', '33%', NOT_STATED, NOT_ASKED))).toBe(false);
    expect(isSideBySide(said('Fund structure', NOT_APPLICABLE, NOT_APPLICABLE))).toBe(false);
    expect(isSideBySide(said('Platform', 'Market', NONE))).toBe(false);
    expect(isSideBySide(said('Gearing', '33%'))).toBe(true);
    expect(isSideBySide(said('Gearing', NOT_STATED))).toBe(false);
  });

  it('gathers the rest in one row, where each offer keeps all that it states and what it was asked for', () => {
    const rest = [
      said('Gearing', '33%', NOT_ASKED),
      said('Instrument', 'A note, repayable on request.', NOT_ASKED),
      said('Auditor', NOT_STATED, 'Ledger & Fern'),
      said('Valuer', NOT_STATED, NOT_STATED),
    ];
    expect(gatheredText(rest, 0)).toBe(
      'Gearing: 33%; Instrument: A note, repayable on request; Not stated: Auditor, Valuer',
    );
    expect(gatheredText(rest, 1)).toBe('Auditor: Ledger & Fern; Not stated: Valuer');
    expect(gatheredText(rest.slice(0, 2), 0)).toBe('Gearing: 33%; Instrument: A note, repayable on request');
  });
});
