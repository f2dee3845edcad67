/** Where releases are shown that are not live: `/preview/TOKEN/…`. */
export const PREVIEW_PATH = '/preview';

/** On every answer under it, in place of what other answers have. The address holds a secret. */
export const PREVIEW_HEADERS: Record<string, string> = {
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow, noarchive',
};

/** A path as it may be logged or traced: without the token of a preview. */
export const withoutToken = (path: string): string => path.replace(/^(\/+preview\/)[^/]*/i, '$1…');
