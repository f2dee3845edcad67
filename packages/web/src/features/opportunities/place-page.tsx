import { useQuery } from '@tanstack/react-query';
import type { FacetCount } from '@tussock/core/list/facet-table';
import { Link } from 'react-router-dom';
import { useApi } from '../../lib/api-context';
import { useListQuery } from '../../lib/list/use-offer-list-state';
import { paths } from '../../lib/paths';
import { offerListQuery } from '../../lib/queries/offer-list';
import { useSettings } from '../../lib/use-settings';
import { PageHead } from '../../ui/page/page-head';
import { PageMeta } from '../../ui/page/page-meta';
import { breadcrumbData } from '../../ui/page/structured-data';
import { OfferList } from '../offers/list/offer-list';
import { useOfferMeta } from '../offers/list/use-offer-meta';
import { placeScope } from './place-scope';

interface Named {
  slug: string;
  name: string;
}

/** The offers of an asset class in a place, and where else there are any. */
export function PlacePage({ asset, place }: { asset: Named; place: Named }) {
  const settings = useSettings();
  const scope = placeScope(asset.slug, place.slug);
  const { asked } = useListQuery();
  const { data } = useQuery(offerListQuery(useApi(), scope, asked));
  const title = `${asset.name} offers in ${place.name}`;
  const path = paths.assetByLocation(asset.slug, place.slug);
  const { meta, structuredData } = useOfferMeta(scope, { title, path });
  const trail = [
    { label: 'Asset classes', to: paths.assetClasses },
    { label: asset.name, to: paths.assetClass(asset.slug) },
    { label: place.name },
  ];
  return (
    <>
      <PageMeta
        {...meta}
        description={`${asset.name} offers to wholesale investors whose place is ${place.name}, New Zealand: minimums, target returns, terms and who is behind each of them.`}
        keywords={[asset.name, place.name, 'wholesale offers', 'New Zealand']}
        structuredData={[...structuredData, breadcrumbData(trail, path, settings)]}
      />
      <PageHead
        trail={trail}
        title={title}
        lede={
          <>
            Offers of the class {asset.name.toLowerCase()} in {place.name}: the place that an offer names, or
            else that of its provider. The asset itself may stand elsewhere; the offer says so.
          </>
        }
      />
      <OfferList scope={scope} />
      <div className="no-print mt-14 grid gap-8 border-t border-line pt-6 md:grid-cols-2">
        <Beside
          id="other-places"
          title={`${asset.name} elsewhere`}
          options={(data?.facets.location ?? []).filter(({ value }) => value !== place.slug)}
          addressOf={(slug) => paths.assetByLocation(asset.slug, slug)}
        />
        <Beside
          id="other-classes"
          title={`Other classes in ${place.name}`}
          options={(data?.facets.asset_class ?? []).filter(({ value }) => value !== asset.slug)}
          addressOf={(slug) => paths.assetByLocation(slug, place.slug)}
        />
      </div>
    </>
  );
}

function Beside({
  id,
  title,
  options,
  addressOf,
}: {
  id: string;
  title: string;
  options: FacetCount[];
  addressOf: (slug: string) => string;
}) {
  if (options.length === 0) return null;
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className="text-21">
        {title}
      </h2>
      <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1.5 text-14">
        {options.map((option) => (
          <li key={option.value}>
            <Link to={addressOf(option.value)} className="link inline-block min-h-6">
              {option.label}
            </Link>{' '}
            <span className="text-13 text-muted">{option.count}</span>
          </li>
        ))}
      </ul>
    </nav>
  );
}
