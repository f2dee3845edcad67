import { ApiError, read } from '@tussock/api/client';
import type { Column } from '@tussock/core/column/column';
import { COMPARISON_LIMIT } from '@tussock/core/comparison/comparison';
import { OFFER_COLUMNS } from '@tussock/core/offer/columns';
import { paths } from '@tussock/web/paths';
import * as z from 'zod';
import { envelope, enveloped } from '../envelope';
import { figure, figureOf } from '../figures/figure';
import { figuresOf } from '../figures/record-figures';
import { defineTool } from '../tool';
import { ToolError } from '../tool-errors';
import { idOrSlug, release } from './arguments';
import { leftDirectory } from './left-offers';
import { namedRecord, naming } from './named-record';

const input = z.strictObject({
  offers: z.array(idOrSlug).min(2).max(COMPARISON_LIMIT).describe('Ids or slugs'),
  release,
});

const output = z.strictObject({
  ...envelope,
  offers: z.array(namedRecord),
  rows: z.array(z.strictObject({ field: z.string(), label: z.string(), figures: z.array(figure) })),
});

/** Of several offers an error says which one there is not. */
const named = (idOrSlug: string) => (error: unknown) => {
  const isMissing = error instanceof ApiError && error.status === 404;
  throw isMissing
    ? new ToolError(`There is no offer ${idOrSlug}. Find its id or slug with search_offers, then call again.`)
    : error;
};

const COLUMNS: Readonly<Record<string, Column>> = OFFER_COLUMNS;

export const compareOffers = defineTool({
  name: 'compare_offers',
  description: 'Two or three offers side by side, a row for each figure, in the order given.',
  input,
  output,
  async answer(open, args) {
    const pinned = await open(args.release);
    const { client, pin, today } = pinned;
    const offers = await Promise.all(
      args.offers.map((idOrSlug) =>
        read(client.api.offers[':idOrSlug'].$get({ param: { idOrSlug }, query: pin })).catch(named(idOrSlug)),
      ),
    );
    if (new Set(offers.map(({ id }) => id)).size < offers.length)
      throw new ToolError('The same offer is named twice. Name two or three different offers.');
    const records = offers.map((offer) => ({
      row: { ...offer },
      entries: pinned.entries(offer.sources),
      today,
    }));
    const shown = new Set(records.flatMap((record) => Object.keys(figuresOf(OFFER_COLUMNS, record))));
    return enveloped(
      pinned,
      paths.comparison(offers),
      {
        offers: offers.map(naming(pinned).offer),
        rows: Object.entries(COLUMNS)
          .filter(([field]) => shown.has(field))
          .map(([field, column]) => ({
            field,
            label: column.label ?? field,
            figures: records.map((record) => figureOf(field, column, record)),
          })),
      },
      leftDirectory(offers),
    );
  },
});
