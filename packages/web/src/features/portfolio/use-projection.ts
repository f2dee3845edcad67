import { formulaYears } from '@tussock/core/portfolio/formula-years';
import type { PortfolioState } from '@tussock/core/portfolio/portfolio-params';
import type { Projection, ProjectionYear, SimulationInput } from '@tussock/core/portfolio/simulate';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useToday } from '../../lib/today';

export const PATHS = 10_000;

/** How long the previous picture stays while a simulation runs; after that the formula's result is shown. */
const PATIENCE_MS = 200;

export interface ShownProjection {
  /** The state that this projection is of; for a moment after an edit, the previous one. */
  state: PortfolioState;
  years: readonly ProjectionYear[];
  /** The simulation of this state; null while it runs, without scripts, or where no worker can run. */
  simulated: Projection | null;
  /** True where this browser cannot run the simulation. */
  failed: boolean;
}

interface Question {
  key: string;
  state: PortfolioState;
  input: SimulationInput;
}

/**
 * The projection of a state: at first, and where the worker is slow or cannot run, by formula; otherwise the simulation
 * of the worker. While the worker is busy, only the latest state waits.
 */
export function useProjection(state: PortfolioState): ShownProjection {
  const { weights, amount, years, fee, inflation, seed } = state;
  const on = useToday();
  const key = [weights.join('-'), amount, years, fee, inflation, seed, on].join('|');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is made of all of them
  const question: Question = useMemo(
    () => ({ key, state, input: { weights, amount, years, fee, inflation, seed, paths: PATHS, on } }),
    [key],
  );
  const [answer, setAnswer] = useState<(Question & { projection: Projection }) | null>(null);
  const [failed, setFailed] = useState(false);
  const [overdue, setOverdue] = useState('');
  const ask = useRef<(question: Question) => void>(() => {});

  useEffect(() => {
    const worker = new Worker(new URL('./projection.worker.ts', import.meta.url), { type: 'module' });
    let asked: Question | null = null;
    let waiting: Question | null = null;
    const send = (next: Question) => {
      asked = next;
      waiting = null;
      worker.postMessage(next.input);
    };
    ask.current = (next) => {
      waiting = next;
      if (asked === null) send(next);
    };
    worker.onmessage = ({ data }: MessageEvent<Projection>) => {
      if (asked !== null) setAnswer({ ...asked, projection: data });
      asked = null;
      if (waiting) send(waiting);
    };
    worker.onerror = () => setFailed(true);
    return () => worker.terminate();
  }, []);

  useEffect(() => ask.current(question), [question]);

  const isAnswered = answer?.key === key;
  useEffect(() => {
    if (isAnswered) return;
    const timer = setTimeout(() => setOverdue(key), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isAnswered, key]);

  const shown = isAnswered || (overdue !== key && !failed) ? answer : null;
  return useMemo(
    () =>
      shown
        ? { state: shown.state, years: shown.projection.years, simulated: shown.projection, failed }
        : { state: question.state, years: formulaYears(question.input), simulated: null, failed },
    [shown, question, failed],
  );
}
