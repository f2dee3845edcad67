import { assetClass, assetClassRef } from '@tussock/core/asset-class/asset-class';
import { classFigures } from '@tussock/core/asset-class/class-figures';
import { blogPost, blogPostSummary } from '@tussock/core/blog-post/blog-post';
import { faq } from '@tussock/core/faq/faq';
import { fund, fundEmbed, fundTypeRef } from '@tussock/core/fund/fund';
import { fundSummary } from '@tussock/core/fund/fund-summary';
import { lockedOffer, offer, offerCard, offerDocument } from '@tussock/core/offer/offer';
import { offerSummary } from '@tussock/core/offer/offer-summary';
import { person } from '@tussock/core/person/person';
import { platform, platformRef } from '@tussock/core/platform/platform';
import { provider, providerRef, providerRow } from '@tussock/core/provider/provider';
import { releaseInfo, stats } from '@tussock/core/release/release';
import { siteSettings } from '@tussock/core/site/settings-schema';
import { fact } from '@tussock/core/source/source';
import { tag, tagRef } from '@tussock/core/tag/tag';
import * as z from 'zod';

/** The error shape of the API. */
export const problem = z.strictObject({
  message: z.string(),
  details: z.union([
    z.string(),
    z.array(z.strictObject({ field: z.string(), message: z.string() })),
    z.null(),
  ]),
  hint: z.string().nullable(),
  code: z.string().meta({ description: 'A stable word in snake_case.', example: 'not_found' }),
});

/** A page of a list. */
export const pageOf = <T extends z.ZodType>(row: T) =>
  z.strictObject({
    data: z.array(row),
    next_cursor: z.string().nullable().meta({ description: 'For `cursor`; null on the last page.' }),
  });

/** Schemas that stand under a name of their own in the document. */
const NAMED = {
  AssetClass: assetClass,
  AssetClassRef: assetClassRef,
  ClassFigures: classFigures,
  BlogPost: blogPost,
  BlogPostSummary: blogPostSummary,
  Fact: fact,
  Faq: faq,
  Fund: fund,
  FundEmbed: fundEmbed,
  FundSummary: fundSummary,
  FundTypeRef: fundTypeRef,
  LockedOffer: lockedOffer,
  Offer: offer,
  OfferCard: offerCard,
  OfferDocument: offerDocument,
  OfferSummary: offerSummary,
  Person: person,
  Platform: platform,
  PlatformRef: platformRef,
  Problem: problem,
  Provider: provider,
  ProviderRef: providerRef,
  ProviderRow: providerRow,
  ReleaseInfo: releaseInfo,
  SiteSettings: siteSettings,
  Stats: stats,
  Tag: tag,
  TagRef: tagRef,
};

for (const [id, schema] of Object.entries(NAMED)) z.globalRegistry.add(schema, { id });
