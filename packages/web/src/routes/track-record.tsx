import { useQuery } from '@tanstack/react-query';
import { OUTCOME_LIST, type OutcomeQuery } from '../features/track-record/ended-offers';
import { OutcomeList } from '../features/track-record/outcome-list';
import { outcomesQuery } from '../features/track-record/queries';
import { paths } from '../lib/address/paths';
import { optional, required } from '../lib/address/route';
import { type Api, useApi } from '../lib/api';
import { trackRecordChartQuery } from '../lib/queries/charts';
import { ChartFigure } from '../ui/chart/chart-figure';
import { Drawn } from '../ui/chart/drawn';
import { OneOrderPage } from '../ui/list/one-order-page';

const NOUN = ['offer that ended', 'offers that ended'] as const;

export const parse = OUTCOME_LIST.parse;
export const queries = (query: OutcomeQuery, api: Api) => [
  required(outcomesQuery(api, query)),
  optional(trackRecordChartQuery(api, query.filters)),
];

export default function TrackRecordPage({ at: query }: { at: OutcomeQuery }) {
  const api = useApi();
  const asked = outcomesQuery(api, query);
  return (
    <OneOrderPage
      list={OUTCOME_LIST}
      query={query}
      result={useQuery(asked)}
      optionsOf={asked.optionsOf}
      path={paths.trackRecord}
      title="Track record"
      description="Wholesale offers that have ended: the target return of each beside what investors received, and how it went, including where they lost money."
      lede="These offers have ended. The page shows the target of each beside what investors received, including where they lost money. One outcome says little about the next."
      noun={NOUN}
      notice={
        <Drawn query={trackRecordChartQuery(api, query.filters)} className="mb-8">
          {({ data }) => data?.chart && <ChartFigure chart={data.chart} />}
        </Drawn>
      }
    >
      {(outcomes) => <OutcomeList outcomes={outcomes} />}
    </OneOrderPage>
  );
}
