import { addressOf } from '@tussock/core/identifier/identifier';
import { describe, expect, it } from 'vitest';
import { renderedSite, sampleSite } from './rendered.fixture';

const none = await renderedSite((sample) => ({
  ...sample,
  offers: [],
  offer_tags: [],
  providers: [],
  platforms: [],
  funds: [],
  key_people: [],
  blog_posts: [],
  faqs: [],
  sources: [],
  corrections: [],
}));
const some = await sampleSite();

const bodyOf = async (site: typeof none, address: string) =>
  (await site.page(address)).body.replace(/<!-- -->/g, '');
const saysNone = (noun: string) =>
  `No ${noun} is listed here at present. There may be some in the next release`;

describe('where the directory has no records of a kind', () => {
  it.each(['open offer', 'platform', 'provider', 'post'])(
    'the home page says that it has no %s',
    async (noun) => {
      expect(await bodyOf(none, '/')).toContain(saysNone(noun));
      expect(await bodyOf(some, '/')).not.toContain(saysNone(noun));
    },
  );

  it.each([
    ['/blog', 'post', '/blog?category=Nonsense', 'No post has this category'],
    ['/faq', 'question', '/faq?q=zzqq', 'No question has all of these words'],
  ])('%s says so, and blames neither filters nor words', async (address, noun, narrowed, reason) => {
    const empty = await bodyOf(none, address);
    expect(empty).toContain(saysNone(noun));
    expect(empty).not.toContain(reason);
    expect(await bodyOf(some, address)).not.toContain(saysNone(noun));
    expect(await bodyOf(some, narrowed)).toContain(reason);
  });

  it('a list of nothing has no filters, of which none would find anything; one that found nothing keeps them', async () => {
    const filters = '<aside aria-label="Filters"';
    for (const address of ['/offers', '/providers', '/funds', '/asset-classes/infrastructure']) {
      expect(await bodyOf(none, address), address).not.toContain(filters);
      expect(await bodyOf(some, address), address).toContain(filters);
    }
    for (const narrowed of [
      '/offers?q=zzqq',
      '/offers?status=Open',
      '/offers?status=Failed&asset_class=forestry',
    ])
      expect(await bodyOf(narrowed.includes('Open') ? none : some, narrowed), narrowed).toContain(filters);
  });

  it('no class and no provider has so many open of no offers', async () => {
    const silent = await renderedSite((sample) => ({ ...sample, offers: [], offer_tags: [], sources: [] }));
    const provider = silent.directory.providers[0];
    for (const address of ['/asset-classes', `/providers/${provider && addressOf(provider)}`]) {
      const { head } = await silent.page(address);
      expect(head + (await bodyOf(silent, address))).not.toContain('of 0 listed');
      expect(await bodyOf(some, address)).toMatch(/open of [1-9]\d* listed/);
    }
  });

  it('a class of the footer that the directory lacks has the picture of asset classes for shared links: none is drawn of it', async () => {
    const unclassed = await renderedSite((sample) => ({
      ...sample,
      offers: [],
      offer_tags: [],
      funds: [],
      sources: [],
      corrections: [],
      asset_classes: sample.asset_classes.filter(({ slug }) => slug !== 'forestry'),
    }));
    const pictureOf = async (path: string) =>
      /og:image" content="([^"]*)"/.exec((await unclassed.page(path)).head)?.[1];
    const ofAll = await pictureOf('/asset-classes');
    expect(ofAll).toContain('/assets/og/');
    expect(await pictureOf('/asset-classes/forestry')).toBe(ofAll);
    expect(await pictureOf('/asset-classes/property')).toContain('/images/asset-classes/property.png');
  });
});
