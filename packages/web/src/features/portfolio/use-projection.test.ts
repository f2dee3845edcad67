import { formulaYears } from '@tussock/core/portfolio/formula-years';
import { readPortfolioLink } from '@tussock/core/portfolio/portfolio-params';
import type { Projection, SimulationInput } from '@tussock/core/portfolio/simulate';
import { createElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { act, renderHook } from '../../lib/render-hook.fixture';
import { TodayProvider } from '../../lib/today';
import { PATHS, useProjection } from './use-projection';

const TODAY = '2026-11-20';
const stateOf = (amount: number) =>
  readPortfolioLink(new URLSearchParams({ amount: String(amount) }), TODAY).state;
const answerTo = ({ amount }: SimulationInput) =>
  ({ years: [{ year: 1, of: amount }] }) as unknown as Projection;

/** The worker of the page: it answers when the test says so. */
class FakeWorker {
  static made: FakeWorker[] = [];
  asked: SimulationInput[] = [];
  ended = false;
  onmessage: ((event: { data: Projection }) => void) | null = null;
  onerror: (() => void) | null = null;
  constructor() {
    FakeWorker.made.push(this);
  }
  postMessage(input: SimulationInput) {
    this.asked.push(input);
  }
  terminate() {
    this.ended = true;
  }
  answer() {
    const input = this.asked.at(-1) as SimulationInput;
    this.onmessage?.({ data: answerTo(input) });
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeWorker.made = [];
  vi.stubGlobal('Worker', FakeWorker);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function open() {
  const now = { state: stateOf(100_000) };
  const hook = await renderHook(() => useProjection(now.state), {
    wrap: (children) => createElement(TodayProvider, { value: TODAY }, children),
  });
  const [worker] = FakeWorker.made as [FakeWorker];
  const edit = async (amount: number) => {
    now.state = stateOf(amount);
    await hook.again();
  };
  return { hook, worker, edit, now };
}
const inputOf = ({ weights, amount, years, fee, inflation, seed }: ReturnType<typeof stateOf>) => ({
  weights,
  amount,
  years,
  fee,
  inflation,
  seed,
  paths: PATHS,
  on: TODAY,
});

describe('the projection of a portfolio', () => {
  it('is by formula at first, and the simulation once it is there', async () => {
    const { hook, worker, now } = await open();
    expect(worker.asked).toEqual([inputOf(now.state)]);
    const years = formulaYears(inputOf(now.state));
    expect(hook.current).toEqual({ state: now.state, years, simulated: null, failed: false });
    await act(async () => worker.answer());
    const projection = answerTo(inputOf(now.state));
    expect(hook.current).toEqual({
      state: now.state,
      years: projection.years,
      simulated: projection,
      failed: false,
    });
    await hook.close();
    expect([FakeWorker.made.length, worker.ended]).toEqual([1, true]);
  });

  it('shows the simulation of the state before for a moment, then the formula of the new state', async () => {
    const { hook, worker, edit, now } = await open();
    const first = now.state;
    await act(async () => worker.answer());
    await edit(200_000);
    expect(hook.current).toMatchObject({ state: first, simulated: answerTo(inputOf(first)) });
    await act(async () => void vi.advanceTimersByTime(199));
    expect(hook.current.state).toBe(first);
    await act(async () => void vi.advanceTimersByTime(1));
    expect(hook.current).toMatchObject({ state: now.state, simulated: null });
    expect(hook.current.years).toEqual(formulaYears(inputOf(now.state)));
    await act(async () => worker.answer());
    expect(hook.current).toMatchObject({ state: now.state, simulated: answerTo(inputOf(now.state)) });
    await act(async () => void vi.advanceTimersByTime(1_000));
    expect(hook.current.simulated).not.toBeNull();
    await hook.close();
  });

  it('asks for the latest state only, once the worker is free', async () => {
    const { hook, worker, edit } = await open();
    await edit(200_000);
    await edit(300_000);
    expect(worker.asked.map(({ amount }) => amount)).toEqual([100_000]);
    await act(async () => worker.answer());
    expect(worker.asked.map(({ amount }) => amount)).toEqual([100_000, 300_000]);
    await act(async () => worker.answer());
    expect(hook.current.state.amount).toBe(300_000);
    await edit(400_000);
    expect(worker.asked.map(({ amount }) => amount)).toEqual([100_000, 300_000, 400_000]);
    await hook.close();
  });

  it('is by formula where the browser cannot run the simulation', async () => {
    const { hook, worker, edit, now } = await open();
    await act(async () => worker.answer());
    await act(async () => worker.onerror?.());
    expect(hook.current.failed).toBe(true);
    await edit(200_000);
    expect(hook.current).toMatchObject({ state: now.state, simulated: null, failed: true });
    await hook.close();
  });

  it('is asked for again when anything that counts has changed', async () => {
    const { hook, worker, now } = await open();
    const { state } = now;
    const changes = [
      { years: state.years + 1 },
      { fee: state.fee + 1 },
      { inflation: state.inflation + 1 },
      { seed: state.seed + 1 },
      { weights: [...state.weights].reverse() },
    ];
    for (const change of changes) {
      await act(async () => worker.answer());
      now.state = { ...now.state, ...change };
      await hook.again();
    }
    expect(worker.asked).toHaveLength(changes.length + 1);
    expect(worker.asked.at(-1)).toEqual(inputOf(now.state));
    now.state = { ...now.state };
    await act(async () => worker.answer());
    await hook.again();
    expect(worker.asked).toHaveLength(changes.length + 1);
    await hook.close();
  });
});
