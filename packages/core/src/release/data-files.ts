import type { ListedRelease, ReleaseInfo } from './release';

/** Offers of the largest release that has files: they are made when they are asked for, and a function has 15 seconds. */
export const MOST_OFFERS_IN_FILES = 6_000;

export const isTooLargeForFiles = ({ counts }: Pick<ReleaseInfo, 'counts'>): boolean =>
  (counts.offers ?? 0) > MOST_OFFERS_IN_FILES;

/** Whether the files of a release can be downloaded. */
export const hasFiles = ({ counts }: Pick<ListedRelease, 'counts'>): boolean =>
  counts !== null && !isTooLargeForFiles({ counts });
