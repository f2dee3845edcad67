import * as z from 'zod';
import { assetClassRef } from '../asset-class/asset-class';
import {
  amount,
  currency,
  date,
  feePercent,
  key,
  longText,
  name,
  percent,
  shortText,
  slug,
  timestamp,
  uuid,
  webAddress,
} from '../field';
import { fundEmbed } from '../fund/fund';
import { platform, platformRef } from '../platform/platform';
import { providerRef, providerRow } from '../provider/provider';
import { fact } from '../source/source';
import { tagRef } from '../tag/tag';

export const distribution = z.enum(['monthly', 'quarterly', 'annual', 'at-maturity', 'none']);
export const taxStructure = z.enum(['pie', 'limited-partnership', 'flow-through', 'company', 'other']);
export const liquidity = z.enum(['liquid', 'quarterly-redemption', 'illiquid']);
export const securityType = z.enum(['equity', 'debt', 'units']);
/** Up to 24 months, up to 60, longer. */
export const termBand = z.enum(['short-term', 'medium-term', 'long-term']);
export type Distribution = z.infer<typeof distribution>;
export type TaxStructure = z.infer<typeof taxStructure>;
export type Liquidity = z.infer<typeof liquidity>;
export type SecurityType = z.infer<typeof securityType>;
export type TermBand = z.infer<typeof termBand>;

export const offerDocument = z.strictObject({ title: shortText.min(1), address: webAddress });
export type OfferDocument = z.infer<typeof offerDocument>;

/** A row of `offers` after loading: typed, normalised, null where missing, defaults of the specification applied. */
export const offerRow = z.strictObject({
  id: uuid,
  slug: slug.nullable(),
  name,
  tagline: shortText.nullable(),
  description: longText.nullable(),
  status: z.string().min(1).max(60),
  is_active: z.boolean(),
  is_aip_eligible: z.boolean(),
  offer_type: shortText.nullable(),
  /** In `investment_currency`; 0 or null reads "Contact for details". */
  minimum_investment: amount.nullable(),
  investment_currency: currency,
  /** Percent in terms of `target_return_type`. */
  target_return_min: percent.nullable(),
  target_return_max: percent.nullable(),
  target_return_type: z.string().min(1).max(40),
  term_description: shortText.nullable(),
  risk_rating: z.string().min(1).max(40),
  created_at: timestamp,
  provider_id: uuid.nullable(),
  platform_id: uuid.nullable(),
  fund_id: uuid.nullable(),
  asset_class_id: key.nullable(),
  distribution: distribution.nullable(),
  tax_structure: taxStructure.nullable(),
  liquidity: liquidity.nullable(),
  security_type: securityType.nullable(),
  term_months: z.number().min(0).max(1_200).nullable(),
  is_open_ended: z.boolean().nullable(),
  location: shortText.nullable(),
  closes_on: date.nullable(),
  closed_on: date.nullable(),
  /** Percent a year reached. */
  outcome_return: percent.nullable(),
  outcome_note: longText.nullable(),
  management_fee: feePercent.nullable(),
  performance_fee: feePercent.nullable(),
  entry_fee: feePercent.nullable(),
  exit_fee: feePercent.nullable(),
  conflicts: longText.nullable(),
  details: longText.nullable(),
  documents: z.array(offerDocument).max(50),
  is_exclusive: z.boolean(),
  /** Names of the fields whose value is a default of the specification, not the provider's statement. */
  defaulted: z.array(z.string()),
});
export type OfferRow = z.infer<typeof offerRow>;

/** Fields of an exclusive offer that only an unlocked visitor gets, with their entries in the fact ledger. */
export const LOCKED_FIELDS = [
  'details',
  'documents',
  'management_fee',
  'performance_fee',
  'entry_fee',
  'exit_fee',
] as const;

/** What is stored apart from an exclusive offer and answered by one route only. */
export const lockedOffer = offerRow
  .pick({
    id: true,
    details: true,
    documents: true,
    management_fee: true,
    performance_fee: true,
    entry_fee: true,
    exit_fee: true,
  })
  .extend({ sources: z.array(fact) });
export type LockedOffer = z.infer<typeof lockedOffer>;

/** An offer as the API answers it: the row with what it links to. Locked fields of an exclusive offer are null or empty. */
export const offer = offerRow.extend({
  provider: providerRow.nullable(),
  platform: platform.nullable(),
  fund: fundEmbed.nullable(),
  /** The fund's asset class, else the offer's own. */
  asset_class: assetClassRef.nullable(),
  tags: z.array(tagRef),
  sources: z.array(fact),
  /** Names of the fields derived from a tag, the fund or a description, because the provider's column is missing. */
  derived: z.array(z.string()),
  /** Term filters the offer is in beside open-ended: by `term_months`, a tag or the description. Two tags make two. */
  terms: z.array(termBand),
  /** The place used by filters: the offer's, else its provider's, with the slug made from it. */
  place: z.strictObject({ slug, name: z.string() }).nullable(),
  is_secondary_market: z.boolean(),
});
export type Offer = z.infer<typeof offer>;

/** What a card, a table row and a comparison show; also the rows of the search catalogue. */
export const offerCard = offer
  .pick({
    id: true,
    slug: true,
    name: true,
    tagline: true,
    status: true,
    is_aip_eligible: true,
    is_exclusive: true,
    is_secondary_market: true,
    offer_type: true,
    minimum_investment: true,
    investment_currency: true,
    target_return_min: true,
    target_return_max: true,
    target_return_type: true,
    term_description: true,
    term_months: true,
    is_open_ended: true,
    risk_rating: true,
    created_at: true,
    closes_on: true,
    closed_on: true,
    distribution: true,
    tax_structure: true,
    liquidity: true,
    security_type: true,
    asset_class: true,
    place: true,
    terms: true,
    tags: true,
    defaulted: true,
    derived: true,
  })
  .extend({
    provider: providerRef.nullable(),
    platform: platformRef.nullable(),
    fund: z.strictObject({ id: uuid, slug: slug.nullable(), name }).nullable(),
    /** Names of the fields that have an entry in the fact ledger. */
    sourced: z.array(z.string()),
  });
export type OfferCard = z.infer<typeof offerCard>;
