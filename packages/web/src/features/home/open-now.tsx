import { paths } from '../../lib/address/paths';
import { useApi } from '../../lib/api';
import { openNowChartQuery } from '../../lib/queries/charts';
import { hasFailed } from '../../lib/queries/has-failed';
import { ChartFigure } from '../../ui/chart/chart-figure';
import { Drawn } from '../../ui/chart/drawn';
import { QueryView } from '../../ui/query-view';
import { Section } from '../../ui/section';

/** On a wide screen the words are on the left of the drawing. */
const BESIDE =
  'xl:grid xl:grid-cols-[minmax(0,1fr)_45rem] xl:grid-rows-[auto_auto_1fr] xl:gap-x-14 xl:[&>svg]:col-start-2 xl:[&>svg]:row-span-3 xl:[&>svg]:row-start-1';

/** What is open now, drawn by class, minimum and term; nothing while nothing is open. */
export function OpenNow() {
  return (
    <Drawn query={openNowChartQuery(useApi())}>
      {(query) =>
        (query.data?.chart || hasFailed(query)) && (
          <Section id="open-now" title="Open now" more={{ to: paths.assetClasses, label: 'Asset classes' }}>
            <QueryView query={query} what="the chart of open offers">
              {({ chart }) => chart && <ChartFigure chart={chart} className={BESIDE} />}
            </QueryView>
          </Section>
        )
      }
    </Drawn>
  );
}
