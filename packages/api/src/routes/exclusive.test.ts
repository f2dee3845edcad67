import { describe, expect, it } from 'vitest';
import { idOf, smallRelease } from '../../../../tests/support/small-directory';
import { createApi } from '../app';
import { memoryReads } from '../memory-reads.fixture';

function startApi() {
  const reads = memoryReads({ 1: smallRelease(30), 2: smallRelease(40) });
  const api = createApi({
    reads,
    build: 'b1',
    report: () => {},
    verifyToken: async (token) => token.toLowerCase() === 'good',
  });
  const get = async (path: string, token: string | null = 'good') => {
    const headers: Record<string, string> = token === null ? {} : { authorization: `Bearer ${token}` };
    const answer = await api.request(`/api/exclusive/offers/${path}`, { headers });
    return { answer, body: await answer.json() };
  };
  return { reads, get };
}
const EXCLUSIVE = idOf(1, 5);

describe('the locked part of an offer', () => {
  it('is read with a good token alone, before which nothing is read', async () => {
    const { get, reads } = startApi();
    for (const token of [null, 'bad', '']) {
      const { answer, body } = await get(EXCLUSIVE, token);
      expect([answer.status, body.code, answer.headers.get('cache-control')]).toEqual([
        ...[401, 'unauthorised', 'no-store'],
      ]);
    }
    expect(reads.calls).toEqual([]);
    const { answer, body } = await get(EXCLUSIVE);
    expect([answer.status, body.management_fee]).toEqual([200, 1.25]);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(reads.calls).toEqual(['live', 'getLockedOffer']);
  });

  it('is found by its id in any case, in the release that is named', async () => {
    const { get, reads } = startApi();
    expect((await get(`${EXCLUSIVE}?release=1`)).answer.status).toBe(200);
    expect(reads.calls).toEqual(['release', 'getLockedOffer']);
    const asked: string[] = [];
    reads.getLockedOffer = async (_, id) => {
      asked.push(id);
      return null;
    };
    const id = 'abcdef00-0000-4000-8000-000000000005';
    for (const written of [id, id.toUpperCase()]) await get(written);
    expect(asked).toEqual([id, id]);
    expect((await get(`${EXCLUSIVE}?release=9`)).answer.status).toBe(410);
    expect((await get(`${EXCLUSIVE}?release=x`)).answer.status).toBe(400);
  });

  it('is not there for another offer, or for what is no id, which is not looked up', async () => {
    const { get, reads } = startApi();
    for (const id of [idOf(1, 4), 'offer-5']) {
      const { answer, body } = await get(id);
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store']);
      expect(body).toMatchObject({ code: 'not_found', message: 'There is no such exclusive offer.' });
    }
    expect(reads.calls).toEqual(['live', 'getLockedOffer', 'live']);
  });
});
