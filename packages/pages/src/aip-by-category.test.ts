import { expect, it } from 'vitest';
import { renderedSite } from './rendered.fixture';

const PAGE = '/aip-eligible-funds';

/** The part of the page by category: its words, its rows, and the counts of its groups. */
async function byCategory(site: Awaited<ReturnType<typeof renderedSite>>, address = PAGE) {
  const { body } = await site.page(address);
  const [part = ''] =
    /<section aria-labelledby="by-category"[\s\S]*?(?=<section aria-labelledby="providers")/.exec(body) ?? [];
  return {
    part,
    words: part.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' '),
    rows: part.match(/<li class="grid/g)?.length ?? 0,
    counts: [...part.matchAll(/<h3[\s\S]*?(\d*)(?:<\/span>)?<\/h3>/g)].flatMap(([, n]) =>
      n ? [Number(n)] : [],
    ),
  };
}
const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);

it('offers for the visa are listed by category, all of them and with counts where they are few', async () => {
  const { words, rows, counts } = await byCategory(await renderedSite());
  expect(rows).toBeGreaterThan(5);
  expect(sum(counts)).toBe(rows);
  expect(words).not.toContain('in the list above');
});

it('the way to them is above the list of all: that list takes many screens of a phone', async () => {
  const { body } = await (await renderedSite()).page(PAGE);
  const [link, first, part] = ['href="#by-category"', '<article', 'id="by-category"'].map((text) =>
    body.indexOf(text),
  );
  expect(link).toBeGreaterThan(0);
  expect(link).toBeLessThan(first ?? 0);
  expect(first).toBeLessThan(part ?? 0);
});

it('of many the first 100 are listed, without counts that would be of these alone, and the page says how many there are', async () => {
  const site = await renderedSite((sample) => ({
    ...sample,
    offers: [0, 1].flatMap((copy) =>
      sample.offers.map((offer) => ({
        ...offer,
        ...{ id: offer.id.slice(0, -1) + copy, slug: `${offer.slug}-${copy}` },
        ...{ is_active: true, is_aip_eligible: true },
      })),
    ),
  }));
  const { words, rows, counts } = await byCategory(site);
  expect([rows, counts]).toEqual([100, []]);
  const all = site.directory.offers.length;
  expect(words).toContain(`the first 100 of ${all} offers by name`);
  // Also where the list above is filtered.
  const { part } = await byCategory(site, `${PAGE}?status=Open&category=growth`);
  expect(part.replace(/<!-- -->/g, '')).toMatch(
    new RegExp(`<a[^>]* href="${PAGE}#results"[^>]*>See all ${all} in the list above</a>`),
  );
});
