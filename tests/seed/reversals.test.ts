import { assemble } from '@tussock/core/directory/assemble';
import { sortOffers } from '@tussock/core/offer/cards.fixture';
import type { CatalogueOffer } from '@tussock/core/offer/offer';
import { returnGroupOf } from '@tussock/core/offer/offer-sort';
import { highestReturn } from '@tussock/core/offer/return-range';
import { takesMoneyIn } from '@tussock/core/offer/status';
import { leftAfter } from '@tussock/core/return/left-after';
import type { TaxPosition } from '@tussock/core/return/tax-position';
import { expect, test } from 'vitest';
import { checkFolder } from '../../scripts/seed/folder/check-folder';
import { SAMPLE } from './run-seed';

/** A PIR is for PIEs alone, which are few and mostly of one kind; their pairs are printed. */
const POSITIONS = ['person-33', 'person-39', 'trust-39', 'company-28', 'pir-28'] as const;
const ON = '2026-11-20';

interface Left {
  target: number;
  left: number;
  kind: string;
  /** Offers of which none is known come after the others. */
  knowsFees: boolean;
}

/** Offers of the sample that take money now and whose target leaves something to compute at the position. */
function leftOf(offers: readonly CatalogueOffer[], position: TaxPosition): Left[] {
  return offers.flatMap((offer) => {
    const result = leftAfter(offer, position, ON);
    const target = highestReturn(offer);
    if (!result.computed || target === null) return [];
    return [
      {
        target,
        left: result.high,
        kind: returnGroupOf(offer) ?? '',
        knowsFees: result.not_stated.length < 4,
      },
    ];
  });
}

/** Pairs in which the higher target leaves less than the lower one, and all pairs that are compared. */
function reversals(offers: readonly Left[], compares: (a: Left, b: Left) => boolean) {
  const pairs = offers.flatMap((a, at) => offers.slice(at + 1).map((b) => [a, b] as const));
  const compared = pairs.filter(([a, b]) => compares(a, b));
  const reversed = compared.filter(([a, b]) => (a.target - b.target) * (a.left - b.left) < 0);
  return { reversed: reversed.length, pairs: compared.length };
}

test('most pairs that what is left turns round are of different kinds of return, which the order by kind keeps apart', async () => {
  const { directory } = await checkFolder(SAMPLE);
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
    if (position !== 'pir-28') expect(mixed.reversed - byKind.reversed).toBeGreaterThan(byKind.reversed);
    const inOrder = leftOf(sortOffers(open, 'left_after', { today: ON, rate: position }), position);
    for (const knowsFees of [true, false]) {
      const lefts = inOrder.filter((one) => one.knowsFees === knowsFees).map(({ left }) => left);
      expect(lefts).toEqual([...lefts].sort((a, b) => b - a));
    }
    expect(inOrder.map(({ knowsFees }) => knowsFees)).toEqual(
      [...inOrder]
        .sort((a, b) => Number(b.knowsFees) - Number(a.knowsFees))
        .map(({ knowsFees }) => knowsFees),
    );
  }
});
