import type { AssetClass } from '@tussock/core/asset-class/asset-class';
import type { ClassFigures } from '@tussock/core/asset-class/class-figures';
import type { BlogPost } from '@tussock/core/blog-post/blog-post';
import type { Platform } from '@tussock/core/firm/platform';
import type { Provider } from '@tussock/core/firm/provider';
import type { Fund } from '@tussock/core/fund/fund';
import type { Offer } from '@tussock/core/offer/offer';
import type { ReleaseInfo } from '@tussock/core/release/release';
import { siteTitle } from '@tussock/core/settings/page-title';
import type { SiteSettings } from '@tussock/core/settings/settings';
import type { About, Card } from './card';
import { offerCard } from './cards/offer';
import { assetClassCard, blogPostCard, fundCard, platformCard, providerCard } from './cards/records';

/** Reads an address of the API in the release of the picture, such as `settings`. Throws unless it is answered. */
export type ReadApi = (path: string) => Promise<unknown>;

interface SectionOf {
  /** The API's collection of the records. */
  collection: string;
  card: (record: never, read: ReadApi) => Card | Promise<Card>;
}

/** The sections of the site whose records have a picture, by the first part of their addresses. */
const SECTIONS = {
  offers: { collection: 'offers', card: (offer: Offer) => offerCard(offer) },
  providers: { collection: 'providers', card: (provider: Provider) => providerCard(provider) },
  platforms: { collection: 'platforms', card: (platform: Platform) => platformCard(platform) },
  funds: { collection: 'funds', card: (fund: Fund) => fundCard(fund) },
  blog: { collection: 'blog-posts', card: (post: BlogPost) => blogPostCard(post) },
  'asset-classes': {
    collection: 'asset-classes',
    card: async (asset: AssetClass, read: ReadApi) => {
      const { data } = (await read('asset-class-figures')) as { data: ClassFigures[] };
      return assetClassCard(
        asset,
        data.find(({ asset_class }) => asset_class.id === asset.id),
      );
    },
  },
} satisfies Record<string, SectionOf>;
export type Section = keyof typeof SECTIONS;

export const isSection = (section: string): section is Section => Object.hasOwn(SECTIONS, section);

/** @param release as the visitor wrote it: the API refuses what is no number */
export const recordAddress = (section: Section, record: string, release: string): string =>
  `/api/${SECTIONS[section].collection}/${encodeURIComponent(record)}?release=${encodeURIComponent(release)}`;

/** @param record what the API answered at the record's address */
export const cardOf = async (section: Section, record: unknown, read: ReadApi): Promise<Card> =>
  (SECTIONS[section] as SectionOf).card(record as never, read);

export async function aboutRelease(read: ReadApi): Promise<About> {
  const [release, settings] = (await Promise.all([read('release'), read('settings')])) as [
    ReleaseInfo,
    SiteSettings,
  ];
  return {
    site: siteTitle(settings),
    published_at: release.published_at,
    demonstration: settings.demonstration,
  };
}
