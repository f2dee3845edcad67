import { WHOLESALE_ONLY } from '@tussock/core/settings/notices';
import { paths } from '../lib/address/paths';
import { Claim } from './claim';

/** Who may invest, at the top of a page with offers: many readers come to it from a search engine, and see no other page first. */
export function WholesaleOnly() {
  return <Claim basis={paths.wholesaleGuide}>{WHOLESALE_ONLY}</Claim>;
}
