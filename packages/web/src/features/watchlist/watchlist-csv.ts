import { FACTS, factText } from '@tussock/core/offer/facts';
import { paths } from '../../lib/paths';
import type { WatchedOffer } from './watched-offers';

const COLUMNS = [
  'provider',
  'status',
  'minimum_investment',
  'target_return',
  'term',
  'distribution',
  'risk_rating',
] as const;

const HEAD = [
  'Offer',
  ...COLUMNS.map((name) => FACTS[name].label),
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
    const cells = COLUMNS.map((name) => (name === 'status' ? state : ''));
    return [watched.name, ...cells, since, '', origin + paths.offer(watched)];
  }
  return [
    offer.name,
    ...COLUMNS.map((name) => factText(offer, name)),
    since,
    changes.map(({ label, before, after }) => `${label}: ${before} → ${after}`).join('; '),
    origin + paths.offer(offer),
  ];
}
