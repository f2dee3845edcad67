import { QueryClient } from '@tanstack/react-query';
import { createClient } from '@tussock/api/create-client';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { act, renderHook } from '../../lib/render-hook.fixture';
import { matchRoute } from '../route';
import { routes } from '../routes';
import { releaseIsGone } from './gone-release';
import { useNewerRelease } from './use-newer-release';

let live: number | null;
let asked: string[];
let whenAsked: (path: string) => void;
/** Paths that are not answered, by the status that comes instead. */
let failing: Record<string, number>;
let document: EventTarget & { visibilityState: string };

beforeAll(() => matchRoute(routes, '/faq', new URLSearchParams())?.route.load());
beforeEach(() => {
  live = 7;
  asked = [];
  whenAsked = () => {};
  failing = {};
  document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', document);
});
afterEach(() => vi.unstubAllGlobals());

async function open() {
  const fetch = async (input: string) => {
    const { pathname, search } = new URL(input);
    asked.push(pathname + search);
    whenAsked(pathname);
    const status = failing[pathname];
    if (status === 0) throw new TypeError('Failed to fetch');
    if (status) return Response.json({}, { status });
    if (live === null) return Response.json({}, { status: 503 });
    const release =
      pathname === '/api/release' ? { release: live, published_at: '2026-11-20T00:00:00.000Z' } : {};
    return Response.json({ ...release, data: [], next_cursor: null });
  };
  const client = createClient({ baseUrl: 'https://site.invalid', fetch });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const hook = await renderHook(() => useNewerRelease(client, queries, 7), {
    window: { location: { pathname: '/faq', search: '' } },
  });
  return { hook, queries };
}
const settle = (change: () => void) =>
  act(async () => {
    change();
    await new Promise((done) => setTimeout(done, 50));
  });
/** Tries until it is true or the time of the test ends. */
const until = (holds: () => void) =>
  vi.waitFor(
    async () => {
      await settle(() => {});
      holds();
    },
    { timeout: 20_000 },
  );
const focus = () => settle(() => void window.dispatchEvent(new Event('focus')));

describe('the release that a page shows', () => {
  it('stays while no newer one is live', async () => {
    const { hook } = await open();
    expect([hook.current, asked]).toEqual([7, []]);
    await focus();
    await until(() => expect([hook.current, asked]).toEqual([7, ['/api/release']]));
    await hook.close();
  });

  it('is the newer one once the window has the focus and the page is read of it', async () => {
    const { hook, queries } = await open();
    live = 8;
    await focus();
    await until(() => expect(hook.current).toBe(8));
    expect(asked[0]).toBe('/api/release');
    expect(asked.slice(1).sort()).toEqual(['/api/faqs?release=8&limit=100', '/api/settings?release=8']);
    expect(queries.getQueryData([8, 'faqs'])).toEqual([]);
    live = 9;
    await focus();
    await until(() => expect(hook.current).toBe(9));
    await hook.close();
  });

  it('is looked up when the page becomes visible, and not when it is hidden', async () => {
    const { hook } = await open();
    document.visibilityState = 'hidden';
    await settle(() => void document.dispatchEvent(new Event('visibilitychange')));
    await focus();
    expect(asked).toEqual([]);
    document.visibilityState = 'visible';
    await settle(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(asked).toEqual(['/api/release']);
    await hook.close();
  });

  it('is looked up when a read answers that its release is gone, which then waits for the live one', async () => {
    const { hook } = await open();
    live = 8;
    await settle(() => void releaseIsGone('6'));
    expect(asked).toEqual([]);
    const shown: unknown[] = [];
    await settle(() => void releaseIsGone('7')?.then(() => shown.push(hook.current)));
    await until(() => expect(shown).toEqual([8]));
    expect(asked[0]).toBe('/api/release');
    await hook.close();
    expect(releaseIsGone('8')).toBe(undefined);
  });

  it('is read of the page that is shown by then', async () => {
    const { hook } = await open();
    live = 8;
    whenAsked = (path) => {
      const opened = { href: 'https://site.invalid/sources', pathname: '/sources' };
      if (path === '/api/faqs') Object.assign(window.location, opened);
    };
    await focus();
    await until(() => expect(hook.current).toBe(8));
    const reads = asked.map((address) => address.split(/[?&](?!release)/)[0]);
    expect(reads).toEqual(expect.arrayContaining(['/api/faqs?release=8', '/api/sources?release=8']));
    await hook.close();
  });

  it('stays where the newer one cannot be read, and is looked up again', async () => {
    const { hook } = await open();
    live = null;
    await focus();
    await until(() => expect(asked).toEqual(['/api/release']));
    expect(hook.current).toBe(7);
    live = 8;
    await focus();
    await until(() => expect(hook.current).toBe(8));
    await hook.close();
  });

  it.each([
    ['/api/faqs', 0],
    ['/api/faqs', 503],
    ['/api/settings', 0],
  ])('stays where what the page needs of the newer one does not come: %s, %i', async (path, status) => {
    const { hook } = await open();
    live = 8;
    failing = { [path]: status };
    await focus();
    await until(() =>
      expect(asked).toContain(`${path}?release=8${path === '/api/faqs' ? '&limit=100' : ''}`),
    );
    await settle(() => {});
    expect(hook.current).toBe(7);
    failing = {};
    await focus();
    await until(() => expect(hook.current).toBe(8));
    await hook.close();
  });

  it('is the newer one where that does not have any more what the page shows', async () => {
    const { hook } = await open();
    live = 8;
    failing = { '/api/faqs': 404 };
    await focus();
    await until(() => expect(hook.current).toBe(8));
    await hook.close();
  });

  it('is looked up once at a time, and no more when the page is left', async () => {
    const { hook } = await open();
    await settle(() => {
      window.dispatchEvent(new Event('focus'));
      window.dispatchEvent(new Event('focus'));
    });
    expect(asked).toEqual(['/api/release']);
    await hook.close();
    await focus();
    document.dispatchEvent(new Event('visibilitychange'));
    expect(asked).toEqual(['/api/release']);
  });
});
