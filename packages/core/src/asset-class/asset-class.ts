import * as z from 'zod';
import { key, longText, name, slug } from '../field';

/** A row of `asset_classes`; looked up by slug only. */
export const assetClass = z.strictObject({ id: key, slug, name, description: longText.nullable() });
export type AssetClass = z.infer<typeof assetClass>;

/** What other records embed of an asset class. */
export const assetClassRef = assetClass.pick({ id: true, slug: true, name: true });
export type AssetClassRef = z.infer<typeof assetClassRef>;
