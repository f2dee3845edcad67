import { useQuery } from '@tanstack/react-query';
import type { Tag } from '@tussock/core/tag/tag';
import { useApi } from '../../app/api-context';
import { paths } from '../../app/paths';
import { breadcrumbData } from '../../components/content/structured-data';
import { excerpt } from '../../components/excerpt';
import { PageHead } from '../../components/page-head';
import { PageMeta } from '../../components/page-meta';
import { OfferList } from '../offer-list/offer-list';
import { offerListQuery } from '../offer-list/queries';
import { useListQuery } from '../offer-list/use-list-query';
import { offerListData } from '../offers/structured-data';
import { useSettings } from '../site/use-settings';

/** A tag: what it means, and the offers that carry it. */
export function TagDetail({ tag }: { tag: Tag }) {
  const settings = useSettings();
  const { asked } = useListQuery();
  const scope = { tag: tag.slug };
  const { data } = useQuery(offerListQuery(useApi(), scope, asked));
  const path = paths.tag(tag.slug);
  const trail = [{ label: 'Offers', to: paths.offers }, { label: tag.name }];
  const title = `${tag.name}: tagged offers`;
  return (
    <>
      <PageMeta
        title={title}
        description={`Wholesale investment offers in New Zealand tagged “${tag.name}”. ${excerpt(tag.description ?? 'Minimums, targets, terms and sources side by side.', 150)}`}
        canonical={path}
        structuredData={[
          ...(data ? [offerListData(title, data.data, settings)] : []),
          breadcrumbData(trail, path, settings),
        ]}
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
