import { StoreUnavailable } from '@tussock/server/table/budget';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DirectCalls } from './direct-call';
import { quickCall } from './quick-call';

const CALL = { operation: 'GetItem' as const, input: {} };
const READER = { budget: 3_000, attempt: 1_000 };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  // Node's own is no timer that can be moved on.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new Error('Too late')), milliseconds);
    return controller.signal;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Direct calls that go wrong after so long. */
const failing = (took: number, isReady = true) => ({
  areReady: () => isReady,
  call: vi.fn<DirectCalls['call']>(async () => {
    await new Promise((resolve) => setTimeout(resolve, took));
    throw new Error('The engine answered 500');
  }),
});

/** The SDK where it waits until it may not any more. */
const waiting = () =>
  vi.fn(
    (signal: AbortSignal) =>
      new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  );

/** Milliseconds until a read is given up. */
async function givenUpAfter(call: Promise<unknown>): Promise<number> {
  const started = performance.now();
  const ended = call.catch((error: unknown) => {
    expect(error).toBeInstanceOf(StoreUnavailable);
    return performance.now() - started;
  });
  await vi.runAllTimersAsync();
  return (await ended) as number;
}

test('the SDK has what a direct call left of the time, and no more', async () => {
  const direct = failing(1_000);
  expect(await givenUpAfter(quickCall({ ...READER, direct }, CALL, waiting()))).toBe(3_000);
});

test('where nothing was left, as after a frozen process, the SDK has a quarter of a second', async () => {
  const direct = failing(60_000);
  expect(await givenUpAfter(quickCall({ ...READER, direct }, CALL, waiting()))).toBe(60_250);
});

test.each([
  ['an attempt', READER, 1_000],
  ['the whole read, where that has less', { ...READER, budget: 400 }, 400],
])('a direct call has the time of %s', async (_, patience, milliseconds) => {
  const direct = failing(0);
  const bySdk = { by: 'the SDK' };
  const sdk = async () => bySdk;
  const read = quickCall({ ...patience, direct }, { ...CALL, body: Buffer.from('{}') }, sdk);
  await vi.runAllTimersAsync();
  expect(await read).toBe(bySdk);
  expect(direct.call.mock.calls).toEqual([['GetItem', {}, milliseconds, Buffer.from('{}')]]);
});

test('whatever a direct call takes, a read ends with its budget, or a quarter of a second after that call', async () => {
  const time = fc.integer({ min: 1, max: 10_000 });
  await fc.assert(
    fc.asyncProperty(time, time, time, async (budget, attempt, took) => {
      const direct = failing(took);
      const read = quickCall({ budget, attempt, direct }, CALL, waiting());
      expect(await givenUpAfter(read)).toBe(Math.max(budget, took + 250));
      expect(direct.call.mock.calls[0]?.[2]).toBe(Math.min(attempt, budget));
    }),
  );
});

test.each([
  ['there are no direct calls', undefined],
  ['one went wrong lately', failing(1_000, false)],
])('the SDK has the whole time where %s', async (_, direct) => {
  expect(await givenUpAfter(quickCall({ ...READER, ...(direct && { direct }) }, CALL, waiting()))).toBe(
    3_000,
  );
  if (direct) expect(direct.call).not.toHaveBeenCalled();
});

test('the SDK is not asked for what a direct call answered', async () => {
  const sdk = waiting();
  const direct = { areReady: () => true, call: async () => ({ Item: 1 }) };
  expect(await quickCall({ ...READER, direct }, CALL, sdk)).toEqual({ Item: 1 });
  expect(sdk).not.toHaveBeenCalled();
});
