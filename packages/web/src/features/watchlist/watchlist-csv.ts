import { type ExchangeRate, withNzd } from '@tussock/core/money/exchange-rate';
import { factCheck } from '@tussock/core/offer/fact-check';
import { factWithOrigin } from '@tussock/core/offer/fact-notes';
import { FACTS, isFactStated } from '@tussock/core/offer/facts';
import { showsOutcome } from '@tussock/core/offer/status';
import { paths } from '../../lib/address/paths';
import { removalText } from '../../ui/offer/removal-text';
import { checkCell } from '../../ui/source/check-cell';
import type { WatchedOffer } from './watched-offers';

/** Figures, of which a further column says what the fact ledger knows. */
const CHECKED = [
  'minimum_investment',
  'target_return',
  'outcome_return',
  'term',
  'distribution',
  'risk_rating',
] as const;
const COLUMNS = ['provider', 'status', ...CHECKED] as const;

const HEAD = [
  'Offer',
  ...COLUMNS.map((name) => FACTS[name].label),
  ...CHECKED.map((name) => `${FACTS[name].label}, checked`),
  'Saved on',
  'Changed since last look',
  'Address',
];

/** The watchlist as rows of a spreadsheet; an offer that has left the directory keeps its name. */
export function watchlistCsv(
  watched: readonly WatchedOffer[],
  origin: string,
  rates: readonly ExchangeRate[],
): string[][] {
  return [HEAD, ...watched.map((entry) => rowOf(entry, origin, rates))];
}

function rowOf(
  { watched, offer, gone, changes, further }: WatchedOffer,
  origin: string,
  rates: readonly ExchangeRate[],
): string[] {
  const since = watched.watched_on ?? '';
  if (!offer) {
    const state = gone ? 'No longer listed' : 'Could not be read';
    const cells = COLUMNS.map((name) => (name === 'status' ? state : ''));
    const why = (gone && removalText(gone)) ?? '';
    return [watched.name, ...cells, ...CHECKED.map(() => ''), since, why, origin + paths.offer(watched)];
  }
  return [
    offer.name,
    ...COLUMNS.map((name) => cellOf(offer, name, rates)),
    ...CHECKED.map((name) => (isFactStated(offer, name) ? checkCell(factCheck(offer, name)) : '')),
    since,
    [...changes.map(({ label, before, after }) => `${label}: ${before} → ${after}`), ...further].join('; '),
    origin + paths.offer(offer),
  ];
}

function cellOf(
  offer: NonNullable<WatchedOffer['offer']>,
  name: (typeof COLUMNS)[number],
  rates: readonly ExchangeRate[],
): string {
  if (name === 'outcome_return' && !showsOutcome(offer)) return '';
  const text = factWithOrigin(offer, name);
  return name === 'minimum_investment'
    ? withNzd(text, offer.minimum_investment, offer.investment_currency, rates)
    : text;
}
