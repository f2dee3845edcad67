import { countedPageOf, pageAt } from '@tussock/core/answers/page';
import { type SourcesAnswer, sourcesAnswer } from '@tussock/core/answers/sources';
import {
  type ListedSource,
  offerOutcome,
  type RecordChange,
  recordChange,
} from '@tussock/core/changelog/changelog';
import { correction } from '@tussock/core/correction/correction';
import { countFacets, tableOf } from '@tussock/core/list/facet-table';
import { LEDGER_FACET_NAMES, LEDGER_FACETS, type LedgerFilters } from '@tussock/core/source/ledger-facets';
import { Hono } from 'hono';
import * as z from 'zod';
import type { ApiEnv } from '../env';
import { answer } from '../http/answer';
import {
  emptyOptionsParameter,
  facetParameters,
  filterValue,
  listParameters,
  pageParameter,
  query,
} from '../http/parameters';
import { pinned } from '../http/pinned';
import { describe } from '../openapi/describe';

const page = {
  page: pageParameter,
  limit: listParameters.shape.limit,
  release: listParameters.shape.release,
};
const parameters = z.object(page);
const sourceParameters = z.object({
  ...page,
  ...facetParameters(LEDGER_FACETS),
  empty_options: emptyOptionsParameter,
});
const changeParameters = z.object({
  ...page,
  offer: filterValue.toLowerCase().optional().meta({ description: 'Id or slug of an offer.' }),
});

const operation = <T extends z.ZodType>(id: string, summary: string, row: T) =>
  describe({ id, summary, group: 'Record', answers: countedPageOf(row) });
const listChanges = operation(
  'listChanges',
  'What each release changed in offers, funds, providers, platforms, posts and settings of law, newest first',
  recordChange,
);
const listSources = describe({
  id: 'listSources',
  summary: 'The fact ledger: where figures come from and what was found, latest check first',
  description: 'Values inside a facet are OR, facets are AND; a facet’s counts ignore its own choice.',
  group: 'Record',
  answers: sourcesAnswer,
});
const listCorrections = operation(
  'listCorrections',
  'Reported mistakes and what came of them: open reports, then the latest answer first',
  correction,
);
const listOutcomes = operation('listOutcomes', 'Offers that ended, target against outcome', offerOutcome);

/** The changes of one offer, by its id or slug. */
const changesOf = (idOrSlug: string, changes: readonly RecordChange[]) =>
  changes.filter(({ offer }) => offer?.id === idOrSlug || (offer && offer.slug === idOrSlug));

function sourcesOf(ledger: readonly ListedSource[], chosen: z.infer<typeof sourceParameters>): SourcesAnswer {
  const filters: LedgerFilters = Object.fromEntries(
    LEDGER_FACET_NAMES.flatMap((name) => (chosen[name]?.length ? [[name, chosen[name]]] : [])),
  );
  const table = tableOf(LEDGER_FACETS, ledger);
  const { rows, facets } = countFacets(table, filters, undefined, {
    emptyOptions: chosen.empty_options === 'true',
  });
  const { data, ...page } = pageAt(rows, chosen);
  return { data: data.map((row) => ledger[row] as ListedSource), ...page, facets };
}

/** What changed in the offers, where their figures come from, how those that ended did, and what was corrected. */
export const changelog = new Hono<ApiEnv>()
  .get('/changes', listChanges, query(changeParameters), pinned, async (c) => {
    const { offer, ...page } = c.req.valid('query');
    const { changes } = await c.var.reads.changelog(c.var.release.release);
    return answer(c, pageAt(offer === undefined ? changes : changesOf(offer, changes), page));
  })
  .get('/sources', listSources, query(sourceParameters), pinned, async (c) => {
    const { ledger } = await c.var.reads.changelog(c.var.release.release);
    return answer(c, sourcesOf(ledger, c.req.valid('query')));
  })
  .get('/outcomes', listOutcomes, query(parameters), pinned, async (c) => {
    const { outcomes } = await c.var.reads.changelog(c.var.release.release);
    return answer(c, pageAt(outcomes, c.req.valid('query')));
  })
  .get('/corrections', listCorrections, query(parameters), pinned, async (c) => {
    const { corrections } = await c.var.reads.changelog(c.var.release.release);
    return answer(c, pageAt(corrections, c.req.valid('query')));
  });
