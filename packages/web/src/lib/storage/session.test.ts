import { parseKeyRing } from '@tussock/server/token/key-ring';
import { newSubject, signUnlockToken } from '@tussock/server/token/unlock-token';
import { createElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderHtml } from '../../app/render-html';
import { act, renderHook } from '../render-hook.fixture';
import { parseSession, sessionAt, sessionToken, storedSession, useSession, useSessionToken } from './session';

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

describe('the session on a page', () => {
  const HOUR = 3_600_000;
  const kept = new Map<string, string>();
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  const lasting = (token: string, hours: number) => ({
    token,
    expires_at: new Date(Date.now() + hours * HOUR).toISOString(),
  });
  const unlock = (session: ReturnType<typeof lasting>) => act(async () => void storedSession.write(session));
  const onServer = async <T>(hook: () => T): Promise<T | undefined> => {
    let seen: T | undefined;
    await renderHtml(
      createElement(() => {
        seen = hook();
        return null;
      }),
    );
    return seen;
  };
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOW }));
  afterEach(() => {
    storedSession.remove();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('is not known on the server, and sends no token there', async () => {
    expect(await onServer(useSession)).toBeUndefined();
    expect(await onServer(useSessionToken)).toBeNull();
  });

  it('is that of the browser until it ends', async () => {
    const hook = await renderHook(useSession, { window: { localStorage } });
    expect([hook.current, sessionToken()]).toEqual([null, null]);
    const session = lasting('abc', 1);
    await unlock(session);
    expect([hook.current, sessionToken()]).toEqual([session, 'abc']);
    await unlock(lasting('old', -1));
    expect([hook.current, sessionToken()]).toEqual([null, null]);
    await hook.close();
  });

  it('that ends while its page is open keeps the token for the page, and sends none', async () => {
    const hook = await renderHook(useSessionToken, { window: { localStorage } });
    expect(hook.current).toBeNull();
    await unlock(lasting('abc', 1));
    expect(hook.current).toBe('abc');
    vi.setSystemTime(NOW.getTime() + 2 * HOUR);
    await hook.again();
    expect([hook.current, sessionToken()]).toEqual(['abc', null]);
    await unlock(lasting('old', -1));
    expect(hook.current).toBeNull();
    await unlock(lasting('new', 1));
    expect(hook.current).toBe('new');
    await act(async () => storedSession.remove());
    expect(hook.current).toBeNull();
    await hook.close();
  });
});
