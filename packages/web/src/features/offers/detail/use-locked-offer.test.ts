import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { act, renderHook } from '../../../lib/render-hook.fixture';
import { memoryStorage } from '../../../lib/storage/memory.fixture';
import { storedSession } from '../../../lib/storage/session';
import { type LockedState, useLockedOffer } from './use-locked-offer';

const ID = '1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed';
const SESSION = { token: 'abc', expires_at: new Date(Date.now() + 86_400_000).toISOString() };

interface Call {
  url: string;
  init: RequestInit;
  answer(status: number, body?: object): void;
  fail(): void;
}
let calls: Call[];
let storage: ReturnType<typeof memoryStorage>;

beforeEach(() => {
  calls = [];
  storage = memoryStorage();
  vi.stubGlobal(
    'fetch',
    (url: string, init: RequestInit) =>
      new Promise<Response>((resolve, reject) => {
        init.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
        calls.push({
          ...{ url, init },
          answer: (status, body = {}) => resolve(Response.json(body, { status })),
          fail: () => reject(new TypeError('no network')),
        });
      }),
  );
});
afterEach(() => vi.unstubAllGlobals());

async function open(id: string | null = ID, session: object | null = SESSION) {
  const window = { localStorage: storage.browser.storage(), location: { origin: 'https://site.invalid' } };
  vi.stubGlobal('window', Object.assign(new EventTarget(), window));
  storedSession.remove();
  if (session) storedSession.write(SESSION);
  const now = { id };
  const hook = await renderHook(() => useLockedOffer(now.id), { window });
  return { hook, now };
}
const last = () => calls.at(-1) as Call;
/** The code that reads is loaded before the first call. */
const called = (times: number) =>
  vi.waitFor(
    async () => {
      await settle(() => {});
      expect(calls).toHaveLength(times);
    },
    { timeout: 20_000 },
  );
const settle = (change: () => void) =>
  act(async () => {
    change();
    await new Promise((done) => setTimeout(done));
  });
const headersOf = ({ init }: Call) => new Headers(init.headers);

describe('the locked part of an offer', () => {
  it('is asked for by nobody without a session, and not where nothing is locked', async () => {
    const one = await open(ID, null);
    expect(one.hook.current).toEqual({ state: 'locked' });
    await one.hook.close();
    const other = await open(null);
    expect(other.hook.current).toEqual({ state: 'locked' });
    await other.hook.close();
    expect(calls).toEqual([]);
  });

  it('is read with the token, past every cache, and shown', async () => {
    const { hook } = await open();
    expect(hook.current).toEqual({ state: 'loading' });
    await called(1);
    expect(last().url).toBe(`https://site.invalid/api/exclusive/offers/${ID}`);
    expect([headersOf(last()).get('authorization'), last().init.cache]).toEqual(['Bearer abc', 'no-store']);
    await settle(() => last().answer(200, { details: 'locked words' }));
    expect(hook.current).toEqual({ state: 'open', offer: { details: 'locked words' } });
    await hook.close();
  });

  it('is read anew for another offer, and what was asked before is dropped', async () => {
    const { hook, now } = await open();
    await called(1);
    const [first] = calls as [Call];
    now.id = ID.replace('1', '2');
    await hook.again();
    await called(2);
    expect(first.init.signal?.aborted).toBe(true);
    expect(hook.current).toEqual({ state: 'loading' });
    await settle(() => last().answer(200, { details: 'other' }));
    expect(hook.current).toEqual({ state: 'open', offer: { details: 'other' } });
    await hook.close();
  });

  it.each([401, 403])('is refused with %d, which ends the session of this browser', async (status) => {
    const { hook } = await open();
    await called(1);
    await settle(() => last().answer(status));
    expect(hook.current).toEqual({ state: 'refused' });
    expect([storedSession.read().value, storage.map.get('tussock_session')]).toEqual([null, undefined]);
    expect(calls).toHaveLength(1);
    await hook.close();
  });

  it.each(['500', 'no network'])('can be tried again after %s, and keeps the session', async (fault) => {
    const { hook } = await open();
    await called(1);
    await settle(() => (fault === '500' ? last().answer(500) : last().fail()));
    expect(hook.current.state).toBe('failed');
    expect(storedSession.read().value).toEqual(SESSION);
    await settle(() => (hook.current as Extract<LockedState, { state: 'failed' }>).retry());
    expect(hook.current.state).toBe('loading');
    await called(2);
    await settle(() => last().answer(200, { details: 'now' }));
    expect(hook.current).toEqual({ state: 'open', offer: { details: 'now' } });
    await hook.close();
  });

  it('is given up when the page is left', async () => {
    const { hook } = await open();
    await called(1);
    await hook.close();
    expect(last().init.signal?.aborted).toBe(true);
    expect(storedSession.read().value).toEqual(SESSION);
  });
});
