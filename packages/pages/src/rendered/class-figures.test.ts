import { expect, it } from 'vitest';
import { renderedSite, sampleSite } from './rendered.fixture';

const PAGES = ['/asset-classes', '/asset-classes/private-credit'];
const COUNTED = /open of (?:<!-- -->)?[\d,]+(?:<!-- -->)? listed/;

it.each(PAGES)('%s has the figures of its classes', async (address) => {
  const { body } = await (await sampleSite()).page(address);
  expect(body).toMatch(COUNTED);
  expect(body).not.toContain('We could not load');
});

it.each(PAGES)(
  '%s does not say that a class has no offers where its figures cannot be read',
  async (address) => {
    const site = await renderedSite((sample) => sample, undefined, '/api/asset-class-figures');
    const { body, status } = await site.page(address);
    expect(status).toBe(200);
    expect(body).not.toMatch(COUNTED);
    expect(body).not.toContain('No open offer');
    expect(body.replaceAll('<!-- -->', '')).toMatch(
      /We could not load the figures of (this class|the classes)\./,
    );
  },
);
