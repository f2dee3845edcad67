import { parseKeyRing } from '@tussock/server/token/key-ring';
import { newSubject, signUnlockToken } from '@tussock/server/token/unlock-token';
import { describe, expect, it } from 'vitest';
import { parseSession, sessionAt } from './session';

const NOW = new Date('2026-11-20T00:00:00Z');

describe('the session in a browser', () => {
  it('is there until it ends', async () => {
    const expires_at = '2026-12-20T00:00:00.000Z';
    const session = { subject: newSubject(), expires_at: new Date(expires_at) };
    const token = await signUnlockToken(session, parseKeyRing('k'.repeat(40)));
    const stored = parseSession({ version: 2, token, expires_at });
    expect(sessionAt(stored, NOW)).toEqual({ token, expires_at });
    expect(sessionAt(stored, new Date(expires_at))).toBeNull();
  });

  it.each([
    ['nothing', null],
    ['no JSON', undefined],
    ['another shape', []],
    ['no token', { expires_at: '2026-12-20T00:00:00Z' }],
    ['no end', { token: 'abc' }],
    ['no date as its end', { token: 'abc', expires_at: 'never' }],
    ['a token of other characters', { token: 'abc ', expires_at: '2026-12-20T00:00:00Z' }],
    ['a token after a space', { token: ' abc', expires_at: '2026-12-20T00:00:00Z' }],
    ['an empty token', { token: '', expires_at: '2026-12-20T00:00:00Z' }],
    ['a token that is too long', { token: 'a'.repeat(201), expires_at: '2026-12-20T00:00:00Z' }],
    ['a number as the token', { token: 123, expires_at: '2026-12-20T00:00:00Z' }],
    ['a token that would break a header', { token: 'a\nb', expires_at: '2026-12-20T00:00:00Z' }],
  ])('is none where storage holds %s', (_, stored) => {
    expect(parseSession(stored)).toBeNull();
  });
});
