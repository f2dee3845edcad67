import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type KeyRing,
  newSubject,
  parseKeyRing,
  signUnlockToken,
  tokenCheck,
  type UnlockSession,
  verifyUnlockToken,
} from './unlock-token';

const NOW = new Date('2026-11-20T00:00:00Z');
const SOON = new Date('2026-12-20T00:00:00Z');
const ring = (...ids: string[]): KeyRing => parseKeyRing(ids.map((id) => `${id}:${id.repeat(40)}`).join(','));
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
    expect(await tokenCheck(ring('a'), () => NOW)(token)).toBe(true);
    expect(await tokenCheck(ring('a'), () => SOON)(token)).toBe(false);
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
    const junk = fc.oneof(fc.string(), fc.base64String(), fc.stringMatching(/^[\w-]{30}\.[\w-]{43}$/));
    await fc.assert(
      fc.asyncProperty(junk, async (token) => {
        expect(await verifyUnlockToken(token, ring('a'), NOW)).toBeNull();
      }),
    );
  });
});

describe('parseKeyRing', () => {
  it('reads keys with and without ids', () => {
    const [a, b] = ['x'.repeat(32), 'y'.repeat(32)];
    expect(parseKeyRing(` first:${a}, ${b},`)).toEqual([
      { id: 'first', secret: a },
      { id: 'key-2', secret: b },
    ]);
  });

  it.each([
    ['nothing', undefined, 'empty'],
    ['a weak secret', 'id:hunter2', 'fewer than 32'],
    ['a doubled secret', `a:${'x'.repeat(32)},b:${'x'.repeat(32)}`, 'twice'],
    ['another form', `a:b:${'x'.repeat(32)}`, 'not of the form'],
  ])('refuses %s and names no secret', (_, text, reason) => {
    const attempt = () => parseKeyRing(text);
    expect(attempt).toThrow(reason);
    expect(attempt).not.toThrow(/hunter2|xxxx/);
  });
});
