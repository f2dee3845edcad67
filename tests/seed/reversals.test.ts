import { assemble } from '@tussock/core/directory/assemble';
import type { CatalogueOffer } from '@tussock/core/offer/offer';
import { sortOffers } from '@tussock/core/offer/offer-order';
import { type OfferSort, returnGroupOf } from '@tussock/core/offer/offer-sort';
import { takesMoneyIn } from '@tussock/core/offer/status';
import { leftAfter } from '@tussock/core/return/left-after';
import type { TaxPosition } from '@tussock/core/return/tax-position';
import { expect, test } from 'vitest';
import { checkFolder } from '../../scripts/seed/folder/check-folder';
import { SAMPLE } from './run-seed';

const POSITIONS = ['person-33', 'person-39', 'trust-39', 'company-28', 'pir-28'] as const;
const ON = '2026-11-20';

interface Left {
  left: number;
  kind: string;
}

/** Offers in the order in which a list shows them, of those whose target leaves something to compute at the position. */
function leftInOrder(open: readonly CatalogueOffer[], sort: OfferSort, position: TaxPosition): Left[] {
  return sortOffers(open, sort, { today: ON, rate: position }).flatMap((offer) => {
    const result = leftAfter(offer, position, ON);
    return result.computed ? [{ left: result.high, kind: returnGroupOf(offer) ?? '' }] : [];
  });
}

/** Pairs in which the offer that is shown first leaves less than the other, and all pairs that are compared. */
function reversals(shown: readonly Left[], compares: (a: Left, b: Left) => boolean = () => true) {
  const pairs = shown.flatMap((a, at) => shown.slice(at + 1).map((b) => [a, b] as const));
  const compared = pairs.filter(([a, b]) => compares(a, b));
  return { reversed: compared.filter(([a, b]) => a.left < b.left).length, pairs: compared.length };
}

test('ordered by what is left no pair is the other way round, and by the target alone many are', async () => {
  const { directory } = await checkFolder(SAMPLE);
  if (!directory) throw new Error('the sample has errors');
  const { cards, settings } = assemble(directory);
  const open = cards.filter(takesMoneyIn(settings.open_statuses));
  for (const position of POSITIONS) {
    const byTarget = reversals(leftInOrder(open, 'highest_return', position));
    const byKind = leftInOrder(open, 'return_by_kind', position);
    const withinKind = reversals(byKind, (a, b) => a.kind === b.kind);
    console.log(
      `${position}: ${byKind.length} open offers. By what is left, ${byTarget.reversed} of ${byTarget.pairs} pairs ordered by target alone are the other way round, and ${withinKind.reversed} of ${withinKind.pairs} within a kind of return.`,
    );
    expect(byTarget.reversed).toBeGreaterThan(withinKind.reversed);
    expect(reversals(leftInOrder(open, 'left_after', position)).reversed).toBe(0);
  }
});
