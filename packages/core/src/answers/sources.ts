import { listedSource } from '../changelog/changelog';
import { LEDGER_FACET_NAMES } from '../source/ledger-facets';
import { facetCounts } from './facets';
import { countedPageOf } from './page';

/** GET /api/sources: a page of the fact ledger with the facets of the whole of it. */
export const sourcesAnswer = countedPageOf(listedSource).extend({ facets: facetCounts(LEDGER_FACET_NAMES) });
