import { assemble } from '@tussock/core/directory/assemble';
import type { CatalogueOffer } from '@tussock/core/offer/offer';
import { returnGroupOf, sortOffers } from '@tussock/core/offer/offer-sort';
import { highestReturn } from '@tussock/core/offer/return-range';
import { takesMoneyIn } from '@tussock/core/offer/status';
import { leftAfter } from '@tussock/core/return/left-after';
import type { TaxPosition } from '@tussock/core/return/tax-position';
import { expect, test } from 'vitest';
import { checkFolder } from '../../scripts/seed/folder/check-folder';
import { SAMPLE } from './run-seed';

const POSITIONS = ['person-33', 'person-39', 'trust-39', 'company-28', 'pir-28'] as const;
const ON = '2026-11-20';

interface Left {
  target: number;
  left: number;
  kind: string;
}

/** Offers of the sample that take money now and whose target leaves something to compute at the position. */
function leftOf(offers: readonly CatalogueOffer[], position: TaxPosition): Left[] {
  return offers.flatMap((offer) => {
    const result = leftAfter(offer, position, ON);
    const target = highestReturn(offer);
    if (!result.computed || target === null) return [];
    return [{ target, left: result.high, kind: returnGroupOf(offer) ?? '' }];
  });
}

/** Pairs in which the higher target leaves less than the lower one, and all pairs that are compared. */
function reversals(offers: readonly Left[], compares: (a: Left, b: Left) => boolean) {
  const pairs = offers.flatMap((a, at) => offers.slice(at + 1).map((b) => [a, b] as const));
  const compared = pairs.filter(([a, b]) => compares(a, b));
  const reversed = compared.filter(([a, b]) => (a.target - b.target) * (a.left - b.left) < 0);
  return { reversed: reversed.length, pairs: compared.length };
}

test('a smaller share of pairs is turned round within a kind of return than among all targets, and none by what is left', () => {
  const { directory } = checkFolder(SAMPLE);
  if (!directory) throw new Error('the sample has errors');
  const { cards, settings } = assemble(directory);
  const open = cards.filter(takesMoneyIn(settings.open_statuses));
  for (const position of POSITIONS) {
    const offers = leftOf(open, position);
    const mixed = reversals(offers, () => true);
    const byKind = reversals(offers, (a, b) => a.kind === b.kind);
    console.log(
      `${position}: ${offers.length} open offers. Ordered by target alone, ${mixed.reversed} of ${mixed.pairs} pairs are the other way round by what is left; within a kind, ${byKind.reversed} of ${byKind.pairs}.`,
    );
    expect(byKind.reversed / byKind.pairs).toBeLessThan(mixed.reversed / mixed.pairs);
    const inOrder = leftOf(sortOffers(open, 'left_after', { today: ON, rate: position }), position);
    expect(inOrder.map(({ left }) => left)).toEqual(inOrder.map(({ left }) => left).sort((a, b) => b - a));
  }
});
