import { changelogSchemas } from '../changelog/changelog';
import { OUTCOME_FACET_NAMES } from '../changelog/outcome-facets';
import { whenUsed } from '../text/when-used';
import { facetCounts, optionTotals } from './facets';
import { countedPageOf } from './page';

/** GET /api/outcomes: a page of the offers that ended with the facets of all of them. */
export const outcomesAnswer = whenUsed(() =>
  countedPageOf(changelogSchemas().offerOutcome).extend({
    facets: facetCounts(OUTCOME_FACET_NAMES),
    option_totals: optionTotals(OUTCOME_FACET_NAMES),
  }),
);
