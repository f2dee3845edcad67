import type { Tag } from '@tussock/core/tag/tag';
import { excerpt } from '../../lib/excerpt';
import { paths } from '../../lib/paths';
import { useSettings } from '../../lib/use-settings';
import { PageHead } from '../../ui/page/page-head';
import { PageMeta } from '../../ui/page/page-meta';
import { breadcrumbData } from '../../ui/page/structured-data';
import { OfferList } from '../offers/list/offer-list';
import { useOfferMeta } from '../offers/list/use-offer-meta';

/** A tag: what it means, and the offers that carry it. */
export function TagDetail({ tag }: { tag: Tag }) {
  const settings = useSettings();
  const scope = { tag: tag.slug };
  const path = paths.tag(tag.slug);
  const trail = [{ label: 'Offers', to: paths.offers }, { label: tag.name }];
  const title = `${tag.name}: tagged offers`;
  const { meta, structuredData } = useOfferMeta(scope, { title, path });
  return (
    <>
      <PageMeta
        {...meta}
        description={`Wholesale investment offers in New Zealand tagged “${tag.name}”. ${excerpt(tag.description ?? 'Minimums, targets, terms and sources side by side.', 150)}`}
        structuredData={[...structuredData, breadcrumbData(trail, path, settings)]}
      />
      <PageHead
        trail={trail}
        title={tag.name}
        lede={tag.description ?? `Offers that carry the tag “${tag.name}”.`}
      />
      <OfferList scope={scope} />
    </>
  );
}
