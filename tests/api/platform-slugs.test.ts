import type { Directory } from '@tussock/core/directory/directory';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { idOf, smallDirectory } from '../support/small-directory';
import { type PublishedApi, publishedApi } from './support/published-api';

const whole = smallDirectory();
const id = idOf(3, 0);
const withSlug = (slug: string | null): Directory => ({
  ...whole,
  platforms: whole.platforms.map((platform) => ({ ...platform, slug })),
});

let api: PublishedApi;
beforeAll(async () => {
  api = await publishedApi(whole);
  await api.publish(withSlug('koru'));
  await api.publish(withSlug('koru-marketplace'));
});
afterAll(() => api.close());

const read = async (path: string) => {
  const response = await api.get(path);
  return { status: response.status, location: response.headers.get('location'), body: await response.json() };
};

describe('a platform', () => {
  it('is found by its id and by its slug, in any case', async () => {
    for (const address of [id, id.toUpperCase(), 'koru-marketplace', 'KORU-marketplace']) {
      const { status, body } = await read(`/api/platforms/${address}`);
      expect([status, body.id, body.slug]).toEqual([200, id, 'koru-marketplace']);
    }
  });

  it('redirects from an older slug, and is found by its id alone in a release from before it had one', async () => {
    expect(await read('/api/platforms/koru')).toMatchObject({
      status: 301,
      location: '/api/platforms/koru-marketplace',
    });
    expect((await read('/api/platforms/koru?release=2')).body).toMatchObject({ id, slug: 'koru' });
    expect((await read(`/api/platforms/${id}?release=1`)).body).toMatchObject({ id, slug: null });
    expect((await read('/api/platforms/koru?release=1')).status).toBe(404);
  });

  it('has its slug wherever it is named, and its offers under either', async () => {
    const [byId, bySlug] = await Promise.all(
      [id, 'koru-marketplace'].map((platform) => read(`/api/search?platform=${platform}&limit=100`)),
    );
    expect(byId?.body.total).toBeGreaterThan(0);
    expect(bySlug?.body.data).toEqual(byId?.body.data);
    expect(byId?.body.data[0].platform).toMatchObject({ id, slug: 'koru-marketplace' });
    const { body } = await read('/api/search?q=koru');
    expect(body.groups.platform.hits[0]).toMatchObject({ id, slug: 'koru-marketplace' });
    const { data } = (await read('/api/firms/platforms')).body;
    expect(data[0]).toMatchObject({ id, slug: 'koru-marketplace' });
  });
});
