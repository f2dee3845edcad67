import { siteTitle } from '@tussock/core/settings/page-title';
import type { SiteSettings } from '@tussock/core/settings/settings';
import { paths } from '../../lib/address/paths';

type Thing = Record<string, unknown>;

/** The site, with the search of its offers: /search itself is not for search engines. */
export const websiteData = (settings: SiteSettings): Thing => ({
  '@type': 'WebSite',
  name: siteTitle(settings),
  url: `${settings.address}/`,
  inLanguage: settings.locale,
  potentialAction: {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${settings.address}${paths.offers}?q={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  },
});

/** Who runs the site. */
export const organisationData = (settings: SiteSettings): Thing => ({
  '@type': 'Organization',
  name: siteTitle(settings),
  url: `${settings.address}/`,
  ...(settings.operator && { legalName: settings.operator.legal_name }),
  logo: `${settings.address}/assets/icons/icon-512.png`,
  email: settings.contact_email,
  ...(settings.profiles.length > 0 && { sameAs: settings.profiles }),
  publishingPrinciples: settings.address + paths.methodology,
  correctionsPolicy: settings.address + paths.corrections,
  ownershipFundingInfo: settings.address + paths.partners,
  areaServed: { '@type': 'Country', name: 'NZ' },
});
