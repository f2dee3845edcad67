import { ledgerEntry, offerChange, offerOutcome } from '@tussock/core/record/public-record';
import { Hono } from 'hono';
import * as z from 'zod';
import type { ApiEnv } from '../env';
import { filterValue, listParameters, pageParameter, query } from '../http/parameters';
import { pinned } from '../http/pinned';
import { describe } from '../openapi/describe';

const NAMED = { OfferChange: offerChange, LedgerEntry: ledgerEntry, OfferOutcome: offerOutcome };
for (const [id, schema] of Object.entries(NAMED)) z.globalRegistry.add(schema, { id });

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

const counted = <T extends z.ZodType>(row: T) =>
  z.strictObject({ data: z.array(row), total: z.int().min(0), page: z.int(), limit: z.int() });

const operation = <T extends z.ZodType>(id: string, summary: string, row: T) =>
  describe({ id, summary, group: 'Record', answers: counted(row) });
const listChanges = operation(
  'listChanges',
  'What each release changed in which offer, newest first',
  offerChange,
);
const listSources = operation(
  'listSources',
  'The fact ledger: where figures come from, latest check first',
  ledgerEntry,
);
const listOutcomes = operation('listOutcomes', 'Offers that ended, target against outcome', offerOutcome);

function pageOf<T>(rows: readonly T[], { page, limit }: { page: number; limit: number }) {
  return { data: rows.slice((page - 1) * limit, page * limit), total: rows.length, page, limit };
}

/** What is kept on record beside the offers. */
export const record = new Hono<ApiEnv>()
  .get('/changes', listChanges, query(changeParameters), pinned, async (c) => {
    const asked = c.req.valid('query');
    const { changes } = await c.var.reads.record(c.var.release.release);
    const wanted =
      asked.offer === undefined
        ? changes
        : changes.filter(({ offer }) => [offer.id, offer.slug].includes(asked.offer ?? null));
    return c.json(pageOf(wanted, asked));
  })
  .get('/sources', listSources, query(parameters), pinned, async (c) => {
    const { ledger } = await c.var.reads.record(c.var.release.release);
    return c.json(pageOf(ledger, c.req.valid('query')));
  })
  .get('/outcomes', listOutcomes, query(parameters), pinned, async (c) => {
    const { outcomes } = await c.var.reads.record(c.var.release.release);
    return c.json(pageOf(outcomes, c.req.valid('query')));
  });
