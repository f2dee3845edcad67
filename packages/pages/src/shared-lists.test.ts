import { DEFAULT_SETTINGS } from '@tussock/core/settings/settings';
import { expect, it } from 'vitest';
import { renderedSite } from './rendered.fixture';

const { page } = await renderedSite();
const { address: site } = DEFAULT_SETTINGS;

it.each([
  [
    '/offers?distribution=monthly&asset_class=private-credit&sort=name&layout=table',
    '/offers?asset_class=private-credit&distribution=monthly',
    'Private credit · Monthly · Wholesale investment offers',
  ],
  [
    '/offers?minimum_up_to=150000',
    '/offers?minimum_up_to=150000',
    'Up to $150,000 · Wholesale investment offers',
  ],
  [
    '/aip-eligible-funds?aip=listed',
    '/aip-eligible-funds?aip=listed',
    'On the official list · AIP eligible funds and offers',
  ],
  [
    '/providers?location=auckland',
    '/providers?location=auckland',
    'Auckland · Fund managers and other providers',
  ],
  ['/sources?kind=fund', '/sources?kind=fund', 'Funds · Sources'],
  ['/changes?page=1', '/changes', 'Changes'],
])('a link to %s is shown with the name of that list and its address', async (asked, address, title) => {
  const { head } = await page(asked);
  const meta = (name: string) => new RegExp(`<meta property="${name}" content="([^"]*)"`).exec(head)?.[1];
  expect([meta('og:url'), meta('og:title')]).toEqual([
    `${site}${address}`.replaceAll('&', '&amp;'),
    `${title} | Tussock NZ`,
  ]);
  expect(head).toContain(`<title>${title} | Tussock NZ</title>`);
  expect(head.includes('content="noindex"')).toBe(address.includes('?'));
});
