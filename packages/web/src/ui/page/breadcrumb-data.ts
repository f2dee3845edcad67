import type { SiteSettings } from '@tussock/core/settings/settings';
import type { Crumb } from './breadcrumbs';

/** The trail of a page, home first; the last crumb is the page itself. */
export function breadcrumbData(
  trail: readonly Crumb[],
  path: string,
  { address }: Pick<SiteSettings, 'address'>,
): Record<string, unknown> {
  const crumbs: Crumb[] = [{ label: 'Home', to: '/' }, ...trail];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, place) => ({
      '@type': 'ListItem',
      position: place + 1,
      name: crumb.label,
      item: address + (crumb.to ?? path),
    })),
  };
}
