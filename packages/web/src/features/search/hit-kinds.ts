import { faqAnchor } from '@tussock/core/faq/anchor';
import { pathOfRecord, paths } from '../../lib/address/paths';
import type { SearchAnswer } from '../../lib/queries/offer-list';

/** What words find beside offers, which are a list of their own. */
export type HitKind = Exclude<keyof SearchAnswer['groups'], 'offer'>;
export type Hit = SearchAnswer['groups'][HitKind]['hits'][number];

export const KIND_LABELS: Record<HitKind, string> = {
  provider: 'Providers',
  platform: 'Platforms',
  fund: 'Funds',
  tag: 'Tags',
  'blog-post': 'Blog',
  faq: 'Questions and answers',
};

/** In the order in which they are shown. */
export const HIT_KINDS = Object.keys(KIND_LABELS) as HitKind[];

/** Where a hit leads. */
export function addressOfHit({ kind, id, slug, title }: Hit): string {
  if (kind === 'faq') return `${paths.faq}#${faqAnchor(title)}`;
  if (kind === 'tag') return paths.tag(slug ?? '');
  return pathOfRecord(kind, { id: id ?? '', slug });
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
