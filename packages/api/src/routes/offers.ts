import { type Page, pageOf } from '@tussock/core/answers/page';
import { type Offer, offer, offerCard } from '@tussock/core/offer/offer';
import { toCard } from '@tussock/core/offer/offer-card';
import { type Context, Hono } from 'hono';
import * as z from 'zod';
import type { ApiEnv, PinnedEnv } from '../env';
import { answer } from '../http/answer';
import { findOffer } from '../http/find-offer';
import { filterValue, idValue, listParameters, oneFilterOf, query, readParameters } from '../http/parameters';
import { pinned } from '../http/pinned';
import { listOfSlug } from '../http/renamed';
import { describe } from '../openapi/describe';

const parameters = listParameters
  .extend({
    view: z
      .enum(['full', 'card'], 'must be full or card')
      .default('full')
      .meta({ description: '`card`: what a card shows, without the long texts.' }),
    status: filterValue.optional().meta({
      description: 'Active offers of this status, in its own letters: `Open`, not `open`.',
      example: 'Open',
    }),
    aip: z.literal('true', 'must be true').optional().meta({ description: 'AIP eligible offers.' }),
    tag: filterValue.toLowerCase().optional().meta({ description: 'Slug of a tag.' }),
    asset_class_id: idValue.optional().meta({ description: 'Id of an asset class.' }),
  })
  .superRefine(oneFilterOf(['status', 'aip', 'tag', 'asset_class_id']));

type Filters = Omit<z.infer<typeof parameters>, 'view'>;

function listBy(c: Context<PinnedEnv>, filters: Filters): Promise<Page<Offer>> {
  const [reads, { release }] = [c.get('reads'), c.get('release')];
  const { status, aip, tag, asset_class_id, ...page } = filters;
  if (status !== undefined) return reads.listOffersByStatus(release, status, page);
  if (aip !== undefined) return reads.listAipOffers(release, page);
  if (tag !== undefined)
    return listOfSlug(c, 'tag', tag, (slug) => reads.listOffersByTag(release, slug, page));
  if (asset_class_id !== undefined) return reads.listOffersByAssetClass(release, asset_class_id, page);
  return reads.listOffers(release, page);
}

const list = describe({
  id: 'listOffers',
  summary: 'Active offers, newest first',
  description: 'Takes one filter at a time; combinations belong to /api/search.',
  group: 'Offers',
  answers: () => pageOf(z.union([offer, offerCard])),
});
const single = describe({
  id: 'getOffer',
  summary: 'One offer by id or slug',
  group: 'Offers',
  answers: () => offer,
  single: 'by-slug',
});

export const offers = new Hono<ApiEnv>()
  .get('/offers', list, query(parameters), pinned, async (c) => {
    const { view, ...filters } = c.req.valid('query');
    const page = await listBy(c, filters);
    return answer(c, view === 'card' ? { ...page, data: page.data.map(toCard) } : page);
  })
  .get('/offers/:idOrSlug', single, query(readParameters), pinned, async (c) => {
    return answer(c, await findOffer(c, c.req.param('idOrSlug')));
  });
