import { type QueryClient, useQuery } from '@tanstack/react-query';
import { type OfferQuery, parseFilters } from '@tussock/core/offer/offer-query';
import type { Tag } from '@tussock/core/tag/tag';
import { withoutMarks } from '@tussock/core/text/without-marks';
import { OfferList } from '../features/offers/list/offer-list';
import { useOfferListMeta } from '../features/offers/list/use-offer-list-meta';
import { tagQuery } from '../features/tags/queries';
import { paths } from '../lib/address/paths';
import { optional, type PageAddress, pathOfLoaded, required } from '../lib/address/route';
import { type Api, useApi } from '../lib/api';
import { doubleOfTag, FEWEST_LISTED } from '../lib/list/doubles';
import { offerListReads } from '../lib/queries/offer-list';
import { PageHead } from '../ui/page/page-head';
import { PageMeta } from '../ui/page/page-meta';
import { RequiredView } from '../ui/page/required-view';
import { WholesaleOnly } from '../ui/wholesale-only';

export const parse = ({ params: { slug = '' }, search }: PageAddress) => ({
  slug,
  query: parseFilters(search),
});
type At = ReturnType<typeof parse>;

export const queries = ({ slug, query }: At, api: Api) => [
  required(tagQuery(api, slug)),
  ...offerListReads(api, { tag: slug }, query, optional),
];
export const canonical = ({ slug }: At, api: Api, data: QueryClient) =>
  pathOfLoaded(data, tagQuery(api, slug), (tag) => paths.tag(tag.slug));

export default function TagPage({ at }: { at: At }) {
  const tag = useQuery(tagQuery(useApi(), at.slug));
  return (
    <RequiredView query={tag} what="this tag">
      {(found) => <TaggedOffers tag={found} query={at.query} />}
    </RequiredView>
  );
}

/** What the tag means, and the offers that carry it. */
function TaggedOffers({ tag, query }: { tag: Tag; query: OfferQuery }) {
  const scope = { tag: tag.slug };
  const path = paths.tag(tag.slug);
  const trail = [{ label: 'Offers', to: paths.offers }, { label: tag.name }];
  const title = `Offers tagged “${tag.name}”`;
  const about = tag.description === null ? `${title}.` : withoutMarks(tag.description);
  const { meta, structuredData } = useOfferListMeta(scope, query, {
    title,
    path,
    fewest: FEWEST_LISTED,
    doubleOf: doubleOfTag(tag.slug),
  });
  return (
    <>
      <PageMeta
        {...meta}
        description={`${about} Wholesale offers in New Zealand with minimums, targets and terms.`}
        structuredData={structuredData}
        trail={trail}
      />
      <PageHead
        trail={trail}
        title={tag.name}
        lede={
          <>
            <p>{about}</p>
            <p className="mt-2 text-14">
              <WholesaleOnly />
            </p>
          </>
        }
      />
      <OfferList scope={scope} query={query} />
    </>
  );
}
