import { comparisonKey } from '@tussock/core/comparison/comparison';
import { watchlistKey } from '@tussock/core/watchlist/watchlist-key';

/**
 * Every key under which the browser stores something, by what it is; there are no others. The keys of lists begin with the
 * name of the product. The others begin with the first one whatever the directory is called: under another, what browsers have stored would be
 * lost. /privacy says what each of them holds.
 */
export const KEPT_KEYS = {
  comparison: comparisonKey,
  watchlist: watchlistKey,
  saved_searches: (name: string) => `${name.toLowerCase()}_saved_searches`,
  searches: (name: string) => `${name.toLowerCase()}_searches`,
  situation: () => 'tussock_situation',
  theme: () => 'theme',
  slash: () => 'tussock_slash',
  draft_apply: () => 'tussock_draft_apply',
  draft_unlock: () => 'tussock_draft_unlock',
  draft_report: () => 'tussock_draft_report',
  session: () => 'tussock_session',
  scroll: () => 'scroll',
  reload: () => 'reloaded-for',
} as const satisfies Record<string, (product: string) => string>;

export type KeptId = keyof typeof KEPT_KEYS;
