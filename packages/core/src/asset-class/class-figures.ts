import * as z from 'zod';
import { isStated } from '../money/money';
import type { OfferCard } from '../offer/offer';
import { sharedReturnUnit } from '../offer/return-range';
import { isOpen } from '../offer/status';
import { byName } from '../text/fold';
import { whenUsed } from '../text/when-used';
import { assetClassRef } from './asset-class';

/** What the listed offers of an asset class say together; amounts and percentages of different kinds are never mixed. */
export const classFigures = whenUsed(() => {
  const range = z.strictObject({
    lowest: z.number(),
    highest: z.number(),
    /** How many open offers state it. */
    offers: z.int(),
  });
  return z.strictObject({
    asset_class: assetClassRef,
    /** Listed offers of every status. */
    offers: z.int(),
    open_offers: z.int(),
    /** Minimums of the open offers, one range for each currency, the most used first. */
    minimums: z.array(range.extend({ currency: z.string() })),
    /** Targets of the open offers in percent, one range for what the percentage is of, fees named ("p.a., after fees"), the most used first. */
    targets: z.array(range.extend({ return_type: z.string() })),
  });
});
export type ClassFigures = z.infer<ReturnType<typeof classFigures>>;

/** The figures of every asset class that has a listed offer, by name. */
export function figuresByClass(cards: readonly OfferCard[]): ClassFigures[] {
  const classes = new Map<string, OfferCard[]>();
  for (const card of cards) {
    if (!card.asset_class) continue;
    const of = classes.get(card.asset_class.id);
    if (of) of.push(card);
    else classes.set(card.asset_class.id, [card]);
  }
  return [...classes.values()].map(figuresOf).sort((a, b) => byName(a.asset_class, b.asset_class));
}

function figuresOf(cards: OfferCard[]): ClassFigures {
  const open = cards.filter(isOpen);
  const minimums = ranges(open, (card) => [
    card.investment_currency,
    isStated(card.minimum_investment) ? [card.minimum_investment] : [],
  ]);
  const targets = ranges(open, (card) => [
    sharedReturnUnit(card),
    [card.target_return_min, card.target_return_max].filter((end) => end !== null),
  ]);
  return {
    asset_class: (cards[0] as OfferCard).asset_class as ClassFigures['asset_class'],
    offers: cards.length,
    open_offers: open.length,
    minimums: minimums.map(({ kind, ...rest }) => ({ ...rest, currency: kind })),
    targets: targets.map(({ kind, ...rest }) => ({ ...rest, return_type: kind })),
  };
}

interface Range {
  kind: string;
  lowest: number;
  highest: number;
  offers: number;
}

/** One range for each kind of figure, the most used first. */
function ranges(cards: OfferCard[], read: (card: OfferCard) => [string, number[]]): Range[] {
  const found = new Map<string, Range>();
  for (const card of cards) {
    const [kind, values] = read(card);
    if (values.length === 0) continue;
    const known = found.get(kind);
    found.set(kind, {
      kind,
      lowest: Math.min(...values, known?.lowest ?? Number.POSITIVE_INFINITY),
      highest: Math.max(...values, known?.highest ?? Number.NEGATIVE_INFINITY),
      offers: (known?.offers ?? 0) + 1,
    });
  }
  return [...found.values()].sort((a, b) => b.offers - a.offers || (a.kind < b.kind ? -1 : 1));
}
