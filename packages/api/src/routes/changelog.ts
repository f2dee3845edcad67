import { countedPageOf, pageAt } from '@tussock/core/answers/page';
import { listedSource, type OfferChange, offerChange, offerOutcome } from '@tussock/core/changelog/changelog';
import { Hono } from 'hono';
import * as z from 'zod';
import type { ApiEnv } from '../env';
import { answer } from '../http/answer';
import { filterValue, listParameters, pageParameter, query } from '../http/parameters';
import { pinned } from '../http/pinned';
import { describe } from '../openapi/describe';

const page = {
  page: pageParameter,
  limit: listParameters.shape.limit,
  release: listParameters.shape.release,
};
const parameters = z.object(page);
const changeParameters = z.object({
  ...page,
  offer: filterValue.toLowerCase().optional().meta({ description: 'Id or slug of an offer.' }),
});

const operation = <T extends z.ZodType>(id: string, summary: string, row: T) =>
  describe({ id, summary, group: 'Record', answers: countedPageOf(row) });
const listChanges = operation(
  'listChanges',
  'What each release changed in which offer, newest first',
  offerChange,
);
const listSources = operation(
  'listSources',
  'The fact ledger: where figures come from, latest check first',
  listedSource,
);
const listOutcomes = operation('listOutcomes', 'Offers that ended, target against outcome', offerOutcome);

/** The changes of one offer, by its id or slug. */
const changesOf = (idOrSlug: string, changes: readonly OfferChange[]) =>
  changes.filter(({ offer }) => offer.id === idOrSlug || offer.slug === idOrSlug);

/** What changed in the offers, where their figures come from, and how those that ended did. */
export const changelog = new Hono<ApiEnv>()
  .get('/changes', listChanges, query(changeParameters), pinned, async (c) => {
    const { offer, ...page } = c.req.valid('query');
    const { changes } = await c.var.reads.changelog(c.var.release.release);
    return answer(c, pageAt(offer === undefined ? changes : changesOf(offer, changes), page));
  })
  .get('/sources', listSources, query(parameters), pinned, async (c) => {
    const { ledger } = await c.var.reads.changelog(c.var.release.release);
    return answer(c, pageAt(ledger, c.req.valid('query')));
  })
  .get('/outcomes', listOutcomes, query(parameters), pinned, async (c) => {
    const { outcomes } = await c.var.reads.changelog(c.var.release.release);
    return answer(c, pageAt(outcomes, c.req.valid('query')));
  });
