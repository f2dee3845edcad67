import { read } from '@tussock/api/client';
import { OFFER_COLUMNS } from '@tussock/core/offer/columns';
import type { Offer } from '@tussock/core/offer/offer';
import { FEE_NAMES } from '@tussock/core/return/fees';
import { returnAt } from '@tussock/core/return/left-after';
import { ASSUMED_INFLATION } from '@tussock/core/return/return-input';
import type { ReturnStep } from '@tussock/core/return/return-steps';
import type { ReturnSpan } from '@tussock/core/return/span';
import { roundedPercent } from '@tussock/core/return/span';
import { TAX_POSITION_LABELS, TAX_POSITIONS, type TaxPosition } from '@tussock/core/return/tax-position';
import { paths } from '@tussock/web/paths';
import * as z from 'zod';
import { envelope, enveloped } from '../envelope';
import { figure, figureOf } from '../figures/figure';
import { defineTool } from '../tool';
import { idOrSlug, release } from './arguments';
import { leftDirectory } from './left-offers';
import { namedRecord, naming } from './named-record';

const input = z.strictObject({
  offer: idOrSlug.describe('Id or slug'),
  position: z.enum(TAX_POSITIONS).describe('Investor kind and tax rate'),
  release,
});

const span = z.strictObject({ low: z.number(), high: z.number() });

const step = z.strictObject({
  label: z.string(),
  rate: z.number().nullable(),
  unit: z.string().nullable(),
  before: span,
  after: span,
  state: z.string(),
  note: z.string(),
});

const output = z.strictObject({
  ...envelope,
  offer: namedRecord,
  position: z.string(),
  rates_on: z.string(),
  /** Why nothing is computed; null where it is. */
  not_computed: z.string().nullable(),
  returns: z
    .strictObject({ target: span, after_fees: span, after_tax: span, after_everything: span.nullable() })
    .nullable(),
  steps: z.array(step),
  assumed: z.array(z.string()),
  inputs: z.record(z.string(), figure),
});

/** The figures of the offer that the calculation starts from. */
const INPUTS = [
  'target_return_min',
  'target_return_max',
  'target_return_type',
  'tax_structure',
  ...FEE_NAMES,
] as const;

const rounded = ({ low, high }: ReturnSpan) => ({ low: roundedPercent(low), high: roundedPercent(high) });

function stepOf({ label, rate, before, after, state, note }: ReturnStep): z.infer<typeof step> {
  const { value = null, unit = null } = rate ?? {};
  return { label, rate: value, unit, before: rounded(before), after: rounded(after), state, note };
}

/** The returns, step by step, and what was assumed; or the reason why there are none. */
function worked(offer: Offer, position: TaxPosition, on: string) {
  const followed = returnAt(offer, position, on, ASSUMED_INFLATION);
  if (!followed.computed) return { not_computed: followed.reason, returns: null, steps: [], assumed: [] };
  const { target, after_fees, after_tax, after_everything, steps } = followed.result;
  return {
    not_computed: null,
    returns: {
      target: rounded(target),
      after_fees: rounded(after_fees),
      after_tax: rounded(after_tax),
      after_everything: after_everything && rounded(after_everything),
    },
    steps: steps.map(stepOf),
    assumed: [
      ...followed.assumed,
      ...(after_everything ? [`after_everything assumes inflation of ${ASSUMED_INFLATION}% a year.`] : []),
    ],
  };
}

export const afterTax = defineTool({
  name: 'after_tax',
  description:
    'What a target leaves after fees, tax and inflation, percent a year at the minimum, by step. Takes no amount. Arithmetic, not a forecast.',
  input,
  output,
  async answer(open, { offer: idOrSlug, position, release: wanted }) {
    const pinned = await open(wanted);
    const { client, pin, today } = pinned;
    const offer = await read(client.api.offers[':idOrSlug'].$get({ param: { idOrSlug }, query: pin }));
    const record = { row: { ...offer }, entries: pinned.entries(offer.sources), today };
    return enveloped(
      pinned,
      paths.offer(offer),
      {
        offer: naming(pinned).offer(offer),
        position: TAX_POSITION_LABELS[position],
        rates_on: today,
        ...worked(offer, position, today),
        inputs: Object.fromEntries(
          INPUTS.map((field) => [field, figureOf(field, OFFER_COLUMNS[field], record)]),
        ),
      },
      leftDirectory([offer]),
    );
  },
});
