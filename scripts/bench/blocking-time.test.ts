import { expect, it } from 'vitest';
import { blockingTime, type TraceEvent } from './blocking-time';

const event = (name: string, ts: number, more: Partial<TraceEvent> = {}): TraceEvent => ({
  name,
  ts,
  ph: 'X',
  pid: 1,
  tid: 2,
  ...more,
});
const painted = event('firstContentfulPaint', 1_000_000, { ph: 'R' });

it('adds what tasks of the main thread take over 50 ms on a phone, by CPU time, after the first paint', () => {
  const task = 'ThreadControllerImpl::RunTask';
  const events = [
    event(task, 900_000, { tdur: 90_000 }),
    painted,
    event(task, 1_000_000, { dur: 80_000, tdur: 20_000 }),
    event(task, 1_100_000, { dur: 80_000, tdur: 12_000 }),
    event(task, 1_200_000, { dur: 15_000 }),
    event(task, 1_300_000, { tdur: 90_000, tid: 3 }),
    event('FunctionCall', 1_400_000, { tdur: 90_000 }),
  ];
  expect(blockingTime(events)).toBe(30 + 10);
});

it('asks for a first paint', () => {
  expect(() => blockingTime([])).toThrow('no first paint of content');
});
