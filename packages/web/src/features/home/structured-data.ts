import type { SiteSettings } from '@tussock/core/settings/settings';
import { paths } from '../../lib/paths';

type Thing = Record<string, unknown>;

/** The site, with its search. */
export const websiteData = (settings: SiteSettings): Thing => ({
  '@type': 'WebSite',
  name: `${settings.name} ${settings.title_region}`,
  url: `${settings.address}/`,
  inLanguage: settings.locale,
  potentialAction: {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${settings.address}${paths.search}?q={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  },
});

/** Who runs the site. */
export const organisationData = (settings: SiteSettings): Thing => ({
  '@type': 'Organization',
  name: `${settings.name} ${settings.title_region}`,
  url: `${settings.address}/`,
  logo: `${settings.address}/favicon.svg`,
  email: settings.contact_email,
  areaServed: { '@type': 'Country', name: 'NZ' },
});
