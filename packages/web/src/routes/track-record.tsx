import { useQuery } from '@tanstack/react-query';
import { OutcomeList } from '../features/track-record/outcome-list';
import { outcomesQuery, trackRecordChartQuery } from '../features/track-record/queries';
import { type Api, useApi } from '../lib/api';
import { paths } from '../lib/paths';
import { optional, type PageAddress, pageNumber, required } from '../lib/route';
import { ChartFigure } from '../ui/chart/chart-figure';
import { PagedPage } from '../ui/page/paged-page';

export const parse = ({ search }: PageAddress) => pageNumber(search);
export const queries = (page: number, api: Api) => [
  required(outcomesQuery(api, page)),
  optional(trackRecordChartQuery(api)),
];

export default function TrackRecordPage({ at: page }: { at: number }) {
  const api = useApi();
  const query = useQuery(outcomesQuery(api, page));
  const chart = useQuery(trackRecordChartQuery(api)).data?.chart;
  return (
    <PagedPage
      path={paths.trackRecord}
      page={page}
      title="Track record"
      description="Offers that ended and stay on record: the target return each set, beside what investors got, with a note on how it went, also where money was lost."
      lede="Offers that ended stay on record: the target each set beside what investors got, also where money was lost. One outcome says little about the next."
      noun="offers that ended"
      empty="No offer of this directory has ended yet."
      query={query}
    >
      {(outcomes) => (
        <>
          {chart && (
            <div className="mb-8">
              <ChartFigure chart={chart} />
            </div>
          )}
          <OutcomeList outcomes={outcomes} />
        </>
      )}
    </PagedPage>
  );
}
