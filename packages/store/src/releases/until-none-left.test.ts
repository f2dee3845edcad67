import { setImmediate } from 'node:timers/promises';
import { StoreUnavailable } from '@tussock/server/table/budget';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { untilNoneLeft } from './until-none-left';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] }));
afterEach(() => vi.useRealTimers());

const BUDGET = 60_000;
const BATCH = Array.from({ length: 100 }, (_, n) => n);

/** How a batch of 100 ends within so long, and how often something was sent. */
async function endOf(
  milliseconds: number,
  send: (left: readonly number[]) => Promise<readonly number[]>,
): Promise<[unknown, number]> {
  let sent = 0;
  const run = untilNoneLeft({ budget: BUDGET }, BATCH, (left) => {
    sent += 1;
    return send(left);
  });
  const outcome = run.then(
    () => 'done',
    (error: unknown) => error,
  );
  await vi.advanceTimersByTimeAsync(milliseconds);
  return [await Promise.race([outcome, setImmediate('it waits')]), sent];
}

it('takes as long as it needs while something moves', async () => {
  const start = performance.now();
  let last = start;
  const oneAtATime = async (left: readonly number[]) => {
    last = performance.now();
    return left.slice(1);
  };
  expect(await endOf(3_600_000, oneAtATime)).toEqual(['done', 100]);
  expect(last - start).toBeGreaterThan(BUDGET);
});

it.each([0, -86_400_000, 86_400_000])(
  'ends once nothing has moved for the whole budget, also where the clock is set by %d ms meanwhile',
  async (jump) => {
    const start = performance.now();
    let last = start;
    let isSet = false;
    const nothing = async (left: readonly number[]) => {
      if (!isSet) vi.setSystemTime(Date.now() + jump);
      isSet = true;
      last = performance.now();
      return left;
    };
    expect((await endOf(2 * BUDGET, nothing))[0]).toBeInstanceOf(StoreUnavailable);
    expect(last - start).toBeGreaterThanOrEqual(BUDGET);
  },
);

it('a call that took the whole budget is the last', async () => {
  const away = async () => {
    await new Promise((resolve) => setTimeout(resolve, BUDGET));
    throw new StoreUnavailable(5);
  };
  const [end, sent] = await endOf(BUDGET, away);
  expect([end, sent]).toEqual([expect.any(StoreUnavailable), 1]);
});

it('an error that says something of the call is not waited for', async () => {
  const [end, sent] = await endOf(0, () => Promise.reject(new TypeError('wrong')));
  expect([end, sent]).toEqual([expect.any(TypeError), 1]);
});
