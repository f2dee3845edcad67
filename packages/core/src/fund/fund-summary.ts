import type * as z from 'zod';
import { assetClassRef } from '../asset-class/asset-class';
import { maskOf, rowSchema } from '../column/schema';
import { checks } from '../source/source';
import { FUND_COLUMNS, FUND_SUMMARY } from './columns';

/** What a provider embeds of each of its funds. */
export const fundSummary = rowSchema(FUND_COLUMNS)
  .pick(maskOf(FUND_SUMMARY))
  .extend({ asset_class: assetClassRef.nullable(), checks });
export type FundSummary = z.infer<typeof fundSummary>;
