import { DEMONSTRATION } from './notices';
import type { SiteSettings } from './settings';

/** For feeds and files, which are read away from the banner of the pages: in a demonstration they say so themselves. */
export const withNotice = (text: string, { demonstration }: Pick<SiteSettings, 'demonstration'>): string =>
  demonstration ? `${DEMONSTRATION} ${text}` : text;
