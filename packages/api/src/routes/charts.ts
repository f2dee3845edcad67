import { chart } from '@tussock/core/answers/chart';
import { OUTCOME_FACETS } from '@tussock/core/changelog/outcome-facets';
import { passesFilters } from '@tussock/core/list/facet';
import { Hono } from 'hono';
import * as z from 'zod';
import { openNowChart } from '../charts/open-now';
import { trackRecordChart } from '../charts/track-record';
import type { ApiEnv } from '../env';
import { answer } from '../http/answer';
import { chosenFilters, facetParameters, query, readParameters } from '../http/parameters';
import { pinned } from '../http/pinned';
import { describe } from '../openapi/describe';

const chartAnswer = z.strictObject({
  chart: chart.nullable().meta({ description: 'Null where there is nothing to draw.' }),
});

const LAID_OUT =
  'A chart that is laid out: drawings for two widths with the table of their figures. Positions and words may change with any build; read figures from `table`.';

const trackRecordParameters = readParameters.extend(facetParameters(OUTCOME_FACETS));
const trackRecord = describe({
  id: 'getTrackRecordChart',
  summary: 'Target against outcome of the offers that ended, drawn',
  description: LAID_OUT,
  group: 'Charts',
  answers: chartAnswer,
});

const openNow = describe({
  id: 'getOpenNowChart',
  summary: 'The open offers by class, minimum and term, drawn',
  description: LAID_OUT,
  group: 'Charts',
  answers: chartAnswer,
});

/** Figures that are drawn. The layout needs libraries that the browser does without. */
export const charts = new Hono<ApiEnv>()
  .get('/charts/open-now', openNow, query(readParameters), pinned, async (c) => {
    const { reads, release } = c.var;
    const cards = await reads.catalogue(release.release);
    return answer(c, { chart: openNowChart(cards, release.published_at) });
  })
  .get('/charts/track-record', trackRecord, query(trackRecordParameters), pinned, async (c) => {
    const { reads, release } = c.var;
    const filters = chosenFilters(OUTCOME_FACETS, c.req.valid('query'));
    const [{ outcomes }, cards] = await Promise.all([
      reads.changelog(release.release),
      reads.catalogue(release.release),
    ]);
    const chosen = outcomes.filter((outcome) => passesFilters(OUTCOME_FACETS, outcome, filters));
    return answer(c, { chart: trackRecordChart(chosen, cards, release.published_at) });
  });
