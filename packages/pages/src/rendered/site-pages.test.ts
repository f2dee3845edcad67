import { expect, it } from 'vitest';
import { SITE_PAGES } from '../../../web/src/features/search/site-pages';
import { sampleSite } from './rendered.fixture';

const { page } = await sampleSite();

it.each(SITE_PAGES)('$path: search names the page as its heading does', async ({ path, title }) => {
  const { body, status } = await page(path);
  const heading = /<h1[^>]*>(.*?)<\/h1>/.exec(body)?.[1] ?? 'none';
  expect(status).toBe(200);
  expect(title.slice(0, heading.length)).toBe(heading);
  expect(title.slice(heading.length)).toMatch(/^(?:$|[: ])/);
});
