import type { Directory } from '@tussock/core/directory/directory';
import { describe, expect, it } from 'vitest';
import { renderedSite } from './rendered.fixture';

type Field =
  | 'aip_listed_on'
  | 'asset_class_id'
  | 'location'
  | 'minimum_investment'
  | 'target_return_max'
  | 'target_return_min'
  | 'term_description';

/** The sample, in which these fields of its offers were confirmed on 1 November 2026, and nothing else was looked at. */
const confirming =
  (...fields: Field[]) =>
  (sample: Directory): Directory => ({
    ...sample,
    sources: sample.offers.flatMap(({ id }) =>
      fields.map((field) => ({
        record: id,
        field,
        title: 'A register',
        address: null,
        tier: 'A' as const,
        checked_on: '2026-11-01',
        checked_by: 'A checker',
        outcome: 'matches',
        state: 'confirmed' as const,
        confirmed_on: '2026-11-01',
        sha256: null,
        id: null,
        disputed_on: null,
        reply: null,
        replied_on: null,
      })),
    ),
  });

/** The texts that have a mark directly behind them, with the class of the mark. The key of the marks is left out. */
function marked(body: string): { text: string; mark: string }[] {
  const pieces = body
    .replace(/<!--.*?-->/g, '')
    .split(/<(?:a|i) [^>]*class="mark (\w+)"(?![^>]*aria-hidden)[^>]*>/);
  return pieces.flatMap((before, at) =>
    at % 2 === 0 && at + 1 < pieces.length
      ? [
          {
            text: before
              .replace(/<[^>]+>/g, ' ')
              .trimEnd()
              .slice(-60),
            mark: pieces[at + 1] ?? '',
          },
        ]
      : [],
  );
}

const ADDRESSES = ['/', '/offers', '/offers?layout=table'];

describe('a mark is behind the figure that was checked', () => {
  const AMOUNT = /\$[\d.,]+[KM]?\s+[A-Z]{3}(\s+\$[\d.,]+ [A-Z]{3})?$/;

  it.each(ADDRESSES)('on %s, where minimums were', async (address) => {
    const { page } = await minimums;
    const found = marked((await page(address)).body);
    expect(found.length).toBeGreaterThan(3);
    for (const { text } of found) expect(text).toMatch(AMOUNT);
  });

  it.each(ADDRESSES)('on %s, where targets were', async (address) => {
    const { page } = await targets;
    const found = marked((await page(address)).body);
    expect(found.length).toBeGreaterThan(3);
    for (const { text } of found) expect(text).toMatch(/%[^$]*$/);
  });
});

it.each(ADDRESSES)('a mark on %s fades by the day on which the page is made', async (address) => {
  const marksOn = async (site: typeof minimums) =>
    new Set(marked((await (await site).page(address)).body).map(({ mark }) => mark));
  expect(await marksOn(minimums)).toEqual(new Set(['confirmed']));
  expect(await marksOn(twoYearsLater)).toEqual(new Set(['aged']));
});

it('a mark is behind each minimum and term of the visa list by category that was checked', async () => {
  const { page } = await renderedSite(confirming('minimum_investment', 'term_description'));
  const { body } = await page('/aip-eligible-funds');
  const [, part = ''] = body.split(/aria-labelledby="(?:by-category|providers)"/);
  const rows = part.match(/<li class="grid[\s\S]*?<\/li>/g) ?? [];
  expect(rows.length).toBeGreaterThan(5);
  const stated = rows.map((row) => Number(!row.includes('Contact for details')) + 1);
  expect(rows.map((row) => marked(row).length)).toEqual(stated);
});

it('a mark is behind the place of an offer on its card where it was checked, and not behind that of its provider', async () => {
  const { page, directory } = await renderedSite((sample) =>
    confirming('location')({
      ...sample,
      offers: sample.offers.map((offer, n) => (n % 2 === 0 ? offer : { ...offer, location: null })),
    }),
  );
  const { body } = await page('/offers');
  const places = new Map(directory.offers.map(({ slug, location }) => [`/offers/${slug}`, location]));
  const cards = (body.match(/<article[\s\S]*?<\/article>/g) ?? []).map((card) => {
    const path = /href="(\/offers\/[^"#]*)"/.exec(card)?.[1] ?? '';
    const place = places.get(path);
    const [byline = ''] = /<p class="byline">[\s\S]*?<\/p>/.exec(card) ?? [];
    return { found: marked(byline), place: place?.replaceAll(' ', '\u00a0') ?? null };
  });
  expect(cards).toHaveLength(25);
  expect(new Set(cards.map(({ place }) => place === null)).size).toBe(2);
  for (const { found, place } of cards) {
    expect(found).toHaveLength(place === null ? 0 : 1);
    if (place !== null) expect(found[0]?.text.endsWith(place)).toBe(true);
  }
});

describe('a mark is behind the class and the place of an offer in a table', () => {
  const rowsOf = (body: string) =>
    new Map(
      (body.match(/<tr><th scope="row"[\s\S]*?<\/tr>/g) ?? []).map((row) => [
        /href="([^"]*)"/.exec(row)?.[1] ?? '',
        (row.match(/<td[\s\S]*?<\/td>/g) ?? []).map((cell) => marked(cell).length),
      ]),
    );

  it('where they were checked, and not behind the place of its provider', async () => {
    const { page, directory } = await renderedSite((sample) =>
      confirming(
        'asset_class_id',
        'location',
      )({
        ...sample,
        offers: sample.offers.map((offer, n) => (n % 2 === 0 ? offer : { ...offer, location: null })),
      }),
    );
    const { body } = await page('/offers?layout=table&column=asset_class&column=location');
    const rows = rowsOf(body);
    expect(rows.size).toBe(25);
    const ownPlace = new Map(directory.offers.map((offer) => [`/offers/${offer.slug}`, offer.location]));
    for (const [path, cells] of rows)
      expect([path, ...cells.slice(0, 2)]).toEqual([path, 1, ownPlace.get(path) ? 1 : 0]);
    expect(new Set([...rows.values()].map(([, place]) => place))).toEqual(new Set([0, 1]));
  });

  it('where the place is the provider’s, whose it is and what is known of it', async () => {
    const { page, directory } = await renderedSite((sample) => {
      const [entry] = confirming('location')(sample).sources;
      if (!entry) throw new Error('The sample has no offer.');
      return {
        ...sample,
        offers: sample.offers.map((offer, n) => (n % 2 === 0 ? offer : { ...offer, location: null })),
        sources: sample.providers.map(({ id }) => ({ ...entry, record: id })),
      };
    });
    const { body } = await page('/offers?layout=table&column=location');
    const cells = (body.match(/<tr><th scope="row"[\s\S]*?<\/tr>/g) ?? []).map((row) => {
      const offer = directory.offers.find(({ slug }) => row.includes(`href="/offers/${slug}"`));
      const place = /<td[\s\S]*?<\/td>/.exec(row)?.[0] ?? '';
      return { offer, place, ofProvider: /href="(\/providers\/[^"]*)"/.exec(place)?.[1] };
    });
    const own = cells.filter(({ offer }) => offer?.location);
    const taken = cells.filter(({ offer }) => !offer?.location);
    expect([own.length, taken.length].every((count) => count > 5)).toBe(true);
    for (const { place } of own) {
      expect(marked(place)).toEqual([]);
      expect(place).not.toContain('provider');
    }
    const list = (await page('/offers')).body;
    const cards = list.split('<article').map((card) => {
      const offer = directory.offers.find(({ slug }) => card.includes(`href="/offers/${slug}"`));
      return { isOwn: Boolean(offer?.location), says: /class="byline".*?<\/p>/s.exec(card)?.[0] };
    });
    const bylines = cards.filter(({ says }) => says);
    expect(bylines.filter(({ isOwn }) => !isOwn).length).toBeGreaterThan(5);
    for (const { isOwn, says = '' } of bylines) {
      expect(says.includes('</a>, ')).toBe(!isOwn);
      // The mark is directly behind the place, not at the end of the line.
      expect(
        /<\/a>, [^<]+<a [^>]*href="\/providers\/[^"]*#fact-location"/.test(says.replaceAll('<!-- -->', '')),
      ).toBe(!isOwn);
      expect(marked(says)).toHaveLength(isOwn ? 0 : 1);
    }
    for (const { offer, place, ofProvider } of taken) {
      const provider = directory.providers.find(({ id }) => id === offer?.provider_id);
      expect(place).toContain('the provider’s location');
      expect(marked(place)).toMatchObject([{ mark: 'confirmed' }]);
      expect(ofProvider).toContain(`/providers/${provider?.slug}#`);
    }
  });
});

it('the badge of the official list has the same mark on the page of the provider as on that of the offer', async () => {
  const { page, directory } = await renderedSite(confirming('aip_listed_on'));
  const listed = directory.offers.find(
    (offer) => offer.is_active && offer.aip_listed_on && offer.provider_id,
  );
  const titleOn = async (address: string) =>
    /title="On the official list\. ([^"]*)"/.exec((await page(address)).body)?.[1];
  const { slug } = directory.providers.find(({ id }) => id === listed?.provider_id) ?? {};
  expect(await titleOn(`/offers/${listed?.slug}`)).toBe('Confirmed 1 November 2026');
  expect(await titleOn(`/providers/${slug}`)).toBe('Confirmed 1 November 2026');
});

it('what was checked of a platform has its mark on its own page and on those of its offers', async () => {
  const site = await renderedSite((sample) => {
    const platform = sample.platforms.find(
      ({ id, has_secondary_market }) =>
        has_secondary_market && sample.offers.some((offer) => offer.platform_id === id && offer.is_active),
    );
    const [entry] = confirming('minimum_investment')(sample).sources;
    if (!platform || !entry) throw new Error('The sample has no such platform.');
    const fields = ['has_secondary_market', 'platform_type'];
    return { ...sample, sources: fields.map((field) => ({ ...entry, record: platform.id, field })) };
  });
  const { record } = site.directory.sources[0] ?? {};
  const offer = site.directory.offers.find(
    ({ platform_id, is_active }) => platform_id === record && is_active,
  );
  const platform = site.directory.platforms.find(({ id }) => id === record);
  const own = marked((await site.page(`/platforms/${platform?.slug ?? record}`)).body);
  const beside = marked((await site.page(`/offers/${offer?.slug}`)).body);
  for (const found of [own, beside]) {
    const texts = found.map(({ text }) => text).join('\n');
    expect(texts).toMatch(/offer for resale$|has a secondary market$/m);
    expect(texts).toContain(platform?.platform_type);
  }
});

const minimums = renderedSite(confirming('minimum_investment'));
const targets = renderedSite(confirming('target_return_min', 'target_return_max'));
const twoYearsLater = renderedSite(confirming('minimum_investment'), new Date('2028-11-20T00:00:00Z'));
