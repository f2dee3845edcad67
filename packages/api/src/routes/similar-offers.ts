import { listOf } from '@tussock/core/answers/page';
import { isUuid } from '@tussock/core/identifier/identifier';
import { offerCard } from '@tussock/core/offer/offer';
import { cardOfRow } from '@tussock/core/offer/offer-card';
import { similarOffers as findSimilar, SIMILAR_RULE } from '@tussock/core/offer/similar-offers';
import { Hono } from 'hono';
import type { ApiEnv } from '../env';
import { answer } from '../http/answer';
import { noSuch } from '../http/errors';
import { query, readParameters } from '../http/parameters';
import { pinned } from '../http/pinned';
import { describe } from '../openapi/describe';

const operation = describe({
  id: 'listSimilarOffers',
  summary: 'Up to three offers similar to another',
  description: SIMILAR_RULE,
  group: 'Offers',
  answers: () => listOf(offerCard),
  single: 'by-id',
});

export const similarOffers = new Hono<ApiEnv>().get(
  '/offers/:idOrSlug/similar',
  operation,
  query(readParameters),
  pinned,
  async (c) => {
    const [reads, release] = [c.get('reads'), c.get('release')];
    const wanted = c.req.param('idOrSlug').toLowerCase();
    const read = isUuid(wanted) ? reads.getOfferById : reads.getOfferBySlug;
    const offer = await read.call(reads, release.release, wanted);
    if (!offer) throw noSuch('offer', 'GET /api/offers lists them all.');
    const { asset_class } = offer;
    const { cards } = asset_class
      ? await reads.offersOf(release.release, 'asset-class', asset_class.slug)
      : { cards: [] };
    const similar = findSimilar(offer, cards);
    return answer(c, { data: similar.map(cardOfRow) });
  },
);
