import type { ListedChange, RecordChange } from '@tussock/core/changelog/changelog';
import { addressOf } from '@tussock/core/identifier/identifier';
import type { TaxPosition } from '@tussock/core/return/tax-position';
import { PAGES } from '@tussock/core/settings/pages';
import type { SourceKind } from '@tussock/core/source/kind';

interface Addressed {
  id: string;
  slug: string | null;
}

/** A path with its parameters filled in, in their order. */
function fill(pattern: string, ...values: string[]): string {
  return pattern.replace(/:\w+/g, () => values.shift() ?? '');
}

const byAddress = (pattern: string) => (record: Addressed) => fill(pattern, addressOf(record));
const bySlug = (pattern: string) => (slug: string) => fill(pattern, slug);

/** The page of what an entry of the changelog is about. */
export function pathOfRecord(kind: RecordChange['kind'], about: Addressed): string {
  if (kind === 'setting') return PAGES.aipInvestorVisa;
  if (kind === 'platform') return paths.platform(about);
  if (kind === 'blog-post') return paths.blogPost(about);
  return paths[kind](about);
}

/** The page of what a change concerns; null where it has none any more. */
export const pathOfChange = ({ kind, about, has_page }: ListedChange): string | null =>
  has_page ? pathOfRecord(kind, about) : null;

/** The addresses of the site, made from the paths of its pages. Every link and redirect uses them. */
export const paths = {
  ...PAGES,
  offer: byAddress(PAGES.offer),
  /** The part of an exclusive offer's page that shows what is locked. */
  lockedPart: (offer: Addressed) => `${fill(PAGES.offer, addressOf(offer))}#locked`,
  /** The form, with this offer chosen. */
  enquireAbout: (offer: Addressed) => `${PAGES.apply}?offer=${addressOf(offer)}`,
  assetClass: bySlug(PAGES.assetClass),
  provider: byAddress(PAGES.provider),
  platform: byAddress(PAGES.platform),
  fund: byAddress(PAGES.fund),
  tag: bySlug(PAGES.tag),
  opportunities: bySlug(PAGES.opportunities),
  assetByLocation: (asset: string, location: string) => fill(PAGES.assetByLocation, asset, location),
  blogPost: byAddress(PAGES.blogPost),
  /** Shows these offers side by side, whatever is in the visitor's own list. */
  comparison: (offers: readonly Addressed[]) => `${PAGES.compare}?offers=${offers.map(addressOf).join(',')}`,
  /** The form for a mistake in a record, or in one of its figures. */
  reportOn: (kind: SourceKind, record: Addressed, field?: string) =>
    `${PAGES.report}?kind=${kind}&record=${addressOf(record)}${field ? `&field=${field}` : ''}`,
  /** All offers with what is left of each at a tax position. */
  offersAtRate: (position: TaxPosition) => `${PAGES.offers}?rate=${position}`,
  /** The picture that links to a record's page are shown with, in a release. */
  picture: (page: string, release: number | null = null) =>
    `/images${page}.png${release === null ? '' : `?release=${release}`}`,
  /** A file of a release. */
  dataFile: (release: number, name: string) => `${PAGES.data}/${release}/${name}`,
  dataIndex: `${PAGES.data}/index.json`,
  blogFeed: `${PAGES.blog}/rss.xml`,
  offersFeed: `${PAGES.offers}/rss.xml`,
  changesFeed: `${PAGES.changes}/rss.xml`,
} as const;
