import { type ExchangeRate, withNzd } from '@tussock/core/money/exchange-rate';
import { withOrigin } from '@tussock/core/offer/fact-notes';
import type { Offer } from '@tussock/core/offer/offer';
import { AIM_NOT_FORECAST, NOT_ADVICE, WHOLESALE_ONLY } from '@tussock/core/settings/notices';
import { paths } from '../../lib/address/paths';
import { checkCell } from '../../ui/source/check-cell';
import type { Cell, Group, Row } from './rows';

/**
 * The comparison as rows of a spreadsheet: a column for each offer, with its address at the end, then one for what the
 * fact ledger knows of each of its figures. The last row says when it was read, and what it is not.
 */
export function comparisonCsv(
  offers: readonly Offer[],
  groups: readonly Group[],
  origin: string,
  readOn: string,
  rates: readonly ExchangeRate[],
): string[][] {
  return [
    ['Group', 'Fact', ...offers.map(({ name }) => name), ...offers.map(({ name }) => `Checked: ${name}`)],
    ...groups.flatMap(({ title, rows }) =>
      rows.map((row) => [
        title,
        row.label,
        ...row.cells.map((cell, at) => textOf(row, cell, offers[at], rates)),
        ...row.cells.map(({ isCheckable, figure }) => (isCheckable ? checkCell(figure.check) : '')),
      ]),
    ),
    ['Record', 'Address', ...offers.map((offer) => origin + paths.offer(offer)), ...offers.map(() => '')],
    [
      ...[
        'Record',
        'Note',
        `${readOn} As stated by the providers. ${AIM_NOT_FORECAST} ${NOT_ADVICE} ${WHOLESALE_ONLY}`,
      ],
      ...Array.from({ length: offers.length * 2 - 1 }, () => ''),
    ],
  ];
}

/** As in the table, a foreign minimum is in NZD too. */
function textOf({ fact }: Row, cell: Cell, offer: Offer | undefined, rates: readonly ExchangeRate[]): string {
  const text = withOrigin(cell);
  return offer && fact === 'minimum_investment'
    ? withNzd(text, offer.minimum_investment, offer.investment_currency, rates)
    : text;
}
