import { createApi } from '@tussock/api/app';
import { AIP_STATES } from '@tussock/core/offer/aip-state';
import { describe, expect, it } from 'vitest';
import { sampleSite } from '../rendered/rendered.fixture';
import { listFiles } from './list-files';

const { reads, page, directory } = await sampleSite();
const files = listFiles({
  api: createApi({ reads, build: 'b' }),
  build: 'b',
  now: () => new Date('2026-11-20T00:00:00Z'),
});
interface Row {
  id: string;
  slug: string | null;
}
const fileOf = async <R = Row>(address: string): Promise<{ data: R[]; total: number }> => {
  const [path, search = ''] = address.split('?');
  return (await files.request(`${path}.json?${search}`)).json();
};

/** The pages of a folder that the main part of a page leads to, in the order in which it first does. */
async function linkedOn(address: string, folder: string): Promise<string[]> {
  const { body } = await page(address);
  const main = /<main[^>]*>(.*)<\/main>/s.exec(body)?.[1] ?? '';
  const links = main.matchAll(new RegExp(`href="/${folder}/([^"/?#.]+)"`, 'g'));
  return [...new Set([...links].map(([, slug = '']) => slug))];
}
const addressOf = ({ id, slug }: Row) => slug ?? id;
/** The least rows of a list that a page shows at once. */
const ON_A_PAGE = 25;

const [post] = directory.blog_posts.filter(({ author, is_published }) => author && is_published);

describe('the file of a list', () => {
  it.each([
    ...[
      '/offers',
      '/offers?asset_class=property&sort=name',
      '/offers?min_investment=under-50k&open_first=false',
    ],
    ...['/search?q=forestry', '/secondary-market', '/secondary-market?sort=name', '/venture-capital'],
    ...['/aip-eligible-funds', ...Object.keys(AIP_STATES).map((state) => `/aip-eligible-funds?aip=${state}`)],
    ...['/tags/secondary-market', '/opportunities/under-100k', '/opportunities/private-credit/auckland'],
  ])('of offers at %s has what the page shows, in its order', async (address) => {
    const { data } = await fileOf(address);
    const shown = await linkedOn(address, 'offers');
    expect(data.slice(0, ON_A_PAGE).map(addressOf)).toEqual(shown.slice(0, ON_A_PAGE));
    expect(data.length).toBeGreaterThan(0);
  });

  it.each([
    ['/providers', 'providers'],
    ['/providers?location=auckland', 'providers'],
    ['/wealth-managers', 'providers'],
    ['/angel-networks', 'providers'],
    ['/platforms', 'platforms'],
    ['/aggregators', 'platforms'],
    ['/funds', 'funds'],
    ['/blog', 'blog'],
    ['/blog?category=Guides', 'blog'],
    [`/blog?author=${encodeURIComponent(post?.author ?? '')}`, 'blog'],
  ])('at %s has what the page shows of %s, in its order', async (address, folder) => {
    const { data } = await fileOf(address);
    const shown = await linkedOn(address, folder);
    expect(data.slice(0, ON_A_PAGE).map(addressOf)).toEqual(shown.slice(0, ON_A_PAGE));
    expect(data.length).toBeGreaterThan(0);
  });

  it('of the record is narrowed as the page is', async () => {
    const all = await fileOf('/sources');
    const ofFunds = await fileOf<{ kind: string }>('/sources?kind=fund');
    expect(new Set(ofFunds.data.map(({ kind }) => kind))).toEqual(new Set(['fund']));
    expect(ofFunds.total).toBeLessThan(all.total);
    const ended = await fileOf<{ provider: { slug: string } | null }>('/track-record');
    const provider = ended.data.find((outcome) => outcome.provider)?.provider?.slug;
    const own = await fileOf<{ provider: { slug: string } | null }>(`/track-record?provider=${provider}`);
    expect(own.data.length).toBeGreaterThan(0);
    expect(own.data).toEqual(ended.data.filter((outcome) => outcome.provider?.slug === provider));
  });
});
