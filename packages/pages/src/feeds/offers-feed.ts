import { FACTS, factText } from '@tussock/core/offer/facts';
import type { OfferCard } from '@tussock/core/offer/offer';
import { formatReturnRange, highestReturn } from '@tussock/core/offer/return-range';
import { WHOLESALE_ONLY } from '@tussock/core/settings/notices';
import { siteTitle } from '@tussock/core/settings/page-title';
import { paths } from '@tussock/web/paths';
import type { Source } from './directory';
import { rssDocument } from './rss';

/** Entries of a feed. */
export const LATEST = 50;

/** The offers listed last, newest first. */
export async function offersFeed({ reads, live }: Source): Promise<string> {
  const { settings } = live;
  const offers = (await reads.catalogue(live.release)).slice(0, LATEST);
  return rssDocument(
    {
      title: `New offers | ${siteTitle(settings)}`,
      link: settings.address + paths.offers,
      self: settings.address + paths.offersFeed,
      description: 'Wholesale investment offers as they are listed, newest first. Nobody pays for a place.',
      language: settings.locale,
      built_at: live.published_at,
    },
    offers.map((offer) => ({
      title: offer.name,
      link: settings.address + paths.offer(offer),
      guid: `urn:uuid:${offer.id}`,
      description: offerSummary(offer),
      published_at: offer.created_at,
      category: offer.asset_class?.name ?? null,
      author: offer.provider?.name ?? null,
    })),
  );
}

/** What an offer states, in a few plain sentences. */
export function offerSummary(offer: OfferCard): string {
  const target = highestReturn(offer) === null ? 'not stated' : formatReturnRange(offer);
  return [
    offer.tagline && `${offer.tagline.replace(/[.\s]+$/, '')}.`,
    `${offer.status}.`,
    `${FACTS.minimum_investment.label}: ${factText(offer, 'minimum_investment')}.`,
    `Target return, which is not a forecast: ${target.replace(/\.$/, '')}.`,
    `${FACTS.term.label}: ${factText(offer, 'term')}.`,
    WHOLESALE_ONLY,
  ]
    .filter(Boolean)
    .join(' ');
}
