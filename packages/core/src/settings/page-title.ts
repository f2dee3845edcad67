import type { SiteSettings } from './settings';

type Names = Pick<SiteSettings, 'name' | 'title_region'>;

/** "Tussock NZ". */
export function siteTitle({ name, title_region }: Names): string {
  return `${name} ${title_region}`.trim();
}

/** "{title} | Tussock NZ", unless the title already contains the site's name (spec §2). */
export function pageTitle(title: string, names: Names): string {
  if (title.includes(names.name)) return title;
  return title.trim() === '' ? siteTitle(names) : `${title} | ${siteTitle(names)}`;
}
