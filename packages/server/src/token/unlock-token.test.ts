import { createHmac } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fingerprint, type KeyRing, parseKeyRing } from './key-ring';
import { NONE_REVOKED } from './revocation';
import type { UnlockSession } from './unlock-session';
import { newSubject, signUnlockToken, tokenCheck, verifyUnlockToken } from './unlock-token';

const NOW = new Date('2026-11-20T00:00:00Z');
const SOON = new Date('2026-12-20T00:00:00Z');
const ring = (...ids: string[]): KeyRing => parseKeyRing(ids.map((id) => `${id}:${id.repeat(40)}`).join(','));
const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const session = (): UnlockSession => ({ subject: newSubject(), expires_at: SOON });

describe('unlock tokens', () => {
  it('come back as the session that was signed', async () => {
    const subject = fc
      .uint8Array({ minLength: 16, maxLength: 16 })
      .map((b) => Buffer.from(b).toString('hex'));
    const seconds = fc.integer({ min: NOW.getTime() / 1000 + 1, max: 2 ** 40 });
    await fc.assert(
      fc.asyncProperty(subject, seconds, async (subject, seconds) => {
        const signed = { subject, expires_at: new Date(seconds * 1000) };
        const token = await signUnlockToken(signed, ring('a'));
        expect(await verifyUnlockToken(token, ring('a'), NOW)).toEqual(signed);
        expect(token).toMatch(/^[\w.~+/=-]{1,4096}$/);
      }),
    );
  });

  it('end at their expiry, to the second', async () => {
    const token = await signUnlockToken(session(), ring('a'));
    expect(await verifyUnlockToken(token, ring('a'), new Date(SOON.getTime() - 1))).not.toBeNull();
    expect(await verifyUnlockToken(token, ring('a'), SOON)).toBeNull();
    expect(await tokenCheck(ring('a'), NONE_REVOKED, () => NOW)(token)).toBe(true);
    expect(await tokenCheck(ring('a'), NONE_REVOKED, () => SOON)(token)).toBe(false);
  });

  it('are refused when any character is changed', async () => {
    const token = await signUnlockToken(session(), ring('a'));
    for (let at = 0; at < token.length; at++) {
      for (const other of ['A', 'B', 'z', '_', '.']) {
        if (token[at] === other) continue;
        const forged = token.slice(0, at) + other + token.slice(at + 1);
        expect(await verifyUnlockToken(forged, ring('a'), NOW), forged).toBeNull();
      }
    }
  });

  it('are refused when signed by somebody else', async () => {
    const token = await signUnlockToken(session(), ring('b'));
    expect(await verifyUnlockToken(token, ring('a'), NOW)).toBeNull();
  });

  it('live through a change of keys until the old key is dropped', async () => {
    const token = await signUnlockToken(session(), ring('a'));
    expect(await verifyUnlockToken(token, ring('b', 'a'), NOW)).not.toBeNull();
    expect(await signUnlockToken(session(), ring('b', 'a'))).not.toBe(token);
    expect(await verifyUnlockToken(token, ring('b'), NOW)).toBeNull();
    const fresh = await signUnlockToken(session(), ring('b', 'a'));
    expect(await verifyUnlockToken(fresh, ring('b'), NOW)).not.toBeNull();
  });

  it('never make the check throw, whatever is sent', async () => {
    const part = fc.oneof(fc.stringMatching(/^[\w-]{1,40}$/), fc.jsonValue().map(encoded));
    const junk = fc.oneof(
      fc.string(),
      fc.base64String(),
      fc.stringMatching(/^[\w-]{30}\.[\w-]{43}$/),
      fc.tuple(part, part, fc.stringMatching(/^[\w-]{42}A$/)).map((parts) => parts.join('.')),
    );
    await fc.assert(
      fc.asyncProperty(junk, async (token) => {
        expect(await verifyUnlockToken(token, ring('a'), NOW)).toBeNull();
      }),
    );
  });

  it('are short enough for every browser that stores them', async () => {
    const token = await signUnlockToken(session(), parseKeyRing(`${'i'.repeat(32)}:${'s'.repeat(128)}`));
    expect(token).toMatch(/^[\w.-]{1,200}$/);
  });

  it('name their key by its digest, so that a key without an id may move in the ring', async () => {
    const [a, b] = ['x'.repeat(32), 'y'.repeat(32)];
    const token = await signUnlockToken(session(), parseKeyRing(a));
    const header = JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString());
    expect(header).toEqual({ alg: 'HS256', typ: 'unlock', kid: fingerprint({ id: '', secret: a }) });
    expect(await verifyUnlockToken(token, parseKeyRing(`${b},${a}`), NOW)).not.toBeNull();
  });

  it.each([
    ['another purpose', { typ: 'JWT' }, {}],
    ['no algorithm', { alg: 'none' }, {}],
    ['another algorithm', { alg: 'HS512' }, {}],
    ['no subject', {}, { sub: undefined }],
    ['no expiry', {}, { exp: undefined }],
    ['an expiry that is no number', {}, { exp: 'never' }],
  ])('are refused for %s, signed with the right secret', async (_, header, claims) => {
    const [key] = ring('a');
    const parts = [
      { alg: 'HS256', typ: 'unlock', kid: fingerprint(key), ...header },
      { sub: newSubject(), exp: SOON.getTime() / 1000, ...claims },
    ].map(encoded);
    const signature = createHmac('sha256', key.secret).update(parts.join('.')).digest('base64url');
    expect(await verifyUnlockToken([...parts, signature].join('.'), ring('a'), NOW)).toBeNull();
  });
});

describe('a token of the form before JWT', () => {
  const TOKEN = 'ABEiM0RVZneImaq7zN3u_wAAaycagA.kuqVkBe7Cd3RC1JUFEa9_DEu-FvA9mdO6ChXWbfKKDw';

  it('is good until it expires, with any key of the ring', async () => {
    const session = { subject: '00112233445566778899aabbccddeeff', expires_at: SOON };
    expect(await verifyUnlockToken(TOKEN, ring('a'), NOW)).toEqual(session);
    expect(await verifyUnlockToken(TOKEN, ring('b', 'a'), NOW)).toEqual(session);
    expect(await verifyUnlockToken(TOKEN, ring('a'), SOON)).toBeNull();
    expect(await verifyUnlockToken(TOKEN, ring('b'), NOW)).toBeNull();
  });

  it('is refused when any character is changed', async () => {
    for (let at = 0; at < TOKEN.length; at++) {
      const forged = `${TOKEN.slice(0, at)}${TOKEN[at] === 'B' ? 'C' : 'B'}${TOKEN.slice(at + 1)}`;
      expect(await verifyUnlockToken(forged, ring('a'), NOW), forged).toBeNull();
    }
  });
});
