import { listOf } from '@tussock/core/answers/page';
import { offerCard } from '@tussock/core/offer/offer';
import { cardOfRow } from '@tussock/core/offer/offer-card';
import { similarOffers as findSimilar, SIMILAR_RULE } from '@tussock/core/offer/similar-offers';
import { Hono } from 'hono';
import type { ApiEnv } from '../env';
import { answer } from '../http/answer';
import { findOffer } from '../http/find-offer';
import { query, readParameters } from '../http/parameters';
import { pinned } from '../http/pinned';
import { describe } from '../openapi/describe';

const operation = describe({
  id: 'listSimilarOffers',
  summary: 'Up to three offers similar to another',
  description: SIMILAR_RULE,
  group: 'Offers',
  answers: () => listOf(offerCard),
  single: 'by-slug',
});

export const similarOffers = new Hono<ApiEnv>().get(
  '/offers/:idOrSlug/similar',
  operation,
  query(readParameters),
  pinned,
  async (c) => {
    const [reads, release] = [c.get('reads'), c.get('release')];
    const offer = await findOffer(c, c.req.param('idOrSlug'));
    const { asset_class } = offer;
    const { cards } = asset_class
      ? await reads.offersOf(release.release, 'asset-class', asset_class.slug)
      : { cards: [] };
    const similar = findSimilar(offer, cards);
    return answer(c, { data: similar.map(cardOfRow) });
  },
);
