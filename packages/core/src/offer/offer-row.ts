import * as z from 'zod';
import { assetClassRef } from '../asset-class/asset-class';
import { slug } from '../column/field';
import { rowSchema } from '../column/schema';
import { ownCorrection } from '../correction/correction';
import { coverage, source } from '../source/source';
import { tagRef } from '../tag/tag';
import { AIP_STATES, type AipState } from './aip-state';
import { OFFER_COLUMNS } from './columns';
import { TERM_BANDS, type TermBand } from './term';

/** A row of `offers` after loading, with the defaults of its columns. */
export const offerRow = rowSchema(OFFER_COLUMNS);
export type OfferRow = z.infer<typeof offerRow>;

/** What an offer says through what it links to; in lists and summaries too. */
export const derivedFields = {
  /** The fund's asset class, else the offer's own. */
  asset_class: assetClassRef.nullable(),
  tags: z.array(tagRef),
  sources: z.array(source),
  /** What was reported as a mistake in it and what came of that: open reports, then the latest answer first. */
  corrections: z.array(ownCorrection),
  /** Names of the fields derived from a tag, the fund or a description, because the provider's column is missing; `place` where it is the provider's. */
  derived: z.array(z.string()),
  /** Term filters the offer is in beside open-ended: by `term_months`, a tag or the description. Two tags make two. */
  terms: z.array(z.enum(Object.keys(TERM_BANDS) as TermBand[])),
  /** The place used by filters: the offer's, else its provider's (`derived` names it then), with the slug made from it. */
  place: z.strictObject({ slug, name: z.string() }).nullable(),
  is_secondary_market: z.boolean(),
  /** The minimum as lists compare it: in NZD at the rate of the settings. Null where it is not stated or its currency has no rate. */
  minimum_in_nzd: z.number().nullable(),
  /** How far eligibility for the Active Investor Plus visa is shown; null where nobody says so. */
  aip_state: z.enum(Object.keys(AIP_STATES) as AipState[]).nullable(),
  /** Of the figures that everyone may read. */
  coverage,
};
