import * as z from 'zod';
import { FEE_NAMES } from '../return/fees';
import type { LeftAfter } from '../return/left-after';
import { NOT_MODELLED_RULES } from '../return/not-modelled';
import { RETURN_KINDS } from '../return/return-kind';
import { UNSTATED_STRUCTURES } from '../return/unstated-structure';
import { whenUsed } from '../text/when-used';

const ROUTES = ['pie', 'listed-pie', 'direct', 'limited-partnership', 'fdr'] as const;

/** What is left of an offer's target after its fees and tax, at the tax position asked for. */
export const leftAfter = whenUsed(
  (): z.ZodType<LeftAfter> =>
    z.discriminatedUnion('computed', [
      z.strictObject({
        computed: z.literal(true),
        low: z
          .number()
          .meta({ description: 'Percent a year at the minimum of the offer, before inflation.' }),
        high: z.number(),
        kind: z.enum(RETURN_KINDS).meta({ description: 'What the target is a rate of.' }),
        route: z.enum(ROUTES).meta({ description: 'How the return is taxed.' }),
        rate: z.number().nullable().meta({ description: 'Tax rate on what is taxed, percent.' }),
        structure: z.enum(UNSTATED_STRUCTURES).optional().meta({
          description:
            'Where the provider does not state the tax structure: derived, or not stated and taxed as held directly.',
        }),
        not_stated: z.array(z.enum(FEE_NAMES)).meta({
          description: 'Fees that count as 0: not stated, not stated as a share of the amount, or locked.',
        }),
        fees_locked: z.boolean(),
        fee_on_flow: z.literal(true).optional().meta({
          description:
            'The management fee is charged on rent, costs or another sum of a year, and counts as 0.',
        }),
        spread_over: z.number().optional().meta({
          description:
            'The years, which are assumed, over which entry and exit fees are spread: the offer has one and states no term in years.',
        }),
        growth_untaxed: z.boolean().meta({ description: 'A part of the return is growth and is not taxed.' }),
        not_modelled: z
          .array(z.enum(NOT_MODELLED_RULES))
          .meta({ description: 'Rules of tax that may apply and are not in the figure.' }),
        assumed: z.array(z.string()),
      }),
      z.strictObject({ computed: z.literal(false), reason: z.string() }),
    ]),
);
