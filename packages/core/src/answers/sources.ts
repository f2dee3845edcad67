import { changelogSchemas } from '../changelog/changelog';
import { LEDGER_FACET_NAMES } from '../source/ledger-facets';
import { whenUsed } from '../text/when-used';
import { facetCounts, optionTotals } from './facets';
import { countedPageOf } from './page';

/** GET /api/sources: a page of the fact ledger with the facets of the whole of it. */
export const sourcesAnswer = whenUsed(() =>
  countedPageOf(changelogSchemas().listedSource).extend({
    facets: facetCounts(LEDGER_FACET_NAMES),
    option_totals: optionTotals(LEDGER_FACET_NAMES),
  }),
);
