import * as fc from 'fast-check';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { bearerToken, isPersonal, viewerAddress } from './viewer';

const app = new Hono().get('/', (c) =>
  c.json({ token: bearerToken(c) ?? null, personal: isPersonal(c), address: viewerAddress(c) }),
);
const seen = async (headers: Record<string, string>) => (await app.request('/', { headers })).json();

describe('the visitor’s address', () => {
  const address = fc.ipV4();

  it('is what the edge says, whatever else came', async () => {
    await fc.assert(
      fc.asyncProperty(address, fc.array(address), async (own, hops) => {
        const headers = { 'x-viewer-address': ` ${own} `, 'x-forwarded-for': hops.join(', ') };
        expect(await seen(headers)).toMatchObject({ address: own });
      }),
    );
  });

  it('is the last hop without the edge: the visitor can write the others', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(address), address, async (forged, last) => {
        const headers = { 'x-forwarded-for': `${[...forged, last].join(' , ')} ` };
        expect(await seen(headers)).toMatchObject({ address: last });
        expect(await seen({ ...headers, 'x-viewer-address': ' ' })).toMatchObject({ address: last });
      }),
    );
  });

  it('is unknown where nothing says it', async () => {
    expect(await seen({})).toMatchObject({ address: 'unknown' });
    expect(await seen({ 'x-forwarded-for': '192.0.2.1, ' })).toMatchObject({ address: 'unknown' });
  });
});

describe('the visitor’s token', () => {
  it.each([
    ['Bearer abc.DEF_123~+/-=', 'abc.DEF_123~+/-='],
    ['bearer   abc', 'abc'],
    [`Bearer ${'a'.repeat(4_096)}`, 'a'.repeat(4_096)],
    [`Bearer ${'a'.repeat(4_097)}`, null],
    ['Bearer a b', null],
    ['Bearer a,b', null],
    ['Bearerabc', null],
    ['Bearer ', null],
    ['x Bearer abc', null],
    ['Basic abc', null],
  ])('in %j is read, and any Authorization makes an answer private', async (authorization, token) => {
    expect(await seen({ authorization })).toMatchObject({ token, personal: true });
    expect(await seen({ 'x-viewer-authorization': authorization })).toMatchObject({ token, personal: true });
  });

  it('is the one that the edge moved, not the signature of the edge', async () => {
    const signed = { authorization: 'AWS4-HMAC-SHA256 Credential=one' };
    expect(await seen(signed)).toMatchObject({ token: null, personal: false });
    const both = { ...signed, 'x-viewer-authorization': 'Bearer moved' };
    expect(await seen(both)).toMatchObject({ token: 'moved', personal: true });
    const odd = { authorization: 'Bearer own', 'x-viewer-authorization': 'Bearer moved' };
    expect(await seen(odd)).toMatchObject({ token: 'moved' });
    expect(await seen({ authorization: 'Bearer AWS4-HMAC-SHA256' })).toMatchObject({ personal: true });
  });

  it('is none without a header', async () => {
    expect(await seen({})).toMatchObject({ token: null, personal: false });
  });
});
