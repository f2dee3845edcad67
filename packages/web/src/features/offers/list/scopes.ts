import type { ListScope } from '../../../lib/queries/list-scope';

/** Pages that are the list of offers with a facet fixed. */
export const SECONDARY_MARKET: ListScope = { fixed: { secondary_market: ['true'] } };
export const AIP_OFFERS: ListScope = { fixed: { aip: ['true'] } };
export const VENTURE_CAPITAL: ListScope = { fixed: { asset_class: ['venture-capital'] } };
