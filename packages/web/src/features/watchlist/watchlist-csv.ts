import { exactMoney } from '@tussock/core/money/money';
import { DISTRIBUTION_LABELS, NOT_STATED, riskLabel, termLabel } from '@tussock/core/offer/labels';
import { formatReturnRange } from '@tussock/core/offer/return-range';
import { paths } from '../../lib/paths';
import type { WatchedOffer } from './watched-offers';

const HEAD = [
  'Offer',
  'Provider',
  'Status',
  'Minimum',
  'Target return',
  'Term',
  'Distributions',
  'Risk, as rated by provider',
  'Watching since',
  'Changed since last look',
  'Address',
];

/** The watchlist as rows of a spreadsheet; an offer that has left the directory keeps its name. */
export function watchlistCsv(watched: readonly WatchedOffer[], origin: string): string[][] {
  return [HEAD, ...watched.map((entry) => rowOf(entry, origin))];
}

function rowOf({ watched, offer, gone, changes }: WatchedOffer, origin: string): string[] {
  const since = watched.watched_on ?? '';
  if (!offer) {
    const state = gone ? 'No longer listed' : 'Could not be read';
    return [watched.name, '', state, '', '', '', '', '', since, '', origin + paths.offer(watched)];
  }
  return [
    offer.name,
    offer.provider?.name ?? NOT_STATED,
    offer.status,
    exactMoney(offer.minimum_investment, offer.investment_currency),
    formatReturnRange(offer),
    termLabel(offer),
    offer.distribution ? DISTRIBUTION_LABELS[offer.distribution] : NOT_STATED,
    riskLabel(offer),
    since,
    changes.map(({ label, before, after }) => `${label}: ${before} → ${after}`).join('; '),
    origin + paths.offer(offer),
  ];
}
