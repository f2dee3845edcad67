import type { Directory } from '@tussock/core/directory/directory';
import { addressOf } from '@tussock/core/identifier/identifier';
import { DEFAULT_SETTINGS } from '@tussock/core/settings/settings';
import { describe, expect, it } from 'vitest';
import { renderedSite, sampleSite } from './rendered.fixture';

const { directory, page } = await sampleSite();

const newest = <T>(rows: readonly T[], day: (row: T) => string | null) =>
  [...rows].sort((a, b) => ((day(a) ?? '') < (day(b) ?? '') ? 1 : -1));
const isSecondary = ({ tags, offer_tags }: Directory, id: string) => {
  const tag = tags.find(({ slug }) => slug === 'secondary-market')?.id;
  return offer_tags.some(({ offer_id, tag_id }) => offer_id === id && tag_id === tag);
};
const { compare } = new Intl.Collator('en-NZ', { sensitivity: 'base' });
const firstByName = <T extends { name: string }>(rows: readonly T[]) =>
  [...rows].sort((a, b) => compare(a.name, b.name)).slice(0, 3);

const open = newest(
  directory.offers.filter(({ is_active, status }) => is_active && status === 'Open'),
  ({ created_at }) => created_at,
);
const direct = directory.providers.filter(({ provider_type }) => provider_type !== 'Platform');

const words = (html: string) => html.replace(/<!-- -->|<[^>]*>/g, '');

/** The parts of a page by their headings, the first of which is the heading of the page; pictures are left out. */
function partsOf(body: string): Map<string, string> {
  const main = /<main[\s\S]*<\/main>/.exec(body)?.[0].replace(/<figure[\s\S]*?<\/figure>/g, '') ?? '';
  const parts = main.split(/(?=<h[12]\b)/).slice(1);
  return new Map(parts.map((part) => [words(/^<h\d[^>]*>([\s\S]*?)<\/h\d>/.exec(part)?.[1] ?? ''), part]));
}

/** Links of a part as [address, words], without those of marks and firms. */
const linksOf = (part = '') =>
  [...part.matchAll(/<a\s[^>]*?href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g)].map(([, to = '', text = '']) => [
    to,
    words(text),
  ]);
const partNamed = async (heading: string) => linksOf(partsOf((await page('/')).body).get(heading));

describe('the home page', () => {
  it('has three calls to action in its hero, and the eligibility check and the offers at its end', async () => {
    const parts = [...partsOf((await page('/')).body).values()].map(linksOf);
    expect(parts[0]?.slice(-3)).toEqual([
      ['/offers', 'View live offers'],
      ['/qualify', 'Check eligibility'],
      ['/unlock', 'Unlock exclusive deals'],
    ]);
    expect(parts.at(-1)?.map(([to]) => to)).toEqual(['/qualify', '/offers']);
    expect(parts.flat().map(([to]) => to)).toEqual(
      expect.arrayContaining(['/portfolio-builder', '/aip-investor-visa']),
    );
  });

  it('counts open offers, providers that are no platforms, and classes with an open offer', async () => {
    const fundOf = new Map(directory.funds.map((fund) => [fund.id, fund]));
    const classes = new Set(
      open.map(({ fund_id, asset_class_id }) => fundOf.get(fund_id ?? '')?.asset_class_id ?? asset_class_id),
    );
    const figures = [...(await page('/')).body.matchAll(/<dd class="font-serif[^>]*>([^<]*)<\/dd>/g)];
    expect(figures.slice(0, 4).map(([, figure]) => figure)).toEqual([
      ...[open, direct].map(({ length }) => String(length)),
      String(classes.size),
      '8,000+',
    ]);
  });

  it('features the three newest open offers', async () => {
    const links = await partNamed('Newest open offers');
    expect(links.filter(([, text]) => text === 'View Details').map(([to]) => to)).toEqual(
      open.slice(0, 3).map((offer) => `/offers/${addressOf(offer)}`),
    );
  });

  it('says once of what is live now that a missing target, minimum or both are told on asking', async () => {
    const live = partsOf((await page('/')).body).get('Live now Newest first') ?? '';
    const rows = [...live.matchAll(/<li[\s\S]*?<\/li>/g)].map(([row]) => words(row));
    const said = open.slice(0, 5).map(({ minimum_investment, target_return_min, target_return_max }) => {
      const hasTarget = (target_return_max ?? target_return_min) !== null;
      if (minimum_investment) return hasTarget ? null : 'Target: Contact for details';
      return hasTarget ? 'Minimum: Contact for details' : 'Contact for details for minimum and target';
    });
    expect(new Set(said).size).toBe(3);
    expect(
      rows.map((row) => /(\w+: )?Contact for details( for minimum and target)?/.exec(row)?.[0] ?? null),
    ).toEqual(said);
    expect(rows.filter((row) => row.split('Contact for details').length > 2)).toEqual([]);
  });

  it('has a band of up to two open offers of existing shares', async () => {
    const two = open.filter(({ id }) => isSecondary(directory, id)).slice(0, 2);
    const links = (await partNamed('On the secondary market')).map(([to]) => to);
    expect(links.slice(0, 3)).toEqual([
      '/secondary-market',
      ...two.map((offer) => `/offers/${addressOf(offer)}`),
    ]);
    expect(links.slice(3).filter((to) => to?.startsWith('/offers/'))).toEqual([]);
  });

  it('says in the band too where no minimum is stated', async () => {
    const without = await renderedSite((sample) => ({
      ...sample,
      offers: sample.offers.map((offer) =>
        isSecondary(sample, offer.id) ? { ...offer, minimum_investment: null } : offer,
      ),
    }));
    const band = partsOf((await without.page('/')).body).get('On the secondary market') ?? '';
    expect(words(band).match(/Minimum: Contact for details/g)).toHaveLength(2);
  });

  it('has no band where none of them is open', async () => {
    const without = await renderedSite((sample) => ({
      ...sample,
      offers: sample.offers.map((offer) =>
        isSecondary(sample, offer.id) ? { ...offer, status: 'Closing soon' } : offer,
      ),
    }));
    const headings = [...partsOf((await without.page('/')).body).keys()];
    expect(headings).not.toContain('On the secondary market');
    expect(headings).toContain('Newest open offers');
  });

  it('counts one of each in the singular', async () => {
    const one = await renderedSite((sample) => ({
      ...sample,
      offers: sample.offers.filter(({ id }) => id === open[0]?.id),
      providers: sample.providers.filter(({ id }) => id === open[0]?.provider_id),
      offer_tags: [],
      funds: [],
      key_people: [],
      sources: [],
      corrections: [],
    }));
    const { body } = await one.page('/');
    expect(words(body.replaceAll('</dd>', ' '))).toMatch(/open offer1 direct provider1 /);
  });

  it('features three platforms with a link to each of their sites, three direct providers, and all of both', async () => {
    const platforms = await partNamed('Platforms');
    expect(platforms[0]).toEqual(['/platforms', 'View All Platforms']);
    expect(platforms.filter(([, text]) => text === 'Visit Platform').map(([to]) => to)).toEqual(
      firstByName(directory.platforms).map(({ website }) => website),
    );
    expect(await partNamed('Direct providers')).toEqual([
      ['/providers', 'View All Providers'],
      ...firstByName(direct).map((provider) => [`/providers/${addressOf(provider)}`, provider.name]),
    ]);
  });

  it('has the sentence on minimums of the settings only while no open offer has a lower one', async () => {
    const { text, amount } = DEFAULT_SETTINGS.minimum_copy;
    const raised = await renderedSite((sample) => ({
      ...sample,
      offers: sample.offers.map((offer) => ({ ...offer, minimum_investment: amount })),
    }));
    const says = `${text}, as at 20 November 2026. Each offer appears twice`;
    expect(words((await raised.page('/')).body)).toContain(says);
    expect(words((await page('/')).body)).not.toContain(`${text}, as at`);
  });

  it('has what it says of a chart that cannot be read under the title of the chart', async () => {
    const without = await renderedSite(undefined, undefined, '/api/charts/open-now');
    const part = partsOf((await without.page('/')).body).get('Open now') ?? '';
    expect(words(part)).toContain('We could not load the chart of open offers.');
  });

  it('has nothing of what is open now where nothing is', async () => {
    const closed = await renderedSite((sample) => ({
      ...sample,
      offers: sample.offers.map((offer) => ({ ...offer, status: 'Closed' })),
    }));
    expect([...partsOf((await closed.page('/')).body).keys()]).not.toContain('Open now');
  });

  it('features the three latest posts', async () => {
    const posts = newest(
      directory.blog_posts.filter(({ is_published }) => is_published),
      ({ published_date }) => published_date,
    );
    expect(await partNamed('From the blog')).toEqual([
      ['/blog', 'View All posts'],
      ...posts.slice(0, 3).map((post) => [`/blog/${addressOf(post)}`, post.title]),
    ]);
  });
});

it.each(['/', '/qualify', `/offers/${addressOf(open[0] ?? { id: '', slug: null })}`])(
  '%s leads to what a wholesale investor is',
  async (address) => {
    const { body } = await page(address);
    expect(linksOf(/<main[\s\S]*<\/main>/.exec(body)?.[0])).toContainEqual([
      '/guides/wholesale-investing-nz',
      expect.stringMatching(/wholesale investors/i),
    ]);
  },
);
