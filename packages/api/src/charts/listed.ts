import type { Chart } from '@tussock/core/answers/chart';
import type { OfferCard } from '@tussock/core/offer/offer';
import { takesMoneyIn } from '@tussock/core/offer/status';
import type { SiteSettings } from '@tussock/core/settings/settings';
import { wholeNumber } from '@tussock/core/text/decimal';
import { formatCount } from '@tussock/core/text/format-number';
import { byClass, NO_CLASS } from './kit/class-of';
import { noteOnDrawn } from './kit/most-drawn';
import { minimumsOf, rangesChart } from './ranges';

/**
 * Target and minimum of the offers of a list by class and kind of return, within these in the order of the list. Those that
 * take no money now are hollow. Null for an empty list.
 * @param offers the first of the list, as many as a chart draws
 * @param total how many the list has
 */
export function listedChart(
  offers: readonly OfferCard[],
  total: number,
  { open_statuses }: Pick<SiteSettings, 'open_statuses'>,
  as_of: string,
): Chart | null {
  if (offers.length === 0) return null;
  const takesMoney = takesMoneyIn(open_statuses);
  const isPast = (card: OfferCard) => !takesMoney(card);
  return rangesChart({
    title: titleOf(offers, total),
    note: `${noteOnDrawn(total, 'first of the list')}${hollowText(offers.filter(isPast).length)}`,
    offers: [...offers].sort(byClass),
    toneOf: ({ asset_class }) => asset_class?.slug ?? 'other',
    isPast,
    columns: { 'Asset class': (card) => card.asset_class?.name ?? NO_CLASS, Status: ({ status }) => status },
    as_of,
  });
}

function titleOf(offers: readonly OfferCard[], total: number): string {
  const count = formatCount(total, 'offers');
  if (offers.length < total) return `${count}, the first ${wholeNumber(offers.length)} drawn`;
  const [first, ...others] = new Set(offers.flatMap(({ asset_class }) => asset_class?.name ?? []));
  const where = others.length > 0 ? `${wholeNumber(others.length + 1)} asset classes` : first;
  const isEach = offers.every(({ asset_class }) => asset_class);
  return `${count}${where !== undefined && isEach ? ` in ${where}` : ''}${minimumsOf(offers)}`;
}

function hollowText(count: number): string {
  if (count === 0) return '';
  return count === 1
    ? ' One offer, drawn hollow, takes no money now.'
    : ` The ${wholeNumber(count)} offers drawn hollow take no money now.`;
}
