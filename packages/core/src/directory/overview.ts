import * as z from 'zod';
import { classFigures, classFiguresCounter } from '../asset-class/class-figures';
import { MOST_DRAWN } from '../chart/most-drawn';
import { minimumSpan, minimumSpanOf } from '../offer/minimum-span';
import type { CatalogueOffer } from '../offer/offer';
import { isOpen } from '../offer/status';
import { whenUsed } from '../text/when-used';

/** What pages state of all active offers together. */
export const overviewFigures = whenUsed(() =>
  z.strictObject({
    class_figures: z.array(classFigures()),
    /** Of the offers that are open. */
    open_now: z.strictObject({
      offers: z.int(),
      /** How many asset classes they are of; those of none are not counted. */
      classes: z.int(),
      minimums: minimumSpan,
    }),
  }),
);
export type OverviewFigures = z.infer<ReturnType<typeof overviewFigures>>;

export interface Overview extends OverviewFigures {
  /** The open offers that are drawn, newest first: as many as a drawing has. */
  newest_open: CatalogueOffer[];
}

export function overviewOf(cards: readonly CatalogueOffer[]): Overview {
  const { add, overview } = overviewCounter();
  add(cards);
  return overview();
}

/** Counts what pages state of all active offers, which come newest first and may come in parts, of which little is held. */
export function overviewCounter() {
  const byClass = classFiguresCounter();
  const classes = new Set<string>();
  const newest_open: CatalogueOffer[] = [];
  let offers = 0;
  let minimums = minimumSpanOf([]);
  return {
    add(cards: readonly CatalogueOffer[]): void {
      byClass.add(cards);
      const open = cards.filter(isOpen);
      offers += open.length;
      minimums = minimumSpanOf(open, minimums);
      for (const { asset_class } of open) if (asset_class) classes.add(asset_class.slug);
      newest_open.push(...open.slice(0, MOST_DRAWN - newest_open.length));
    },
    overview: (): Overview => ({
      class_figures: byClass.figures(),
      open_now: { offers, classes: classes.size, minimums },
      newest_open,
    }),
  };
}
