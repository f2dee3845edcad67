import { textWidth } from '@tussock/core/chart/fit-text';
import { isStated } from '@tussock/core/money/money';
import { anyRows } from '@tussock/core/offer/cards.fixture';
import type { OfferCard } from '@tussock/core/offer/offer';
import { yearsToEnd } from '@tussock/core/offer/term';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minimumPanel, type Panel, panelAxis, targetPanel, termPanel } from './panel';
import { targetEnds } from './target-marks';

const ROOM = { from: 100, to: 500, ticks: 4 };
/** Half of a phone, where two columns beside the scale leave it 52 pixels. */
const PHONE = { from: 0, to: 158, ticks: 3 };
const isUnrated = (card: OfferCard) => isStated(card.minimum_investment) && card.minimum_in_nzd === null;
const labelsOf = ({ columns }: Panel) => columns.map(({ label }) => label.join(' '));

describe.each([
  ['Minimum, NZD', minimumPanel, (card: OfferCard) => card.minimum_in_nzd !== null, []],
  ['Target', targetPanel, (card: OfferCard) => targetEnds(card).length > 0, []],
  ['Term, years', termPanel, (card: OfferCard) => yearsToEnd(card) !== null, ['Open- ended', 'Not stated']],
] as const)('the panel "%s"', (title, panelOf, isDrawn, always) => {
  it('has a place for every offer: on its scale, or in a column beside it', () => {
    fc.assert(
      fc.property(anyRows, (cards) => {
        const panel = panelOf(cards, ROOM);
        expect(panel.title).toBe(title);
        const unrated = title === 'Minimum, NZD' ? cards.filter(isUnrated) : [];
        const isMissing = cards.some((card) => !isDrawn(card) && !unrated.includes(card));
        const beside = [...(unrated.length > 0 ? ['No rate'] : []), ...(isMissing ? ['Not stated'] : [])];
        expect(labelsOf(panel)).toEqual(always.length > 0 ? always : beside);
        const columns = panel.columns.map(({ at }) => at);
        const end = Math.min(ROOM.to, ...columns);
        for (const card of cards) {
          const { at, known } = panel.placeOf(card);
          for (const place of at) {
            expect(place).toBeGreaterThanOrEqual(ROOM.from);
            if (isDrawn(card)) expect(place).toBeLessThan(end);
            else expect(columns).toContain(place);
          }
          const isEndless = title === 'Term, years' && card.is_open_ended === true;
          // Each is stated, though it has no number on the scale.
          expect(known).toBe(isDrawn(card) || isEndless || unrated.includes(card));
        }
      }),
    );
  });

  it('has ticks on half of a phone whose texts do not touch', () => {
    fc.assert(
      fc.property(anyRows, (cards) => {
        const panel = panelOf(cards, PHONE);
        const { texts } = panelAxis(panel, { from: PHONE.from, top: 44, bottom: 100 });
        const beside = new Set(panel.columns.map(({ at }) => at));
        const ticks = texts.filter(({ look, x }) => look === 'tick' && !beside.has(x));
        expect(ticks.length).toBeGreaterThan(0);
        for (const tick of ticks)
          expect(tick.x - textWidth(tick.text, 12) / 2, tick.text).toBeGreaterThanOrEqual(-0.1);
        for (const [at, tick] of ticks.slice(1).entries()) {
          const before = ticks[at] ?? tick;
          // `textWidth` is the widest that a text may be; most are narrower by a sixth.
          const halves = (textWidth(tick.text, 12) + textWidth(before.text, 12)) * (5 / 12);
          expect(tick.x - before.x).toBeGreaterThanOrEqual(halves);
        }
      }),
    );
  });
});
