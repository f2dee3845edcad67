import type { FlowOffer } from '@tussock/core/return/cash-flow';
import { LOAN } from '@tussock/core/return/loan.fixture';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cashFlowChart } from './cash-flow';
import { drawingsOf, drawnRows, figureAt, figuresIn } from './drawn.fixture';

const AS_OF = '2026-11-20T00:00:00.000Z';
const offer = (change: Partial<FlowOffer> = {}): FlowOffer => ({
  ...LOAN,
  term_description: null,
  is_open_ended: null,
  terms: [],
  liquidity: null,
  called_share: null,
  ...change,
});
const anyOffer = fc
  .record({
    minimum_investment: fc.integer({ min: 1_000, max: 5_000_000 }),
    target_return_min: fc.integer({ min: -100, max: 2_500 }).map((n) => n / 100),
    more: fc.integer({ min: 0, max: 900 }).map((n) => n / 100),
    term_months: fc.option(fc.integer({ min: 1, max: 240 }), { nil: null }),
    distribution: fc.constantFrom('monthly', 'annual', 'at-maturity', 'none', null),
    target_return_type: fc.constantFrom('p.a.', 'IRR', 'cash yield p.a.'),
    security_type: fc.constantFrom('debt', 'equity'),
    called_share: fc.option(fc.integer({ min: 0, max: 100 }), { nil: null }),
  })
  .map(({ more, ...given }) =>
    offer({ ...given, target_return_max: given.target_return_min + more } as Partial<FlowOffer>),
  );

describe('the cash flow of an offer', () => {
  it('is drawn as its table states it, where there is something of it', () => {
    fc.assert(
      fc.property(anyOffer, (given) => {
        const chart = cashFlowChart(given, AS_OF);
        if (!chart) throw new Error('nothing was drawn');
        for (const [, { y, groups, ...drawing }] of drawingsOf(chart)) {
          if (!y) throw new Error('no scale');
          const pixel = Math.abs((y.domain[1] - y.domain[0]) / (y.range[0] - y.range[1]));
          const rows = drawnRows({ ...drawing, y, groups });
          expect(rows.map(({ row }) => row)).toEqual(chart.table.rows.map((_, row) => row));
          for (const [at, { marks }] of rows.entries()) {
            const cells = chart.table.rows[at]?.cells ?? [];
            const lengths = (look: string) =>
              marks.flatMap((mark) =>
                mark.shape === 'bar' && mark.look === look ? [mark.height * pixel] : [],
              );
            const [pay = [], paid = [], back = []] = cells.map(figuresIn);
            const isCalled = chart.table.rows[at]?.name.startsWith('Later') ?? false;
            expectNear(lengths(isCalled ? 'unknown' : 'own'), [...pay, ...back.slice(0, 1)], pixel);
            expectNear(lengths('range'), paid.slice(0, 1).filter(Boolean), pixel);
            const isOpen = cells.some((cell) => cell === 'Not stated');
            if (!isCalled) expect(lengths('unknown').length > 0).toBe(isOpen);
          }
        }
      }),
    );
  });

  it('has a word in each cell of its table', () => {
    fc.assert(
      fc.property(anyOffer, (given) => {
        const rows = cashFlowChart(given, AS_OF)?.table.rows ?? [];
        expect(rows.flatMap(({ cells }) => cells).filter((cell) => cell.trim() === '')).toEqual([]);
      }),
    );
  });

  it('says what it assumes', () => {
    const chart = cashFlowChart(offer({ called_share: 40, minimum_investment: 100_000 }), AS_OF);
    expect(chart?.description).toContain('40% of commitments is called so far');
    expect(chart?.table.rows[0]?.cells[0]).toBe('$40,000 NZD');
    expect(chart?.title).toBe(
      'If the target is reached: $100,000 NZD in, $8,000 NZD a year out, and the $100,000 NZD back at the end of 2 years',
    );
  });

  it('says of distributions that only a tag tells that the provider does not state them', () => {
    const tags = [{ id: 'm', slug: 'monthly-income', name: 'Monthly income' }];
    const derived: Partial<FlowOffer> = { tags, derived: ['distribution'], distribution: 'monthly' };
    const said =
      'The provider does not state distributions: “Monthly” is derived from the tag “Monthly income”.';
    expect(cashFlowChart(offer(derived), AS_OF)?.description).toContain(said);
    expect(cashFlowChart(offer({ ...derived, derived: [] }), AS_OF)?.description).not.toContain('derived');
    const yielding = { ...derived, target_return_type: 'cash yield p.a.' };
    expect(cashFlowChart(offer(yielding), AS_OF)?.description).not.toContain('derived');
  });

  it('has no start where nothing is called yet: no amount of it is drawn or named', () => {
    const chart = cashFlowChart(offer({ called_share: 0, minimum_investment: 120_000 }), AS_OF);
    expect(chart?.description).toContain('Nothing is called so far. The dates of the calls are not stated.');
    expect(chart?.table.rows.slice(0, 2).map(({ name, cells }) => [name, cells[0]])).toEqual([
      ['Later, when it is called', '$120,000 NZD'],
      ['Year 1', 'When it is called'],
    ]);
    expect(JSON.stringify(chart)).not.toContain('Contact for details');
  });

  const IN = '$1,000,000 NZD in';
  it.each([
    [{ distribution: 'none' }, `${IN}; nothing is paid before the end of 2 years`],
    [{ distribution: 'none', term_months: null }, `${IN}; no payment and no end is stated`],
    [{ distribution: null }, `${IN}; what is paid in which year is not stated`],
    [
      { distribution: null, term_months: null },
      `${IN}; what is paid in which year is not stated, nor is an end`,
    ],
    [{ term_months: null }, `If the target is reached: ${IN}, $80,000 NZD a year out, and no end is stated`],
    [
      { term_months: 6 },
      `If the target is reached: ${IN}, $40,000 NZD in all out, and the $1,000,000 NZD back at the end of 6 months`,
    ],
    [
      { security_type: 'equity' },
      `If the target is reached and all of it paid out: ${IN}, $80,000 NZD a year out, and the $1,000,000 NZD back at the end of 2 years`,
    ],
    [
      { target_return_min: 0 },
      `If the lower target is reached: ${IN}, $0 NZD a year out, and the $1,000,000 NZD back at the end of 2 years`,
    ],
    [
      { target_return_min: 1, management_fee: 2 },
      `If the lower target is reached: ${IN}, $0 NZD a year out after the management fee, and $980,100 NZD back at the end of 2 years`,
    ],
    [
      { target_return_max: 9 },
      `If the lower target is reached: ${IN}, $80,000 NZD a year out, and the $1,000,000 NZD back at the end of 2 years`,
    ],
  ] as [Partial<FlowOffer>, string][])(
    'of %o has a title that says no more than the terms',
    (change, title) => {
      expect(cashFlowChart(offer(change), AS_OF)?.title).toBe(title);
    },
  );

  it('says what its marks mean where it has them', () => {
    const says = (change: Partial<FlowOffer>) => {
      const { description = '' } = cashFlowChart(offer(change), AS_OF) ?? {};
      return ['Hatched means not stated.', 'Strokes mark the upper end'].map((words) =>
        description.includes(words),
      );
    };
    expect(says({})).toEqual([false, false]);
    for (const change of [{ term_months: null }, { distribution: null }, { called_share: 40 }])
      expect(says(change)).toEqual([true, false]);
    expect(says({ target_return_max: 9 })).toEqual([false, true]);
  });

  it('states each figure once, a range from its lower end, and cents below a hundred dollars', () => {
    const cells = (change: Partial<FlowOffer>) => cashFlowChart(offer(change), AS_OF)?.table.rows[1]?.cells;
    expect(cells({})).toEqual(['None', '$80,000 NZD', 'None']);
    expect(cells({ target_return_max: 9 })).toEqual(['None', '$80,000 NZD to $90,000 NZD', 'None']);
    expect(cells({ target_return_min: 0 })).toEqual(['None', '$0 NZD to $80,000 NZD', 'None']);
    expect(cells({ minimum_investment: 999, target_return_max: 12.07 })).toEqual([
      ...['None', '$79.92 NZD to $121 NZD', 'None'],
    ]);
  });

  it('has its amounts along the scale, and beside the marks those that are paid', () => {
    const chart = cashFlowChart(offer(), AS_OF);
    if (!chart) throw new Error('nothing was drawn');
    for (const [, { groups }] of drawingsOf(chart))
      expect(groups.map(({ texts }) => texts.map(({ text }) => text))).toEqual([
        ['−$1M', '−$500K', '0', '$500K', '$1M', '$1.5M', 'Start', 'Year 1', 'Year 2'],
        ...[['−$1.0M'], ['$80,000'], ['$1.1M']],
      ]);
    const [scale] = cashFlowChart(offer({ minimum_investment: 1_000 }), AS_OF)?.wide.groups ?? [];
    expect(scale?.texts.map(({ text }) => text).slice(0, 6)).toEqual([
      ...['−$1K', '−$500', '0', '$500', '$1K', '$1,500'],
    ]);
    // Beside what is paid at the end alone, too.
    const texts = (change: Partial<FlowOffer>) =>
      cashFlowChart(offer(change), AS_OF)?.wide.groups.flatMap((group) =>
        group.texts.map(({ text }) => text),
      );
    expect(texts({ distribution: 'at-maturity' })).toEqual(
      expect.arrayContaining(['Start', 'Year 1', 'Year 2', '−$1.0M', '$1.2M']),
    );
  });

  it('names a part of a year by its months, and a whole year by its number', () => {
    const names = (term_months: number) =>
      cashFlowChart(offer({ term_months }), AS_OF)?.table.rows.map(({ name }) => name);
    expect(names(6)).toEqual(['Start', 'Months 1 to 6']);
    expect(names(18)).toEqual(['Start', 'Year 1', 'Months 13 to 18']);
    expect(names(24)).toEqual(['Start', 'Year 1', 'Year 2']);
    expect(names(25)).toEqual(['Start', 'Year 1', 'Year 2', 'Month 25']);
    expect(names(29)).toEqual(['Start', 'Year 1', 'Year 2', 'Months 25 to 29']);
  });

  it('has the month below the bar of a term that ends inside a year', () => {
    const ticks = (term_months: number) =>
      cashFlowChart(offer({ term_months }), AS_OF)
        ?.wide.groups.flatMap(({ texts }) => texts)
        .filter(({ text }) => /^(Year|Month)/.test(text))
        .map(({ text }) => text);
    expect(ticks(18)).toEqual(['Year 1', 'Month 18']);
    expect(ticks(24)).toEqual(['Year 1', 'Year 2']);
    expect(ticks(6)).toEqual(['Month 6']);
  });

  it('has all it draws within its frame, with what is paid in below what is paid out', () => {
    const chart = cashFlowChart(offer({ target_return_max: 9 }), AS_OF);
    if (!chart) throw new Error('nothing was drawn');
    for (const [, { width, height, y, groups }] of drawingsOf(chart)) {
      expect(y?.range[0]).toBeGreaterThan(y?.range[1] as number);
      for (const { marks, texts } of groups) {
        const places = [
          ...texts.map(({ x, y: at }) => [x, at]),
          ...marks.flatMap((mark) => {
            if (mark.shape === 'bar')
              return [
                [mark.x, mark.y],
                [mark.x + mark.width, mark.y + mark.height],
              ];
            return mark.shape === 'line'
              ? [
                  [mark.x1, mark.y1],
                  [mark.x2, mark.y2],
                ]
              : [];
          }),
        ] as [number, number][];
        for (const [x, at] of places) {
          expect(x).toBeGreaterThanOrEqual(0);
          expect(x).toBeLessThanOrEqual(width);
          expect(at).toBeGreaterThanOrEqual(0);
          expect(at).toBeLessThanOrEqual(height);
        }
      }
    }
  });

  it('hatches upwards from zero what is paid in a year that does not state it', () => {
    const chart = cashFlowChart(offer({ distribution: null }), AS_OF);
    if (!chart) throw new Error('nothing was drawn');
    for (const [, { y, groups }] of drawingsOf(chart)) {
      if (!y) throw new Error('no scale');
      const hatched = groups.flatMap(({ marks }) => marks.filter(({ look }) => look === 'unknown'));
      expect(hatched.length).toBeGreaterThan(0);
      for (const mark of hatched) {
        if (mark.shape !== 'bar') throw new Error('not hatched');
        expect(figureAt(y, mark.y + mark.height) / (y.domain[1] - y.domain[0])).toBeCloseTo(0, 2);
      }
    }
  });

  it('is not drawn without figures', () => {
    expect(cashFlowChart(offer({ minimum_investment: null }), AS_OF)).toBeNull();
  });
});

/** To a dollar, and the tenth of a pixel to which positions are rounded. */
function expectNear(drawn: readonly number[], stated: readonly number[], pixel: number) {
  expect(drawn).toHaveLength(stated.length);
  for (const [at, figure] of stated.entries())
    expect(Math.abs((drawn[at] ?? Number.NaN) - figure)).toBeLessThanOrEqual(pixel * 0.11 + 1);
}
