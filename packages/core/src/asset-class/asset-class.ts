import type * as z from 'zod';
import { maskOf, rowSchema } from '../column/schema';
import { ASSET_CLASS_COLUMNS } from './columns';

/** A row of `asset_classes`; looked up by slug only. */
export const assetClass = rowSchema(ASSET_CLASS_COLUMNS);
export type AssetClass = z.infer<typeof assetClass>;

/** What other records embed of an asset class. */
export const assetClassRef = assetClass.pick(maskOf(['id', 'slug', 'name']));
export type AssetClassRef = z.infer<typeof assetClassRef>;
