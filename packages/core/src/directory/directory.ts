import type { AssetClass } from '../asset-class/asset-class';
import type { BlogPost } from '../blog-post/blog-post';
import type { Faq } from '../faq/faq';
import type { FundRow, FundType } from '../fund/fund';
import type { OfferRow } from '../offer/offer';
import type { Person } from '../person/person';
import type { Platform } from '../platform/platform';
import type { ProviderRow } from '../provider/provider';
import type { SettingsOverride } from '../site/settings-schema';
import type { Source } from '../source/source';
import type { OfferTag, Tag } from '../tag/tag';

/** The tables of a data folder after validation: typed, normalised, links known to hold. */
export interface Directory {
  offers: OfferRow[];
  providers: ProviderRow[];
  platforms: Platform[];
  funds: FundRow[];
  fund_types: FundType[];
  tags: Tag[];
  offer_tags: OfferTag[];
  asset_classes: AssetClass[];
  blog_posts: BlogPost[];
  faqs: Faq[];
  key_people: Person[];
  sources: Source[];
  /** What the folder's `settings.json` overrides; null without one. */
  settings: SettingsOverride | null;
}

export const TABLES = [
  'offers',
  'providers',
  'platforms',
  'funds',
  'fund_types',
  'tags',
  'offer_tags',
  'asset_classes',
  'blog_posts',
  'faqs',
  'key_people',
  'sources',
] as const;
export type TableName = (typeof TABLES)[number];
