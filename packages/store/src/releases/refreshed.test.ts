import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type RefreshedOptions, refreshed } from './refreshed';

const AGE = 5_000;
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A value that is read by hand: each reading waits until it is answered. */
function byHand(options?: RefreshedOptions) {
  const readings: { answer: (value: string) => void; fail: (error: Error) => void }[] = [];
  const get = refreshed(
    () => new Promise<string>((answer, fail) => void readings.push({ answer, fail })),
    AGE,
    Date.now,
    options,
  );
  /** What was answered by now; null while it waits. */
  const seen = (asked: Promise<string>) => {
    let found: string | null = null;
    asked.then((value) => {
      found = value;
    });
    return () => found;
  };
  return { get, readings, seen };
}

async function readOnce(options?: RefreshedOptions) {
  const hand = byHand(options);
  const first = hand.get();
  hand.readings[0]?.answer('old');
  expect(await first).toBe('old');
  await vi.advanceTimersByTimeAsync(AGE);
  return hand;
}

it('serves the old answer where a new one is late, and the new one when it is there', async () => {
  const { get, readings, seen } = await readOnce();
  const asked = seen(get());
  await vi.advanceTimersByTimeAsync(990);
  expect(asked()).toBeNull();
  await vi.advanceTimersByTimeAsync(20);
  expect(asked()).toBe('old');
  readings[1]?.answer('new');
  await vi.advanceTimersByTimeAsync(0);
  expect(await get()).toBe('new');
  expect(readings).toHaveLength(2);
});

it('waits for a new answer that comes in time', async () => {
  const { get, readings, seen } = await readOnce();
  const asked = seen(get());
  await vi.advanceTimersByTimeAsync(500);
  readings[1]?.answer('new');
  await vi.advanceTimersByTimeAsync(0);
  expect(asked()).toBe('new');
  expect(vi.getTimerCount()).toBe(0);
});

it('is read once for all who ask while it is read', async () => {
  const { get, readings } = byHand();
  const asked = [get(), get(), get()];
  readings[0]?.answer('one');
  expect(await asked[0]).toBe('one');
  await vi.advanceTimersByTimeAsync(0);
  expect(readings).toHaveLength(1);
  expect(await Promise.all(asked)).toEqual(['one', 'one', 'one']);
});

it('waits as long as it takes where there is no old one', async () => {
  const { get, readings, seen } = byHand();
  const asked = seen(get());
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked()).toBeNull();
  readings[0]?.answer('first');
  await vi.advanceTimersByTimeAsync(0);
  expect(asked()).toBe('first');
});

it('asks a table that was away again when the old answer has aged once more, and nobody waits for it', async () => {
  const { get, readings } = await readOnce();
  const failing = get();
  readings[1]?.fail(new Error('away'));
  expect(await failing).toBe('old');
  await vi.advanceTimersByTimeAsync(AGE - 1);
  expect(await get()).toBe('old');
  expect(readings).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(await get()).toBe('old');
  expect(readings).toHaveLength(3);
});

it('answers a first failure for three seconds, and then asks again', async () => {
  const { get, readings } = byHand();
  const first = get();
  readings[0]?.fail(new Error('away'));
  await expect(first).rejects.toThrow('away');
  await vi.advanceTimersByTimeAsync(2_999);
  await expect(get()).rejects.toThrow('away');
  expect(readings).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  const again = get();
  readings[1]?.answer('there');
  expect(await again).toBe('there');
});

/** A function that nobody asks is frozen, and goes on where it was. */
const HOUR = 3_600_000;

it('waits for a new answer after a failure of long ago: what is known may be as old', async () => {
  const { get, readings, seen } = await readOnce();
  const failing = get();
  readings[1]?.fail(new Error('away'));
  expect(await failing).toBe('old');
  await vi.advanceTimersByTimeAsync(HOUR);
  const asked = seen(get());
  await vi.advanceTimersByTimeAsync(100);
  expect(asked()).toBeNull();
  readings[2]?.answer('new');
  await vi.advanceTimersByTimeAsync(0);
  expect(asked()).toBe('new');
});

it('reads anew where a reading began long ago: its answer is of that time', async () => {
  const { get, readings, seen } = await readOnce();
  const late = get();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await late).toBe('old');
  await vi.advanceTimersByTimeAsync(HOUR);
  const asked = seen(get());
  readings[1]?.answer('of an hour ago');
  await vi.advanceTimersByTimeAsync(100);
  expect([asked(), readings.length]).toEqual([null, 3]);
  readings[2]?.answer('new');
  await vi.advanceTimersByTimeAsync(0);
  expect(asked()).toBe('new');
});

it('a reading that fails when a process goes on says nothing of now: what is known is as old as before', async () => {
  const { get, readings, seen } = await readOnce();
  const late = get();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await late).toBe('old');
  await vi.advanceTimersByTimeAsync(HOUR);
  readings[1]?.fail(new Error('its time is over'));
  await vi.advanceTimersByTimeAsync(0);
  const asked = seen(get());
  await vi.advanceTimersByTimeAsync(100);
  expect([asked(), readings.length]).toEqual([null, 3]);
  readings[2]?.answer('new');
  await vi.advanceTimersByTimeAsync(0);
  expect(asked()).toBe('new');
});

it('an answer is as old as its reading, where a process was frozen between', async () => {
  const { get, readings } = byHand();
  const first = get();
  await vi.advanceTimersByTimeAsync(HOUR);
  readings[0]?.answer('of an hour ago');
  expect(await first).toBe('of an hour ago');
  const next = get();
  readings[1]?.answer('new');
  expect(await next).toBe('new');
});

it('waits longer for a new answer where the old one is of before a sleep and must not be shown again', async () => {
  const { get, readings, seen } = await readOnce({ afterSleep: 3_000 });
  await vi.advanceTimersByTimeAsync(HOUR);
  const asked = seen(get());
  await vi.advanceTimersByTimeAsync(2_500);
  expect(asked()).toBeNull();
  readings[1]?.answer('new');
  await vi.advanceTimersByTimeAsync(0);
  expect(asked()).toBe('new');
});

it('serves the answer of before a sleep where the new one is later than that', async () => {
  const { get, seen } = await readOnce({ afterSleep: 3_000 });
  await vi.advanceTimersByTimeAsync(HOUR);
  const asked = seen(get());
  await vi.advanceTimersByTimeAsync(2_990);
  expect(asked()).toBeNull();
  await vi.advanceTimersByTimeAsync(20);
  expect(asked()).toBe('old');
});

it('waits no longer than otherwise where the old answer is of a moment ago', async () => {
  const { get, seen } = await readOnce({ afterSleep: 3_000 });
  const asked = seen(get());
  await vi.advanceTimersByTimeAsync(1_010);
  expect(asked()).toBe('old');
});
