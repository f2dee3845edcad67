import { chartSchemas } from '@tussock/core/answers/chart';
import { errorAnswer } from '@tussock/core/answers/error';
import { facetCount } from '@tussock/core/answers/facets';
import { opportunity } from '@tussock/core/answers/opportunity';
import { searchSchemas } from '@tussock/core/answers/search';
import { sourcesAnswer } from '@tussock/core/answers/sources';
import { assetClass, assetClassRef } from '@tussock/core/asset-class/asset-class';
import { classFigures } from '@tussock/core/asset-class/class-figures';
import { blogPost, blogPostSummary } from '@tussock/core/blog-post/blog-post';
import { changelogSchemas } from '@tussock/core/changelog/changelog';
import { documentLink } from '@tussock/core/column/field';
import { correction, ownCorrection } from '@tussock/core/correction/correction';
import { faq } from '@tussock/core/faq/faq';
import { firmCards } from '@tussock/core/firm/firm-card';
import { platform, platformEmbed, platformRef } from '@tussock/core/firm/platform';
import { provider, providerEmbed, providerRef } from '@tussock/core/firm/provider';
import { fund, fundEmbed, fundTypeRef } from '@tussock/core/fund/fund';
import { fundSummary } from '@tussock/core/fund/fund-summary';
import { lockedOffer, offer, offerCard } from '@tussock/core/offer/offer';
import { offerSummary } from '@tussock/core/offer/offer-summary';
import { dictionaryAnswer } from '@tussock/core/open-data/dictionary';
import { person } from '@tussock/core/person/person';
import { listedRelease, releaseInfo, stats } from '@tussock/core/release/release';
import { siteSettings } from '@tussock/core/settings/settings-schema';
import { check, checks, coverage, source } from '@tussock/core/source/source';
import { tag, tagRef } from '@tussock/core/tag/tag';
import { whenUsed } from '@tussock/core/text/when-used';
import * as z from 'zod';

/** Schemas that have a name of their own in the document. */
function namesInDocument() {
  const { chart, chartDrawing, chartMark, chartTable } = chartSchemas();
  const { searchAnswer, searchGroup, searchHit } = searchSchemas();
  const { listedChange, listedSource, offerOutcome } = changelogSchemas();
  const { providers, platforms, funds, places } = firmCards().shape;
  return {
    AssetClass: assetClass,
    AssetClassRef: assetClassRef,
    Check: check,
    Chart: chart,
    ChartDrawing: chartDrawing,
    ChartMark: chartMark,
    ChartTable: chartTable,
    Checks: checks,
    ClassFigures: classFigures(),
    Coverage: coverage,
    BlogPost: blogPost,
    BlogPostSummary: blogPostSummary,
    Correction: correction,
    OwnCorrection: ownCorrection,
    FacetCount: facetCount(),
    DictionaryTable: dictionaryAnswer().shape.data.element,
    ErrorAnswer: errorAnswer(),
    Faq: faq,
    Fund: fund,
    FundCard: funds.element,
    FundEmbed: fundEmbed,
    FundSummary: fundSummary,
    FundTypeRef: fundTypeRef,
    Hit: searchHit,
    HitGroup: searchGroup,
    ListedRelease: listedRelease(),
    ListedSource: listedSource,
    LockedOffer: lockedOffer,
    Offer: offer,
    OfferCard: offerCard,
    OfferOutcome: offerOutcome,
    OfferDocument: documentLink,
    OfferSummary: offerSummary,
    Opportunity: opportunity(),
    Person: person,
    Place: places.element,
    Platform: platform,
    PlatformCard: platforms.element,
    PlatformEmbed: platformEmbed,
    PlatformRef: platformRef,
    Provider: provider,
    ProviderCard: providers.element,
    ProviderEmbed: providerEmbed,
    ProviderRef: providerRef,
    RecordChange: listedChange,
    ReleaseInfo: releaseInfo(),
    SearchAnswer: searchAnswer,
    SiteSettings: siteSettings,
    Source: source,
    SourcesAnswer: sourcesAnswer(),
    Stats: stats,
    Tag: tag,
    TagRef: tagRef,
  };
}

/** Gives them their names, once for all documents of a process. */
export const namedSchemas = whenUsed(() => {
  const named = namesInDocument();
  for (const [id, schema] of Object.entries(named)) z.globalRegistry.add(schema, { id });
  return named;
});
