import { factWithOrigin } from '@tussock/core/offer/fact-notes';
import { FACTS, factText } from '@tussock/core/offer/facts';
import type { OfferCard } from '@tussock/core/offer/offer';
import { formatReturnRange } from '@tussock/core/offer/return-range';
import { showsOutcome } from '@tussock/core/offer/status';
import { WHOLESALE_ONLY } from '@tussock/core/settings/notices';
import { compareText } from '@tussock/core/text/fold';
import { paths } from '@tussock/web/paths';
import type { LiveDirectory } from './live-directory';
import { recordTimes } from './record-times';
import { rssDocument } from './rss';

/** Entries of a feed. */
export const LATEST = 50;

/** The offers that readers could see last, newest first: an offer can be published with a date of long ago. */
export async function offersFeed({ reads, live }: LiveDirectory): Promise<string> {
  const changes = await reads.changes(live.release);
  const timesOf = recordTimes(changes, 'offer');
  /** Offers that a release listed: they can be newer than their own dates say. */
  const listed = new Set(
    changes.flatMap(({ kind, change, about }) => (kind === 'offer' && change === 'added' ? [about.id] : [])),
  );
  let offers: { offer: OfferCard; listed_at: string }[] = [];
  await reads.eachOffer(live.release, (cards) => {
    const dated = cards.map((offer) => ({ offer, listed_at: timesOf(offer).listed_at ?? offer.created_at }));
    offers = [...offers, ...dated].sort((a, b) => compareText(b.listed_at, a.listed_at)).slice(0, LATEST);
    for (const { id } of cards) listed.delete(id);
    const oldest = offers[LATEST - 1]?.listed_at;
    // They come by their own dates: of those that follow, only what a release listed since can be newer.
    return oldest === undefined || [...listed].some((id) => (timesOf({ id }).listed_at ?? '') > oldest);
  });
  return rssDocument(
    live,
    {
      title: 'New offers',
      page: paths.offers,
      feed: paths.offersFeed,
      description: 'Wholesale investment offers as they are listed, newest first. Nobody pays for a place.',
    },
    offers.map(({ offer, listed_at }) => ({
      title: offer.name,
      page: paths.offer(offer),
      guid: `urn:uuid:${offer.id}`,
      description: offerSummary(offer),
      published_at: listed_at,
      category: offer.asset_class?.name ?? null,
      author: offer.provider?.name ?? null,
    })),
  );
}

/** What an offer states, in a few plain sentences. */
export function offerSummary(offer: OfferCard): string {
  return [
    offer.tagline && `${offer.tagline.replace(/[.\s]+$/, '')}.`,
    `${offer.status}.`,
    `${FACTS.minimum_investment.label}: ${factText(offer, 'minimum_investment')}.`,
    `Target return, which is not a forecast: ${formatReturnRange(offer).replace(/\.$/, '')}.`,
    showsOutcome(offer) &&
      `${FACTS.outcome_return.label}: ${factText(offer, 'outcome_return')}`.replace(/\.?$/, '.'),
    `${FACTS.term.label}: ${factWithOrigin(offer, 'term')}`.replace(/\.?$/, '.'),
    WHOLESALE_ONLY,
  ]
    .filter(Boolean)
    .join(' ');
}
