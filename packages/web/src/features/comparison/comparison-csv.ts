import type { Offer } from '@tussock/core/offer/offer';
import { paths } from '../../lib/paths';
import type { Group } from './rows';

/** The comparison as rows of a spreadsheet: a column for each offer, with its address at the end. */
export function comparisonCsv(
  offers: readonly Offer[],
  groups: readonly Group[],
  origin: string,
): string[][] {
  return [
    ['Group', 'Fact', ...offers.map(({ name }) => name)],
    ...groups.flatMap(({ title, rows }) =>
      rows.map(({ label, cells }) => [title, label, ...cells.map(({ text }) => text)]),
    ),
    ['Record', 'Address', ...offers.map((offer) => origin + paths.offer(offer))],
  ];
}
