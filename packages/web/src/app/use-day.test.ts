import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { act, renderHook } from '../lib/render-hook.fixture';
import { useDay } from './use-day';

let document: EventTarget;
beforeEach(() => {
  document = new EventTarget();
  vi.stubGlobal('document', document);
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Opens a page of 20 November while the visitor's clock shows one time, and looks at it when the clock shows others. */
async function daysAt(opened: string, ...later: string[]): Promise<string[]> {
  vi.setSystemTime(opened);
  const hook = await renderHook(() => useDay('2026-11-20'));
  const days = [hook.current];
  for (const time of later) {
    vi.setSystemTime(time);
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    days.push(hook.current);
  }
  await hook.close();
  expect(vi.getTimerCount()).toBe(0);
  return days;
}

it('the day moves on at midnight in New Zealand, and only then', async () => {
  const seen = await daysAt(
    '2026-11-20T10:59:00Z',
    '2026-11-20T10:59:59Z',
    '2026-11-20T11:00:00Z',
    '2026-11-23T10:00:00Z',
  );
  expect(seen).toEqual(['2026-11-20', '2026-11-20', '2026-11-21', '2026-11-23']);
});

it('with a wrong clock it is that of the page, moved on by as many days', async () => {
  expect(await daysAt('2025-02-27T22:00:00Z', '2025-02-28T22:00:00Z')).toEqual(['2026-11-20', '2026-11-21']);
});

it('a page that the edge served just after midnight may be of the evening before', async () => {
  expect(await daysAt('2026-11-20T11:05:00Z', '2026-11-21T11:00:00Z')).toEqual(['2026-11-21', '2026-11-22']);
  expect(await daysAt('2026-11-20T11:30:00Z')).toEqual(['2026-11-20']);
});

it('a clock that is some minutes slow reaches the day of the page, and does not pass it', async () => {
  const seen = await daysAt('2026-11-19T10:55:00Z', '2026-11-19T11:00:00Z', '2026-11-20T11:00:00Z');
  expect(seen).toEqual(['2026-11-20', '2026-11-20', '2026-11-21']);
});

it('a clock that is set back, or far ahead, moves nothing', async () => {
  const seen = await daysAt(
    '2026-11-20T00:00:00Z',
    '2026-11-18T00:00:00Z',
    '2027-11-20T00:00:00Z',
    '2026-11-22T00:00:00Z',
  );
  expect(seen).toEqual(['2026-11-20', '2026-11-20', '2026-11-20', '2026-11-22']);
});

it('a tab that stays in sight looks by itself', async () => {
  vi.setSystemTime('2026-11-20T10:59:30Z');
  const hook = await renderHook(() => useDay('2026-11-20'));
  await act(async () => void vi.advanceTimersByTime(60_000));
  expect(hook.current).toBe('2026-11-21');
  await hook.close();
});

it('a page that the browser kept for days is of the day that the clock shows', async () => {
  onTestFinished(() => void vi.restoreAllMocks());
  const kept = { transferSize: 0 } as PerformanceNavigationTiming;
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([kept]);
  vi.setSystemTime('2026-11-22T22:00:00Z');
  const hook = await renderHook(() => useDay('2026-11-20'));
  expect(hook.current).toBe('2026-11-23');
  await hook.close();
  Object.assign(kept, { transferSize: 300 });
  expect(await daysAt('2026-11-22T22:00:00Z')).toEqual(['2026-11-20']);
});
