import { expect, it } from 'vitest';
import { renderedSite, sampleSite } from './rendered.fixture';

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
  const { words, rows, counts } = await byCategory(await sampleSite());
  expect(rows).toBeGreaterThan(5);
  expect(sum(counts)).toBe(rows);
  expect(words).not.toContain('in the list above');
  // Each with its term: an investor must hold what counts for years.
  expect(words.match(/ Term: \S/g)).toHaveLength(rows);
});

it('the way to them is above the list of all: that list takes many screens of a phone', async () => {
  const { body } = await (await sampleSite()).page(PAGE);
  const [link, first, part] = ['href="#by-category"', '<article', 'id="by-category"'].map((text) =>
    body.indexOf(text),
  );
  expect(link).toBeGreaterThan(0);
  expect(link).toBeLessThan(first ?? 0);
  expect(first).toBeLessThan(part ?? 0);
});

/** Every offer twice, all of them stated for the visa. */
const manyOffers = (more: { aip_category?: 'balanced' } = {}) =>
  renderedSite((sample) => ({
    ...sample,
    offers: [0, 1].flatMap((copy) =>
      sample.offers.map((offer) => ({
        ...offer,
        id: offer.id.slice(0, -1) + copy,
        slug: `${offer.slug}-${copy}`,
        is_active: true,
        is_aip_eligible: true,
        ...more,
      })),
    ),
  }));

it('of many the first 100 are listed, without counts that would be of these alone, and the page says how many there are', async () => {
  const site = await manyOffers();
  const { words, rows, counts } = await byCategory(site);
  expect([rows, counts]).toEqual([100, []]);
  const all = site.directory.offers.length;
  expect(words).toContain(`the first 100 of ${all} offers by name`);
  const { part } = await byCategory(site, `${PAGE}?category=growth&sort=name`);
  expect(part.replace(/<!-- -->/g, '')).toMatch(
    new RegExp(
      `<a[^>]* href="${PAGE}\\?sort=name&amp;category=growth#results"[^>]*>See all ${all} in the list above</a>`,
    ),
  );
});

it('of many, a category without a row says that others may be of it', async () => {
  const site = await manyOffers({ aip_category: 'balanced' });
  const { words, rows } = await byCategory(site, `${PAGE}?category=growth`);
  expect(rows).toBe(0);
  const others = site.directory.offers.length - 100;
  expect(words).toContain(
    `None of these first 100 is stated for Growth; some of the other ${others} may be.`,
  );
});

it.each(['asset_class=private-equity', 'q=fund&status=Open', 'aip=stated&sort=name&layout=table'])(
  'the filters of the list are those of the part by category: %s',
  async (asked) => {
    const site = await sampleSite();
    const { words, rows, counts } = await byCategory(site, `${PAGE}?${asked}`);
    const { total } = (await site.page(`${PAGE}?${asked}`)).data<{ total: number }>('offer-list');
    expect(rows).toBeGreaterThan(0);
    expect([sum(counts), rows]).toEqual([total, total]);
    expect(words).toContain('Offers of the list above, as you filtered it.');
  },
);

it('an offer of a category that is not stated as eligible is in neither', async () => {
  const site = await renderedSite((sample) => ({
    ...sample,
    offers: sample.offers.map((offer) =>
      offer.is_aip_eligible ? offer : { ...offer, aip_category: 'growth' as const },
    ),
  }));
  const { rows } = await byCategory(site);
  expect(rows).toBeGreaterThan(5);
  expect((await site.page(PAGE)).data<{ total: number }>('offer-list').total).toBe(rows);
});

it('a choice of a category keeps the filters, and each filter, order and page of the list keeps the category', async () => {
  const site = await sampleSite();
  const asked = 'asset_class=private-equity&sort=name&rate=pir-28';
  const { body } = await site.page(`${PAGE}?${asked}&category=balanced`);
  const linksIn = (text: string) =>
    [...text.matchAll(/href="(\/aip-eligible-funds[^"]*)"/g)].map(([, to = '']) =>
      to.replaceAll('&amp;', '&'),
    );
  const { part } = await byCategory(site, `${PAGE}?${asked}&category=balanced`);
  expect(linksIn(part)).toEqual([
    `${PAGE}?${asked}#by-category`,
    `${PAGE}?${asked}&category=growth#by-category`,
    `${PAGE}?${asked}&category=balanced#by-category`,
  ]);
  const [above = ''] = body.split('id="by-category"');
  const ofTheList = linksIn(above).filter((to) => to.includes('?'));
  expect(ofTheList.length).toBeGreaterThan(10);
  for (const to of ofTheList) expect(to).toContain('category=balanced');
  // Without scripts, the filters and the order are forms.
  const forms = (above.match(/<form [\s\S]*?<\/form>/g) ?? []).filter((form) => !form.includes('action='));
  expect(forms.length).toBeGreaterThan(1);
  for (const form of forms) expect(form).toMatch(/<input type="hidden" name="category" value="balanced"\/>/);
});

it('a category leaves nothing out of the list, whose address for search engines is without it', async () => {
  const site = await sampleSite();
  const canonical = async (address: string) => {
    const page = await site.page(address);
    const total = page.data<{ total: number }>('offer-list').total;
    return [
      total,
      /<link rel="canonical" href="([^"]*)"/.exec(page.body)?.[1],
      page.body.includes('noindex'),
    ];
  };
  const plain = await canonical(PAGE);
  expect(await canonical(`${PAGE}?category=growth`)).toEqual(plain);
  expect(await canonical(`${PAGE}?category=nonsense`)).toEqual(plain);
});
