import type { ListScope } from '../../lib/queries/list-scope';

/** The list of an asset class's offers. */
export const classScope = (slug: string): ListScope => ({ fixed: { asset_class: [slug] } });
