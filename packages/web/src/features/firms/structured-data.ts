import type { Platform } from '@tussock/core/firm/platform';
import type { Provider } from '@tussock/core/firm/provider';
import type { SiteSettings } from '@tussock/core/settings/settings';
import { excerpt } from '@tussock/core/text/excerpt';
import { withoutMarks } from '@tussock/core/text/without-marks';
import { paths } from '../../lib/address/paths';

type Thing = Record<string, unknown>;

/** A provider in schema.org's vocabulary. */
export function providerData(provider: Provider, settings: SiteSettings): Thing {
  return {
    '@type': 'FinancialService',
    ...firm(provider, paths.provider(provider), settings),
    ...(provider.established_date && { foundingDate: provider.established_date }),
    address: {
      '@type': 'PostalAddress',
      ...(provider.location && { addressLocality: provider.location }),
      addressCountry: 'NZ',
    },
    areaServed: { '@type': 'Country', name: 'NZ' },
  };
}

/** A platform in schema.org's vocabulary. */
export const platformData = (platform: Platform, settings: SiteSettings): Thing => ({
  '@type': 'Organization',
  ...firm(platform, paths.platform(platform), settings),
  areaServed: { '@type': 'Country', name: 'NZ' },
});

type Firm = Pick<Provider, 'name' | 'description' | 'website' | 'logo_url'>;

function firm(of: Firm, path: string, settings: SiteSettings): Thing {
  return {
    name: of.name,
    url: settings.address + path,
    ...(of.description && { description: excerpt(withoutMarks(of.description), 300) }),
    ...(of.website && { sameAs: of.website }),
    ...(of.logo_url && { logo: of.logo_url.startsWith('/') ? settings.address + of.logo_url : of.logo_url }),
  };
}
