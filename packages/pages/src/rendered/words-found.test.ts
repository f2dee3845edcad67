import { expect, it } from 'vitest';
import { sampleSite } from './rendered.fixture';

const { page } = await sampleSite();

/** What is marked in the names of the offers of a list. */
const marked = (body: string) =>
  (body.match(/<article class="offer-card">[\s\S]*?<\/article>|<th scope="row"[\s\S]*?<\/th>/g) ?? []).map(
    (offer) => [...offer.matchAll(/<mark[^>]*>([^<]*)<\/mark>/g)].map(([, word]) => word),
  );

it.each(['', '&layout=table'])(
  'a search marks the words that it found in the names of offers%s, as in those of other records',
  async (layout) => {
    const found = marked((await page(`/search?q=korokio${layout}`)).body);
    expect(found.flat()).toContain('Korokio');
    // Words that became a filter are not searched.
    const filtered = marked((await page(`/search?q=forestry${layout}`)).body);
    expect(filtered.length).toBeGreaterThan(0);
    expect(filtered.flat()).toEqual([]);
  },
);
