import * as z from 'zod';
import { assetClassRef } from '../asset-class/asset-class';
import { slug } from '../column/field';
import { fundRow, fundTypeRef } from '../fund/fund';
import { checks, coverage } from '../source/source';
import { whenUsed } from '../text/when-used';
import { platformRow } from './platform';
import { providerRef, providerRow } from './provider';

/** What lists leave to the firm's own page. */
const unlisted = {
  description: true,
  nzbn: true,
  company_number: true,
  fsp_number: true,
  lei: true,
} as const;

/**
 * The cards of a release, each list by name: what lists of firms are made from. The schemas are made when something is checked or
 * described by them, which the answer of a function that has just started is not.
 */
export const firmCards = whenUsed(() => {
  /** Totals over the offers of a firm or fund. */
  const offering = {
    /** The beginning of the description, as plain text. */
    summary: z.string(),
    /** Active offers, and those of them with status Open. */
    offer_count: z.int().min(0),
    open_offer_count: z.int().min(0),
    checks,
    /** As on the record's own page. */
    coverage: coverage.nullable(),
  };

  /** A text with the slug made from it. */
  const named = z.strictObject({ slug, name: z.string() });

  /** What a list shows of a provider; its classes are those of its active offers and its funds. */
  const providerCard = providerRow.omit(unlisted).extend({
    ...offering,
    /** The type, with the slug made from it. */
    type: named.nullable(),
    place: named.nullable(),
    fund_count: z.int().min(0),
    asset_classes: z.array(assetClassRef),
  });

  /** What a list shows of a platform. */
  const platformCard = platformRow
    .omit(unlisted)
    .extend({ ...offering, asset_classes: z.array(assetClassRef) });

  /** What a list shows of a fund; its place is its provider's. */
  const fundCard = fundRow
    .pick({
      id: true,
      slug: true,
      name: true,
      fund_structure: true,
      total_fund_size: true,
      fund_size_currency: true,
      inception_date: true,
    })
    .extend({
      ...offering,
      provider: providerRef.nullable(),
      asset_class: assetClassRef.nullable(),
      fund_type: fundTypeRef.nullable(),
      place: named.nullable(),
    });

  return z.strictObject({
    providers: z.array(providerCard),
    platforms: z.array(platformCard),
    funds: z.array(fundCard),
    /** Places of any offer or provider, by name. */
    places: z.array(z.strictObject({ slug, name: z.string(), offer_count: z.int().min(0) })),
  });
});
export type FirmCards = z.infer<ReturnType<typeof firmCards>>;

/** What a list shows of a provider; its classes are those of its active offers and its funds. */
export type ProviderCard = FirmCards['providers'][number];
/** What a list shows of a platform. */
export type PlatformCard = FirmCards['platforms'][number];
/** What a list shows of a fund; its place is its provider's. */
export type FundCard = FirmCards['funds'][number];
export type Place = FirmCards['places'][number];
