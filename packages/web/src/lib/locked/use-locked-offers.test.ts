import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { act, renderHook } from '../render-hook.fixture';
import { memoryStorage } from '../storage/memory.fixture';
import { storedSession } from '../storage/session';
import { type LockedState, useLockedOffer, useLockedOffers } from './use-locked-offers';

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
          url,
          init,
          answer: (status, body = {}) => resolve(Response.json(body, { status })),
          fail: () => reject(new TypeError('no network')),
        });
      }),
  );
});
afterEach(() => vi.unstubAllGlobals());

function withSession(session: object | null) {
  const window = { localStorage: storage.browser.storage(), location: { origin: 'https://site.invalid' } };
  vi.stubGlobal('window', Object.assign(new EventTarget(), window));
  storedSession.remove();
  if (session) storedSession.write(SESSION);
  return { window };
}
async function open(id: string | null = ID, session: object | null = SESSION) {
  const now = { id };
  const hook = await renderHook(() => useLockedOffer(now.id), withSession(session));
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
  it('that is not answered in time has failed, and can be asked for again', async () => {
    const late = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal);
    const { hook } = await open();
    await called(1);
    timeout.mockRestore();
    await settle(() => late.abort(new DOMException('no answer', 'TimeoutError')));
    expect(hook.current.state).toBe('failed');
    await settle(() => hook.current.state === 'failed' && hook.current.retry());
    await called(2);
    await settle(() => last().answer(200, { id: ID }));
    expect(hook.current).toEqual({ state: 'open', offer: { id: ID } });
    await hook.close();
    expect(last().init.signal?.aborted).toBe(true);
  });

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

  it('is refused with 401, which ends the session of this browser', async () => {
    const { hook } = await open();
    await called(1);
    await settle(() => last().answer(401));
    expect(hook.current).toEqual({ state: 'refused' });
    expect([storedSession.read().value, storage.map.get('tussock_session')]).toEqual([null, undefined]);
    expect(calls).toHaveLength(1);
    await hook.close();
  });

  it('refused to an earlier session does not end the one that another tab has got since', async () => {
    const { hook } = await open();
    await called(1);
    const later = { ...SESSION, token: 'later' };
    // The event of the other tab comes after the answer.
    storage.map.set('tussock_session', JSON.stringify({ version: 2, ...later }));
    await settle(() => last().answer(401));
    expect(storedSession.read().value).toEqual(later);
    await called(2);
    expect(headersOf(last()).get('authorization')).toBe('Bearer later');
    await settle(() => last().answer(200, { id: ID }));
    expect(hook.current).toEqual({ state: 'open', offer: { id: ID } });
    await hook.close();
  });

  // The firewall answers 403 to an address that asks too often.
  it.each([403, 500, 'no network'])('can be tried again after %s, and keeps the session', async (fault) => {
    const { hook } = await open();
    await called(1);
    await settle(() => (typeof fault === 'number' ? last().answer(fault) : last().fail()));
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

describe('the locked parts of several offers', () => {
  const [ONE, TWO] = [ID, ID.replace('1', '2')];
  const callFor = (id: string) => calls.findLast(({ url }) => url.endsWith(id)) as Call;
  const openSeveral = async (...ids: string[]) => {
    const now = { ids };
    const hook = await renderHook(() => useLockedOffers(now.ids), withSession(SESSION));
    return { hook, now };
  };

  it('are each read on their own, in the order asked; one that fails hides no other', async () => {
    const { hook } = await openSeveral(ONE, TWO);
    await called(2);
    await settle(() => callFor(ONE).answer(500));
    await settle(() => callFor(TWO).answer(200, { details: 'two' }));
    expect(hook.current).toMatchObject([{ state: 'failed' }, { state: 'open', offer: { details: 'two' } }]);
    await settle(() => (hook.current[0] as Extract<LockedState, { state: 'failed' }>).retry());
    expect(hook.current).toMatchObject([{ state: 'loading' }, { state: 'open' }]);
    await called(4);
    await settle(() => callFor(ONE).answer(200, { details: 'one' }));
    expect(hook.current).toMatchObject([{ offer: { details: 'one' } }, { offer: { details: 'two' } }]);
    await hook.close();
  });

  it('stay open for the others when one is left out, and are read anew', async () => {
    const { hook, now } = await openSeveral(ONE, TWO);
    await called(2);
    await settle(() => callFor(ONE).answer(200, { details: 'one' }));
    await settle(() => callFor(TWO).answer(200, { details: 'two' }));
    now.ids = [TWO];
    await hook.again();
    expect(hook.current).toMatchObject([{ state: 'open', offer: { details: 'two' } }]);
    await called(3);
    await settle(() => callFor(TWO).answer(200, { details: 'now' }));
    expect(hook.current).toMatchObject([{ offer: { details: 'now' } }]);
    await hook.close();
  });

  it('are all refused with one of them', async () => {
    const { hook } = await openSeveral(ONE, TWO);
    await called(2);
    await settle(() => callFor(ONE).answer(401));
    expect(hook.current).toEqual([{ state: 'refused' }, { state: 'refused' }]);
    expect(callFor(TWO).init.signal?.aborted).toBe(true);
    await hook.close();
  });
});
