import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createApi } from '@tussock/api/app';
import { assemble } from '@tussock/core/directory/assemble';
import { FACTS } from '@tussock/core/offer/facts';
import { NO_LONGER_LISTED } from '@tussock/core/offer/status';
import { AIM_NOT_FORECAST, WHOLESALE_ONLY } from '@tussock/core/settings/notices';
import { StoreUnavailable } from '@tussock/server/table/budget';
import { describe, expect, it } from 'vitest';
import { idOf, smallDirectory } from '../../../tests/support/small-directory';
import { type MemoryReads, memoryReads } from '../../api/src/memory-reads.fixture';
import type { Card } from './card';
import { loadDrawing } from './drawing';
import { createImages } from './images';

const directory = smallDirectory(30);
const SHARED = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400';
const SHORT = 'public, max-age=0, s-maxage=10';
const PINNED = 'public, max-age=31536000, s-maxage=60, immutable';

/** Pictures over two releases of the same directory, which count and name what is drawn. */
function imagesOver(reads: MemoryReads = memoryReads({ 1: assemble(directory), 2: assemble(directory) })) {
  const api = createApi({ reads, build: 'b1', report: () => {} });
  const cards: Card[] = [];
  const images = createImages({
    api,
    loadDrawing: async () => async (card) => {
      cards.push(card);
      return new TextEncoder().encode(card.name);
    },
  });
  const get = async (path: string, init?: RequestInit) => images.request(path, init);
  return { reads, cards, get };
}

describe('the picture of a record', () => {
  it('is drawn once for a release, and answered from memory or not at all after that', async () => {
    const { get, cards } = imagesOver();
    const first = await get('/images/offers/offer-1.png?release=1');
    const etag = first.headers.get('etag') ?? '';
    expect([first.status, first.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect([first.headers.get('cache-control'), etag]).toEqual([PINNED, expect.stringMatching(/^"b1-1-/)]);
    expect(await (await get('/images/offers/offer-1.png?release=1')).text()).toBe(await first.text());
    const known = await get('/images/offers/offer-1.png?release=1', { headers: { 'if-none-match': etag } });
    expect([known.status, await known.text(), known.headers.get('etag')]).toEqual([304, '', etag]);
    const spelt = await get('/images/offers/OFFER-1.png?release=1');
    expect([spelt.status, spelt.headers.get('etag')]).toEqual([200, etag]);
    expect(cards).toHaveLength(1);
    expect((await get('/images/offers/offer-1.png?release=2')).headers.get('etag')).not.toBe(etag);
  });

  it('is of the live release without a number, for a short time', async () => {
    const { get } = imagesOver();
    const { status, headers } = await get('/images/offers/offer-1.png');
    expect([status, headers.get('cache-control')]).toEqual([200, SHARED]);
    expect(headers.get('etag')).toBe((await get('/images/offers/offer-1.png?release=2')).headers.get('etag'));
  });

  it('is there for each kind of record, with its name', async () => {
    const { get, cards } = imagesOver();
    const [fund, post] = [directory.funds[0], directory.blog_posts[0]];
    for (const path of [
      'offers/offer-1',
      'providers/provider-1',
      `platforms/${idOf(3, 0)}`,
      `funds/${fund?.slug ?? fund?.id}`,
      `asset-classes/${directory.asset_classes[0]?.slug}`,
      ...(post ? [`blog/${post.slug ?? post.id}`] : []),
    ])
      expect([path, (await get(`/images/${path}.png`)).status]).toEqual([path, 200]);
    expect(cards.map(({ name }) => name)).toEqual([
      directory.offers[1]?.name,
      directory.providers[1]?.name,
      directory.platforms[0]?.name,
      fund?.name,
      directory.asset_classes[0]?.name,
      ...(post ? [post.title] : []),
    ]);
  });

  it('has what an offer that ended reached beside its target, and of one that is open how it pays', async () => {
    const offers = directory.offers.map((offer, at) =>
      at === 3 ? { ...offer, status: 'Closed', outcome_return: 6.5 } : offer,
    );
    const { get, cards } = imagesOver(memoryReads({ 1: assemble({ ...directory, offers }) }));
    for (const offer of ['offer-1', 'offer-3']) await get(`/images/offers/${offer}.png?release=1`);
    const [open, ended] = cards.map(({ figures }) => figures.at(-1));
    expect(open?.label).toBe(FACTS.distribution.label);
    expect(ended).toMatchObject({
      label: FACTS.outcome_return.label,
      value: expect.stringContaining('6.5%'),
    });
  });

  it('says of an offer what it is and whether it is listed, and has the figures of its own asset class', async () => {
    const offers = directory.offers.map((offer, at) => ({
      ...offer,
      ...(at === 2 && { is_active: false }),
      ...(at > 20 && { fund_id: null, asset_class_id: directory.asset_classes[0]?.id ?? null }),
    }));
    const reads = memoryReads({ 1: assemble({ ...directory, offers }) });
    const { get, cards } = imagesOver(reads);
    const read = async (path: string) =>
      (await createApi({ reads, build: 'b1', report: () => {} }).request(`/api/${path}?release=1`)).json();
    for (const offer of ['offer-1', 'offer-2']) await get(`/images/offers/${offer}.png?release=1`);
    const { asset_class, status } = await read('offers/offer-1');
    expect(cards.map(({ kind }) => kind)).toEqual([
      `${asset_class.name} · ${status}`,
      expect.stringContaining(NO_LONGER_LISTED),
    ]);
    for (const { note } of cards) expect(note).toBe(`${WHOLESALE_ONLY} ${AIM_NOT_FORECAST}`);
    const { data } = await read('asset-class-figures');
    for (const { slug } of directory.asset_classes) await get(`/images/asset-classes/${slug}.png?release=1`);
    const counts = directory.asset_classes.map(({ id }) => {
      const own = data.find((each: { asset_class: { id: string } }) => each.asset_class.id === id);
      return `of ${own?.offers ?? 0} listed`;
    });
    expect(new Set(counts).size).toBeGreaterThan(1);
    expect(cards.slice(2).map(({ figures }) => figures[0]?.unit)).toEqual(counts);
  });

  it('is 503 where a part of it cannot be read', async () => {
    const api = createApi({ reads: memoryReads({ 1: assemble(directory) }), build: 'b1', report: () => {} });
    const errors: unknown[] = [];
    const images = createImages({
      api: {
        request: (path, init) =>
          path.startsWith('/api/settings') ? new Response('', { status: 503 }) : api.request(path, init),
      },
      loadDrawing: async () => async () => new Uint8Array(1),
      log: ({ error }) => errors.push(error),
    });
    const { status, headers } = await images.request('/images/offers/offer-1.png');
    expect([status, headers.get('cache-control')]).toEqual([503, 'no-store']);
    expect(errors).toEqual([new Error('settings answered 503')]);
  });

  it('is under the address of its page: an older one redirects, an unknown one is 404', async () => {
    const { get, reads } = imagesOver();
    reads.retired.set('offer/old-name', { id: idOf(1, 1), slug: 'offer-1' });
    const moved = await get('/images/offers/old-name.png?release=2');
    expect([moved.status, moved.headers.get('location')]).toEqual([
      301,
      '/images/offers/offer-1.png?release=2',
    ]);
    expect((await get('/images/offers/old-name.png')).headers.get('location')).toBe(
      '/images/offers/offer-1.png',
    );
    const unknown = await get('/images/offers/nothing.png');
    expect([await unknown.text(), unknown.headers.get('cache-control')]).toEqual(['Not found\n', SHORT]);
    for (const path of ['offers/nothing.png', 'offers/offer-1.jpg', 'tags/pie.png', 'offers', ''])
      expect([path, (await get(`/images/${path}`)).status]).toEqual([path, 404]);
    expect((await get('/images/offers/offer-1.png?release=x')).status).toBe(400);
    expect((await get('/images/offers/offer-1.png', { method: 'POST' })).status).toBe(405);
  });

  it('is that of the site where the fonts lack letters of the record', async () => {
    const offers = directory.offers.map((offer, at) =>
      at === 1 ? { ...offer, name: '太平 Property Fund' } : offer,
    );
    const { get, cards } = imagesOver(memoryReads({ 1: assemble({ ...directory, offers }) }));
    const plain = await get('/images/offers/offer-1.png?release=1');
    expect([plain.status, plain.headers.get('location')]).toEqual([302, '/assets/og/site.png']);
    expect(existsSync(join('packages/web/public', '/assets/og/site.png'))).toBe(true);
    expect((await get('/images/offers/offer-2.png?release=1')).status).toBe(200);
    expect(cards).toHaveLength(1);
  });

  it('leads to the live release where its own is gone', async () => {
    const gone = await imagesOver().get('/images/offers/offer-1.png?release=9');
    expect([gone.status, gone.headers.get('location')]).toEqual([302, '/images/offers/offer-1.png']);
    for (const record of ['%C4%81whina', 'a%0D%0Aset-cookie:%20a=b', '%F0%9F%8C%B2']) {
      const { status, headers } = await imagesOver().get(`/images/offers/${record}.png?release=9`);
      expect([status, headers.get('location')]).toEqual([302, `/images/offers/${record}.png`]);
    }
  });

  it('is 503 while the directory cannot be read, and drawn when it can', async () => {
    const { get, reads } = imagesOver();
    reads.error = new StoreUnavailable(5);
    const away = await get('/images/offers/offer-1.png');
    expect([away.status, away.headers.get('retry-after'), away.headers.get('cache-control')]).toEqual([
      503,
      '30',
      'no-store',
    ]);
    reads.error = null;
    expect((await get('/images/offers/offer-1.png')).status).toBe(200);
    expect((await imagesOver(memoryReads({})).get('/images/offers/offer-1.png')).status).toBe(503);
  });
});

describe('what an exclusive offer locks', () => {
  it('is in no picture: other locked values give the same bytes, other open ones do not', async () => {
    const draw = await loadDrawing();
    const exclusive = directory.offers.find((offer) => offer.is_exclusive);
    if (!exclusive) throw new Error('the directory has no exclusive offer');
    const changed = (change: object) =>
      assemble({
        ...directory,
        offers: directory.offers.map((offer) => (offer === exclusive ? { ...offer, ...change } : offer)),
      });
    const pictureOf = async (change: object) => {
      const api = createApi({ reads: memoryReads({ 1: changed(change) }), build: 'b1', report: () => {} });
      const images = createImages({ api, loadDrawing: async () => draw });
      const path = `/images/offers/${exclusive.slug ?? exclusive.id}.png`;
      return Buffer.from(await (await images.request(path)).arrayBuffer()).toString('base64');
    };
    const picture = await pictureOf({});
    const locked = { management_fee: 7.77, exit_fee: 3.33, performance_hurdle: 9, fee_base: 'zzqbase' };
    expect(await pictureOf({ ...locked, details: 'zzqdetails', exit_gate: 5, documents: [] })).toBe(picture);
    expect(await pictureOf({ minimum_investment: 123_000 })).not.toBe(picture);
  });
});
