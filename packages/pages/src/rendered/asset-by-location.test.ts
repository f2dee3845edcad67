import { describe, expect, it } from 'vitest';
import { renderedSite, sampleSite } from './rendered.fixture';

const CREDIT = '/opportunities/private-credit';

/** What a rendered page has under “Private credit elsewhere”: its words, and each place with its count. */
function elsewhere(body: string) {
  const [, nav = ''] = /<nav aria-labelledby="other-places">([\s\S]*?)<\/nav>/.exec(body) ?? [];
  const places = nav.matchAll(/<li><a[^>]*href="([^"]*)"[^>]*>[^<]*<\/a>\s*<span[^>]*>([\d,]+)</g);
  return {
    words: nav.replace(/<[^>]+>/g, ''),
    all: /href="([^"]*)#other-places"/.exec(nav)?.[1]?.replaceAll('&amp;', '&'),
    places: [...places].map(([, address, count]) => ({ address, count: Number(count) })),
  };
}

describe('other places of a class', () => {
  it('are those with an offer, and nothing is said of more where these are all', async () => {
    const { page } = await sampleSite();
    const { places, words, all } = elsewhere((await page(`${CREDIT}/auckland`)).body);
    expect(places.length).toBeGreaterThan(3);
    expect(places.filter(({ count }) => count === 0)).toEqual([]);
    expect(places.map(({ address }) => address)).not.toContain(`${CREDIT}/auckland`);
    expect([words.includes('the most offers'), all]).toEqual([false, undefined]);
  });

  it('are the ones with the most offers where there are many, with a link to the page with all', async () => {
    const { page, directory } = await renderedSite((sample) => {
      const [credit] = sample.asset_classes.filter(({ slug }) => slug === 'private-credit');
      // One offer in each place, and two in the last.
      return {
        ...sample,
        offers: sample.offers.map((offer, at, { length }) => ({
          ...offer,
          is_active: true,
          fund_id: null,
          asset_class_id: credit?.id ?? null,
          location: `Place ${Math.min(at, length - 2)}`,
        })),
      };
    });
    const last = `${CREDIT}/place-${directory.offers.length - 2}`;
    const first = elsewhere((await page(`${CREDIT}/place-0?status=Open&status=Closed`)).body);
    expect(first.words).toContain(`These are the ${first.places.length} places with the most offers.`);
    expect(first.places).toContainEqual({ address: last, count: 2 });
    const all = elsewhere((await page(first.all ?? '')).body);
    expect(first.all).toContain('status=Closed&status=Open');
    expect(all.places.length).toBeGreaterThan(first.places.length);
    expect(all.words).not.toContain('the most offers');
  });
});

it('a place abroad is not said to be in New Zealand', async () => {
  const { page } = await renderedSite((sample) => ({
    ...sample,
    offers: sample.offers.map((offer) => ({ ...offer, location: 'Sydney, Australia' })),
  }));
  const { head } = await page(`${CREDIT}/sydney-australia`);
  expect(head).toContain(
    'Private credit offers in Sydney, Australia for wholesale investors in New Zealand, with',
  );
});
