import type { ChartMark } from '@tussock/core/answers/chart';
import { spacedWidth } from '@tussock/core/chart/fit-text';
import { returnAfterEverything } from '@tussock/core/return/after-everything';
import type { OfferFees } from '@tussock/core/return/fees';
import type { ReturnInput } from '@tussock/core/return/return-input';
import { alignedSpanText } from '@tussock/core/return/span';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { IN_TARGET } from './taken';
import { waterfall } from './waterfall';

const CHARGED: OfferFees = { management_fee: 1, performance_fee: 0, entry_fee: 2, exit_fee: 0 };
const INPUT: ReturnInput = {
  kind: 'yearly',
  target_return_min: 8,
  target_return_max: 10,
  fees_in: 'not_stated',
  currency: 'NZD',
  fees: { management_fee: 1, performance_fee: null, entry_fee: 2, exit_fee: null },
  amount: 250_000,
  term_years: 5,
  income_share: 100,
  growth: 0,
  growth_tax: 'none',
  tax: { route: 'pie', rate: 28, is_company: false },
  inflation: 2,
  not_modelled: [],
  on: '2026-11-20',
};

function drawn(change: Partial<ReturnInput> = {}, isLocked = false) {
  const result = returnAfterEverything({ ...INPUT, ...change });
  if (!result.computed) throw new Error(result.reason);
  return { result, chart: waterfall(result, { ...INPUT, ...change }, isLocked) };
}

const isBar = (mark: ChartMark) => mark.shape === 'bar' && mark.look !== 'unknown';

const percent = (min: number, max: number) =>
  fc.integer({ min: min * 100, max: max * 100 }).map((hundredths) => hundredths / 100);
const fee = fc.option(percent(0, 20));
const inputs = fc.record({
  target_return_min: percent(-20, 30),
  target_return_max: fc.option(percent(-20, 30)),
  fees_in: fc.constantFrom('net', 'net_of_management', 'gross', 'not_stated'),
  fees: fc.record({ management_fee: fee, performance_fee: fee, entry_fee: fee, exit_fee: fee }),
  inflation: percent(0, 15),
  amount: fc.integer({ min: 1_000, max: 100_000_000 }),
}) as fc.Arbitrary<Partial<ReturnInput>>;

describe('waterfall', () => {
  it('has the target as it is stated, and what is left of it with two decimals', () => {
    const { chart } = drawn({ target_return_min: 6.375, target_return_max: 6.375 });
    expect(chart.title).toMatch(/^If the target of 6\.375% a year is reached, −?\d\.\d\d?% is left/);
    expect(chart.table.rows[0]?.cells).toEqual(['6.375%', '$15,938', '6.375%']);
    expect(chart.table.rows.at(-1)?.cells[0]).toMatch(/^−?\d\.\d\d%$/);
  });

  it('draws each step of the calculation from the figure before to the figure after, at both ends', () => {
    fc.assert(
      fc.property(inputs, (change) => {
        const { result, chart } = drawn(change);
        const left = result.after_everything ?? result.after_tax;
        const zero = { low: 0, high: 0 };
        const lines = [
          { before: zero, after: result.target },
          ...result.steps,
          { before: zero, after: left },
        ];
        for (const { x, groups } of [chart.phone, chart.wide]) {
          if (!x) throw new Error('no scale');
          const [[from, to], [start, end]] = [x.domain, x.range];
          const at = (figure: number) => start + ((figure - from) / (to - from)) * (end - start);
          const rows = groups.filter(({ row }) => row !== null);
          expect(rows).toHaveLength(lines.length);
          for (const [row, { before, after }] of lines.entries()) {
            if (chart.table.rows[row]?.cells[0]?.match(/[a-z]/)) continue;
            const bars = rows[row]?.marks.filter(isBar) as Extract<ChartMark, { shape: 'bar' }>[];
            const spans =
              result.target.low === result.target.high ? (['low'] as const) : (['low', 'high'] as const);
            const expected = spans
              .map((which) => [at(before[which]), at(after[which])].sort((a, b) => a - b))
              .filter(([a, b]) => a !== b);
            expect(bars).toHaveLength(expected.length);
            for (const [place, [a = 0, b = 0]] of expected.entries()) {
              const bar = bars[place];
              expect(Math.abs((bar?.x ?? 0) - a)).toBeLessThan(0.06);
              expect(Math.abs((bar?.width ?? 0) - (b - a))).toBeLessThan(0.06);
            }
          }
        }
      }),
    );
  });

  it('draws what is not stated beside the names, also where little is left', () => {
    fc.assert(
      fc.property(inputs, (change) => {
        const { chart } = drawn(change);
        for (const { x, groups } of [chart.phone, chart.wide])
          for (const mark of groups.flatMap(({ marks }) => marks))
            if (mark.shape === 'bar') expect(mark.x).toBeGreaterThanOrEqual((x?.range[0] ?? 0) - 0.1);
      }),
    );
  });

  it('names the lower figure first where a trust keeps less of the higher target', () => {
    const { chart } = drawn({
      target_return_min: 7.5,
      target_return_max: 8.1,
      fees: CHARGED,
      amount: 100_000,
      inflation: 0,
      tax: { route: 'direct', taxpayer: { kind: 'trust', other_income: 3_000 } },
    });
    expect(chart.title).toMatch(/ 3\.73–3\.93% is left: \$3,7\d\d–\$3,9\d\d a year on \$100,000$/);
  });

  it('writes the figures of its table beside the bars', () => {
    const { result, chart } = drawn();
    for (const { groups } of [chart.phone, chart.wide])
      for (const { row, texts } of groups) {
        if (row === null) continue;
        const { cells } = chart.table.rows[row] ?? { cells: [] };
        expect(texts.slice(1).map(({ text }) => text)).toEqual([...new Set(cells.slice(0, 2))]);
      }
    const cells = (name: string) => chart.table.rows.find((row) => row.name === name)?.cells;
    expect(cells('Target, as stated')).toEqual(['8.00–10.00%', '$20,000–$25,000', '8.00–10.00%']);
    expect(cells('Management fee')).toEqual(['−1.00%', '−$2,500', '7.00–9.00%']);
    expect(cells('Left after inflation, a year')?.[0]).toBe(
      alignedSpanText(result.after_everything ?? result.target),
    );
  });

  it('writes steps that add up to what is left, in percent and in dollars', () => {
    const read = (cell = '') =>
      cell
        .replace(/[$%,]/g, '')
        .replaceAll('−', '-')
        .split(/–| to /)
        .map(Number);
    fc.assert(
      fc.property(inputs, (change) => {
        const { rows } = drawn(change).chart.table;
        for (const column of [0, 1]) {
          const lines = rows
            .map(({ cells }) => cells[column] ?? '')
            .filter((cell) => cell !== '' && !/[a-z]{3}/.test(cell))
            .map((cell) => read(cell));
          const total = lines.pop() ?? [];
          for (const end of [0, 1]) {
            const at = (figures: number[]) => figures[end] ?? figures[0] ?? 0;
            const sum = lines.reduce((all, figures) => all + at(figures), 0);
            expect(Math.abs(sum - at(total))).toBeLessThan(0.001);
          }
        }
      }),
    );
  });

  it('keeps its figures apart from one another and from the bars, however long they are and however far a reader spaces letters', () => {
    const startOf = ({ text, x }: { text: string; x: number }) => x - spacedWidth(text, 13);
    fc.assert(
      fc.property(inputs, fc.constantFrom('phone', 'wide'), (change, size) => {
        const { groups, x } = drawn({ ...change, amount: Math.min(change.amount ?? 0, 1_000_000) }).chart[
          size
        ];
        const figures = groups.flatMap(({ texts }) => texts.filter(({ anchor }) => anchor === 'end'));
        const edge = Math.max(...figures.map(({ x: end }) => end));
        const dollars = figures.filter(({ x: end, text }) => end === edge && text.includes('$'));
        const others = size === 'wide' ? figures.filter(({ x: end }) => end < edge) : [];
        const firstDollars = Math.min(...dollars.map(startOf));
        for (const { x: end } of others) expect(end).toBeLessThan(firstDollars);
        const plotEnd = Math.max(...(x?.range ?? []));
        for (const figure of [...dollars, ...others]) expect(plotEnd).toBeLessThan(startOf(figure));
      }),
    );
  });

  it('has a word in each cell of its table', () => {
    fc.assert(
      fc.property(inputs, fc.boolean(), (change, isLocked) => {
        const { rows } = drawn(change, isLocked).chart.table;
        expect(rows.flatMap(({ cells }) => cells).filter((cell) => cell.trim() === '')).toEqual([]);
      }),
    );
  });

  it('hatches what is not stated or locked, and draws nothing for a fee that is in the target', () => {
    const marks = (word: string, ...given: Parameters<typeof drawn>) => {
      const { chart } = drawn(...given);
      const row = chart.table.rows.findIndex(({ cells }) => cells[0] === word);
      const group = chart.wide.groups.find((each) => each.row === row);
      return group?.marks.filter(({ look }) => look !== 'grid').map(({ look }) => look);
    };
    expect(marks('Not stated')).toEqual(['unknown']);
    expect(marks('Locked', {}, true)).toEqual(['unknown']);
    expect(marks('Not stated', {}, true)).toBeUndefined();
    expect(marks(IN_TARGET, { fees_in: 'net' })).toEqual([]);
  });

  it('says beside an offer in another currency that its dollars are those of New Zealand', () => {
    fc.assert(
      fc.property(inputs, fc.constantFrom('USD', 'AUD', 'EUR'), (change, currency) => {
        const { chart } = drawn({ ...change, currency });
        expect(JSON.stringify(chart).match(/(?<!NZ)\$/g)).toBeNull();
      }),
    );
    const { table, title, description } = drawn({ currency: 'USD' }).chart;
    expect(table.rows[0]?.cells[1]).toBe('NZ$20,000–25,000');
    expect(title).toContain(' on NZ$250,000');
    for (const chart of [description, drawn().chart.description])
      expect(chart).toContain('New Zealand dollars');
  });

  it('says what is left in its title', () => {
    expect(
      drawn({ target_return_max: null, fees_in: 'net', inflation: 0, fees: CHARGED }).chart.title,
    ).toMatch(/^If the target of 8% a year is reached, [\d.]+% is left: \$[\d,]+ a year on \$250,000$/);
    expect(drawn({ inflation: 5, fees: CHARGED }).chart.title).toContain('% is left after inflation too: ');
  });

  it('names in its title the fees that are not in the figure', () => {
    const titleWith = (fees: Partial<OfferFees>, isLocked = false) =>
      drawn({ inflation: 0, fees: { ...CHARGED, ...fees } }, isLocked)
        .chart.title.split(' is left')
        .at(-1);
    const NO_FEES = { management_fee: null, performance_fee: null, entry_fee: null, exit_fee: null };
    expect(titleWith(NO_FEES)).toMatch(/^, before fees, which are not stated: /);
    expect(titleWith(NO_FEES, true)).toMatch(/^, before fees, which are locked: /);
    expect(titleWith({ exit_fee: null })).toMatch(/^, before the exit fee, which is not stated: /);
    expect(titleWith({})).toMatch(/^: /);
  });
});
