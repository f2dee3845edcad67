import * as fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { About, Card } from './card';
import { type Draw, loadDrawing } from './drawing';
import { MARGIN, SIZE, TONE_WIDTH } from './layout';
import { PALETTE, toneOf } from './palette';
import { pixelsOf } from './pixels.fixture';

let draw: Draw;
beforeAll(async () => {
  draw = await loadDrawing();
});

const ABOUT: About = { site: 'Tussock NZ', published_at: '2026-11-19T20:00:00Z', demonstration: false };
const CARD: Card = {
  kind: 'Property · Open',
  asset_class: 'property',
  name: 'Kauri Street',
  byline: 'by Kauri Street Capital',
  figures: [
    { label: 'Minimum investment', value: '$250K', unit: 'NZD' },
    { label: 'Target return', value: '8.5–9.75%', unit: 'p.a., after fees' },
  ],
  note: 'For wholesale investors only.',
};

/** Words of any length, up to the 200 characters that a name may have, with macrons. */
const anyText = fc
  .array(fc.stringMatching(/^[a-zA-ZāēīōūĀĒĪŌŪ0-9%$–.,]{1,40}$/), { minLength: 1, maxLength: 40 })
  .map((words) => words.join(' ').slice(0, 200));
const anyFigure = fc.record(
  { label: anyText, value: anyText, unit: anyText },
  { requiredKeys: ['label', 'value'] },
);
const anyCard: fc.Arbitrary<Card> = fc.record({
  kind: anyText,
  asset_class: fc.constantFrom('property', 'forestry', null),
  name: anyText,
  byline: fc.option(anyText, { nil: null }),
  figures: fc.array(anyFigure, { minLength: 0, maxLength: 4 }),
  note: fc.constant('For wholesale investors only. A target is an aim, not a forecast.'),
});

/** As long as every part may be. */
const LONGEST: Card = {
  kind: 'Venture capital · Fully subscribed '.repeat(4),
  asset_class: 'venture-capital',
  name: 'Māhoe '.repeat(33),
  byline: `by ${'Ngā Rākau '.repeat(20)}`,
  figures: [1, 2, 3, 4].map((n) => ({
    label: `Label ${n} `.repeat(8),
    value: 'Open ended '.repeat(9),
    unit: 'p.a. '.repeat(40),
  })),
  note: CARD.note,
};

/** Wide letters: a name of four lines, a value and its unit of two. */
const WIDEST: Card = {
  ...CARD,
  name: `ŌŪ1ĒHĀĪĀ ŪŌŌŌŪĪ % ${'ĀĒĪŪ ŌĪCCĀC '.repeat(7)}`,
  figures: CARD.figures.map(({ label }) => ({
    label,
    value: 'ŪŌĀ$ĀĪŪ ŪPPŌĀ toString',
    unit: 'ĪĒĀ ĒĪŪ %% '.repeat(6),
  })),
};

describe('a picture', () => {
  it('is a PNG of 1200 by 630 pixels with the tone of its class at the edge', async () => {
    const png = await draw(CARD, ABOUT);
    expect(Buffer.from(png.subarray(1, 4)).toString()).toBe('PNG');
    const { width, height, isAll } = pixelsOf(png);
    expect([width, height]).toEqual([1200, 630]);
    expect(isAll(toneOf('property'), [0, TONE_WIDTH], [0, height])).toBe(true);
  });

  it('is the same for the same card, and another for any other figure', async () => {
    const png = Buffer.from(await draw(CARD, ABOUT));
    expect(Buffer.from(await draw(structuredClone(CARD), ABOUT)).equals(png)).toBe(true);
    const [minimum, target] = CARD.figures as [Card['figures'][0], Card['figures'][0]];
    const others: [Card, About][] = [
      [{ ...CARD, name: 'Kāuri Street' }, ABOUT],
      [{ ...CARD, figures: [minimum, { ...target, value: '8.5–9.85%' }] }, ABOUT],
      [CARD, { ...ABOUT, published_at: '2026-11-20T20:00:00Z' }],
      [CARD, { ...ABOUT, demonstration: true }],
    ];
    for (const [card, about] of others) expect(Buffer.from(await draw(card, about)).equals(png)).toBe(false);
  });

  it.each([12, 45, 90, 200])('shows the macron of a capital in a name of %i letters', async (length) => {
    const highest = async (first: string) => {
      const name = `${first}tara ${'matua '.repeat(40)}`.slice(0, length);
      const { isAll } = pixelsOf(await draw({ ...CARD, name }, ABOUT));
      // Below the head.
      let y = 96;
      while (isAll(PALETTE.paper, [MARGIN, MARGIN + 60], [y, y + 1])) y++;
      return y;
    };
    const em = { 12: 82, 45: 68, 90: 54, 200: 40 }[length] as number;
    expect((await highest('O')) - (await highest('Ō'))).toBeGreaterThan(em * 0.1);
  });

  it('keeps every text inside its margins, off the rules between its parts', async () => {
    await fc.assert(
      fc.asyncProperty(anyCard, anyText, async (card, site) => {
        const { isAll } = pixelsOf(await draw(card, { ...ABOUT, site: site.slice(0, 80) }));
        const paper = [
          isAll(PALETTE.paper, [TONE_WIDTH, SIZE.width], [0, 40]),
          isAll(PALETTE.paper, [TONE_WIDTH, SIZE.width], [SIZE.height - 34, SIZE.height]),
          isAll(PALETTE.paper, [SIZE.width - MARGIN + 2, SIZE.width], [0, SIZE.height]),
        ];
        expect(paper).toEqual([true, true, true]);
        const isRule = (y: number) => isAll(PALETTE.line, [MARGIN, SIZE.width - MARGIN], [y, y + 1]);
        const rules = Array.from({ length: SIZE.height }, (_, y) => y).filter(isRule);
        // Two of them, each two pixels high: a text over one would leave it out.
        expect(rules).toHaveLength(4);
      }),
      {
        numRuns: 6,
        endOnFailure: true,
        examples: [LONGEST, WIDEST].map((card) => [card, 'Tussock NZ'] as [Card, string]),
      },
    );
  });
});
