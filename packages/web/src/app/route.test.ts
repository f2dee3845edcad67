import { useMemo } from 'react';
import { expect, it, vi } from 'vitest';
import { renderHook } from '../lib/render-hook.fixture';
import { matchRoute, route, useRouteModule } from './route';

const MODULE = { default: () => null };

it('a module that arrives while its page is rendering shows without an error that React recovers from', async () => {
  const page = route('/page', 'page', async () => MODULE);
  const hook = await renderHook(() => {
    const module = useRouteModule(page);
    return useMemo(() => module.default, [module]);
  });
  expect(hook.current).toBe(MODULE.default);
  await hook.close();
});

it('a page whose module is loaded renders without suspending', async () => {
  const page = route('/page', 'page', async () => MODULE);
  await page.load();
  let renderings = 0;
  const hook = await renderHook(() => {
    renderings += 1;
    return useRouteModule(page);
  });
  expect(hook.current).toBe(MODULE);
  expect(renderings).toBe(1);
  await hook.close();
});

it('a module that could not be loaded is asked for again', async () => {
  let asked = 0;
  const page = route('/page', 'page', async () => {
    asked += 1;
    if (asked === 1) throw new Error('no connection');
    return MODULE;
  });
  await expect(page.load()).rejects.toThrow('no connection');
  expect(await page.load()).toBe(MODULE);
});

it('a module that could not be loaded stays lost to rendering, which would else wait for a new one without end', async () => {
  let asked = 0;
  const page = route('/page', 'page', async () => {
    asked += 1;
    if (asked < 3) throw new Error('no connection');
    return MODULE;
  });
  const first = page.load(false);
  await expect(first).rejects.toThrow('no connection');
  expect(page.load(false)).toBe(first);
  await expect(page.load()).rejects.toThrow('no connection');
  await expect(page.load(false)).rejects.toThrow('no connection');
  expect(asked).toBe(2);
  const found = page.load();
  expect(page.load(false)).toBe(found);
  expect(await found).toBe(MODULE);
});

it('a module that never comes counts as failed in a browser, and is there for the next try where it came late', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('window', { navigator: { onLine: true } });
  try {
    let arrive = (_: typeof MODULE) => {};
    const coming = new Promise<typeof MODULE>((resolve) => {
      arrive = resolve;
    });
    const page = route('/page', 'page', () => coming);
    const failed = expect(page.load()).rejects.toThrow('error loading');
    await vi.advanceTimersByTimeAsync(60_000);
    await failed;
    arrive(MODULE);
    expect(await page.load()).toBe(MODULE);
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  }
});

it('gives a page the parameters of its address without control characters', () => {
  const page = route('/page', 'page', async () => MODULE);
  const search = new URLSearchParams('q=a%00b%01&q=k%C4%81inga&status=%1BOpen&empty=');
  const read = matchRoute([page], '/page', search)?.address.search;
  expect([...(read ?? [])]).toEqual([
    ['q', 'a b '],
    ['q', 'kāinga'],
    ['status', ' Open'],
    ['empty', ''],
  ]);
});
