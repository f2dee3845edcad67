import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ChartScale } from '../answers/chart';
import { textWidth } from './fit-text';
import { TextChartError } from './read-text-chart';
import { textChart } from './text-chart';

const HEAD = 'Title: What is seen\nReading: How to read it.\nSource: An invented example.\n';
const block = (rows: string[], more = '') =>
  `${HEAD}${more}\n| Step | Left |\n|---|---|\n${rows.map((row) => `| ${row} |`).join('\n')}\n`;
const errorOf = (source: string) => {
  try {
    textChart(source);
    return null;
  } catch (error) {
    if (error instanceof TextChartError) return [error.line, error.reason];
    throw error;
  }
};
const read = ({ domain: [low, high], range: [from, to] }: ChartScale, at: number) =>
  low + ((at - from) / (to - from)) * (high - low);

describe('a chart in a text', () => {
  it('is drawn as its table states it, as bars and as a line', () => {
    const figures = fc.array(fc.integer({ min: -9_000, max: 9_000 }), { minLength: 1, maxLength: 15 });
    fc.assert(
      fc.property(figures, fc.boolean(), (stated, isLine) => {
        const rows = stated.map((figure, at) => `Row ${at} | ${String(figure).replace('-', '−')}%`);
        const chart = textChart(block(rows, isLine ? 'Kind: line\n' : ''));
        expect(chart.table.rows).toHaveLength(stated.length);
        for (const drawing of [chart.phone, chart.wide]) {
          const groups = drawing.groups.filter(({ row }) => row !== null);
          for (const [at, figure] of stated.entries()) {
            const [first] = groups[at]?.marks ?? [];
            const scale = isLine ? drawing.y : drawing.x;
            if (!first || !scale) throw new Error('nothing is drawn');
            const rounding =
              0.11 * Math.abs((scale.domain[1] - scale.domain[0]) / (scale.range[1] - scale.range[0]));
            if (first.shape === 'dot')
              expect(Math.abs(read(scale, first.y) - figure)).toBeLessThanOrEqual(rounding);
            else if (first.shape === 'bar' && first.width > 1) {
              const ends = [first.x, first.x + first.width].map((x) => read(scale, x));
              expect(Math.min(...ends.map((end) => Math.abs(end - figure)))).toBeLessThanOrEqual(
                2 * rounding,
              );
              expect(Math.min(...ends.map(Math.abs))).toBeLessThanOrEqual(2 * rounding);
            }
          }
        }
      }),
    );
  });

  it('takes amounts, ranges and what is not stated', () => {
    const chart = textChart(block(['A | $1.5m', 'B | 6–9%', 'C | not stated', 'D | about $8.7m, twice']));
    const looks = chart.wide.groups
      .filter(({ row }) => row !== null)
      .map(({ marks: [first] }) => first?.look);
    expect(looks).toEqual(['own', 'own', 'unknown', 'own']);
    expect(chart.table.rows[3]?.cells).toEqual(['about $8.7m, twice']);
    expect(chart.source).toBe('An invented example');
  });

  it.each([
    ['6%–9%', 6, 9],
    ['6% to 9%', 6, 9],
    ['6%-9%', 6, 9],
    ['6 — 9%', 6, 9],
    ['−5%–3%', -5, 3],
    ['$2 million to $500,000', 5e5, 2e6],
    ['$1–2 million', 1e6, 2e6],
    ['$500,000–2 million', 5e5, 2e6],
    ['$1.5 million – $2.5 million', 1.5e6, 2.5e6],
    ['$1.5 billion', 0, 1.5e9],
    ['40 thousand', 0, 4e4],
  ])('draws %s from end to end', (cell, low, high) => {
    const { groups, x } = textChart(block([`A | ${cell}`])).wide;
    const [mark] = groups.find(({ row }) => row === 0)?.marks ?? [];
    if (mark?.shape !== 'bar' || !x) throw new Error('no bar is drawn');
    const [from, to] = [mark.x, mark.x + mark.width].map((at) => read(x, at)) as [number, number];
    const most = (x.domain[1] - x.domain[0]) / 1_000;
    expect(Math.abs(from - low)).toBeLessThan(most);
    expect(Math.abs(to - high)).toBeLessThan(most);
  });

  it.each(['12,5', '1,2', '5/10', '5–6–7%', '1 000 000', '$5m–10'])('does not draw a part of %s', (cell) => {
    expect(errorOf(block([`A | ${cell}`]))?.[1]).toContain('must be a figure');
  });

  it('writes amounts whole beside their bars, and leaves out ticks whose texts would touch', () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 90_000_000 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(amounts, (stated) => {
        const written = stated.map((amount) => `$${amount.toLocaleString('en-NZ')}`);
        const chart = textChart(block(written.map((amount, at) => `Row ${at} | ${amount}, about`)));
        for (const { groups } of [chart.phone, chart.wide]) {
          const texts = groups.flatMap((group) => group.texts);
          expect(texts.filter(({ look }) => look === 'value').map(({ text }) => text)).toEqual(written);
          const ticks = texts.filter(({ look }) => look === 'tick');
          expect(ticks[0]?.text).toBe('$0');
          for (const [at, tick] of ticks.slice(1).entries()) {
            const before = ticks[at];
            if (!before) throw new Error('no tick before');
            const halves = ((tick.text.length + before.text.length) / 2) * 6;
            expect(tick.x - before.x).toBeGreaterThanOrEqual(halves);
          }
        }
      }),
    );
  });

  it('begins on a phone where the names do, so that no line runs through them, unless a bar is below zero', () => {
    const ticksOf = (cells: string[]) => {
      const { phone } = textChart(block(cells));
      return phone.groups.flatMap(({ texts }) => texts.filter(({ look }) => look === 'tick'));
    };
    expect(ticksOf(['A | 4%', 'B | 6–9%', 'C | not stated'])[0]).toMatchObject({ x: 1, anchor: 'start' });
    expect(ticksOf(['A | 4%', 'B | −6%'])[0]?.x).toBeGreaterThan(1);
  });

  it('keeps the figure of the lowest point clear of the names of the rows, and these of one another', () => {
    const months = ['March 2026', 'April 2026', 'May 2026', 'June 2026', 'July 2026', 'August 2026'];
    const figures = fc.array(fc.integer({ min: -40, max: 90 }), { minLength: 2, maxLength: 14 });
    fc.assert(
      fc.property(figures, fc.boolean(), (stated, isLong) => {
        const rows = stated.map(
          (figure, at) => `${isLong ? months[at % 6] : at} | ${String(figure).replace('-', '−')}%`,
        );
        const chart = textChart(block(rows, 'Kind: line\n'));
        for (const { groups, height } of [chart.phone, chart.wide]) {
          const texts = groups.flatMap((group) => group.texts);
          const names = texts.filter(({ look, anchor }) => look === 'tick' && anchor === 'middle');
          const values = texts.filter(({ look }) => look === 'value');
          for (const { y } of names) {
            expect(Math.max(...values.map((value) => value.y))).toBeLessThanOrEqual(y - 13);
            expect(y).toBeLessThan(height);
          }
          for (const [at, name] of names.slice(1).entries()) {
            const before = names[at];
            if (!before) throw new Error('no name before');
            const halves = (textWidth(before.text, 12) + textWidth(name.text, 12)) / 2;
            expect(name.x - before.x).toBeGreaterThan(halves);
          }
        }
      }),
    );
  });

  it.each([
    [['A | not stated', 'B | −16%', 'C | −49%']],
    [['A | not stated', 'B | −40%', 'C | 3%']],
    [['A | not stated', 'B | −3%', 'C | 40%']],
    [['A | not stated', 'B | 40%']],
  ])('writes what is not stated inside the drawing: %j', (rows) => {
    const chart = textChart(block(rows));
    for (const { groups, width, x } of [chart.phone, chart.wide]) {
      const { marks, texts } = groups.find(({ row }) => row === 0) ?? {};
      const [hatched, words] = [marks?.[0], texts?.find(({ look }) => look === 'value')];
      if (hatched?.shape !== 'bar' || !words || !x) throw new Error('nothing is drawn');
      expect(hatched.look).toBe('unknown');
      expect(
        [hatched.x, hatched.x + hatched.width].filter((end) => Math.abs(read(x, end)) < 0.1),
      ).toHaveLength(1);
      const length = textWidth(words.text, 13);
      const from = words.anchor === 'end' ? words.x - length : words.x;
      expect(from).toBeGreaterThanOrEqual(0);
      expect(from + length).toBeLessThanOrEqual(width);
    }
  });

  it.each([
    ['a name of thousands of words', `${'a '.repeat(5_000)}| 1%`],
    ['a name of one long word', `${'a'.repeat(10_000)} | 1%`],
    ['thousands of spaces in a figure', `A | 1${' '.repeat(10_000)}– ${' '.repeat(10_000)}2x`],
    ['thousands of spaces behind a figure', `A | 1%${' '.repeat(10_000)}x, twice`],
  ])('is read in time that grows with its length: %s', (_, row) => {
    const started = performance.now();
    errorOf(block([row]));
    expect(performance.now() - started).toBeLessThan(2_000);
  });

  it('takes millions in words and in letters', () => {
    const [words, letters] = ['$1.5 million', '$1.5m'].map((amount) => {
      const { groups } = textChart(block([`A | ${amount}`, 'B | $900,000'])).wide;
      return groups.map(({ marks, texts }) => [marks, texts.filter(({ look }) => look !== 'value')]);
    });
    expect(words).toEqual(letters);
    expect(JSON.stringify(textChart(block(['A | $1.5 million (half)'])).phone)).toContain('"$1.5M"');
    expect(JSON.stringify(words)).toContain('$1.2M');
  });

  it('names the line of what is wrong', () => {
    expect(errorOf(block(['A | wide']))).toEqual([7, expect.stringContaining('"wide" must be a figure')]);
    expect(errorOf(block(['A | 1 | 2']))).toEqual([7, 'has 3 cells, and the headings are 2']);
    expect(errorOf(block(['A | 1'], 'Kind: pie\n'))).toEqual([4, 'Kind must be bars or line, not "pie"']);
    expect(errorOf(block(['A | 1'], 'Draw: Right\n'))).toEqual([
      4,
      expect.stringContaining('"Right" is no column'),
    ]);
    expect(errorOf(block(['A | 1'], 'Colour: red\n'))?.[0]).toBe(4);
    expect(errorOf(HEAD)?.[1]).toContain('needs a table');
    expect(errorOf(block(['A | 1']).replace(/^Title.*\n/, ''))).toEqual([1, 'has no line "Title: …"']);
  });
});
