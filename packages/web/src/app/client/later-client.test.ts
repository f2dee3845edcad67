import type { DirectoryClient } from '@tussock/api/client';
import { read } from '@tussock/api/client';
import { createClient } from '@tussock/api/create-client';
import { beforeEach, describe, expect, it } from 'vitest';
import { laterClient } from './later-client';

let addresses: string[];
let loads: number;
beforeEach(() => {
  addresses = [];
  loads = 0;
});

async function load(): Promise<DirectoryClient> {
  loads += 1;
  const fetch = async (address: string) => {
    addresses.push(address);
    return address.includes('missing') ? Response.json({}, { status: 404 }) : Response.json({ release: 7 });
  };
  return createClient({ baseUrl: 'https://site.invalid', fetch });
}

describe('a client that is loaded later', () => {
  it('is loaded with a call, not before', async () => {
    const client = laterClient(load);
    const { $get } = client.api.release;
    expect(loads).toBe(0);
    expect(await read($get({ query: {} }))).toEqual({ release: 7 });
    expect([loads, addresses]).toEqual([1, ['https://site.invalid/api/release']]);
  });

  it('calls what the client calls, with parameters', async () => {
    const param = { idOrSlug: 'harakeke' };
    await laterClient(load).api.offers[':idOrSlug'].similar.$get({ param, query: { release: '3' } });
    expect(addresses).toEqual(['https://site.invalid/api/offers/harakeke/similar?release=3']);
  });

  it('fails as the client fails, and where it cannot be loaded', async () => {
    const param = { idOrSlug: 'missing' };
    const call = laterClient(load).api.offers[':idOrSlug'].$get({ param, query: {} });
    await expect(call).rejects.toMatchObject({ status: 404 });
    const offline = laterClient(() => Promise.reject(new TypeError('no connection')));
    await expect(offline.api.release.$get({ query: {} })).rejects.toThrow('no connection');
  });
});
