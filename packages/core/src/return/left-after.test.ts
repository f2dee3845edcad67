import { describe, expect, it } from 'vitest';
import { HIGHEST_PIR, PIR_TABLES } from '../pie/rates';
import type { EffectiveDated } from '../settings/effective-dated';
import { type LeftAfterOffer, leftAfter } from './left-after';
import { LOAN } from './loan.fixture';
import { TAX_POSITIONS, type TaxPosition } from './tax-position';

const OFFER: LeftAfterOffer = { ...LOAN, tax_structure: 'pie', term_months: 36 };

const left = (position: TaxPosition, change: Partial<LeftAfterOffer> = {}) =>
  leftAfter({ ...OFFER, ...change }, position, '2026-11-20');

describe('what is left at a tax position', () => {
  it('is the target less the PIR in a PIE, and less the own rate outside one', () => {
    // $80,000 of income, PIR 28%: $57,600 is 5.76% of $1m; 39%: $48,800; company: no gap.
    expect(left('person-39')).toMatchObject({
      computed: true,
      low: 5.76,
      high: 5.76,
      route: 'pie',
      rate: 28,
    });
    expect(left('person-39', { tax_structure: 'company' })).toMatchObject({ low: 4.88, rate: 39 });
    expect(left('company-28')).toMatchObject({ low: 5.76 });
    expect(left('company-28', { tax_structure: 'company' })).toMatchObject({ low: 5.76 });
  });

  it('says how small the income of a trust at the lower rate has to be', () => {
    // The lower rate: 33% on all if net trustee income is at most $10,000.
    const note =
      'A trust is taxed at 33% only while its income of the year, from all sources, is $10,000 or less.';
    const outside = { tax_structure: 'company' } as const;
    expect(left('trust-33', outside)).toMatchObject({ assumed: expect.arrayContaining([note]) });
    for (const position of TAX_POSITIONS.filter((each) => each !== 'trust-33'))
      expect(JSON.stringify(left(position, outside)), position).not.toContain('$10,000');
    // In a PIE the trustees elect 28%.
    for (const position of TAX_POSITIONS)
      expect(JSON.stringify(left(position)), position).not.toContain('$10,000');
  });

  it.each(['Closed', 'Withdrawn', 'Failed'])('is not computed for an offer that is %s', (status) => {
    expect(left('person-39', { status })).toMatchObject({ computed: false });
  });

  it('is of a partnership, a flow-through vehicle and a listed PIE as each is taxed', () => {
    for (const tax_structure of ['limited-partnership', 'flow-through'] as const)
      expect(left('person-39', { tax_structure })).toMatchObject({ route: 'limited-partnership', rate: 39 });
    expect(left('person-39', { offer_type: 'Listed PIE' })).toMatchObject({ route: 'listed-pie', rate: 28 });
  });

  it('is computed where one end of a target is stated, and an exit fee that does not apply is not missing', () => {
    expect(left('person-39', { target_return_min: null })).toMatchObject({ low: 5.76, high: 5.76 });
    expect(left('person-39', { target_return_max: null })).toMatchObject({ low: 5.76, high: 5.76 });
    expect(left('person-39', { exit_fee: null, not_applicable: ['exit_fee'] })).toMatchObject({
      not_stated: [],
    });
  });

  it.each<[string, Partial<LeftAfterOffer>, TaxPosition, string]>([
    [
      'after tax',
      { target_return_type: 'p.a. after tax' },
      'pir-28',
      'after tax at a rate that is not given',
    ],
    [
      'a margin',
      { target_return_type: 'p.a. above OCR' },
      'pir-28',
      'on top of another rate or of inflation',
    ],
    ['a total', { target_return_type: '2x' }, 'pir-28', 'which is not a rate a year'],
    ['no target', { target_return_min: null, target_return_max: null }, 'pir-28', 'No target return'],
    ['an outcome', { outcome_return: 4 }, 'pir-28', 'has ended'],
    ['a PIR outside a PIE', { tax_structure: 'company' }, 'pir-28', 'not a PIE, so a PIR does not apply'],
    ['a PIR where no structure is stated', { tax_structure: null }, 'pir-28', 'structure is not stated'],
    ['a non-resident outside a PIE', { tax_structure: 'company' }, 'foreign-28', 'depends on the country'],
    ['a listed PIE at a PIR', { offer_type: 'Listed PIE' }, 'pir-28', 'does not use a PIR'],
    ['a listed PIE for a trust', { offer_type: 'Listed PIE' }, 'trust-39', 'for a person only'],
  ])('is not computed for %s, with the reason', (_, change, position, reason) => {
    const answer = left(position, change);
    expect(answer.computed ? '' : answer.reason).toContain(reason);
  });

  it('has its missing fees and its untaxed growth as data, and an exclusive offer as locked', () => {
    const stated = left('person-39', { target_return_type: 'IRR', security_type: 'equity', exit_fee: null });
    expect(stated).toMatchObject({ not_stated: ['exit_fee'], fees_locked: false, growth_untaxed: true });
    expect(left('person-39')).toMatchObject({ not_stated: [], growth_untaxed: false });
    const usd = { tax_structure: 'company', security_type: 'equity', investment_currency: 'USD' } as const;
    expect(left('person-39', { ...usd, distribution: 'none' })).toMatchObject({
      route: 'fdr',
      growth_untaxed: false,
    });
    expect(left('pir-28', { is_exclusive: true })).toMatchObject({ fees_locked: true });
  });

  it('says that it is read as held directly where no structure is stated, and only there', () => {
    const assumed = (tax_structure: LeftAfterOffer['tax_structure']) => {
      const answer = left('person-39', { tax_structure });
      return answer.computed && answer.assumed.join(' ');
    };
    expect(assumed(null)).toContain('The tax structure is not stated.');
    expect(assumed('company')).not.toContain('tax structure');
  });

  it('says where the tax structure is derived, and does not say then that the offer is no PIE', () => {
    const tags = [{ id: 'p', slug: 'limited-partnership', name: 'Limited partnership' }];
    const change = { tax_structure: 'limited-partnership' as const, derived: ['tax_structure'], tags };
    const said =
      'The provider does not state the tax structure: it is derived from the tag “Limited partnership”.';
    expect(left('person-39', change)).toMatchObject({ assumed: expect.arrayContaining([said]) });
    expect(left('pir-28', change)).toMatchObject({ reason: `${said} A PIR applies only to a PIE.` });
    expect(JSON.stringify(left('person-39', { ...change, derived: [] }))).not.toContain('derived');
  });

  it('says what it assumed, fees that are not stated first', () => {
    const answer = left('person-39', { exit_fee: null, target_return_type: 'IRR', security_type: 'equity' });
    expect(answer.computed && answer.assumed).toEqual([
      'The exit fee is not stated.',
      'An IRR is one rate over the whole term, not a yearly income. All of it counts as growth, and growth is not taxed by default.',
      'The provider does not say whether the target is before or after fees. It is read as before fees.',
    ]);
  });

  it('does not take a fee on a sum of each year from the return on what is invested, and says so', () => {
    const fees = { performance_fee: 0, entry_fee: 0, exit_fee: 0, gearing: 50 };
    const onRent = left('pir-28', { ...fees, management_fee: 8, fee_base: 'Gross rent' });
    const none = left('pir-28', { ...fees, management_fee: 0, fee_base: 'Gross rent' });
    if (!onRent.computed || !none.computed) throw new Error('not computed');
    expect([onRent.low, onRent.not_stated, onRent.fee_on_flow]).toEqual([none.low, ['management_fee'], true]);
    expect(onRent.assumed[0]).toBe('The management fee is not a share of the amount and is not counted.');
    expect([none.not_stated, none.fee_on_flow]).toEqual([[], undefined]);
    const net = left('pir-28', { ...fees, management_fee: 8, fee_base: 'Gross rent', returns_stated: 'net' });
    expect(net).toMatchObject({ not_stated: [] });
  });

  it.each<[Partial<LeftAfterOffer>, number | undefined]>([
    [{ exit_fee: 2, term_months: null, is_open_ended: true }, 5],
    [{ entry_fee: 1, term_months: null, is_open_ended: null }, 5],
    [{ entry_fee: 1, term_months: null, terms: ['short-term'] }, 2],
    // Beside an open end the months are the shortest time, and are stated.
    [{ exit_fee: 2, term_months: 96, is_open_ended: true }, undefined],
    [{ exit_fee: 2, term_months: 24 }, undefined],
    [{ entry_fee: 0, exit_fee: 0, term_months: null, is_open_ended: true }, undefined],
    [{ exit_fee: 2, term_months: null, is_exclusive: true }, undefined],
  ])(
    'names the years over which it spreads what is paid once, where it assumes them: %j',
    (change, years) => {
      const answer = left('pir-28', { entry_fee: 0, exit_fee: 0, ...change });
      expect(answer.computed && answer.spread_over).toBe(years);
    },
  );

  it('does not say of a provider that it states nothing where what it states is locked', () => {
    const assumed = (change: Partial<LeftAfterOffer>) => {
      const answer = left('pir-28', { returns_stated: null, target_return_type: 'p.a.', ...change });
      return answer.computed ? answer.assumed.join(' ') : '';
    };
    expect(assumed({})).toContain('The provider does not say whether the target is before or after fees.');
    expect(assumed({ is_exclusive: true })).not.toContain('does not say');
    expect(assumed({ is_exclusive: true })).toContain(
      'What the provider says of fees in the target is locked. The target is read as before fees.',
    );
  });

  it('uses no fee of an exclusive offer', () => {
    const locked = (management_fee: number) => left('pir-28', { is_exclusive: true, management_fee });
    expect(locked(1)).toEqual(locked(5));
    const stated = (returns_stated: 'gross' | 'net') =>
      left('pir-28', { is_exclusive: true, returns_stated });
    expect(stated('gross')).toEqual(stated('net'));
    expect(left('pir-28', { management_fee: 1 })).not.toEqual(left('pir-28', { management_fee: 5 }));
  });
});

describe('where a rate is not in force', () => {
  it('says from when the tables are known', () => {
    expect(leftAfter({ ...OFFER, tax_structure: 'company' }, 'person-33', '2025-03-31')).toEqual({
      computed: false,
      reason:
        'No table of personal tax rates is known for 31 March 2025. The figures here begin on 1 April 2025.',
    });
    expect(leftAfter({ ...OFFER, tax_structure: 'company' }, 'trust-39', '1999-03-31')).toMatchObject({
      reason: expect.stringContaining('No trustee tax rate is known for 31 March 1999.'),
    });
    expect(leftAfter(OFFER, 'pir-28', '2025-03-31')).toMatchObject({ computed: true, low: 5.76 });
  });

  /** As if a table had an entry more, from 1 April 2027. */
  function withEntry<T>(
    table: EffectiveDated<T>[],
    value: T,
    check: (on: readonly [string, string]) => void,
  ) {
    table.push({ ...(table.at(-1) as EffectiveDated<T>), in_force_from: '2027-04-01', value });
    try {
      check(['2027-03-31', '2027-04-01']);
    } finally {
      table.pop();
    }
  }

  it('says so of a PIR that the table of the day has no more, and of the rate of a non-resident', () => {
    const pirs = [{ pir: 12.5, taxable_up_to: 16_000, with_pie_up_to: 55_000 }];
    withEntry(PIR_TABLES, pirs, ([before, from]) => {
      expect(leftAfter(OFFER, 'pir-10.5', before).computed).toBe(true);
      expect(leftAfter(OFFER, 'pir-10.5', from)).toEqual({
        computed: false,
        reason: '10.5% is not one of the rates in force.',
      });
      expect(leftAfter(OFFER, 'pir-28', from).computed).toBe(true);
    });
    withEntry(HIGHEST_PIR, 29, ([before, from]) => {
      for (const position of ['pir-28', 'foreign-28'] as const) {
        expect(leftAfter(OFFER, position, before).computed).toBe(true);
        expect(leftAfter(OFFER, position, from).computed).toBe(false);
      }
    });
  });
});
