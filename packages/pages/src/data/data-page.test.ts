import { expect, it } from 'vitest';
import { renderedSite } from '../rendered.fixture';

it.each([
  [6_000, true],
  [6_001, false],
])('the page of a release of %d offers offers its files: %s', async (offers, expected) => {
  const { page, reads } = await renderedSite();
  const { listReleases } = reads;
  reads.listReleases = async () => (await listReleases()).map((one) => ({ ...one, counts: { offers } }));
  const { body, structuredData } = await page('/data');
  expect(body).toMatch(/Release (<!-- -->)?1</);
  expect(/href="\/data\/1\//.test(body)).toBe(expected);
  expect(body.includes('/data/1/SHA256SUMS') || body.includes('sha256sum')).toBe(expected);
  expect(structuredData.some((one) => one['@type'] === 'Dataset')).toBe(expected);
  expect(body.includes('offers have no files')).toBe(!expected);
});
