import { siteTitle } from '@tussock/core/settings/page-title';
import type { SiteSettings } from '@tussock/core/settings/settings';

const icon = (size: number) => ({
  src: `/assets/icons/icon-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
});

/** /site.webmanifest: the name and icon of the site on a home screen. It opens in the browser, with its address bar. */
export const manifestText = (settings: SiteSettings): string =>
  JSON.stringify({
    name: siteTitle(settings),
    short_name: settings.name,
    lang: settings.locale,
    start_url: '/',
    display: 'browser',
    background_color: '#fbfaf6',
    theme_color: '#1d4b39',
    icons: [192, 512].map(icon),
  });
