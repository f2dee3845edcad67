import { useQuery } from '@tanstack/react-query';
import { OutcomeList } from '../features/track-record/outcome-list';
import {
  OUTCOME_LIST,
  OUTCOME_SORT_LABELS,
  type OutcomeQuery,
  parseOutcomeQuery,
} from '../features/track-record/outcome-query';
import { outcomesQuery } from '../features/track-record/queries';
import { type Api, useApi } from '../lib/api';
import { listMeta } from '../lib/list/list-meta';
import { useListState } from '../lib/list/use-list-state';
import { paths } from '../lib/paths';
import { trackRecordChartQuery } from '../lib/queries/charts';
import { ROWS_ON_A_PAGE } from '../lib/queries/paging';
import { optional, required } from '../lib/route';
import { useSettings } from '../lib/use-settings';
import { ChartFigure } from '../ui/chart/chart-figure';
import { ListLayout } from '../ui/list/list-layout';
import { PageHead } from '../ui/page/page-head';
import { PageMeta } from '../ui/page/page-meta';
import { breadcrumbData } from '../ui/page/structured-data';

const TITLE = 'Track record';
const TRAIL = [{ label: TITLE }];
const NOUN = ['offer that ended', 'offers that ended'] as const;

export const parse = parseOutcomeQuery;
export const queries = (query: OutcomeQuery, api: Api) => [
  required(outcomesQuery(api, query)),
  optional(trackRecordChartQuery(api, query.filters)),
];

export default function TrackRecordPage({ at: query }: { at: OutcomeQuery }) {
  const api = useApi();
  const list = useListState(OUTCOME_LIST, query);
  const result = useQuery(outcomesQuery(api, query));
  const chart = useQuery(trackRecordChartQuery(api, query.filters)).data?.chart;
  const meta = listMeta({
    ...{ title: TITLE, path: paths.trackRecord, spec: OUTCOME_LIST, query },
    ...{ total: result.data?.total, size: ROWS_ON_A_PAGE },
  });
  return (
    <>
      <PageMeta
        {...meta}
        description="Offers that ended and stay on record: the target return each set, beside what investors got, with a note on how it went, also where money was lost."
        structuredData={[breadcrumbData(TRAIL, paths.trackRecord, useSettings())]}
      />
      <PageHead
        trail={TRAIL}
        title={TITLE}
        lede="Offers that ended stay on record: the target each set beside what investors got, also where money was lost. One outcome says little about the next."
      />
      <ListLayout
        list={list}
        result={result}
        noun={NOUN}
        sortLabels={OUTCOME_SORT_LABELS}
        size={ROWS_ON_A_PAGE}
        searchable={false}
        notice={() => chart && <ChartFigure chart={chart} className="mb-8" />}
      >
        {({ data }) => <OutcomeList outcomes={data} />}
      </ListLayout>
    </>
  );
}
