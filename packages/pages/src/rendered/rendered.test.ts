import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Directory } from '@tussock/core/directory/directory';
import { addressOf } from '@tussock/core/identifier/identifier';
import { ALIASES, PAGES } from '@tussock/core/settings/pages';
import { describe, expect, it } from 'vitest';
import { pageKinds } from '../../../../tests/support/page-kinds';
import { TOOLS } from '../../../../tests/support/tools';
import { matchRoute } from '../../../web/src/app/route';
import { routes } from '../../../web/src/app/routes';
import { FOOTER_LINE } from '../../../web/src/app/shell/footer-links';
import { sitemapEntries } from '../feeds/sitemap';
import { listOfAddress } from '../lists/list-address';
import { sampleSite } from './rendered.fixture';

const { directory, reads, page } = await sampleSite();
const PUBLIC = join(import.meta.dirname, '../../../web/public');
const RECORD = /^\/(offers|providers|platforms|funds|blog|asset-classes)\/[^/]+$/;
const tagged = (slug: string) => {
  const tag = directory.tags.find((row) => row.slug === slug)?.id;
  return new Set(directory.offer_tags.flatMap(({ tag_id, offer_id }) => (tag_id === tag ? [offer_id] : [])));
};

it('every page has an address among those that are looked at here, and by the checks of words and accessibility', () => {
  const seen = pageKinds(directory).map(
    (address) => matchRoute(routes, address.replace(/\?.*/, ''), new URLSearchParams())?.route.path,
  );
  const aliases: readonly string[] = Object.values(ALIASES);
  const unseen = routes.filter(({ path }) => !seen.includes(path) && !aliases.includes(path));
  expect(unseen.map(({ path }) => path)).toEqual([]);
});

describe('of the pages without a parameter, the sitemap has those that search engines may list, and no others', async () => {
  const live = await reads.live();
  const listed = new Set((live ? await sitemapEntries({ reads, live }) : []).map(({ path }) => path));
  // Search engines may list the comparison. It is empty for whoever comes from there.
  const fixed = routes
    .map(({ path }) => path)
    .filter((path) => !path.includes(':') && path !== PAGES.compare);
  // Each by itself: to render all of them takes half a minute where other work runs.
  it.each(fixed)('%s', async (path) => {
    const { head } = await page(path);
    const canonical = /<link rel="canonical" href="https:\/\/[^/"]+([^"]*)"/.exec(head)?.[1];
    expect(listed.has(path), 'in feeds/sitemap.ts').toBe(canonical === path);
  });
});

/** What is written here is sent to us, or looks for a question. */
const FIELDS_OF_NO_TOOL = [PAGES.apply, PAGES.report, PAGES.unlock, PAGES.faq];

describe.each(pageKinds(directory))('%s', (address) => {
  it('reads all that it needs, of its own release', async () => {
    const { status, complete, release, state } = await page(address);
    expect([status, complete, release]).toEqual([address === '/no-such-page' ? 404 : 200, true, 1]);
    for (const { queryKey, state: query } of state?.queries.queries ?? [])
      expect([queryKey[0], query.status, query.error]).toEqual([
        queryKey[0] === 'live-release' ? 'live-release' : 1,
        'success',
        null,
      ]);
  });

  it('offers as files only what is a list', async () => {
    const path = address.replace(/\?.*/, '');
    const { body } = await page(address);
    const files = [...body.matchAll(/href="([^"?]+)\.(?:csv|xml|ics)[?"]/g)].filter(([, of]) => of === path);
    const list = listOfAddress(new URL(address, 'https://tussock.example'));
    if (files.length > 0) expect(list, 'in LISTS of lists/list-address.ts').not.toBeNull();
  });

  it('is a tool where it has fields that are no filters, and then one that the tests of all tools know', async () => {
    const { body } = await page(address);
    const [main = ''] = /<main[\s\S]*<\/main>/.exec(body) ?? [];
    const hasFields = /<(?:input|select|textarea)\b/.test(main) && !main.includes('class="filters"');
    const path = address.replace(/\?.*/, '');
    // The page of an offer has a model of its own.
    const isOfRecord = !Object.values<string>(PAGES).includes(path);
    if (hasFields && !isOfRecord)
      expect([...TOOLS, ...FIELDS_OF_NO_TOOL], 'in TOOLS of tests/support/tools.ts').toContain(path);
  });

  it('names each box that is a tab stop since it scrolls, no two alike', async () => {
    const { body } = await page(address);
    const boxes = [...body.matchAll(/<(\w+)( [^>]*tabindex="0"[^>]*)>/g)];
    // Words would be no name of an element without a role.
    const nameOf = ([, element, attributes = '']: RegExpExecArray) =>
      element === 'section' || attributes.includes(' role=')
        ? (/ aria-label="([^"]+)"/.exec(attributes)?.[1] ?? '')
        : '';
    expect(boxes.filter((box) => !nameOf(box)).map(([tag]) => tag)).toEqual([]);
    const regions = boxes.filter(([, element]) => element === 'section').map(nameOf);
    expect(regions).toEqual([...new Set(regions)]);
  });

  it('has a preview image that is there', async () => {
    const { head } = await page(address);
    const [, image = ''] = /<meta property="og:image" content="https:\/\/[^/"]+([^"]*)"/.exec(head) ?? [];
    // A record has a picture of its own under the address of its page, which tests/site/pictures.test.ts fetches.
    const canonical = /<link rel="canonical" href="https:\/\/[^/"]+([^"]*)"/.exec(head)?.[1];
    const isOwn = image === `/images${canonical}.png?release=1`;
    expect(isOwn).toBe(RECORD.test(canonical ?? ''));
    if (!isOwn) {
      expect(image).toMatch(/^\/assets\/og\/[a-z-]+\.png$/);
      expect(existsSync(join(PUBLIC, image)), image).toBe(true);
    }
    expect(head).toContain(`<meta name="twitter:image" content="https://tussock.example${image}"/>`);
  });
});

it('the same query has the same data on every page', async () => {
  const seen = new Map<string, string>();
  for (const address of pageKinds(directory))
    for (const { queryKey, state } of (await page(address)).state?.queries.queries ?? []) {
      const [key, data] = [JSON.stringify(queryKey), JSON.stringify(state.data)];
      expect(seen.get(key) ?? data, key).toBe(data);
      seen.set(key, data);
    }
  expect(seen.size).toBeGreaterThan(40);
});

/** Links of a part of a page, as [address, words]; the words of a menu come before its links. */
function linksOf(html: string, begin: RegExp, end: string): string[][] {
  const from = html.search(begin);
  const part = html.slice(from, html.indexOf(end, from));
  return [...part.matchAll(/<a\s[^>]*?href="([^"]*)"[^>]*>([\s\S]*?)<\/a>|<(?:button|h2)[^>]*>([^<]+)/g)].map(
    ([, href, words = '', title]) =>
      href === undefined ? [title ?? ''] : [href, words.replace(/<[^>]*>/g, '')],
  );
}

describe('the frame of every page', () => {
  it('has its menus', async () => {
    expect(linksOf((await page('/')).body, /<nav aria-label="Main"/, '</nav>')).toEqual([
      ['Offers'],
      ['/offers', 'All Offers'],
      ['/asset-classes', 'Asset Classes'],
      ['/venture-capital', 'Venture Capital'],
      ['Providers'],
      ['/platforms', 'Platforms'],
      ['/providers', 'Fund Managers'],
      ['/wealth-managers', 'Wealth Managers'],
      ['/angel-networks', 'Angel Networks'],
      ['AIP Visa'],
      ['/aip-investor-visa', 'Investor Visa Guide'],
      ['/aip-eligible-funds', 'Eligible Funds'],
      ['/blog', 'Blog'],
      ['/portfolio-builder', 'Portfolio Builder'],
    ]);
  });

  it('has its footer', async () => {
    const groups = {
      Investments: ['/offers', '/platforms', '/providers', '/wealth-managers', '/angel-networks'],
      'Asset Classes': [
        '/asset-classes',
        ...['private-credit', 'private-equity', 'venture-capital', 'property', 'agriculture', 'forestry'].map(
          (slug) => `/asset-classes/${slug}`,
        ),
      ],
      Resources: [
        ...['/qualify', '/portfolio-builder', '/aip-investor-visa', '/aip-eligible-funds', '/pie-structure'],
        ...['/blog', '/faq'],
      ],
      Company: ['/about', '/partners', '/apply', '/unlock'],
      Legal: ['/privacy', '/terms', '/disclaimer'],
    };
    const found = linksOf((await page('/')).body, /<nav aria-label="Footer"/, '</nav>');
    expect(found.map(([first]) => first)).toEqual([
      ...Object.entries(groups).flatMap(([title, links]) => [title, ...links]),
      ...FOOTER_LINE.map(({ to }) => to),
    ]);
    const words = found.flatMap(([, text]) => text ?? []);
    expect(words.filter((text) => text.length < 3)).toEqual([]);
    expect(words).toContain('Get Matched');
  });
});

describe('a page that is a list of offers', () => {
  const active = directory.offers.filter((offer) => offer.is_active);
  const classOf = new Map(directory.asset_classes.map(({ id, slug }) => [id, slug]));
  const fundOf = new Map(directory.funds.map((fund) => [fund.id, fund]));
  const own = (offer: Directory['offers'][number]) =>
    classOf.get(fundOf.get(offer.fund_id ?? '')?.asset_class_id ?? offer.asset_class_id ?? '');
  const [platform] = directory.platforms;
  const secondary = tagged('secondary-market');

  it.each([
    ['/offers', () => true],
    ['/secondary-market', ({ id }) => secondary.has(id)],
    ['/aip-eligible-funds', ({ is_aip_eligible }) => is_aip_eligible],
    ['/venture-capital', (offer) => own(offer) === 'venture-capital'],
    ['/asset-classes/property', (offer) => own(offer) === 'property'],
    ['/tags/secondary-market', ({ id }) => secondary.has(id)],
    [`/platforms/${platform?.id}`, ({ platform_id }) => platform_id === platform?.id],
    ['/opportunities/under-100k', ({ minimum_investment: least }) => least !== null && least < 100_000],
  ] satisfies [string, (offer: Directory['offers'][number]) => boolean][])(
    '%s has those',
    async (address, isMine) => {
      const answer = (await page(address)).data<{ total: number; data: { id: string }[] }>('offer-list');
      const mine = new Set(active.filter(isMine).map(({ id }) => id));
      expect(mine.size).toBeGreaterThan(0);
      expect(answer.total).toBe(mine.size);
      expect(answer.data.filter(({ id }) => !mine.has(id))).toEqual([]);
      expect(answer.data).toHaveLength(Math.min(25, mine.size));
    },
  );
});

describe('a page that is a list of firms or funds', () => {
  const providers = directory.providers.filter(({ provider_type }) => provider_type !== 'Platform');
  it.each([
    ['/providers', providers, 'providers'],
    [
      '/wealth-managers',
      providers.filter(({ provider_type }) => provider_type === 'Wealth Manager'),
      'wealth managers',
    ],
    [
      '/angel-networks',
      providers.filter(({ provider_type }) => provider_type === 'Angel Network'),
      'angel networks',
    ],
    ['/platforms', directory.platforms, 'platforms'],
    ['/funds', directory.funds, 'funds'],
  ] as const)('%s has those, and says how many', async (address, rows, noun) => {
    const { data, body } = await page(address);
    const answer = data<{ total: number; data: { id: string }[] }>('firm-list');
    const ids = new Set(rows.map(({ id }) => id));
    expect(answer.total).toBe(ids.size);
    expect(answer.data.filter(({ id }) => !ids.has(id))).toEqual([]);
    expect(body.replace(/<!-- -->/g, '')).toMatch(new RegExp(`\\b${ids.size} ${noun}`));
  });
});

it('a shared comparison has its chart as HTML, however the link names its offers, and beside one that is gone', async () => {
  const offer = directory.offers.find(({ slug }) => slug === 'cambridge-equestrian-second-mortgage');
  if (!offer) throw new Error('the sample has no such offer');
  const [id, slug] = [offer.id, addressOf(offer)];
  for (const named of [slug, id, `${slug},${id}`, `${slug},no-such-offer`, `no-such-offer,${slug}`]) {
    const { body } = await page(`/compare?offers=${named}`);
    expect(body, named).toMatch(/This offer and \d+ other open offers/);
  }
});

describe('a tool without scripts', () => {
  const below = async (address: string) => /Below is ([^<]+)\.</.exec((await page(address)).body)?.[1] ?? '';

  it('says that its example is one, and whose income it is worked out with', async () => {
    expect(await below('/aip-investor-visa')).toBe('a worked example with every step');
    expect(await below('/pie-structure')).toBe(
      'a worked example with every step: an individual with other income of $200,000 a year',
    );
  });

  it('names a plan that the address shares as that, and not as an example', async () => {
    const address = '/aip-investor-visa?category=balanced&bonds=12000000';
    expect(await below(address)).toContain('the plan that this link has');
    expect((await page(address)).body).not.toMatch(/worked example|the example/i);
  });
});

it('no picture is explained by its colours: paper, forced colours and the dark theme have others', async () => {
  let pictures = 0;
  for (const address of [...pageKinds(directory), '/offers/cambridge-equestrian-second-mortgage']) {
    for (const [figure] of (await page(address)).body.matchAll(/<figure.*?<\/figure>/gs)) {
      pictures += 1;
      const words = figure.replace(/<(svg|table|details).*?<\/\1>|<[^>]*>/gs, ' ');
      expect(words, address).not.toMatch(/\b(green|grey|gold|red|blue|black|white|dark|light|pale)(er)?\b/i);
    }
  }
  expect(pictures).toBeGreaterThan(8);
});

const words = (html: string) => html.replace(/<!-- -->/g, '');

it('an asset class says which offers its list counts beside the open ones', async () => {
  const { body } = await page('/asset-classes/private-credit');
  expect(words(body)).toContain('“Taking money now” in a list of offers also counts Closing soon.');
});

it.each(['/offers', '/providers', '/funds'])(
  '%s, where words match nothing, has a way out in the place of its filters, and only there',
  async (path) => {
    const filtersOf = async (search: string) =>
      /<aside aria-label="Filters"[\s\S]*?<\/aside>/.exec((await page(path + search)).body)?.[0] ?? '';
    const without = await filtersOf('?q=zzzqqq');
    expect(words(without)).toContain('There is nothing to filter');
    expect(without).toContain(`href="${path}"`);
    for (const search of ['', '?q=fund']) {
      const filters = await filtersOf(search);
      expect([filters.includes('type="checkbox"'), filters.includes('nothing to filter')]).toEqual([
        true,
        false,
      ]);
    }
  },
);
