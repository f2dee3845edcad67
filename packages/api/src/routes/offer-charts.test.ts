import { assemble } from '@tussock/core/directory/assemble';
import { expect, it } from 'vitest';
import { idOf, smallDirectory } from '../../../../tests/support/small-directory';
import { createApi } from '../app';
import { memoryReads } from '../memory-reads.fixture';

it.each(['cash-flow', 'capital-stack'])(
  'the %s of an offer is at its id and slug; an older slug leads to it',
  async (chart) => {
    const reads = memoryReads({ 1: assemble(smallDirectory()) });
    const api = createApi({ reads, build: 'b1', report: () => {} });
    const at = (address: string) => `/api/charts/offers/${address}/${chart}?release=1`;
    const get = async (address: string) => api.request(at(address));
    reads.retired.set('offer/old-name', { id: idOf(1, 1), slug: 'offer-1' });
    const [byId, bySlug, moved] = await Promise.all([idOf(1, 1), 'offer-1', 'old-name'].map(get));
    expect([byId?.status, bySlug?.status]).toEqual([200, 200]);
    expect(await byId?.text()).toBe(await bySlug?.text());
    expect([moved?.status, moved?.headers.get('location')]).toEqual([301, at('offer-1')]);
    expect((await get('nothing')).status).toBe(404);
  },
);
