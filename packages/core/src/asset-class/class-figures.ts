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
    /** Targets of the open offers in percent, one range for what the percentage is of, fees and a currency other than NZD named ("p.a., after fees, in USD"), the most used first. */
    targets: z.array(range.extend({ return_type: z.string() })),
  });
});
export type ClassFigures = z.infer<ReturnType<typeof classFigures>>;

/**
 * Counts the figures of every asset class that has a listed offer. The offers may come in parts, of which nothing is held.
 */
export function classFiguresCounter() {
  const classes = new Map<string, Counted>();
  return {
    add(cards: readonly OfferCard[]): void {
      for (const card of cards) {
        const { asset_class } = card;
        if (!asset_class) continue;
        const counted = classes.get(asset_class.id) ?? counting(asset_class);
        classes.set(asset_class.id, counted);
        count(counted, card);
      }
    },
    /** By name of the class. */
    figures: (): ClassFigures[] =>
      [...classes.values()].map(figuresOf).sort((a, b) => byName(a.asset_class, b.asset_class)),
  };
}

interface Counted {
  asset_class: ClassFigures['asset_class'];
  offers: number;
  open_offers: number;
  /** By currency. */
  minimums: Map<string, Range>;
  /** By what the percentage is of. */
  targets: Map<string, Range>;
}

interface Range {
  lowest: number;
  highest: number;
  offers: number;
}

const counting = (asset_class: ClassFigures['asset_class']): Counted => ({
  asset_class,
  offers: 0,
  open_offers: 0,
  minimums: new Map(),
  targets: new Map(),
});

function count(counted: Counted, card: OfferCard): void {
  counted.offers += 1;
  if (!isOpen(card)) return;
  counted.open_offers += 1;
  const { minimum_investment: minimum, target_return_min, target_return_max } = card;
  if (isStated(minimum)) widen(counted.minimums, card.investment_currency, [minimum]);
  const ends = [target_return_min, target_return_max].filter((end) => end !== null);
  if (ends.length > 0) widen(counted.targets, targetUnit(card), ends);
}

/** A return in another currency is no return in NZD: the exchange rate is not in it. */
const targetUnit = (card: OfferCard): string =>
  card.investment_currency === 'NZD'
    ? sharedReturnUnit(card)
    : `${sharedReturnUnit(card)}, in ${card.investment_currency}`;

function widen(ranges: Map<string, Range>, kind: string, values: readonly number[]): void {
  const known = ranges.get(kind);
  ranges.set(kind, {
    lowest: Math.min(...values, known?.lowest ?? Number.POSITIVE_INFINITY),
    highest: Math.max(...values, known?.highest ?? Number.NEGATIVE_INFINITY),
    offers: (known?.offers ?? 0) + 1,
  });
}

const figuresOf = ({ minimums, targets, ...counts }: Counted): ClassFigures => ({
  ...counts,
  minimums: mostUsedFirst(minimums).map(([currency, range]) => ({ ...range, currency })),
  targets: mostUsedFirst(targets).map(([return_type, range]) => ({ ...range, return_type })),
});

const mostUsedFirst = (ranges: ReadonlyMap<string, Range>): [string, Range][] =>
  [...ranges].sort(([kind, a], [other, b]) => b.offers - a.offers || (kind < other ? -1 : 1));
