import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { inTime } from './in-time';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('what comes in time is the answer, and no timer is left', async () => {
  expect(await inTime(Promise.resolve('here'), 1_000, () => 'late')).toBe('here');
  expect(vi.getTimerCount()).toBe(0);
});

it('a failure in time is a failure', async () => {
  await expect(inTime(Promise.reject(new Error('no')), 1_000, () => 'late')).rejects.toThrow('no');
  expect(vi.getTimerCount()).toBe(0);
});

it('what is late is answered for, and its failure afterwards is nobody’s', async () => {
  let fail = (_: Error) => {};
  const coming = new Promise<string>((_, reject) => {
    fail = reject;
  });
  const answer = inTime(coming, 1_000, async () => 'late');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await answer).toBe('late');
  fail(new Error('too late to matter'));
});
