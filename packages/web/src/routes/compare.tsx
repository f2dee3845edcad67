import { type CompareQuery, parseCompareQuery } from '../features/comparison/compare-query';
import { OwnComparison } from '../features/comparison/own-comparison';
import { SharedComparison } from '../features/comparison/shared-comparison';
import { optional, type PageAddress } from '../lib/address/route';
import type { Api } from '../lib/api';
import { rangesChartQuery } from '../lib/queries/charts';
import { offerQuery } from '../lib/queries/offer';
import { PageMeta } from '../ui/page/page-meta';

export const parse = ({ search }: PageAddress) => parseCompareQuery(search);
export const queries = ({ offers }: CompareQuery, api: Api) =>
  offers
    ? [
        ...offers.map((identifier) => optional(offerQuery(api, identifier))),
        optional(rangesChartQuery(api, { offer: offers })),
      ]
    : [];

export default function ComparePage({ at: query }: { at: CompareQuery }) {
  if (query.offers) return <SharedComparison offers={query.offers} query={query} />;
  return (
    <>
      <PageMeta
        title="Compare offers"
        description="Compare up to three wholesale investment offers side by side: minimum, target return, term, fees, structure and who is behind them."
      />
      <OwnComparison query={query} />
    </>
  );
}
