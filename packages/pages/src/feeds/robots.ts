import type { SiteSettings } from '@tussock/core/settings/settings';

/** Everything may be read; what is different for every visitor or answers to any words is not worth crawling. */
export const robotsText = ({ address }: SiteSettings) =>
  [
    'User-agent: *',
    'Allow: /',
    'Disallow: /api/exclusive/',
    'Disallow: /api/search',
    'Disallow: /api/charts/search',
    'Disallow: /search?',
    'Disallow: /compare?',
    '',
    `Sitemap: ${address}/sitemap.xml`,
    '',
  ].join('\n');
