import type { ListScope } from '../../lib/queries/list-scope';

/** The offers of an asset class in a place. */
export const placeScope = (assetSlug: string, locationSlug: string): ListScope => ({
  fixed: { asset_class: [assetSlug], location: [locationSlug] },
});
