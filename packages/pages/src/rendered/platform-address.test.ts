import { expect, it } from 'vitest';
import { renderedSite } from './rendered.fixture';

const { directory, reads, page } = await renderedSite((sample) => ({
  ...sample,
  platforms: sample.platforms.map((platform, n) => ({ ...platform, slug: n === 0 ? 'koru' : null })),
}));
const [slugged, bare] = directory.platforms;
if (!slugged || !bare) throw new Error('The sample has too few platforms.');

it('a platform with a slug has its page there, and its id leads to it', async () => {
  expect(await page(`/platforms/${slugged.id}`)).toMatchObject({ status: 301, location: '/platforms/koru' });
  const { status, head, data } = await page('/platforms/koru');
  expect(status).toBe(200);
  expect(head).toContain('<link rel="canonical" href="https://tussock.example/platforms/koru"/>');
  const offers = data<{ total: number }>('offer-list');
  const made = directory.offers.filter(
    ({ is_active, platform_id }) => is_active && platform_id === slugged.id,
  );
  expect(offers.total).toBe(made.length);
  expect(made.length).toBeGreaterThan(0);
});

it('a platform without one keeps its id', async () => {
  const { status, head } = await page(`/platforms/${bare.id}`);
  expect(status).toBe(200);
  expect(head).toContain(`<link rel="canonical" href="https://tussock.example/platforms/${bare.id}"/>`);
});

it('the second address of a platform stays where it is', async () => {
  const { status, head } = await page(`/aggregators/${slugged.id}`);
  expect(status).toBe(200);
  expect(head).toContain('<link rel="canonical" href="https://tussock.example/platforms/koru"/>');
});

it('an older slug of a platform leads to its page from both addresses', async () => {
  reads.retired.set('platform/tui', { id: slugged.id, slug: 'koru' });
  for (const path of ['/platforms/tui', '/aggregators/tui'])
    expect(await page(path)).toMatchObject({ status: 301, location: '/platforms/koru' });
});
