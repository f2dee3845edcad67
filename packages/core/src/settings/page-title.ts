import type { SiteSettings } from './settings';

type Names = Pick<SiteSettings, 'name' | 'title_region'>;

/** "Tussock NZ". */
export function siteTitle({ name, title_region }: Names): string {
  return `${name} ${title_region}`.trim();
}

/** Search engines show about this many characters. */
const LONGEST = 60;
/** Where a long name may end: before a colon, a comma, a dash or a bracket. */
const CLAUSE = /(?=[:,;] | [–(])/;

/**
 * "{title} | Tussock NZ", unless the title already contains the site's name. A title that search engines would
 * cut ends with its first clause; one that they may not list stays whole, with its last word, such as “(removed)”.
 */
export function pageTitle(title: string, names: Names, isListed = true): string {
  if (title.includes(names.name)) return title;
  const whole = (text: string) => `${text} | ${siteTitle(names)}`;
  if (title.trim() === '') return siteTitle(names);
  return whole(isListed && whole(title).length > LONGEST ? title.split(CLAUSE)[0] || title : title);
}
