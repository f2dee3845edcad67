import { faqAnchor } from '@tussock/core/faq/anchor';
import { paths } from '../../lib/paths';
import type { SearchAnswer } from '../../lib/queries/offer-list';

export type HitKind = keyof SearchAnswer['groups'];
export type Hit = SearchAnswer['groups'][HitKind]['hits'][number];

/** In the order in which they are shown. */
export const HIT_KINDS: readonly HitKind[] = [
  'offer',
  'provider',
  'platform',
  'fund',
  'tag',
  'blog-post',
  'faq',
];

export const KIND_LABELS: Record<HitKind, string> = {
  offer: 'Offers',
  provider: 'Providers',
  platform: 'Platforms',
  fund: 'Funds',
  tag: 'Tags',
  'blog-post': 'Blog',
  faq: 'Questions and answers',
};

/** Where a hit leads. */
export function addressOfHit({ kind, id, slug, title }: Hit): string {
  const record = { id: id ?? '', slug };
  if (kind === 'offer') return paths.offer(record);
  if (kind === 'provider') return paths.provider(record);
  if (kind === 'platform') return paths.platform(record);
  if (kind === 'fund') return paths.fund(record);
  if (kind === 'tag') return paths.tag(slug ?? '');
  if (kind === 'blog-post') return paths.blogPost(record);
  return `${paths.faq}#${faqAnchor(title)}`;
}

/** The list that holds all hits of a kind; null where there is none. */
export function listOfKind(kind: HitKind, words: string): string | null {
  const list: Partial<Record<HitKind, string>> = {
    provider: paths.providers,
    platform: paths.platforms,
    fund: paths.funds,
  };
  const path = list[kind];
  return path ? `${path}?${new URLSearchParams({ q: words })}` : null;
}
