import { newSubject, parseKeyRing, signUnlockToken } from '@tussock/core/submission/unlock-token';
import { describe, expect, it } from 'vitest';
import { sessionIn } from './session-store';

const NOW = new Date('2026-11-20T00:00:00Z');
const keeping = (value: unknown) => ({
  getItem: () => (typeof value === 'string' ? value : JSON.stringify(value)),
});

describe('the session in a browser', () => {
  it('is there until it ends', async () => {
    const expires_at = '2026-12-20T00:00:00.000Z';
    const session = { subject: newSubject(), expires_at: new Date(expires_at) };
    const token = await signUnlockToken(session, parseKeyRing('k'.repeat(40)));
    expect(sessionIn(keeping({ token, expires_at }), NOW)).toEqual({ token, expires_at });
    expect(sessionIn(keeping({ token, expires_at }), new Date(expires_at))).toBeNull();
  });

  it.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['another shape', []],
    ['no token', { expires_at: '2026-12-20T00:00:00Z' }],
    ['no end', { token: 'abc' }],
    ['a token that would break a header', { token: 'a\nb', expires_at: '2026-12-20T00:00:00Z' }],
  ])('is none where storage holds %s', (_, value) => {
    expect(sessionIn(keeping(value), NOW)).toBeNull();
  });

  it('is none where there is no storage', () => {
    expect(sessionIn(null, NOW)).toBeNull();
  });
});
