import type { Offer } from '@tussock/core/offer/offer';
import type { Context } from 'hono';
import type { PinnedEnv } from '../env';
import { findRecord } from './find-record';

/** The offer of an address, or of what is drawn or listed beside it. Throws as `findRecord` does. */
export const findOffer = (c: Context<PinnedEnv>, address: string): Promise<Offer> =>
  findRecord(c, address, {
    kind: 'offer',
    collection: 'offers',
    byId: (reads, release, id) => reads.getOfferById(release, id),
    bySlug: (reads, release, slug) => reads.getOfferBySlug(release, slug),
  });
