import { chartSchemas } from '@tussock/core/answers/chart';
import { OUTCOME_FACETS } from '@tussock/core/changelog/outcome-facets';
import { COMPARISON_LIMIT } from '@tussock/core/comparison/comparison';
import { Hono } from 'hono';
import type { ApiEnv } from '../env';
import { answer } from '../http/answer';
import {
  chosenFilters,
  facetParameters,
  filterValue,
  query,
  readParameters,
  repeated,
} from '../http/parameters';
import { pinned } from '../http/pinned';
import { currentFilters } from '../http/renamed';
import { describe } from '../openapi/describe';
import { chosenOutcomes, offersBeside, offersInClass } from './chart-offers';

/** Of every operation that answers a chart. */
export const LAID_OUT =
  'A chart that is laid out: drawings for two widths with the table of their figures. Positions and words may change with any build; read figures from `table`.';

const trackRecordParameters = readParameters.extend(facetParameters(OUTCOME_FACETS));
const trackRecord = describe({
  id: 'getTrackRecordChart',
  summary: 'Target against outcome of the offers that ended, drawn',
  description: LAID_OUT,
  group: 'Charts',
  answers: () => chartSchemas().chartAnswer,
});

const openNow = describe({
  id: 'getOpenNowChart',
  summary: 'The open offers by class, minimum and term, drawn',
  description: LAID_OUT,
  group: 'Charts',
  answers: () => chartSchemas().chartAnswer,
});

const slugOrId = filterValue.toLowerCase();
const rangesParameters = readParameters.extend({
  asset_class: slugOrId.optional().meta({ description: 'Slug of an asset class: its open offers.' }),
  offer: repeated(slugOrId, COMPARISON_LIMIT).optional().meta({
    description: 'Id or slug of an offer: it is marked among the open offers of its class. May be repeated.',
  }),
});
const ranges = describe({
  id: 'getRangesChart',
  summary: 'Target and minimum of the open offers of a class, or of those beside an offer, drawn',
  description: LAID_OUT,
  group: 'Charts',
  answers: () => chartSchemas().chartAnswer,
});

/** Figures that are drawn. The layout needs libraries that the browser does without, and that are loaded with the first drawing. */
export const charts = new Hono<ApiEnv>()
  .get('/charts/ranges', ranges, query(rangesParameters), pinned, async (c) => {
    const [reads, release] = [c.get('reads'), c.get('release')];
    const { asset_class, offer = [] } = c.req.valid('query');
    const { classRangesChart, offerRangesChart } = await import('../charts/drawn');
    if (asset_class !== undefined) {
      const { slug, cards } = await offersInClass(reads, release.release, asset_class);
      return answer(c, { chart: classRangesChart(slug, cards, release.published_at) });
    }
    const { own, cards, inHand } = await offersBeside(reads, release.release, offer);
    return answer(c, { chart: offerRangesChart(own, cards, release.published_at, inHand) });
  })
  .get('/charts/open-now', openNow, query(readParameters), pinned, async (c) => {
    const [reads, release] = [c.get('reads'), c.get('release')];
    const overview = await reads.overview(release.release);
    const { openNowChart } = await import('../charts/drawn');
    return answer(c, { chart: openNowChart(overview, release.published_at, release.settings) });
  })
  .get('/charts/track-record', trackRecord, query(trackRecordParameters), pinned, async (c) => {
    const [reads, release] = [c.get('reads'), c.get('release')];
    const given = chosenFilters(OUTCOME_FACETS, c.req.valid('query'));
    const found = await chosenOutcomes(reads, release.release, given);
    const { filters, isOther } = await currentFilters(c, given, found.isKnown);
    const { outcomes, cards } = isOther ? await chosenOutcomes(reads, release.release, filters) : found;
    const { trackRecordChart } = await import('../charts/drawn');
    return answer(c, { chart: trackRecordChart(outcomes, cards, release.published_at) });
  });
