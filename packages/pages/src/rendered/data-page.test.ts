import { expect, it } from 'vitest';
import { renderedSite } from './rendered.fixture';

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

it('after a roll-back says of the later releases that they were taken back, and has the checks of the one that is shown', async () => {
  const { page, reads } = await renderedSite();
  const [only] = await reads.listReleases();
  if (!only) throw new Error('no release');
  reads.listReleases = async () =>
    ([3, 2, 1] as const).map((release) => ({ ...only, release, state: release === 2 ? 'live' : 'kept' }));
  const body = (await page('/data')).body.replace(/<!--.*?-->/g, '');
  const [, ...states] = body
    .split(/>Release (?=\d<)/)
    .map((part) => /Taken back|Shown on this site|Earlier release/.exec(part)?.[0]);
  expect(states).toEqual(['Taken back', 'Shown on this site', 'Earlier release']);
  expect(body.match(/The site shows release 2 again\./g)).toHaveLength(1);
  expect(body).toContain('every file of the release that this site shows');
});
