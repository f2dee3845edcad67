import { offerOutcome } from '../changelog/changelog';
import { OUTCOME_FACET_NAMES } from '../changelog/outcome-facets';
import { facetCounts } from './facets';
import { countedPageOf } from './page';

/** GET /api/outcomes: a page of the offers that ended with the facets of all of them. */
export const outcomesAnswer = countedPageOf(offerOutcome).extend({
  facets: facetCounts(OUTCOME_FACET_NAMES),
});
